import "server-only";
import { randomUUID, timingSafeEqual } from "node:crypto";
import { db } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { clearLimit, spend } from "@/lib/platform/security/rate-limit";
import { mailedCode } from "@/lib/platform/security/secrets";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { codeRequested } from "../events";
import type { MailedCodeInput } from "../schema";

const LIFETIME_MS = 10 * 60_000;
const ATTEMPTS = 5;

/**
 * Has a code mailed to the account's address and returns its id. Only someone who knows the id, which
 * the asking browser alone is told, and reads the email can answer with `redeemMailedCode`.
 */
export async function mailCode(
  user: { id: string; email: string },
  client: Client,
): Promise<{ codeId: string }> {
  await spend("mailByAddress", client.address);
  await spend("mailByEmail", user.email.toLowerCase());
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  await db.$transaction(async (tx) => {
    await tx.mailedCode.create({ data: { id, userId: user.id, expiresAt } });
    await announce(tx, codeRequested, { id, userId: user.id });
  });
  return { codeId: id };
}

/**
 * Uses a mailed code up. Of several answers at once, one gets it. Throws `invalid` at the field
 * `mailedCode` for a wrong, used or expired one, and `rate_limited` after too many for the account.
 */
export async function redeemMailedCode(
  userId: string,
  { codeId, mailedCode: given }: MailedCodeInput,
): Promise<void> {
  await spend("mailedCodeByAccount", userId);
  const open = { id: codeId, userId, expiresAt: { gt: new Date() }, attempts: { lt: ATTEMPTS } };
  const { count } = await db.mailedCode.updateMany({
    where: open,
    data: { attempts: { increment: 1 } },
  });
  const [ours, theirs] = [mailedCode(codeId), given.replaceAll(/\s/g, "")].map((text) =>
    Buffer.from(text),
  );
  const isRight =
    count === 1 && ours && ours.length === theirs?.length && timingSafeEqual(ours, theirs);
  const used = isRight ? await db.mailedCode.deleteMany({ where: { id: codeId } }) : { count: 0 };
  if (used.count === 0) {
    const message = "This code is wrong or has expired. Check it, or get a new one.";
    throw new DomainError("invalid", message, { mailedCode: [message] });
  }
  await clearLimit("mailedCodeByAccount", userId);
}
