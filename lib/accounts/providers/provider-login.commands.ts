import "server-only";
import { randomUUID } from "node:crypto";
import { currentBoardId } from "@/lib/platform/boards";
import { db, isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import {
  checkSecondFactor,
  openSession,
  requireUsable,
  type SignedIn,
} from "../authentication/login.commands";
import { forgetFailures } from "../authentication/login-guard.commands";
import { mailCode, redeemMailedCode } from "../authentication/mailed-codes.commands";
import { endSession } from "../authentication/sessions.commands";
import { USERNAME_TAKEN } from "../authentication/sign-up.commands";
import { refuseForShared } from "../demo-accounts.queries";
import { accountCreated, emailVerified } from "../events";
import type { MailedCodeInput } from "../schema";
import { requireFreeName } from "../user-names.commands";
import { connect } from "./connections.commands";
import { type CompletedJourney, findArrived, findConnected } from "./queries";
import { PROVIDER_NAMES } from "./schema";

const OVER = "This login took too long or has already been used. Start again.";

async function requireArrived(token: string): Promise<CompletedJourney> {
  const journey = await findArrived(db, token);
  if (!journey) throw new DomainError("gone", OVER);
  return journey;
}

/** Uses the journey up. Of several answers at once, one gets it. Throws `gone`. */
async function consume(tx: Transaction, { hash }: CompletedJourney): Promise<void> {
  const { count } = await tx.providerJourney.deleteMany({ where: { hash } });
  if (count === 0) throw new DomainError("gone", OVER);
}

/** Runs `work`, and says in words what the database refuses: one of the two is connected already. */
async function connecting<T>({ provider }: CompletedJourney, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const name = PROVIDER_NAMES[provider];
    const message = `This account is already connected to another ${name} account.`;
    throw new DomainError("conflict", message);
  }
}

/**
 * Has a code mailed to the owner of the address that a provider named, to prove that the account is
 * theirs. Throws `gone` if the journey doesn't lead to one.
 */
export async function mailJourneyCode(token: string, client: Client): Promise<{ codeId: string }> {
  const { user } = await requireArrived(token);
  if (!user) throw new DomainError("gone", OVER);
  return mailCode(user, client);
}

type GivenCode = { code?: string | undefined; mailed?: MailedCodeInput | undefined };

/**
 * Ends a login by a provider with a session: at once if its account is connected, and with a mailed
 * code if the address is another account's, which is connected then. The second factor holds as
 * after a password. Throws `gone` for a journey that is over, `invalid` at the field `mailedCode`,
 * `unauthenticated` at the field `code`, and `forbidden` for a suspended account.
 */
export async function logInByJourney(
  token: string,
  { code, mailed }: GivenCode,
  { client, cookie }: { client: Client; cookie: string },
): Promise<SignedIn> {
  await spend("authenticationByAddress", client.address);
  await spend("loginByAddress", client.address);
  const journey = await requireArrived(token);
  const connected = await findConnected(db, journey);
  const user = connected ?? journey.user;
  if (!user || user.userType === "admin") throw new DomainError("gone", OVER);
  requireUsable(user);
  if (!connected) {
    if (!mailed) throw new DomainError("forbidden", "First confirm that the account is yours.");
    // Before the mailed code, which works once: a wrong one here must not use that up.
    await checkSecondFactor(user, code, client);
    await redeemMailedCode(user.id, mailed);
  } else {
    await checkSecondFactor(user, code, client);
  }
  const { provider, subject, email } = journey;
  await connecting(journey, () =>
    db.$transaction(async (tx) => {
      await consume(tx, journey);
      if (!connected) await connect(tx, { userId: user.id, provider, subject, email });
      await tx.providerLogin.updateMany({
        where: { provider, subject },
        data: { lastUsedAt: new Date() },
      });
    }),
  );
  const opened = await openSession(user, client, cookie);
  await forgetFailures({ ...user, isOwner: user.emailVerifiedAt !== null });
  return opened;
}

/** Throws unless the account that has just logged in is one whose address the provider named. */
async function requireMatch(journey: CompletedJourney, userId: string) {
  await refuseForShared(userId);
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const isSame = user.email.toLowerCase() === journey.email.toLowerCase();
  const isOwner =
    journey.userId === null ? user.emailVerifiedAt === null : journey.userId === userId;
  if (isSame && isOwner && user.userType !== "admin") return user;
  throw new DomainError("forbidden", `This isn't the account for ${journey.email}.`);
}

/**
 * Connects the provider that this browser is back from with the account that someone has just logged
 * in to by password or passkey. If the address was only a claim, it is verified, because the
 * provider has verified it and no one else has here. If it is another account, the session ends and
 * `forbidden` is thrown; `gone` if the journey is over.
 */
export async function connectAfterLogin(opened: SignedIn, token: string): Promise<SignedIn> {
  try {
    const journey = await requireArrived(token);
    const { id: userId, emailVerifiedAt } = await requireMatch(journey, opened.userId);
    const { provider, subject, email } = journey;
    await connecting(journey, () =>
      db.$transaction(async (tx) => {
        await consume(tx, journey);
        if (!emailVerifiedAt) {
          await tx.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } });
          await audit(tx, { action: "email.verified", actorId: userId });
          await announce(tx, emailVerified, { id: randomUUID(), userId });
        }
        await connect(tx, { userId, provider, subject, email });
      }),
    );
    return opened;
  } catch (error) {
    await endSession(opened.sessionId);
    throw error;
  }
}

type NewAccount = { username: string; userType: "job_seeker" | "employer" };

/**
 * Creates the account of someone whose address, verified by a provider, no account here has
 * verified. It is verified here too, has no password, and logs in with `logInByJourney` next. Throws
 * `gone`, `invalid` at the field `username`, `conflict` when the address has got an owner meanwhile,
 * and `rate_limited`.
 */
export async function signUpByJourney(
  token: string,
  { username, userType }: NewAccount,
  client: Client,
): Promise<{ userId: string; userType: NewAccount["userType"] }> {
  requireFreeName(username);
  const journey = await requireArrived(token);
  await spend("authenticationByAddress", client.address);
  await spend("signUpByAddress", client.address);
  const { provider, subject, email, hash, name } = journey;
  try {
    return await db.$transaction(async (tx) => {
      const taken = { email, emailVerifiedAt: { not: null } };
      if (journey.userId !== null || (await tx.user.count({ where: taken })) > 0) {
        throw new DomainError("conflict", "There's an account with this address. Log in instead.");
      }
      const { id: userId } = await tx.user.create({
        data: {
          ...{ username, email, userType, fullName: name, emailVerifiedAt: new Date() },
          boardId: currentBoardId(),
        },
        select: { id: true },
      });
      await audit(tx, {
        action: "account.created",
        actorId: userId,
        address: client.address,
        details: { provider },
      });
      await announce(tx, accountCreated, { id: randomUUID(), userId });
      await announce(tx, emailVerified, { id: randomUUID(), userId });
      await tx.providerLogin.create({ data: { userId, provider, subject, email } });
      await tx.providerJourney.updateMany({ where: { hash }, data: { userId } });
      return { userId, userType };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const isName = (await db.user.count({ where: { username } })) > 0;
    if (!isName) throw new DomainError("gone", OVER);
    throw new DomainError("invalid", USERNAME_TAKEN, { username: [USERNAME_TAKEN] });
  }
}
