import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { canPostFor } from "@/lib/companies/policy";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { JobContent, JobStatus } from "../schema";
import { loadContents } from "../stored-content.queries";
import { toFields } from "./form-fields";
import type { PostingFields } from "./schema";

/**
 * One of the actor's companies' postings as the form's fields, to start another from it; otherwise
 * `null`.
 */
export async function findPostingFields(
  actor: Actor,
  jobId: string,
): Promise<{ companyId: string; fields: PostingFields } | null> {
  const content = (await loadContents([jobId])).get(jobId);
  if (!content || !canPostFor(actor, content.companyId)) return null;
  // Its last day was only its own.
  return { companyId: content.companyId, fields: { ...toFields(content), deadline: "" } };
}

/** A posting of the same company with nearly the same text. */
export type NearCopy = { id: string; slug: string; title: string; status: JobStatus };

const NEAR = 0.9;
const COOLDOWN_DAYS = 7;
// Copies are alike from the beginning, and comparing hundreds of long texts in full takes seconds.
const COMPARED_LENGTH = 2000;

/**
 * The company's posting most similar to this text, if nine tenths are the same (security.md, 3b):
 * one that is open or about to be, or that ended within the last 7 days.
 */
export async function findNearCopy(
  content: Pick<JobContent, "companyId" | "title" | "description">,
  tx: Pick<Transaction, "$queryRaw"> = db,
): Promise<NearCopy | null> {
  const text = `${content.title}\n${content.description.slice(0, COMPARED_LENGTH)}`;
  const [copy] = await tx.$queryRaw<NearCopy[]>`
    SELECT id, slug, title, status FROM (
      SELECT id, slug, title, status,
        similarity(title || E'\n' || left(description, ${COMPARED_LENGTH}::int), ${text}) AS likeness
      FROM jobs
      WHERE company_id = ${content.companyId}::uuid AND (
        status IN ('live', 'paused', 'in_review', 'draft')
        OR status IN ('closed', 'expired') AND ended_at > now() - make_interval(days => ${COOLDOWN_DAYS}::int))
    ) compared
    WHERE likeness > ${NEAR}::float8 ORDER BY likeness DESC, id DESC LIMIT 1`;
  return copy ?? null;
}
