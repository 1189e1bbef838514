import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "@/lib/accounts/schema";
import { requirePoster } from "@/lib/companies/policy";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { lockPosting, postInside, receiptOf, spendPosting } from "./commands";
import { toContent } from "./content.queries";
import type { NewPosting, PostingReceipt } from "./schema";

const KEPT_DAYS = 30;

/** A request with a key of its sender's choice, which is done once. */
export type KeyedRequest = {
  companyId: string;
  key: string;
  /** Everything else that it was sent with. */
  content: unknown;
};

function hashOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/**
 * The job that a request was about which was sent before with the same key; null for the first.
 * Throws `invalid` if that was another request.
 */
export async function findRepeat(
  tx: Pick<Transaction, "jobRepeat">,
  { companyId, key, content }: KeyedRequest,
): Promise<string | null> {
  const known = await tx.jobRepeat.findUnique({ where: { companyId_key: { companyId, key } } });
  if (!known) return null;
  if (known.contentHash === hashOf(content)) return known.jobId;
  const message = "This Idempotency-Key was used for another job. Choose a new one.";
  throw new DomainError("invalid", message, { "idempotency-key": [message] });
}

/** Remembers a request, so that it's done once. */
export async function keepRepeat(
  tx: Transaction,
  { companyId, key, content }: KeyedRequest,
  jobId: string,
): Promise<void> {
  await tx.jobRepeat.create({ data: { companyId, key, contentHash: hashOf(content), jobId } });
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
  const keyed = { companyId, key, content: input };
  // Before whatever could refuse by now what was accepted then.
  const done = await findRepeat(db, keyed);
  if (done !== null) return receiptOf(db, done, actor.hasVerifiedEmail);
  await spendPosting(actor, companyId);
  const content = await toContent(input.posting, companyId);
  return db.$transaction(async (tx) => {
    await lockPosting(tx, companyId);
    const known = await findRepeat(tx, keyed);
    if (known !== null) return receiptOf(tx, known, actor.hasVerifiedEmail);
    const receipt = await postInside(tx, actor, { ...input, content, now: new Date() });
    await keepRepeat(tx, keyed, receipt.id);
    return receipt;
  });
}

/** Forgets the keys of postings that were sent long ago. */
export async function forgetRepeats(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await db.jobRepeat.deleteMany({ where: { createdAt: { lt: before } } });
}
