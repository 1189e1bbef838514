import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { requirePoster } from "@/lib/companies/policy";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { receiptOf } from "../posting/commands";
import type { PostingReceipt } from "../posting/schema";
import type { ReferenceParams } from "./schema";

/**
 * The company that is meant: the one named, else the only one that the actor acts for. Throws
 * `not_found` for one that isn't theirs, and `invalid` if it isn't clear.
 */
export function companyMeant(actor: Actor, named: string | undefined): string {
  const [only, another] = actor.companies;
  if (named === undefined && only && another) {
    const message = "You act for several companies. Say which one with `companyId`.";
    throw new DomainError("invalid", message, { companyId: [message] });
  }
  const companyId = named ?? only?.id ?? "";
  requirePoster(actor, companyId);
  return companyId;
}

/** The id of the job that a company's own system calls so; null if there is none. */
export async function findReferenced(
  companyId: string,
  { source, reference }: ReferenceParams,
  tx: Pick<Transaction, "jobReference"> = db,
): Promise<string | null> {
  const where = { companyId_source_reference: { companyId, source, reference } };
  const found = await tx.jobReference.findUnique({ where, select: { jobId: true } });
  return found?.jobId ?? null;
}

/** The same; throws `not_found` if there is none. */
export async function requireReferenced(
  companyId: string,
  params: ReferenceParams,
): Promise<string> {
  const jobId = await findReferenced(companyId, params);
  if (jobId === null)
    throw new DomainError("not_found", "Your company has no job with this reference.");
  return jobId;
}

/** A company's job by its own reference. Throws `not_found`, and what `companyMeant` throws. */
export async function readReferenced(
  actor: Actor,
  params: ReferenceParams,
  named: string | undefined,
): Promise<PostingReceipt> {
  const companyId = companyMeant(actor, named);
  return receiptOf(db, await requireReferenced(companyId, params), actor.hasVerifiedEmail);
}
