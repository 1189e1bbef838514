import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { canHandleApplications, canOpenPipeline, pipelineCompanyIds } from "../policy";
import type { ApplicationStatus } from "../schema";
import { OPEN_STATUSES } from "../status";
import { isReached } from "../team/reach.queries";
import { COMPANY_APPLICATIONS, matchesPerson, narrowed, WAITS } from "./conditions.queries";
import { isSelective, NOT_SELECTIVE } from "./filters";
import type { PipelineFilters, WaitingFilter } from "./filters.schema";
import { findRows, type RowsRequest } from "./rows.queries";
import {
  LANE_SIZE,
  PIPELINE_PAGE_SIZE,
  type PipelineBoard,
  type PipelineFrame,
  type PipelineJob,
  type PipelinePage,
  type PipelineRow,
  type StageCount,
} from "./schema";
import { allowedMoves, stageFor } from "./stages";
import { readStages } from "./stages.queries";
import type { Stage } from "./stages.schema";

export type RequestedFilters = Partial<PipelineFilters>;

/** The filters of a list that shows every open application, from its first page. */
export const ALL_APPLICATIONS: PipelineFilters = {
  companyId: null,
  jobId: null,
  stageId: null,
  waiting: "any",
  ...NOT_SELECTIVE,
  show: "open",
  sort: "newest",
  page: 1,
  savedId: null,
};

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

/** The company whose pipeline is meant: the one named, or the posting's, or the actor's first. */
export async function findPipelineCompany(actor: Actor, { companyId, jobId }: PipelineFilters) {
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
}

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

type Scope = {
  /** Who looks; null for background work. */
  viewerId: string | null;
  company: { id: string; name: string; isBlind: boolean; stages: Stage[]; reach: Prisma.Sql };
  filters: PipelineFilters;
};

/** The number of all applications, and of those that match the filters. */
type Counts = { all: Group[]; wanted: Group[]; letters: number };

async function countScope({ viewerId, company, filters }: Scope): Promise<Counts> {
  const { jobId, query } = filters;
  const whole = Prisma.sql`${COMPANY_APPLICATIONS(company.id)} AND ${company.reach}`;
  const letters = () =>
    db.applicationLetter.count({ where: { companyId: company.id, status: "waiting" } });
  if (jobId === null && query !== "" && !isSelective({ ...filters, query: "" })) {
    const [both, waiting] = await Promise.all([
      countGroups(whole, matchesPerson(query, company)),
      letters(),
    ]);
    return { all: both, wanted: both.filter(({ isFound }) => isFound), letters: waiting };
  }
  const [all, some, waiting] = await Promise.all([
    countGroups(whole),
    jobId === null && !isSelective(filters)
      ? null
      : countGroups(narrowed(filters, { ...company, viewerId })),
    letters(),
  ]);
  return { all, wanted: some ?? all, letters: waiting };
}

function toFrame(
  actor: Actor,
  { company, filters }: Scope,
  { all, wanted, letters }: Counts,
): PipelineFrame {
  const { stages } = company;
  const stageIdOf = ({ stageId, status }: Group) => stageId ?? stageFor(stages, status)?.id ?? null;
  // A stage filter narrows the total as it narrows the list.
  const inStage = wanted.filter(
    (group) => !filters.stageId || stageIdOf(group) === filters.stageId,
  );
  const open = sum(inStage.filter(isOpen), filters.waiting);
  const both = sum(inStage, filters.waiting);
  const countOf = ({ id }: Stage) =>
    sum(
      wanted.filter((group) => stageIdOf(group) === id),
      filters.waiting,
    );
  return {
    companyId: company.id,
    companyName: company.name,
    isBlind: company.isBlind,
    isOwner: actor.companies.some(({ id, role }) => id === company.id && role === "owner"),
    stages: stages.map((stage): StageCount => ({ ...stage, count: countOf(stage) })),
    allowedMoves: allowedMoves(stages),
    counts: { all: both, open, ended: both - open },
    unseen: sum(all, "unseen"),
    unanswered: sum(all, "unanswered"),
    letters: canHandleApplications(actor, company.id) ? letters : 0,
    canHandle: canHandleApplications(actor, company.id),
    received: sum(all, "any"),
  };
}

