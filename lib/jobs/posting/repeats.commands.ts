import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { lockPosting, postInside, receiptOf, requirePoster, spendPosting } from "./commands";
import { toContent } from "./content.queries";
import type { NewPosting, PostingReceipt } from "./schema";

const KEPT_DAYS = 30;

function hashOf(input: NewPosting): string {
  return createHash("sha256").update(JSON.stringify(input)).digest("base64url");
}

/**
 * Posts a job once for each `key` of its company: a repeat returns the posting as it is now. Throws
 * what `postJob` throws, and `invalid` for another posting with the same key.
 */
export async function postJobOnce(
  actor: Actor,
  input: NewPosting,
  key: string,
): Promise<PostingReceipt> {
  const { companyId } = input;
  requirePoster(actor, companyId);
  await spendPosting(actor, companyId);
  const content = await toContent(input.posting, companyId);
  const contentHash = hashOf(input);
  return db.$transaction(async (tx) => {
    await lockPosting(tx, companyId);
    const known = await tx.jobRepeat.findUnique({ where: { companyId_key: { companyId, key } } });
    if (known && known.contentHash !== contentHash) {
      const message = "This Idempotency-Key was used for another posting. Choose a new one.";
      throw new DomainError("invalid", message, { "idempotency-key": [message] });
    }
    if (known) return receiptOf(tx, known.jobId, actor.hasVerifiedEmail);
    const receipt = await postInside(tx, actor, { ...input, content, now: new Date() });
    await tx.jobRepeat.create({ data: { companyId, key, contentHash, jobId: receipt.id } });
    return receipt;
  });
}

/** Forgets the keys of postings that were sent long ago. */
export async function forgetRepeats(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await db.jobRepeat.deleteMany({ where: { createdAt: { lt: before } } });
}
