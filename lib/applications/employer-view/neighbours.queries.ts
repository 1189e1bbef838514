import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { screenSummary, summarise } from "../applicants/summaries";
import { readSubject } from "../applicants/summaries.queries";
import { allowedMoves, stageFor } from "../pipeline/stages";
import { readStages } from "../pipeline/stages.queries";
import type { Stage } from "../pipeline/stages.schema";
import { canSeeAsEmployer } from "../policy";
import { UNSEEN_STATUSES } from "../status";
import { findHidden } from "./blind-screening.queries";
import type { Neighbours } from "./neighbours.schema";

const select = {
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

type Here = { id: string; jobId: string; submittedAt: Date };

async function findAdjacent({ id, jobId, submittedAt }: Here) {
  const seen = { jobId, status: { notIn: [...UNSEEN_STATUSES] }, id: { not: id } };
  const [previous, next] = await Promise.all([
    db.application.findFirst({
      where: {
        ...seen,
        OR: [{ submittedAt: { gt: submittedAt } }, { submittedAt, id: { gt: id } }],
      },
      orderBy: [{ submittedAt: "asc" }, { id: "asc" }],
      select: { id: true },
    }),
    db.application.findFirst({
      where: {
        ...seen,
        OR: [{ submittedAt: { lt: submittedAt } }, { submittedAt, id: { lt: id } }],
      },
      orderBy: [{ submittedAt: "desc" }, { id: "desc" }],
      select: { id: true },
    }),
  ]);
  return { previousId: previous?.id ?? null, nextId: next?.id ?? null };
}

/**
 * What surrounds an application on the page of the actor's company, with the same summary as lists
 * have, as it is now. Throws `not_found` for strangers.
 */
export async function findNeighbours(actor: Actor, id: string): Promise<Neighbours> {
  const found = await db.application.findUnique({ where: { id }, select });
  if (!found?.submittedAt || !canSeeAsEmployer(actor, found)) {
    throw new DomainError("not_found", "Application not found");
  }
  const { jobId, status, submittedAt, job, details } = found;
  const subject = details && (await readSubject(id));
  const summary = subject && summarise(subject);
  const isHidden = await findHidden(found);
  const stages = await readStages(job.companyId);
  const stageIds = allowedMoves(stages)[status] ?? [];
  const here = found.stageId ?? stageFor(stages, status)?.id;
  const canMoveTo = ({ id: to }: Stage) => details !== null && to !== here && stageIds.includes(to);
  return {
    jobTitle: job.title,
    jobSlug: job.slug,
    companyId: job.companyId,
    companyName: job.company.name,
    timeZone: job.timeZone,
    isBlind: job.company.isBlind,
    status,
    stageId: found.stageId,
    stageName: stages.find(({ id: at }) => at === here)?.name ?? null,
    stages: stages.filter((stage) => canMoveTo(stage)),
    bar: stages
      .filter((stage) => stage.status !== "not_selected")
      .map((stage) => ({ ...stage, isHere: stage.id === here, canMove: canMoveTo(stage) })),
    isOwner: actor.companies.some(
      (company) => company.id === job.companyId && company.role === "owner",
    ),
    ...(await findAdjacent({ id, jobId, submittedAt })),
    skills: summary?.skills ?? null,
    summary: summary && screenSummary(summary, { fullName: details?.fullName ?? null, isHidden }),
    hasResume: Boolean(details?.resume),
    resumeFormat: isHidden ? null : (details?.resume?.format ?? null),
  };
}
