import "server-only";
import { v7 as uuid } from "uuid";
import type { Actor } from "@/lib/accounts/schema";
import { lockAsOwner } from "@/lib/companies/team/members.commands";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { DomainError } from "@/lib/shared/errors";
import { plural } from "@/lib/shared/plural";
import { STAGE_SINCE, stageIdIn } from "../pipeline/conditions.queries";
import { isNameTaken, stagesOfJob, withStage } from "../pipeline/stages";
import { keepStages } from "../pipeline/stages.commands";
import { readStages } from "../pipeline/stages.queries";
import { STAGES_MAX, type Stage, type StageInput } from "../pipeline/stages.schema";
import { STATUS_NAMES } from "../status";
import { countByStage, findJobCompany, readJobStages, readOwnStages } from "./queries";
import { JOB_STAGES_MAX, type JobStages, type JobStagesInput } from "./schema";

type Place = { jobId: string; companyId: string };

/** Changes a job's stages, one person at a time; no one is moved meanwhile. */
async function change(
  actor: Actor,
  jobId: string,
  work: (tx: Transaction, place: Place & { all: Stage[] }) => Promise<void>,
): Promise<JobStages> {
  const { companyId } = await findJobCompany(actor, jobId);
  return db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    await tx.$queryRaw`SELECT 1 FROM jobs WHERE id = ${jobId}::uuid FOR UPDATE`;
    await keepStages(tx, companyId);
    await work(tx, { jobId, companyId, all: await readStages(companyId, tx) });
    await audit(tx, {
      action: "job.stages_changed",
      actorId: actor.id,
      target: { type: "job", id: jobId },
    });
    return readJobStages({ jobId, companyId }, tx);
  });
}

// Without a stage of one of these, no one could be taken on, hired or turned down.
const NEEDED = ["submitted", "hired", "not_selected"] as const;

/** Throws unless each meaning that the company's stages have for applicants stays where it matters. */
function requireMeanings(next: readonly Stage[], all: readonly Stage[]): void {
  const missing = NEEDED.find(
    (status) =>
      !next.some((stage) => stage.status === status) &&
      (status === "submitted" || all.some((stage) => stage.isDefault && stage.status === status)),
  );
  if (!missing) return;
  const why = `Keep a stage in which applicants see "${STATUS_NAMES[missing]}".`;
  throw new DomainError("invalid", why, { stageIds: [why] });
}

function requireKnown(all: readonly Stage[], ids: readonly string[]): void {
  if (ids.every((id) => all.some((stage) => stage.id === id))) return;
  throw new DomainError("conflict", "Someone else changed the stages. Check them again.");
}

/**
 * Moves the people of the stages that a job no longer has. Throws `conflict` for those that would
 * stay behind: only a stage with the same meaning takes them, so that no applicant is told anything.
 */
async function moveOut(
  tx: Transaction,
  { jobId, all }: Place & { all: Stage[] },
  { next, moves }: { next: readonly Stage[]; moves: JobStagesInput["moves"] },
): Promise<void> {
  const counts = await countByStage(tx, jobId, all);
  for (const stage of all) {
    const count = counts.get(stage.id) ?? 0;
    if (count === 0 || next.some(({ id }) => id === stage.id)) continue;
    const wanted = moves.find(({ from }) => from === stage.id)?.to;
    const target = next.find(({ id, status }) => id === wanted && status === stage.status);
    if (!target) {
      const some = plural(count, {
        one: "{count} application is",
        other: "{count} applications are",
      });
      const why = `${some} in "${stage.name}". Choose a stage with the same meaning for applicants, or move them first: their senders are told of it.`;
      throw new DomainError("conflict", why);
    }
    await tx.$executeRaw`
      UPDATE applications a SET stage_id = ${target.id}::uuid
      WHERE a.job_id = ${jobId}::uuid AND a.status NOT IN ('held', 'withdrawn', 'closed')
        AND ${stageIdIn(all)} = ${stage.id}::uuid`;
  }
}

