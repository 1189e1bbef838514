import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { readStagesByJob } from "../job-stages/queries";
import { canHandleApplications, canOpenPipeline, pipelineCompanyIds } from "../policy";
import type { ApplicationStatus } from "../schema";
import { OPEN_STATUSES } from "../status";
import { isReached } from "../team/reach.queries";
import { COMPANY_APPLICATIONS, matchesPerson, narrowed, WAITS } from "./conditions.queries";
import { isSelective } from "./filters";
import type { PipelineFilters, WaitingFilter } from "./filters.schema";
import type { PipelineFrame, StageCount } from "./schema";
import { allowedMoves, type OwnStages, stageFor, stagesOfJob, withStage } from "./stages";
import { readStages } from "./stages.queries";
import type { Stage } from "./stages.schema";

/** How many applications have one status in one stage, as they were put there. */
type Group = {
  status: ApplicationStatus;
  stageId: string | null;
  any: number;
  unseen: number;
  unanswered: number;
  /** Whether they match the search; only meaningful where both are counted. */
  isFound: boolean;
};

/** The company behind a posting, if it is one of the actor's. */
async function companyOfJob(actor: Actor, jobId: string): Promise<string | null> {
  const job = await db.job.findFirst({
    where: { id: jobId, companyId: { in: pipelineCompanyIds(actor) } },
    select: { companyId: true },
  });
  return job?.companyId ?? null;
}

const findCompany = cache(async (actor: Actor, companyId: string | null, jobId: string | null) => {
  if (companyId !== null && !canOpenPipeline(actor, companyId)) return null;
  const meant = companyId ?? (jobId && (await companyOfJob(actor, jobId)));
  return db.company.findFirst({
    where: {
      id: { in: meant ? [meant] : pipelineCompanyIds(actor) },
      status: "active",
    },
    orderBy: { name: "asc" },
    select: { id: true, name: true, isBlind: true },
  });
});

/**
 * The company whose pipeline is meant: the one named, or the posting's, or the actor's first.
 * Cached for the request.
 */
export const findPipelineCompany = (actor: Actor, { companyId, jobId }: PipelineFilters) =>
  findCompany(actor, companyId, jobId);

function sum(groups: Group[], of: WaitingFilter): number {
  return groups.reduce((total, group) => total + group[of], 0);
}

async function countGroups(
  condition: Prisma.Sql,
  isFound: Prisma.Sql = Prisma.sql`true`,
): Promise<Group[]> {
  return db.$queryRaw<Group[]>`
    SELECT a.status::text, a.stage_id AS "stageId", ${isFound} AS "isFound", count(*)::int AS "any",
      (count(*) FILTER (WHERE ${WAITS.unseen()}))::int AS unseen,
      (count(*) FILTER (WHERE ${WAITS.unanswered()}))::int AS unanswered
    FROM applications a WHERE ${condition} GROUP BY a.status, a.stage_id, 3`;
}

const isOpen = ({ status }: Group) => OPEN_STATUSES.includes(status);

/** A company's applications, as one of its members narrows them. */
export type PipelineScope = {
  /** Who looks; null for background work. */
  viewerId: string | null;
  company: { id: string; name: string; isBlind: boolean; stages: Stage[]; reach: Prisma.Sql };
  /** The stages of the jobs that have their own. */
  ownStages: OwnStages;
  filters: PipelineFilters;
};

/** The only jobs whose applications the actor can list; null for those who handle all. */
function ownJobIds(actor: Actor, companyId: string): string[] | null {
  if (canHandleApplications(actor, companyId)) return null;
  return actor.assignments
    .filter((assignment) => assignment.companyId === companyId)
    .flatMap(({ jobIds }) => jobIds);
}

/** The number of all applications, and of those that match the filters. */
type Counts = { all: Group[]; ofJob: Group[]; wanted: Group[]; letters: number };

