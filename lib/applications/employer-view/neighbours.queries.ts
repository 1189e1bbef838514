import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { DomainError } from "@/lib/shared/errors";
import { screenSummary, summarise } from "../applicants/summaries";
import { readSubject } from "../applicants/summaries.queries";
import { readOwnStages } from "../job-stages/queries";
import { allowedMoves, stageFor, stagesOfJob, withStage } from "../pipeline/stages";
import { readStages } from "../pipeline/stages.queries";
import type { Stage } from "../pipeline/stages.schema";
import { canReach } from "../policy";
import type { ApplicationStatus } from "../schema";
import { isReached } from "../team/reach.queries";
import { findHidden } from "./blind-screening.queries";
import type { Neighbours } from "./neighbours.schema";

const select = {
  id: true,
  jobId: true,
  status: true,
  stageId: true,
  nameShownAt: true,
  submittedAt: true,
  details: { select: { fullName: true, resume: { select: { format: true } } } },
  job: {
    select: {
      title: true,
      slug: true,
      timeZone: true,
      status: true,
      companyId: true,
      company: { select: { name: true, status: true, isBlind: true } },
    },
  },
} as const;

type ShownApplication = {
  id: string;
  jobId: string;
  submittedAt: Date;
  job: { companyId: string };
};

async function findAdjacent(actor: Actor, { id, jobId, submittedAt, job }: ShownApplication) {
  const seen = Prisma.sql`a.job_id = ${jobId}::uuid AND a.status NOT IN ('held', 'withdrawn')
    AND ${isReached(actor, job.companyId, "review")}`;
  const here = Prisma.sql`(${submittedAt}::timestamptz, ${id}::uuid)`;
  const [[previous], [next]] = await Promise.all([
    db.$queryRaw<{ id: string }[]>`
      SELECT a.id FROM applications a WHERE ${seen} AND (a.submitted_at, a.id) > ${here}
      ORDER BY a.submitted_at, a.id LIMIT 1`,
    db.$queryRaw<{ id: string }[]>`
      SELECT a.id FROM applications a WHERE ${seen} AND (a.submitted_at, a.id) < ${here}
      ORDER BY a.submitted_at DESC, a.id DESC LIMIT 1`,
  ]);
  return { previousId: previous?.id ?? null, nextId: next?.id ?? null };
}

type Position = { status: ApplicationStatus; stageId: string | null };

/** Where it is among the stages, and where the actor can move it. */
function placesOf(
  { status, stageId }: Position,
  { all, stages }: { all: Stage[]; stages: Stage[] },
  canDecide: boolean,
) {
  const stageIds = allowedMoves(stages)[status] ?? [];
  const place = all.find(({ id }) => id === stageId) ?? stageFor(all, status) ?? undefined;
  const here = place?.id;
  const canMoveTo = ({ id: to }: Stage) => canDecide && to !== here && stageIds.includes(to);
  return {
    stageName: place?.name ?? null,
    stages: stages.filter((stage) => canMoveTo(stage)),
    // It stays in sight where its job no longer has its stage.
    bar: withStage(stages, place)
      .filter((stage) => stage.status !== "not_selected")
      .map((stage) => ({ ...stage, isHere: stage.id === here, canMove: canMoveTo(stage) })),
  };
}

/**
 * What surrounds an application on the page of the actor's company, with the same summary as lists
 * have, as it is now. Throws `not_found` for strangers.
 */
export async function findNeighbours(actor: Actor, id: string): Promise<Neighbours> {
  const found = await db.application.findUnique({ where: { id }, select });
  if (!found?.submittedAt || !canReach(actor, found, "review")) {
    throw new DomainError("not_found", "Application not found");
  }
  const { jobId, status, submittedAt, job, details } = found;
  const subject = details && (await readSubject(id));
  const summary = subject && summarise(subject);
  const isHidden = await findHidden(found);
  const all = await readStages(job.companyId);
  const stages = stagesOfJob(all, await readOwnStages(jobId));
  const canDecide = details !== null && canReach(actor, found, "decide");
  return {
    jobTitle: job.title,
    jobSlug: job.slug,
    companyId: job.companyId,
    companyName: job.company.name,
    timeZone: job.timeZone,
    isBlind: job.company.isBlind,
    status,
    stageId: found.stageId,
    ...placesOf(found, { all, stages }, canDecide),
    isOwner: actor.companies.some(
      (company) => company.id === job.companyId && company.role === "owner",
    ),
    ...(await findAdjacent(actor, { id, jobId, submittedAt, job })),
    skills: summary?.skills ?? null,
    summary: summary && screenSummary(summary, { fullName: details?.fullName ?? null, isHidden }),
    hasResume: Boolean(details?.resume),
    resumeFormat: isHidden ? null : (details?.resume?.format ?? null),
  };
}
