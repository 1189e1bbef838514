import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { hashPassword, isOutdated, verifyPassword } from "@/lib/platform/security/password-hash";
import { spend } from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import type { UserType } from "@/lib/shared/areas";
import { DomainError } from "@/lib/shared/errors";
import type { Login } from "../schema";
import { rememberDevice } from "./known-devices.commands";
import { type LoginCandidate, listSlots, type PasswordSlot } from "./login-candidates.queries";
import {
  countFailure,
  forgetFailures,
  type GuardResult,
  passGuard,
  repeatGuard,
} from "./login-guard.commands";
import { startSession } from "./sessions.commands";
import { redeemCode } from "./two-factor.commands";

export const LOGIN_FAILED = "Login failed. Please check your credentials and try again.";

/** The slot whose password this is. Always compares the same number of passwords. */
async function findByPassword(
  slots: readonly PasswordSlot[],
  password: string,
  { locked }: GuardResult,
): Promise<PasswordSlot | null> {
  let found: PasswordSlot | null = null;
  for (const slot of slots) {
    const hash = locked.has(slot.key) ? null : slot.account?.passwordHash;
    const isRight = await verifyPassword(hash ?? null, password);
    if (isRight && !found) found = slot;
  }
  return found;
}

const WRONG_TYPE: Record<Exclude<UserType, "admin">, string> = {
  job_seeker: "This is a job seeker's account. Select Job Seeker under Login as.",
  employer: "This is an employer's account. Select Employer under Login as.",
};

// The form offers Job Seeker and Employer; an admin may sign in as either.
function requireType(user: LoginCandidate, userType: UserType): void {
  if (user.userType === "admin" || user.userType === userType) return;
  // Only someone who knows the password learns this.
  throw new DomainError("forbidden", WRONG_TYPE[user.userType]);
}

/**
 * The account whose password this is, within the guard's limits. Throws if there is none, and
 * `forbidden` if it has another type than the one chosen.
 */
async function findAccount(
  input: Login,
  { client, cookie }: { client: Client; cookie: string },
): Promise<LoginCandidate> {
  const email = input.email.toLowerCase();
  const slots = await listSlots(email, cookie);
  const keys = slots.map(({ key }) => key);
  const pass = await passGuard({ email, keys, client, challenge: input.challenge });
  const found = await findByPassword(slots, input.password, pass);
  const { locked, refusal } = await repeatGuard(pass, keys);
  const user = found && !locked.has(found.key) ? found.account : null;
  if (user) {
    requireType(user, input.userType);
    return user;
  }
  await countFailure(
    keys.filter((key) => !locked.has(key)),
    client,
  );
  await audit(db, { action: "session.refused", actorId: null, address: client.address });
  throw refusal ?? new DomainError("unauthenticated", LOGIN_FAILED);
}

type Factor = "id" | "twoFactorEnabledAt" | "twoFactorSecret" | "twoFactorStep";

/**
 * Throws `unauthenticated` at the field `code` unless the account has no second factor, or this is
 * its code.
 */
export async function checkSecondFactor(
  user: Pick<LoginCandidate, Factor>,
  code: string | undefined,
  client: Client,
): Promise<void> {
  if (!user.twoFactorEnabledAt) return;
  if (!code) {
    const message = "Enter the code from your authenticator app.";
    throw new DomainError("unauthenticated", message, { code: [message] });
  }
  if (await redeemCode(user, code)) return;
  await audit(db, {
    action: "session.code_refused",
    actorId: user.id,
    address: client.address,
  });
  const message = "This code isn't right. Enter the one your app shows now.";
  throw new DomainError("unauthenticated", message, { code: [message] });
}

/** The account's hash, made again if its parameters are out of date. */
async function renewHash(user: LoginCandidate, password: string): Promise<string | null> {
  if (!user.passwordHash || !isOutdated(user.passwordHash)) return user.passwordHash;
  const passwordHash = await hashPassword(password);
  const { count } = await db.user.updateMany({
    where: { id: user.id, passwordHash: user.passwordHash },
    data: { passwordHash },
  });
  return count === 1 ? passwordHash : user.passwordHash;
}

/** Throws `forbidden` for a suspended account, to someone who has proved that it is theirs. */
export function requireUsable({ status }: Pick<LoginCandidate, "status">): void {
  if (status !== "suspended") return;
  throw new DomainError("forbidden", "This account is suspended. Write to us through Contact Us.");
}

type OpenedLogin = { user: LoginCandidate; knownDevices: string };

/**
 * Finds the account that these credentials open, and makes the cookie by which it will know this
 * browser. A wrong password and an unknown address give the same `unauthenticated`, after the same
 * time. `forbidden` says that the password is right, but the account is suspended or the 'Login as'
 * is not its type. `rate_limited` says how long to wait,
 * `challenge_required` that a proof of work is due, and `unauthenticated` at the field `code` that
 * the second factor is needed.
 */
async function authenticate(input: Login, client: Client, cookie: string): Promise<OpenedLogin> {
  await spend("authenticationByAddress", client.address);
  await spend("loginByAddress", client.address);
  const user = await findAccount(input, { client, cookie });
  requireUsable(user);
  await checkSecondFactor(user, input.code, client);
  await forgetFailures({ ...user, isOwner: user.emailVerifiedAt !== null });
  const passwordHash = await renewHash(user, input.password);
  return { user, knownDevices: rememberDevice(cookie, { id: user.id, passwordHash }) };
}

/**
 * Checks a program's credentials, then runs the given work in the same transaction. Throws what
 * `authenticate` throws.
 */
export async function logInWith<T>(
  input: Login,
  client: Client,
  open: (tx: Transaction, user: { id: string; userType: UserType; username: string }) => Promise<T>,
): Promise<T> {
  const { user } = await authenticate(input, client, "");
  return db.$transaction((tx) => open(tx, user));
}

/** A browser's new session, and the cookie by which the account will know the browser. */
export type SignedIn = {
  userId: string;
  userType: UserType;
  sessionId: string;
  knownDevices: string;
};

/**
 * Starts the session of someone who has proved in another way than by the password that the account
 * is theirs. Throws `forbidden` if it is suspended.
 */
export async function openSession(
  user: Pick<LoginCandidate, "id" | "userType" | "status" | "passwordHash">,
  client: Client,
  cookie: string,
): Promise<SignedIn> {
  requireUsable(user);
  const sessionId = await db.$transaction((tx) => startSession(tx, user.id, client));
  const knownDevices = rememberDevice(cookie, user);
  return { userId: user.id, userType: user.userType, sessionId, knownDevices };
}

/** Signs a browser in. `cookie` is its known-device cookie. */
export async function logIn(input: Login, client: Client, cookie = ""): Promise<SignedIn> {
  const { user, knownDevices } = await authenticate(input, client, cookie);
  const sessionId = await db.$transaction((tx) => startSession(tx, user.id, client));
  return { userId: user.id, userType: user.userType, sessionId, knownDevices };
}