async function openScope(actor: Actor, wanted: RequestedFilters): Promise<Scope | null> {
  const filters = { ...ALL_APPLICATIONS, ...wanted };
  const company = await findPipelineCompany(actor, filters);
  return (
    company && {
      viewerId: actor.id,
      company: {
        ...company,
        stages: await readStages(company.id),
        reach: isReached(actor, company.id, "decide"),
      },
      filters,
    }
  );
}

/** Up to this many are faster to look up one by one than all at once. */
const MOST_LOOKED_UP = 5000;

/**
 * One page of the applications that a company received and that match the filters; a page number
 * past the end gives the last page. `null` for a company that is not the actor's or is suspended,
 * or when there is none.
 */
export async function listPipeline(
  actor: Actor,
  wanted: RequestedFilters,
  pageSize = PIPELINE_PAGE_SIZE,
): Promise<PipelinePage | null> {
  const scope = await openScope(actor, wanted);
  if (!scope) return null;
  const rowsAt = (at: number, options = {}) =>
    findRows({ ...rowsOf(scope, { limit: pageSize, offset: (at - 1) * pageSize }), ...options });
  const { page: asked, show, query } = scope.filters;
  // How best to fetch a page of a name's matches depends on how many there are.
  const [counts, found] = await Promise.all([
    countScope(scope),
    query === "" ? rowsAt(asked) : null,
  ]);
  const frame = toFrame(actor, scope, counts);
  const total = frame.counts[show];
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(asked, pageCount);
  const isCommon = (page * pageSize * frame.received) / total <= MOST_LOOKED_UP;
  const rows = found && page === asked ? found : await rowsAt(page, { isCommon });
  return { ...frame, rows, total, page, pageCount };
}

function rowsOf({ viewerId, company, filters }: Scope, part: { limit: number; offset: number }) {
  return { ...part, viewerId, company, filters } satisfies RowsRequest;
}

/**
 * The first matching applications of each of a company's stages, and their numbers. `null` as for
 * `listPipeline`.
 */
export async function readBoard(
  actor: Actor,
  wanted: RequestedFilters,
): Promise<PipelineBoard | null> {
  // A board shows every stage, including the final ones.
  const scope = await openScope(actor, { ...wanted, stageId: null, show: "all", page: 1 });
  if (!scope) return null;
  const frame = toFrame(actor, scope, await countScope(scope));
  const lanes = frame.stages.filter(({ count }) => count > 0).map(({ id }) => id);
  const rows = await findRows({ ...rowsOf(scope, { limit: LANE_SIZE, offset: 0 }), lanes });
  const rowsIn = (lane: string) => rows.filter(({ stageId }) => stageId === lane);
  return { ...frame, lanes: Object.fromEntries(lanes.map((lane) => [lane, rowsIn(lane)])) };
}

const JOBS_MAX = 500;

/** A company's postings with applications that the actor can read, with the newest ones first. */
export async function listPipelineJobs(actor: Actor, companyId: string): Promise<PipelineJob[]> {
  return db.$queryRaw<PipelineJob[]>`
    SELECT j.id, j.title, got.count AS applications
    FROM (SELECT a.job_id, count(*)::int AS count, max(a.submitted_at) AS latest
      FROM applications a
      WHERE ${COMPANY_APPLICATIONS(companyId)} AND ${isReached(actor, companyId, "decide")}
      GROUP BY 1) got
    JOIN jobs j ON j.id = got.job_id
    ORDER BY got.latest DESC, j.id LIMIT ${JOBS_MAX}`;
}

type Part = { limit: number; offset: number; ids?: readonly string[] | null };

/**
 * A slice of the matching applications that a company can see; none for a suspended company. For
 * background work: the caller has checked access.
 */
export async function listPipelineRows(
  { companyId, filters }: { companyId: string; filters: PipelineFilters },
  { ids = null, ...part }: Part,
): Promise<{ rows: PipelineRow[]; stages: Stage[] }> {
  const company = await db.company.findFirst({
    where: { id: companyId, status: "active" },
    select: { id: true, name: true, isBlind: true },
  });
  if (!company) return { rows: [], stages: [] };
  const stages = await readStages(companyId);
  const reach = Prisma.sql`true`;
  const rows = await findRows({
    ...rowsOf({ viewerId: null, company: { ...company, stages, reach }, filters }, part),
    ids,
  });
  return { rows, stages };
}
