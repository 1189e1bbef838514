import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { findReached } from "./queries";
import type { TagView } from "./tags.schema";

const MOST_SUGGESTIONS = 50;

/** The tags that a company uses, most used first. Callers check access. */
export async function listCompanyTags(companyId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ tag: string }[]>`
    SELECT min(t.tag::text) AS tag FROM application_tags t
    JOIN applications a ON a.id = t.application_id JOIN jobs j ON j.id = a.job_id
    WHERE j.company_id = ${companyId}::uuid
    GROUP BY t.tag ORDER BY count(*) DESC, 1 LIMIT ${MOST_SUGGESTIONS}`;
  return rows.map(({ tag }) => tag);
}

/** An applicant's tags. Throws `not_found` unless the actor belongs to the company. */
export async function findTags(actor: Actor, applicationId: string): Promise<TagView> {
  const { companyId } = await findReached(actor, applicationId, { needed: "decide" });
  const [rows, used] = await Promise.all([
    db.applicationTag.findMany({ where: { applicationId }, orderBy: { tag: "asc" } }),
    listCompanyTags(companyId),
  ]);
  const tags = rows.map(({ tag }) => tag);
  const own = new Set(tags.map((tag) => tag.toLowerCase()));
  return { tags, suggestions: used.filter((tag) => !own.has(tag.toLowerCase())) };
}
