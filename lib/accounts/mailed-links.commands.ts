import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { hashToken, mailedToken } from "@/lib/platform/security/secrets";
import { DomainError } from "@/lib/shared/errors";

type Purpose = "verify_email" | "change_email" | "reset_password";

const LIFETIME_SECONDS: Record<Purpose, number> = {
  verify_email: 3 * 24 * 3600,
  change_email: 24 * 3600,
  // OWASP, Forgot Password Cheat Sheet.
  reset_password: 3600,
};

type LinkRequest = {
  id: string;
  userId: string;
  purpose: Purpose;
  email: string;
  /**
   * When the link's lifetime starts, so that waiting to be sent does not prolong it. Defaults to
   * now.
   */
  askedAt?: Date;
};
type Issued = { token: string; expiresAt: Date };

/**
 * Makes the link for an email and ends the open ones with the same purpose. `id` names the cause: a
 * repeat returns the same link and changes nothing, even if it has been used since.
 */
export async function issueLink(tx: Transaction, wanted: LinkRequest): Promise<Issued> {
  const { id, userId, purpose, email, askedAt = new Date() } = wanted;
  const token = mailedToken(id);
  const known = await tx.mailedLink.findUnique({ where: { id }, select: { expiresAt: true } });
  if (known) return { token, expiresAt: known.expiresAt };
  const expiresAt = new Date(askedAt.getTime() + LIFETIME_SECONDS[purpose] * 1000);
  await endLinks(tx, { userId, purpose });
  await tx.mailedLink.create({
    data: { id, userId, purpose, email, hash: hashToken(token), expiresAt },
  });
  return { token, expiresAt };
}

/**
 * Ends all of a person's open links, or those with one purpose, because a newer link replaced them
 * or the login changed: nothing mailed earlier may undo that.
 */
export async function endLinks(
  tx: Transaction,
  { userId, purpose }: { userId: string; purpose?: Purpose },
): Promise<void> {
  await tx.mailedLink.updateMany({
    where: { userId, usedAt: null, supersededAt: null, ...(purpose ? { purpose } : {}) },
    data: { supersededAt: new Date() },
  });
}

const AGAIN: Record<Purpose, string> = {
  verify_email: "Ask for a new one in your account's settings.",
  change_email: "Change the address again in your account's settings.",
  reset_password: "Ask for a new one below.",
};

const SUPERSEDED = "A newer link replaced this one, or your login has changed since.";

type StoredLink = { usedAt: Date | null; supersededAt: Date | null; expiresAt: Date };

function refusal(link: StoredLink | null, purpose: Purpose, now: Date): string | null {
  if (!link) return `This link isn't one of ours, or it's incomplete. ${AGAIN[purpose]}`;
  if (link.usedAt) return "This link has been used already. It works once.";
  if (link.supersededAt) return `${SUPERSEDED} ${AGAIN[purpose]}`;
  if (link.expiresAt <= now) return `This link has expired. ${AGAIN[purpose]}`;
  return null;
}

type LinkOwner = { id: string; userId: string; email: string; purpose: Purpose };

/**
 * Reads what a link is for, without using it up. Throws `gone`, with the reason and what to do
 * instead, when it was used, superseded, has expired or never existed.
 */
export async function readLink(
  tx: Pick<Transaction, "mailedLink">,
  token: string,
  purposes: readonly [Purpose, ...Purpose[]],
): Promise<LinkOwner> {
  const link = await tx.mailedLink.findUnique({ where: { hash: hashToken(token) } });
  const fitting = link && purposes.includes(link.purpose) ? link : null;
  const reason = refusal(fitting, fitting?.purpose ?? purposes[0], new Date());
  if (reason || !fitting) throw new DomainError("gone", reason ?? "");
  const { id, userId, email, purpose } = fitting;
  return { id, userId, email, purpose };
}

/** Uses a link up. If two calls use it at once, one wins. Throws what `readLink` throws. */
export async function redeemLink(
  tx: Transaction,
  token: string,
  purposes: readonly [Purpose, ...Purpose[]],
): Promise<LinkOwner> {
  const known = await readLink(tx, token, purposes);
  const { count } = await tx.mailedLink.updateMany({
    where: { id: known.id, usedAt: null, supersededAt: null },
    data: { usedAt: new Date() },
  });
  if (count === 0) throw new DomainError("gone", "This link has been used already. It works once.");
  return known;
}
