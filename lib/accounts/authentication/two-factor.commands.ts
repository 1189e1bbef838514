import "server-only";
import { randomInt, randomUUID } from "node:crypto";
import { generateSecret, generateURI, verifySync } from "otplib";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import {
  checkLock,
  clearLimit,
  lockAfterFailures,
  spend,
} from "@/lib/platform/security/rate-limit";
import { hashToken, seal, unseal } from "@/lib/platform/security/secrets";
import { siteSettings } from "@/lib/platform/settings";
import { DomainError } from "@/lib/shared/errors";
import { codesRefused, twoFactorChanged } from "../events";
import { endLinks } from "../mailed-links.commands";
import type { Actor } from "../schema";
import { codesKey, forgetCodes } from "./login-guard.commands";
import { checkProof } from "./proofs.commands";
import { endEverySession } from "./sessions.commands";

const SEALED_AS = "two-factor";
// One step either way, because phones' clocks differ.
const TOLERANCE_SECONDS = 30;
const RECOVERY_CODES = 10;
// No letters or digits that look alike.
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

type EnrolledUser = {
  id: string;
  twoFactorSecret: string | null;
  twoFactorStep: number | null;
};

/**
 * The step that this code belongs to, if it is later than every used one; `null` for a wrong code.
 */
function stepOf(sealed: string, code: string, after: number | null): number | null {
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const secret = unseal(sealed, SEALED_AS);
  const result = verifySync({ secret, token, epochTolerance: TOLERANCE_SECONDS });
  if (!result.valid || !("timeStep" in result)) return null;
  return after !== null && result.timeStep <= after ? null : result.timeStep;
}

function plainRecoveryCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, "");
}

async function redeemRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, hash: hashToken(plainRecoveryCode(code)), usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1;
}

/**
 * Whether this is the second factor's current code or an unused recovery code, which it then uses
 * up. If two calls use one code at once, one wins. Throws `rate_limited` after too many wrong
 * codes: the second factor is then locked as a password would be, for longer each time, and its
 * owner is told the first time.
 */
export async function redeemCode(user: EnrolledUser, code: string): Promise<boolean> {
  // Counted outside the transaction, because it takes its own connection.
  await checkLock(codesKey(user.id));
  await spend("secondFactorByAccount", user.id);
  const isRight = await db.$transaction((tx) => redeem(tx, user, code));
  if (isRight) await forgetCodes(user.id);
  else await noteWrongCode(user.id);
  return isRight;
}

async function noteWrongCode(userId: string): Promise<void> {
  if ((await lockAfterFailures(codesKey(userId))) !== 1) return;
  await db.$transaction((tx) => announce(tx, codesRefused, { id: randomUUID(), userId }));
}

async function redeem(tx: Transaction, user: EnrolledUser, code: string): Promise<boolean> {
  if (user.twoFactorSecret === null) return false;
  const step = stepOf(user.twoFactorSecret, code, user.twoFactorStep);
  if (step === null) return redeemRecoveryCode(tx, user.id, code);
  const { count } = await tx.user.updateMany({
    where: { id: user.id, OR: [{ twoFactorStep: null }, { twoFactorStep: { lt: step } }] },
    data: { twoFactorStep: step },
  });
  return count === 1;
}

/**
 * Begins setting up the second factor: returns the secret and its address for an authenticator app.
 * It takes effect only once `enableTwoFactor` has seen a code; starting over makes a new secret.
 */
export async function beginTwoFactor(
  actor: Actor,
  currentPassword: string | undefined,
): Promise<{ secret: string; uri: string }> {
  await checkProof(actor, currentPassword);
  const secret = generateSecret();
  const { count } = await db.user.updateMany({
    where: { id: actor.id, twoFactorEnabledAt: null },
    data: { twoFactorSecret: seal(secret, SEALED_AS), twoFactorStep: null },
  });
  if (count === 0) throw new DomainError("conflict", "Two-factor login is already on.");
  return {
    secret,
    uri: generateURI({ issuer: siteSettings().siteName, label: actor.username, secret }),
  };
}

function makeRecoveryCode(): string {
  const letters = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return letters.replaceAll(/(.{4})(?=.)/g, "$1-");
}

/**
 * Turns the second factor on and returns the recovery codes. Only their hashes are stored, so they
 * are never shown again. Every other session, every token and every mailed link ends.
 */
export async function enableTwoFactor(actor: Actor, code: string): Promise<string[]> {
  await spend("secondFactorByAccount", actor.id);
  const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
  await db.$transaction(async (tx) => {
    const user = await tx.user.findUniqueOrThrow({ where: { id: actor.id } });
    if (user.twoFactorEnabledAt || user.twoFactorSecret === null) {
      throw new DomainError("conflict", "Start setting up two-factor login again.");
    }
    const step = stepOf(user.twoFactorSecret, code, user.twoFactorStep);
    if (step === null) {
      const message = "This code isn't right. Enter the one your app shows now.";
      throw new DomainError("invalid", message, { code: [message] });
    }
    const { count } = await tx.user.updateMany({
      where: { id: actor.id, twoFactorEnabledAt: null, twoFactorSecret: user.twoFactorSecret },
      data: { twoFactorEnabledAt: new Date(), twoFactorStep: step },
    });
    if (count === 0) throw new DomainError("conflict", "Two-factor login is already on.");
    await tx.recoveryCode.deleteMany({ where: { userId: actor.id } });
    await tx.recoveryCode.createMany({
      data: codes.map((plain) => ({
        userId: actor.id,
        hash: hashToken(plainRecoveryCode(plain)),
      })),
    });
    await noteChange(tx, actor, true);
  });
  await clearLimit("secondFactorByAccount", actor.id);
  return codes;
}

/**
 * Turns the second factor off, given the password and a code, and ends every other session, every
 * token and every mailed link. Admins can't turn theirs off.
 */
export async function disableTwoFactor(
  actor: Actor,
  given: { currentPassword?: string | undefined; code: string },
): Promise<void> {
  if (actor.userType === "admin") {
    throw new DomainError("forbidden", "Admins need two-factor login.");
  }
  await checkProof(actor, given.currentPassword);
  const user = await db.user.findUniqueOrThrow({ where: { id: actor.id } });
  if (!user.twoFactorEnabledAt) return;
  if (!(await redeemCode(user, given.code))) {
    const message = "This code isn't right.";
    throw new DomainError("invalid", message, { code: [message] });
  }
  await db.$transaction(async (tx) => {
    await tx.user.update({
      where: { id: actor.id },
      data: { twoFactorEnabledAt: null, twoFactorSecret: null, twoFactorStep: null },
    });
    await tx.recoveryCode.deleteMany({ where: { userId: actor.id } });
    await noteChange(tx, actor, false);
  });
}

/** What was signed in or mailed under the old rule ends, as after a new password. */
async function noteChange(tx: Transaction, actor: Actor, isOn: boolean): Promise<void> {
  await endLinks(tx, { userId: actor.id });
  await endEverySession(tx, actor.id, actor.sessionId);
  await audit(tx, { action: `two_factor.${isOn ? "enabled" : "disabled"}`, actorId: actor.id });
  await announce(tx, twoFactorChanged, { id: randomUUID(), userId: actor.id, isOn });
}
