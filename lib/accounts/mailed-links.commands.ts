import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { hashToken, mailedToken } from "@/lib/platform/security/secrets";
import { DomainError } from "@/lib/shared/errors";
import { type LinkOwner, type LinkPurpose, readLink } from "./mailed-links.queries";

const LIFETIME_SECONDS: Record<LinkPurpose, number> = {
  verify_email: 3 * 24 * 3600,
  change_email: 24 * 3600,
  // OWASP, Forgot Password Cheat Sheet.
  reset_password: 3600,
};

type LinkRequest = {
  id: string;
  userId: string;
  purpose: LinkPurpose;
  email: string;
  /**
   * When the link's lifetime starts, so that waiting to be sent does not prolong it. Defaults to
   * now.
   */
  askedAt?: Date;
};
type IssuedLink = { token: string; expiresAt: Date };

/**
 * Makes the link for an email and ends the open ones with the same purpose. `id` names the cause: a
 * repeat returns the same link and changes nothing, even if it has been used since.
 */
export async function issueLink(tx: Transaction, wanted: LinkRequest): Promise<IssuedLink> {
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
 * Ends all of a person's open links, mailed codes and logins by a provider, or the links with one purpose, because a newer link replaced them
 * or the login changed: nothing mailed earlier may undo that.
 */
export async function endLinks(
  tx: Transaction,
  { userId, purpose }: { userId: string; purpose?: LinkPurpose },
): Promise<void> {
  await tx.mailedLink.updateMany({
    where: { userId, usedAt: null, supersededAt: null, ...(purpose ? { purpose } : {}) },
    data: { supersededAt: new Date() },
  });
  if (purpose) return;
  await tx.mailedCode.deleteMany({ where: { userId } });
  await tx.providerJourney.deleteMany({ where: { userId } });
}

/** Uses a link up. If two calls use it at once, one wins. Throws what `readLink` throws. */
export async function redeemLink(
  tx: Transaction,
  token: string,
  purposes: readonly [LinkPurpose, ...LinkPurpose[]],
): Promise<LinkOwner> {
  const known = await readLink(tx, token, purposes);
  const { count } = await tx.mailedLink.updateMany({
    where: { id: known.id, usedAt: null, supersededAt: null },
    data: { usedAt: new Date() },
  });
  if (count === 0)
    throw new DomainError("gone", "This link has already been used. It only works once.");
  return known;
}
