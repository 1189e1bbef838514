import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { hashToken } from "@/lib/platform/security/secrets";
import { DomainError } from "@/lib/shared/errors";

export type LinkPurpose = "verify_email" | "change_email" | "reset_password";

const AGAIN: Record<LinkPurpose, string> = {
  verify_email: "Ask for a new one in your account's settings.",
  change_email: "Change the address again in your account's settings.",
  reset_password: "Ask for a new one below.",
};

const SUPERSEDED = "A newer link replaced this one, or your login has changed since.";

type StoredLink = { usedAt: Date | null; supersededAt: Date | null; expiresAt: Date };

function refusal(link: StoredLink | null, purpose: LinkPurpose, now: Date): string | null {
  if (!link) return `This link isn't one of ours, or it's incomplete. ${AGAIN[purpose]}`;
  if (link.usedAt) return "This link has already been used. It only works once.";
  if (link.supersededAt) return `${SUPERSEDED} ${AGAIN[purpose]}`;
  if (link.expiresAt <= now) return `This link has expired. ${AGAIN[purpose]}`;
  return null;
}

export type LinkOwner = { id: string; userId: string; email: string; purpose: LinkPurpose };

/**
 * Reads what a link is for, without using it up. Throws `gone`, with the reason and what to do
 * instead, when it was used, superseded, has expired or never existed.
 */
export async function readLink(
  tx: Pick<Transaction, "mailedLink">,
  token: string,
  purposes: readonly [LinkPurpose, ...LinkPurpose[]],
): Promise<LinkOwner> {
  const link = await tx.mailedLink.findUnique({ where: { hash: hashToken(token) } });
  const fitting = link && purposes.includes(link.purpose) ? link : null;
  const reason = refusal(fitting, fitting?.purpose ?? purposes[0], new Date());
  if (reason || !fitting) throw new DomainError("gone", reason ?? "");
  const { id, userId, email, purpose } = fitting;
  return { id, userId, email, purpose };
}

/** Why a mailed link no longer resets a password, and what to do instead; `null` if it does. */
export async function resetLinkRefusal(token: string): Promise<string | null> {
  try {
    await readLink(db, token, ["reset_password"]);
    return null;
  } catch (error) {
    if (error instanceof DomainError && error.code === "gone") return error.message;
    throw error;
  }
}
