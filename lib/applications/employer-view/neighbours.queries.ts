import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { matchSkills } from "../applying/skill-match";
import type { SkillMatch } from "../applying/skill-match.schema";
import { allowedMoves, stageFor } from "../pipeline/stages";
import { readStages } from "../pipeline/stages.queries";
import { canSeeAsEmployer } from "../policy";
import { UNSEEN_STATUSES } from "../status";
import { findHidden } from "./blind-screening.queries";
import type { Neighbours } from "./neighbours.schema";

const select = {
  jobId: true,
  status: true,
  stageId: true,
  submittedAt: true,
  details: { select: { resume: { select: { format: true, text: true } } } },
  job: {
    select: {
      title: true,
      slug: true,
      timeZone: true,
      status: true,
      companyId: true,
      company: { select: { name: true, status: true, isBlind: true } },
      skills: { orderBy: { position: "asc" }, select: { skill: { select: { name: true } } } },
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

function matchOf(skills: readonly string[], text: string | null | undefined): SkillMatch | null {
  return skills.length > 0 && text?.trim() ? matchSkills(skills, text) : null;
}

/**
 * What surrounds an application on the page of the actor's company. The match compares the
 * posting's requirements with the resume sent with the application, never with the profile. Throws
 * `not_found` for strangers.
 */
export async function findNeighbours(actor: Actor, id: string): Promise<Neighbours> {
  const found = await db.application.findUnique({ where: { id }, select });
  if (!found?.submittedAt || !canSeeAsEmployer(actor, found)) {
    throw new DomainError("not_found", "Application not found");
  }
  const { jobId, status, submittedAt, job, details } = found;
  const skills = job.skills.map(({ skill }) => skill.name);
  const isHidden = await findHidden(found);
  const stages = await readStages(job.companyId);
  const stageIds = allowedMoves(stages)[status] ?? [];
  const here = found.stageId ?? stageFor(stages, status)?.id;
  return {
    jobTitle: job.title,
    jobSlug: job.slug,
    companyId: job.companyId,
    companyName: job.company.name,
    timeZone: job.timeZone,
    isBlind: job.company.isBlind,
    status,
    stageId: found.stageId,
    stages: stages.filter(({ id: to }) => to !== here && stageIds.includes(to)),
    ...(await findAdjacent({ id, jobId, submittedAt })),
    match: matchOf(skills, details?.resume?.text),
    resumeFormat: isHidden ? null : (details?.resume?.format ?? null),
  };
}
