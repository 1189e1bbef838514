import "server-only";
import { audit } from "@/lib/platform/audit";
import { requireChallengeAbove } from "@/lib/platform/challenge";
import type { Client } from "@/lib/platform/client";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/platform/errors";
import { hashPassword, isOutdated, verifyPassword } from "@/lib/platform/password-hash";
import { checkLock, clearLock, lockAfterFailures, spend } from "@/lib/platform/rate-limit";
import type { UserType } from "@/lib/shared/areas";
import type { Login } from "../schema";
import { startSession } from "../sessions/commands";
import { redeemCode } from "../two-factor/commands";

export const LOGIN_FAILED = "Login failed. Please check your credentials and try again.";

// One account may own the address and others claim it; the owner and the newest claim can sign in.
const CANDIDATES = 2;

async function findCandidates(email: string) {
  return db.user.findMany({
    where: { email },
    orderBy: [{ emailVerifiedAt: { sort: "desc", nulls: "last" } }, { createdAt: "desc" }],
    take: CANDIDATES,
  });
}

type Candidate = Awaited<ReturnType<typeof findCandidates>>[number];

/** The account whose password it is. Tries as many passwords whoever has the address. */
async function findByPassword(email: string, password: string): Promise<Candidate | null> {
  const candidates = await findCandidates(email);
  let found: Candidate | null = null;
  for (let slot = 0; slot < CANDIDATES; slot++) {
    const candidate = candidates[slot] ?? null;
    const isRight = await verifyPassword(candidate?.passwordHash ?? null, password);
    if (isRight && !found) found = candidate;
  }
  return found;
}

// The form offers Job Seeker and Employer; an admin may come through either.
function isOfType(user: Candidate, userType: UserType): boolean {
  return user.userType === "admin" || user.userType === userType;
}

async function fail(email: string, client: Client): Promise<never> {
  await lockAfterFailures(email);
  await spend("failedLoginByAddress", client.address);
  await audit(db, { action: "session.refused", actorId: null, address: client.address });
  throw new DomainError("unauthenticated", LOGIN_FAILED);
}

async function checkSecondFactor(user: Candidate, input: Login, client: Client): Promise<void> {
  if (!user.twoFactorEnabledAt) return;
  if (!input.code) {
    const message = "Enter the code that your authenticator app shows.";
    throw new DomainError("unauthenticated", message, { code: [message] });
  }
  const { code } = input;
  if (await redeemCode(user, code)) return;
  await audit(db, {
    action: "session.code_refused",
    actorId: user.id,
    address: client.address,
  });
  const message = "This code is not right. Enter the one your app shows now.";
  throw new DomainError("unauthenticated", message, { code: [message] });
}

async function renewHash(user: Candidate, password: string): Promise<void> {
  if (!user.passwordHash || !isOutdated(user.passwordHash)) return;
  const passwordHash = await hashPassword(password);
  await db.user.updateMany({
    where: { id: user.id, passwordHash: user.passwordHash },
    data: { passwordHash },
  });
}

/**
 * The account that these credentials open. A wrong password, an address nobody has and the wrong
 * 'Login as' answer the same, in the same time: `unauthenticated`. `rate_limited` says how long to
 * wait, `challenge_required` that a proof of work is due, `unauthenticated` at the field `code`
 * that the second factor is asked for.
 */
async function authenticate(input: Login, client: Client): Promise<Candidate> {
  const email = input.email.toLowerCase();
  await spend("authenticationByAddress", client.address);
  await spend("loginByAddress", client.address);
  await checkLock(email);
  await requireChallengeAbove("failedLoginByAddress", client.address, input.challenge);
  const user = await findByPassword(email, input.password);
  // Of many guesses at once, those that come after the lock learn nothing.
  await checkLock(email);
  if (!user || !isOfType(user, input.userType)) return fail(email, client);
  if (user.status === "suspended") {
    throw new DomainError(
      "forbidden",
      "This account is suspended. Write to us through Contact Us.",
    );
  }
  await checkSecondFactor(user, input, client);
  await clearLock(email);
  await renewHash(user, input.password);
  return user;
}

/**
 * Checks credentials and does what comes with them in one transaction: `open` starts a session or
 * issues a token. Throws as `authenticate` says.
 */
export async function logInWith<T>(
  input: Login,
  client: Client,
  open: (tx: Transaction, user: { id: string; userType: UserType; username: string }) => Promise<T>,
): Promise<T> {
  const user = await authenticate(input, client);
  return db.$transaction((tx) => open(tx, user));
}

/** Signs a browser in. */
export async function logIn(
  input: Login,
  client: Client,
): Promise<{ userId: string; userType: UserType; sessionId: string }> {
  return logInWith(input, client, async (tx, user) => ({
    userId: user.id,
    userType: user.userType,
    sessionId: await startSession(tx, user.id, client),
  }));
}