/** Writes down in which stages people are who were never put into one; they don't move. */
async function keepPlaces(tx: Transaction, { jobId, all }: Place & { all: Stage[] }) {
  const rows = await tx.$queryRaw<{ id: string; since: Date }[]>`
    SELECT a.id, ${STAGE_SINCE} AS since FROM applications a
    WHERE a.job_id = ${jobId}::uuid AND a.stage_id IS NULL
      AND a.status NOT IN ('held', 'withdrawn', 'closed')`;
  const ids = rows.map(({ id }) => id);
  await tx.$executeRaw`
    UPDATE applications a SET stage_id = ${stageIdIn(all)} WHERE a.id = ANY(${ids}::uuid[])`;
  // Being in the same stage under its own name is no move.
  await tx.$executeRaw`
    UPDATE applications a SET stage_since = was.since
    FROM unnest(${ids}::uuid[], ${rows.map(({ since }) => since)}::timestamptz[]) AS was (id, since)
    WHERE a.id = was.id`;
}

async function replaceStages(
  tx: Transaction,
  { jobId, companyId }: Place,
  ids: readonly string[],
): Promise<void> {
  await tx.jobStage.deleteMany({ where: { jobId } });
  await tx.jobStage.createMany({
    data: ids.map((stageId, position) => ({ jobId, stageId, position })),
  });
  // A stage that only this job had is gone with it.
  await tx.$executeRaw`
    DELETE FROM company_stages s WHERE s.company_id = ${companyId}::uuid AND NOT s.is_default
      AND NOT EXISTS (SELECT FROM job_stages o WHERE o.stage_id = s.id)
      AND NOT EXISTS (SELECT FROM applications a WHERE a.stage_id = s.id)`;
}

/**
 * Gives a job stages of its own, or its company's again. People in a stage that it no longer has
 * goes where `moves` says. Throws `not_found` for strangers, `forbidden` for members who are not
 * owners, `invalid` without a stage for new, hired or turned down people, `conflict` for people
 * without a place, or when someone else changed the stages.
 */
export function setJobStages(
  actor: Actor,
  jobId: string,
  { stageIds, moves }: JobStagesInput,
): Promise<JobStages> {
  return change(actor, jobId, async (tx, place) => {
    const { all } = place;
    requireKnown(all, stageIds);
    const next = stagesOfJob(all, stageIds.length > 0 ? stageIds : undefined);
    requireMeanings(next, all);
    await moveOut(tx, place, { next, moves });
    if (stageIds.length > 0) await keepPlaces(tx, place);
    await replaceStages(tx, place, stageIds);
  });
}

/**
 * Adds a stage that only this job has, after those with the same status; a job with its company's
 * stages gets its own that way. Throws what `setJobStages` throws, and `conflict` when there are
 * enough.
 */
export function addJobStage(actor: Actor, jobId: string, input: StageInput): Promise<JobStages> {
  return change(actor, jobId, async (tx, place) => {
    const { all, companyId } = place;
    if (isNameTaken(all, input.name)) {
      const why = "Another stage has this name. Choose a different one, or add that stage.";
      throw new DomainError("invalid", why, { name: [why] });
    }
    const current = stagesOfJob(all, await readOwnStages(jobId, tx));
    const extra = all.filter(({ isDefault }) => !isDefault).length;
    if (current.length >= STAGES_MAX || extra >= JOB_STAGES_MAX) {
      const why = `A job can have at most ${STAGES_MAX} stages, and all jobs together ${JOB_STAGES_MAX} of their own.`;
      throw new DomainError("conflict", why);
    }
    const stage = { ...input, id: uuid(), isDefault: false };
    const [last] = await tx.companyStage.findMany({
      where: { companyId },
      orderBy: { position: "desc" },
      take: 1,
      select: { position: true },
    });
    const position = (last?.position ?? 0) + 1;
    await tx.companyStage.create({ data: { ...stage, companyId, position } });
    await keepPlaces(tx, place);
    await replaceStages(
      tx,
      place,
      withStage(current, stage).map(({ id }) => id),
    );
  });
}