/** Counts the company's applications by status and stage, and those that match the filters. */
export async function countScope({ viewerId, company, filters }: PipelineScope): Promise<Counts> {
  const { jobId, query } = filters;
  const whole = Prisma.sql`${COMPANY_APPLICATIONS(company.id)} AND ${company.reach}`;
  const letters = () =>
    db.applicationLetter.count({ where: { companyId: company.id, status: "waiting" } });
  if (jobId === null && query !== "" && !isSelective({ ...filters, query: "" })) {
    const [both, waiting] = await Promise.all([
      countGroups(whole, matchesPerson(query, company)),
      letters(),
    ]);
    const wanted = both.filter(({ isFound }) => isFound);
    return { all: both, ofJob: both, wanted, letters: waiting };
  }
  const [all, job, some, waiting] = await Promise.all([
    countGroups(whole),
    jobId === null ? null : countGroups(Prisma.sql`${whole} AND a.job_id = ${jobId}::uuid`),
    isSelective(filters) ? countGroups(narrowed(filters, { ...company, viewerId })) : null,
    letters(),
  ]);
  const ofJob = job ?? all;
  return { all, ofJob, wanted: some ?? ofJob, letters: waiting };
}

/**
 * The stages of the posting that the list is about, or of all of them, and whichever else someone is
 * still in.
 */
function shownStages(
  stages: readonly StageCount[],
  { ownStages, filters: { jobId, stageId } }: Pick<PipelineScope, "ownStages" | "filters">,
): StageCount[] {
  const isUsed = ({ id, count }: StageCount) => count > 0 || id === stageId;
  if (jobId !== null) {
    const ofJob = stagesOfJob(stages, ownStages[jobId]);
    return stages.filter(isUsed).reduce((shown, stage) => withStage(shown, stage), ofJob);
  }
  const own = new Set(Object.values(ownStages).flat());
  return stages
    .filter((stage) => !stage.isDefault && (own.has(stage.id) || isUsed(stage)))
    .reduce((shown, stage) => withStage(shown, stage), stagesOfJob(stages, undefined));
}

/** What every view of the pipeline shows around its applications. */
export function toFrame(
  actor: Actor,
  { company, ownStages, filters }: PipelineScope,
  { all, ofJob, wanted, letters }: Counts,
): PipelineFrame {
  const { stages } = company;
  const stageIdOf = ({ stageId, status }: Group) => stageId ?? stageFor(stages, status)?.id ?? null;
  // A stage filter narrows the total as it narrows the list.
  const inStage = wanted.filter(
    (group) => !filters.stageId || stageIdOf(group) === filters.stageId,
  );
  const open = sum(inStage.filter(isOpen), filters.waiting);
  const both = sum(inStage, filters.waiting);
  const countIn = ({ id }: Stage, of: WaitingFilter) =>
    sum(
      wanted.filter((group) => stageIdOf(group) === id),
      of,
    );
  return {
    companyId: company.id,
    companyName: company.name,
    isBlind: company.isBlind,
    isOwner: actor.companies.some(({ id, role }) => id === company.id && role === "owner"),
    stages: shownStages(
      stages.map(
        (stage): StageCount => ({
          ...stage,
          count: countIn(stage, filters.waiting),
          unseen: countIn(stage, "unseen"),
        }),
      ),
      { ownStages, filters },
    ),
    ownStages: { ...ownStages } as Record<string, string[]>,
    allowedMoves: allowedMoves(stages),
    counts: { all: both, open, ended: both - open },
    unseen: sum(all, "unseen"),
    unanswered: sum(all, "unanswered"),
    totals: {
      all: sum(ofJob, "any"),
      open: sum(ofJob.filter(isOpen), "any"),
      unseen: sum(ofJob, "unseen"),
      unanswered: sum(ofJob, "unanswered"),
    },
    letters: canHandleApplications(actor, company.id) ? letters : 0,
    canHandle: canHandleApplications(actor, company.id),
    received: sum(all, "any"),
  };
}

/** What a request is about; null without a company whose applications the actor can list. */
export async function openScope(
  actor: Actor,
  filters: PipelineFilters,
): Promise<PipelineScope | null> {
  const company = await findPipelineCompany(actor, filters);
  if (!company) return null;
  const [stages, ownStages] = await Promise.all([
    readStages(company.id),
    readStagesByJob(company.id, ownJobIds(actor, company.id)),
  ]);
  const reach = isReached(actor, company.id, "decide");
  return { viewerId: actor.id, company: { ...company, stages, reach }, ownStages, filters };
}
