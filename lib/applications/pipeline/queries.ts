import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { canHandleApplications } from "../policy";
import { isReached } from "../team/reach.queries";
import { COMPANY_APPLICATIONS } from "./conditions.queries";
import { isSelective, NOT_SELECTIVE } from "./filters";
import type { PipelineFilters } from "./filters.schema";
import { countScope, openScope, type PipelineScope, toFrame } from "./frame.queries";
import { findRows, isInOrder, type RowsRequest } from "./rows.queries";
import {
  LANE_SIZE,
  PIPELINE_PAGE_SIZE,
  type PipelineJob,
  type PipelineLanes,
  type PipelinePage,
  type PipelineRow,
} from "./schema";
import { readStageStatistics } from "./stage-statistics.queries";
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

/** Up to this many are faster to look up one by one than all at once. */
const MOST_LOOKED_UP = 5000;
/** How many are looked up, for each row of a search's first page, while all matches are counted. */
const LOOKED_UP_PER_ROW = 8;

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
  const scope = await openScope(actor, { ...ALL_APPLICATIONS, ...wanted });
  if (!scope) return null;
  const rowsAt = (at: number, options = {}) =>
    findRows({
      ...rowsOf(scope, { limit: pageSize, offset: (at - 1) * pageSize }),
      ...options,
      canHandle: canHandleApplications(actor, scope.company.id),
    });
  const { page: asked, show, query } = scope.filters;
  // What a common word matches fills the first page from the first few applications.
  const rowsAtOnce = async () => {
    if (asked > 1 || !isInOrder(scope.filters)) return null;
    const first = await rowsAt(1, { isCommon: true, amongFirst: LOOKED_UP_PER_ROW * pageSize });
    return first.length === pageSize ? first : null;
  };
  // How best to fetch any other page of a search depends on how many it matches.
  const [counts, found] = await Promise.all([
    countScope(scope),
    query === "" ? rowsAt(asked) : rowsAtOnce(),
  ]);
  const frame = toFrame(actor, scope, counts);
  const total = frame.counts[show];
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(asked, pageCount);
  const isCommon = (page * pageSize * frame.received) / total <= MOST_LOOKED_UP;
  const rows = found && page === asked ? found : await rowsAt(page, { isCommon });
  return { ...frame, rows, total, page, pageCount };
}

type RowsScope = Omit<PipelineScope, "ownStages">;

function rowsOf(
  { viewerId, company, filters }: RowsScope,
  part: { limit: number; offset: number },
) {
  return { ...part, viewerId, company, filters } satisfies RowsRequest;
}

/**
 * The first matching applications of each of a company's stages, and their numbers. `null` as for
 * `listPipeline`.
 */
export async function readLanes(
  actor: Actor,
  wanted: RequestedFilters,
): Promise<PipelineLanes | null> {
  // Lanes show every stage, including the final ones.
  const scope = await openScope(actor, {
    ...ALL_APPLICATIONS,
    ...wanted,
    stageId: null,
    show: "all",
    page: 1,
  });
  if (!scope) return null;
  const frame = toFrame(actor, scope, await countScope(scope));
  const lanes = frame.stages.filter(({ count }) => count > 0).map(({ id }) => id);
  const canHandle = canHandleApplications(actor, scope.company.id);
  const isWhole = scope.filters.waiting === "any" && !isSelective(scope.filters);
  const [rows, statistics] = await Promise.all([
    findRows({ ...rowsOf(scope, { limit: LANE_SIZE, offset: 0 }), ...{ lanes, canHandle } }),
    isWhole ? readStageStatistics(scope) : {},
  ]);
  const rowsIn = (lane: string) => rows.filter(({ stageId }) => stageId === lane);
  return {
    ...frame,
    statistics,
    lanes: Object.fromEntries(lanes.map((lane) => [lane, rowsIn(lane)])),
  };
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

type PagePart = { limit: number; offset: number; ids?: readonly string[] | null };

/**
 * A slice of the matching applications that a company can see; none for a suspended company. For
 * background work: the caller has checked access.
 */
export async function listPipelineRows(
  { companyId, filters }: { companyId: string; filters: PipelineFilters },
  { ids = null, ...part }: PagePart,
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
