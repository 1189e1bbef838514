import "server-only";
import {
  challengeRequired,
  checkChallenge,
  isChallengeDue,
} from "@/lib/platform/security/challenge";
import {
  clear,
  clearLock,
  isLocked,
  lockAfterFailures,
  spend,
} from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import { type DomainError, RateLimitedError } from "@/lib/shared/errors";

// What keeps guessing slow. Each account that a login may be meant for is locked by itself, so that
// nobody unlocks one by logging in to another. A lock takes a solved challenge for each guess; it
// never keeps out who knows the password.

export const ROLES = ["owner", "newest", "oldest"] as const;

/** Where the failures of an address are counted that no account stands for: alike, known or not. */
export function emptyKey(role: (typeof ROLES)[number], email: string): string {
  return `${role} of ${email}`;
}

export function deviceKey(device: string): string {
  return `device ${device}`;
}

const LOCKED = "Too many failed logins to this account. Complete the check below to continue.";

/** What of a login may not be tried, and what it is told when nothing else of it is right. */
export type Pass = {
  locked: ReadonlySet<string>;
  refusal: DomainError | null;
  /** A solved challenge opened what is locked. */
  isPaid: boolean;
};

async function lockedOf(keys: readonly string[]): Promise<Set<string>> {
  const locked = await Promise.all(keys.map(isLocked));
  return new Set(keys.filter((_, index) => locked[index]));
}

/** Counts a guess that a challenge paid for; answers why it may not be made, or `null`. */
async function refusalOfGuess(email: string): Promise<DomainError | null> {
  try {
    await spend("challengedLoginByEmail", email);
    return null;
  } catch (error) {
    if (error instanceof RateLimitedError) return error;
    throw error;
  }
}

type Trying = {
  email: string;
  keys: readonly string[];
  client: Client;
  challenge?: string | undefined;
};

/**
 * What may be tried of the keys: those that are not locked, or all where a challenge is solved, so
 * many times an hour. Throws `challenge_required` where the network has failed often, and whatever
 * there is to do where nothing may be tried.
 */
export async function passGuard({ email, keys, client, challenge }: Trying): Promise<Pass> {
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

/** What still may have been tried afterwards: of many guesses at once, late ones learn nothing. */
export async function passAgain(pass: Pass, keys: readonly string[]): Promise<Pass> {
  if (pass.isPaid) return pass;
  const locked = await lockedOf(keys);
  const refusal = locked.size === 0 ? null : (pass.refusal ?? challengeRequired(LOCKED));
  return { locked, refusal, isPaid: false };
}

/** Counts a failed login for everything that it tried. */
export async function countFailure(keys: readonly string[], client: Client): Promise<void> {
  await Promise.all(keys.map(lockAfterFailures));
  await spend("failedLoginByAddress", client.address);
}

/**
 * Forgets the failures of an account whose owner has proved who they are. Where the address is
 * theirs, also those that no account stands for: what other accounts failed at stays counted.
 */
export async function forgetFailures(account: {
  id: string;
  email: string;
  isOwner: boolean;
}): Promise<void> {
  const email = account.email.toLowerCase();
  const empty = account.isOwner ? ROLES.map((role) => emptyKey(role, email)) : [];
  await Promise.all([account.id, ...empty].map(clearLock));
}

/** Under which key wrong codes of the second factor lock it. */
export function codesKey(userId: string): string {
  return `codes of ${userId}`;
}

/** Forgets wrong codes: they are guessed at with the password, and that is another one now. */
export async function forgetCodes(userId: string): Promise<void> {
  await clearLock(codesKey(userId));
  await clear("secondFactorByAccount", userId);
}

/** Forgets everything after a reset, also the guesses that challenges paid for. */
export async function unlockAccount(account: { id: string; email: string }): Promise<void> {
  await forgetFailures({ ...account, isOwner: true });
  await forgetCodes(account.id);
  await clear("challengedLoginByEmail", account.email.toLowerCase());
}
