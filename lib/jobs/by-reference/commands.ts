import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { editInside } from "../employer/edits.commands";
import { lockEmployerJob } from "../employer/edits.queries";
import { changeJobs } from "../employer/lifecycle.commands";
import { lockPosting, postInside, receiptOf, spendPosting } from "../posting/commands";
import { toContent } from "../posting/content.queries";
import { findRepeat, type KeyedRequest, keepRepeat } from "../posting/repeats.commands";
import type { JobContent, JobStatus } from "../schema";
import { companyMeant, findReferenced, requireReferenced } from "./queries";
import type { ReferencedOutcome, ReferencedPosting, ReferenceParams } from "./schema";

type ReferencedJob = { companyId: string; params: ReferenceParams; content: JobContent };

async function create(
  tx: Transaction,
  actor: Actor,
  { companyId, params, content, acceptsNearCopy }: ReferencedJob & { acceptsNearCopy: boolean },
): Promise<ReferencedOutcome> {
  const terms = { companyId, content, acceptsNearCopy, scheduledFor: null, now: new Date() };
  const job = await postInside(tx, actor, terms);
  await tx.jobReference.create({ data: { companyId, ...params, jobId: job.id } });
  return { outcome: "created", job };
}

async function change(
  tx: Transaction,
  actor: Actor,
  { jobId, content }: { jobId: string; content: JobContent },
): Promise<ReferencedOutcome> {
  const job = await lockEmployerJob(tx, actor, jobId);
  // The other system decides, so whatever was changed since is replaced.
  const { state: outcome } = await editInside(tx, actor, { job, version: job.version, content });
  return { outcome, job: await receiptOf(tx, jobId, actor.hasVerifiedEmail) };
}

/** What came of a request that was sent before with the same key; null for the first. */
async function findDone(
  tx: Pick<Transaction, "job" | "jobRepeat">,
  actor: Actor,
  keyed: KeyedRequest | null,
): Promise<ReferencedOutcome | null> {
  const known = keyed && (await findRepeat(tx, keyed));
  if (!known) return null;
  return { outcome: "unchanged", job: await receiptOf(tx, known, actor.hasVerifiedEmail) };
}

/**
 * Posts the job that a company's own system calls so, or gives it new content if it is known.
 * Sending the same again changes nothing, and with the same key not even if it was changed since.
 * Throws what `postJob` and `editJob` throw, except that the version of the content doesn't matter,
 * and `invalid` for another request with the same key.
 */
export async function putReferenced(
  actor: Actor,
  params: ReferenceParams,
  { idempotencyKey: key = null, ...body }: ReferencedPosting & { idempotencyKey?: string | null },
): Promise<ReferencedOutcome> {
  const { companyId: named, posting, acceptsNearCopy } = body;
  const companyId = companyMeant(actor, named);
  const keyed = key === null ? null : { companyId, key, content: { params, body } };
  const done = await findDone(db, actor, keyed);
  if (done) return done;
  // Only what is new counts, so that a system can send everything it has every day.
  if ((await findReferenced(companyId, params)) === null) await spendPosting(actor, companyId);
  const content = await toContent(posting, companyId);
  return db.$transaction(async (tx) => {
    await lockPosting(tx, companyId);
    const doneMeanwhile = await findDone(tx, actor, keyed);
    if (doneMeanwhile) return doneMeanwhile;
    const jobId = await findReferenced(companyId, params, tx);
    const result = await (jobId === null
      ? create(tx, actor, { companyId, params, content, acceptsNearCopy })
      : change(tx, actor, { jobId, content }));
    if (keyed) await keepRepeat(tx, keyed, result.job.id);
    return result;
  });
}

const OVER: readonly JobStatus[] = ["closed", "expired", "rejected", "removed"];

/**
 * Closes the job that a company's own system calls so; one that is over stays as it is. Throws
 * `not_found`, and `conflict` for one that was never open.
 */
export async function endReferenced(
  actor: Actor,
  params: ReferenceParams,
  named: string | undefined,
): Promise<void> {
  const jobId = await requireReferenced(companyMeant(actor, named), params);
  const { status } = await db.job.findUniqueOrThrow({ where: { id: jobId } });
  if (OVER.includes(status)) return;
  const [result] = await changeJobs(actor, { action: "close", jobIds: [jobId], message: "" });
  if (result?.message) throw new DomainError("conflict", result.message);
}
