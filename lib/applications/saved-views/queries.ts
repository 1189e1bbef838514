import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import type { PipelineFilters } from "../pipeline/filters.schema";
import type { Stage } from "../pipeline/stages.schema";
import { canOpenPipeline } from "../policy";
import type { SavedView, SavedViews } from "./schema";
import { type GoneFilter, toSavedView } from "./views";

/** Throws `not_found` for those who don't have a list of the company's applications. */
export function requirePipeline(actor: Actor, companyId: string): void {
  if (!canOpenPipeline(actor, companyId)) {
    throw new DomainError("not_found", "You have no company at this address.");
  }
}

/** Someone's views of a company's applications, the oldest first. */
export async function readViews(
  { userId, companyId }: { userId: string; companyId: string },
  tx: Pick<Transaction, "savedView"> = db,
): Promise<SavedView[]> {
  const views = await tx.savedView.findMany({
    where: { userId, companyId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, name: true, search: true, columns: true, isFirst: true },
  });
  return views.map(toSavedView);
}

/** The actor's own views of a company's applications. Throws `not_found` for strangers. */
export async function listSavedViews(actor: Actor, companyId: string): Promise<SavedViews> {
  requirePipeline(actor, companyId);
  return { views: await readViews({ userId: actor.id, companyId }) };
}

/** The columns that the actor chose for every table of a company's applications; else none. */
export async function findTableColumns(actor: Actor, companyId: string): Promise<string[]> {
  const member = await db.companyMember.findUnique({
    where: { companyId_userId: { companyId, userId: actor.id } },
    select: { tableColumns: true },
  });
  return member?.tableColumns ?? [];
}

async function isJobGone(companyId: string, jobId: string): Promise<boolean> {
  const where = { id: jobId, companyId, status: { not: "removed" as const } };
  return (await db.job.count({ where })) === 0;
}

async function isTagGone(companyId: string, tag: string): Promise<boolean> {
  const found = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM application_tags t JOIN applications a ON a.id = t.application_id
    WHERE t.tag = ${tag}::citext AND a.company_id = ${companyId}::uuid LIMIT 1`;
  return found.length === 0;
}

/** Which of a list's filters name something that the company no longer has. */
export async function findGoneFilters(
  { id, stages }: { id: string; stages: readonly Stage[] },
  { jobId, stageId, tag }: PipelineFilters,
): Promise<GoneFilter[]> {
  const [job, gone] = await Promise.all([
    jobId !== null && isJobGone(id, jobId),
    tag !== "" && isTagGone(id, tag),
  ]);
  return [
    ...(job ? (["job"] as const) : []),
    ...(stageId !== null && !stages.some((one) => one.id === stageId) ? (["stage"] as const) : []),
    ...(gone ? (["tag"] as const) : []),
  ];
}
