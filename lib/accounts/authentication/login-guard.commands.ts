import "server-only";
import {
  challengeRequired,
  checkChallenge,
  isChallengeDue,
} from "@/lib/platform/security/challenge";
import {
  clearLimit,
  clearLock,
  isLocked,
  lockAfterFailures,
  spend,
} from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import { type DomainError, RateLimitedError } from "@/lib/shared/errors";

// Slows down password guessing. Each account that a login may be meant for is locked separately, so
// that no one unlocks one account by logging in to another. A lock asks for a solved challenge per
// guess; it never keeps out someone who knows the password.

export const SLOT_ROLES = ["owner", "newest", "oldest"] as const;

/**
 * The key under which failures are counted where an address has no account in this role, so that
 * known and unknown addresses behave alike.
 */
export function emptyKey(role: (typeof SLOT_ROLES)[number], email: string): string {
  return `${role} of ${email}`;
}

export function deviceKey(device: string): string {
  return `device ${device}`;
}

const LOCKED = "Too many failed logins to this account. Complete the check below to continue.";

/** Which keys a login may not try, and the error to give if none of the others is right. */
export type GuardResult = {
  locked: ReadonlySet<string>;
  refusal: DomainError | null;
  /** A solved challenge opened the locked keys. */
  isPaid: boolean;
};

async function lockedOf(keys: readonly string[]): Promise<Set<string>> {
  const locked = await Promise.all(keys.map(isLocked));
  return new Set(keys.filter((_, index) => locked[index]));
}

/**
 * Counts a guess that a challenge paid for. Returns the error if too many were made, else `null`.
 */
async function refusalOfGuess(email: string): Promise<DomainError | null> {
  try {
    await spend("challengedLoginByEmail", email);
    return null;
  } catch (error) {
    if (error instanceof RateLimitedError) return error;
    throw error;
  }
}

type LoginAttempt = {
  email: string;
  keys: readonly string[];
  client: Client;
  challenge?: string | undefined;
};

/**
 * Decides which keys may be tried: those that are not locked, or all of them if a challenge is
 * solved, up to a number per hour. Throws `challenge_required` when the network has failed often;
 * when nothing may be tried, throws the error that says what to do.
 */
export async function passGuard({
  email,
  keys,
  client,
  challenge,
}: LoginAttempt): Promise<GuardResult> {
  const isDue = await isChallengeDue("failedLoginByAddress", client.address);
  const locked = await lockedOf(keys);
  const isAsked = isDue || locked.size > 0;
  const hasSolved = isAsked && challenge !== undefined && (await checkChallenge(challenge));
  if (isDue && !hasSolved) throw challengeRequired();
  if (locked.size === 0) return { locked, refusal: null, isPaid: false };
  const refusal = hasSolved ? await refusalOfGuess(email) : challengeRequired(LOCKED);
  if (refusal === null) return { locked: new Set(), refusal, isPaid: true };
  if (locked.size === keys.length) throw refusal;
  return { locked, refusal, isPaid: false };
}

/**
 * Checks the locks again after the passwords were compared, so that the late ones of many
 * simultaneous guesses learn nothing.
 */
export async function repeatGuard(
  pass: GuardResult,
  keys: readonly string[],
): Promise<GuardResult> {
  if (pass.isPaid) return pass;
  const locked = await lockedOf(keys);
  const refusal = locked.size === 0 ? null : (pass.refusal ?? challengeRequired(LOCKED));
  return { locked, refusal, isPaid: false };
}

/** Counts a failed login against every key that it tried. */
export async function countFailure(keys: readonly string[], client: Client): Promise<void> {
  await Promise.all(keys.map(lockAfterFailures));
  await spend("failedLoginByAddress", client.address);
}

/**
 * Clears an account's failures after its owner has signed in. If the address is theirs, this
 * includes the failures counted for its empty slots; those of other accounts stay.
 */
export async function forgetFailures(account: {
  id: string;
  email: string;
  isOwner: boolean;
}): Promise<void> {
  const email = account.email.toLowerCase();
  const empty = account.isOwner ? SLOT_ROLES.map((role) => emptyKey(role, email)) : [];
  await Promise.all([account.id, ...empty].map(clearLock));
}

/** The key under which wrong second-factor codes are counted. */
export function codesKey(userId: string): string {
  return `codes of ${userId}`;
}

/** Clears wrong codes: guessing them takes the password, and that has just changed. */
export async function forgetCodes(userId: string): Promise<void> {
  await clearLock(codesKey(userId));
  await clearLimit("secondFactorByAccount", userId);
}

/** Clears every failure after a reset, including the guesses that challenges paid for. */
export async function unlockAccount(account: { id: string; email: string }): Promise<void> {
  await forgetFailures({ ...account, isOwner: true });
  await forgetCodes(account.id);
  await clearLimit("challengedLoginByEmail", account.email.toLowerCase());
}
