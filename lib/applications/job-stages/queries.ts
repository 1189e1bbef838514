import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { DomainError } from "@/lib/shared/errors";
import { stageIdIn } from "../pipeline/conditions.queries";
import { type OwnStages, stagesOfJob } from "../pipeline/stages";
import { readStages } from "../pipeline/stages.queries";
import type { Stage } from "../pipeline/stages.schema";
import { canHandleApplications } from "../policy";
import type { JobStages } from "./schema";

type Reader = Pick<Transaction, "$queryRaw">;

/** The ids of a job's own stages, in order; undefined for one that has its company's. */
export async function readOwnStages(
  jobId: string,
  tx: Reader = db,
): Promise<readonly string[] | undefined> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT stage_id AS id FROM job_stages WHERE job_id = ${jobId}::uuid ORDER BY position, stage_id`;
  return rows.length > 0 ? rows.map(({ id }) => id) : undefined;
}

/** The stages of a company's jobs that have their own; of these jobs only, if some are given. */
export async function readStagesByJob(
  companyId: string,
  jobIds: readonly string[] | null = null,
): Promise<OwnStages> {
  const only = jobIds ? Prisma.sql`AND j.id = ANY(${[...jobIds]}::uuid[])` : Prisma.empty;
  const rows = await db.$queryRaw<{ jobId: string; ids: string[] }[]>`
    SELECT j.id AS "jobId", array_agg(o.stage_id::text ORDER BY o.position, o.stage_id) AS ids
    FROM job_stages o JOIN jobs j ON j.id = o.job_id
    WHERE j.company_id = ${companyId}::uuid ${only} GROUP BY j.id`;
  return Object.fromEntries(rows.map(({ jobId, ids }) => [jobId, ids]));
}

/** How many of a job's applications are in each stage, by the stage's id. */
export async function countByStage(
  tx: Reader,
  jobId: string,
  stages: readonly Stage[],
): Promise<Map<string, number>> {
  const rows = await tx.$queryRaw<{ id: string | null; count: number }[]>`
    SELECT ${stageIdIn(stages)}::text AS id, count(*)::int AS count FROM applications a
    WHERE a.job_id = ${jobId}::uuid AND a.status NOT IN ('held', 'withdrawn', 'closed')
    GROUP BY 1`;
  return new Map(rows.flatMap(({ id, count }) => (id ? [[id, count] as const] : [])));
}

/** A job's stages with how many are in each, as its company's people see them. */
export async function readJobStages(
  { jobId, companyId }: { jobId: string; companyId: string },
  tx: Reader & Pick<Transaction, "companyStage"> = db,
): Promise<JobStages> {
  const [all, own] = [await readStages(companyId, tx), await readOwnStages(jobId, tx)];
  const counts = await countByStage(tx, jobId, all);
  const inUse = all.map((stage) => ({ ...stage, count: counts.get(stage.id) ?? 0 }));
  const stages = stagesOfJob(inUse, own);
  return {
    isOwn: own !== undefined,
    stages,
    others: inUse.filter(({ id }) => !stages.some((stage) => stage.id === id)),
  };
}

/** The company of a posting whose applications the actor handles. Throws `not_found` for others. */
export async function findJobCompany(
  actor: Actor,
  jobId: string,
): Promise<{ companyId: string; title: string }> {
  const job = await findHandledJob(actor, jobId);
  if (!job) throw new DomainError("not_found", "Job not found");
  return job;
}

async function findHandledJob(actor: Actor, jobId: string) {
  const job = await db.job.findUnique({
    where: { id: jobId },
    select: { companyId: true, title: true, status: true },
  });
  const isHandled = job && job.status !== "removed" && canHandleApplications(actor, job.companyId);
  return isHandled ? { companyId: job.companyId, title: job.title } : null;
}

/** A posting's stages. Throws `not_found` unless the actor belongs to its company. */
export async function findJobStages(actor: Actor, jobId: string): Promise<JobStages> {
  const { companyId } = await findJobCompany(actor, jobId);
  return readJobStages({ jobId, companyId });
}

/** A posting and its stages, for an owner of its company, who may change them; null for others. */
export async function findChangeableStages(
  actor: Actor,
  jobId: string,
): Promise<(JobStages & { jobId: string; companyId: string; title: string }) | null> {
  const job = await findHandledJob(actor, jobId);
  const isOwner = actor.companies.some(({ id, role }) => id === job?.companyId && role === "owner");
  if (!job || !isOwner) return null;
  return { jobId, ...job, ...(await readJobStages({ jobId, companyId: job.companyId })) };
}
