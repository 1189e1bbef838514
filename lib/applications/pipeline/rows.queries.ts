import "server-only";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { screenSummary } from "../applicants/summaries";
import type { SummaryLine, SummarySource } from "../applicants/summaries.schema";
import { hiddenName, isHidden } from "../employer-view/blind-screening";
import type { InterviewMedium } from "../interviews/schema";
import { findLikelyPeople } from "../likenesses/queries";
import type { LikelyPerson } from "../likenesses/schema";
import type { ApplicationStatus } from "../schema";
import {
  IS_NEW,
  narrowed,
  orderOf,
  SHOWS,
  STAGE_SINCE,
  stageIdIn,
  WAITS,
} from "./conditions.queries";
import type { PipelineFilters } from "./filters.schema";
import type { PipelineRow } from "./schema";
import { stageFor } from "./stages";
import type { Stage } from "./stages.schema";
import { ratingOf } from "./viewer.queries";

export type RowsRequest = {
  company: { id: string; isBlind: boolean; stages: Stage[]; reach: Prisma.Sql };
  filters: PipelineFilters;
  /** The stages of which this many are wanted each; without them, of all together. */
  lanes?: readonly string[];
  /** Only these. */
  ids?: readonly string[] | null;
  /** Whose ratings unlock the team's; null for no one's. */
  viewerId: string | null;
  /** Whether the viewer handles the applications, and may know who could be the same person. */
  canHandle?: boolean;
  limit: number;
  offset: number;
  /** Whether the search matches so many that the first ones are soon found. */
  isCommon?: boolean;
  /** Only among this many of the company's applications, the first in order of time. */
  amongFirst?: number;
};

type Row = {
  id: string;
  reference: string;
  version: number;
  status: ApplicationStatus;
  stageId: string | null;
  jobId: string;
  jobTitle: string;
  fullName: string | null;
  addedBy: string | null;
  submittedAt: Date;
  changedAt: Date;
  isNew: boolean;
  hasResume: boolean;
  unread: number;
  headline: string | null;
  place: string | null;
  employer: string | null;
  fromResume: SummaryLine[] | null;
  matched: number | null;
  missing: number | null;
  skillsSource: SummarySource | null;
  nameShownAt: Date | null;
  rating: number | null;
  notes: number;
  tags: string[];
  stageSince: Date;
  interviewAt: Date | null;
  interviewMedium: InterviewMedium | null;
  interviewers: string[];
  offer: PipelineRow["offer"];
};

/** What a member is called, over `users u`, who may be gone. */
const MEMBER_NAME = Prisma.sql`coalesce(nullif(trim(u.full_name), ''), u.username::text, 'someone who has left')`;

/** The offer that is open or was accepted, over `applications a`. */
const OFFER = Prisma.sql`(
  SELECT jsonb_build_object('payAmount', o.pay_amount, 'payCurrency', o.pay_currency,
    'payPeriod', o.pay_period, 'startsOn', o.starts_on, 'answerBy', o.answer_by,
    'isAccepted', o.status = 'accepted')
  FROM application_offers o WHERE o.application_id = a.id AND o.status IN ('open', 'accepted')
  ORDER BY o.sent_at DESC, o.id DESC LIMIT 1)`;

type LikelyPeople = ReadonlyMap<string, LikelyPerson>;

function toRow(
  row: Row,
  { company: { isBlind, stages } }: RowsRequest,
  likely: LikelyPeople,
): PipelineRow {
  const { fullName, matched, missing, skillsSource, nameShownAt, stageId, interviewAt, ...rest } =
    row;
  const stage = stages.find(({ id }) => id === stageId) ?? null;
  const hides = isHidden({ isBlind, isShown: nameShownAt !== null, stage, status: row.status });
  return {
    ...rest,
    ...screenSummary({ ...row, fromResume: row.fromResume ?? [] }, { fullName, isHidden: hides }),
    stageId: stage?.id ?? stageFor(stages, row.status)?.id ?? null,
    name: hides || fullName === null ? hiddenName(row.reference) : fullName,
    isHidden: hides,
    submittedAt: row.submittedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    stageSince: row.stageSince.toISOString(),
    skills: skillsSource && {
      matched: matched ?? 0,
      wanted: (matched ?? 0) + (missing ?? 0),
      source: skillsSource,
    },
    interviewAt: interviewAt?.toISOString() ?? null,
    likely: hides ? null : (likely.get(row.id) ?? null),
  };
}

/** Whether the order is one of time, which an index has. */
export const isInOrder = ({ sort }: Pick<PipelineFilters, "sort">): boolean =>
  sort === "newest" || sort === "oldest";

/** Those at the beginning of the order of time, of which there are about `amongFirst`. */
function atFirst({ company, filters, amongFirst }: RowsRequest): Prisma.Sql {
  if (amongFirst === undefined) return Prisma.empty;
  const first = (order: Prisma.Sql) => Prisma.sql`(
    SELECT b.submitted_at FROM applications b
    WHERE b.company_id = ${company.id}::uuid AND b.submitted_at IS NOT NULL
    ORDER BY b.submitted_at ${order} LIMIT ${amongFirst})`;
  return filters.sort === "oldest"
    ? Prisma.sql`AND a.submitted_at <= (SELECT max(submitted_at) FROM ${first(Prisma.sql`ASC`)} f)`
    : Prisma.sql`AND a.submitted_at >= (SELECT min(submitted_at) FROM ${first(Prisma.sql`DESC`)} f)`;
}

/** The ids of the wanted slice, within a stage or overall. */
function partOf(wanted: RowsRequest, inStage: Prisma.Sql): Prisma.Sql {
  const { company, filters, ids, limit, offset, isCommon = false } = wanted;
  const { sort, show, waiting } = filters;
  const viewed = { ...company, viewerId: wanted.viewerId };
  const { by, join } = orderOf(sort, viewed);
  return Prisma.sql`
    SELECT a.id FROM applications a
    ${join}
    WHERE ${narrowed(filters, viewed, isCommon && isInOrder(filters))} AND ${WAITS[waiting]()} AND ${SHOWS[show]} ${inStage}
      ${ids ? Prisma.sql`AND a.id = ANY(${[...ids]}::uuid[])` : Prisma.empty} ${atFirst(wanted)}
    ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`;
}

function pageOf(wanted: RowsRequest): Prisma.Sql {
  const { lanes, filters, company } = wanted;
  if (!lanes) {
    const { stageId } = filters;
    const one = Prisma.sql`AND ${stageIdIn(company.stages)} = ${stageId}::uuid`;
    return partOf(wanted, stageId === null ? Prisma.empty : one);
  }
  return Prisma.sql`
    SELECT part.id FROM unnest(${[...lanes]}::uuid[]) AS lane (id)
    CROSS JOIN LATERAL (${partOf(wanted, Prisma.sql`AND ${stageIdIn(company.stages)} = lane.id`)}) part`;
}

/** How many there are of what `findRows` would give. The caller has checked access. */
export async function countRows(wanted: RowsRequest): Promise<number> {
  // In no order, because only their number is wanted.
  const filters = { ...wanted.filters, sort: "newest" as const };
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (${pageOf({ ...wanted, filters })}) found`;
  return row?.count ?? 0;
}

/**
 * Applications that a company can see and that match its filters: a slice of the ordered list, or
 * the first of each lane. The caller has checked access.
 */
export async function findRows(wanted: RowsRequest): Promise<PipelineRow[]> {
  const { company, filters } = wanted;
  // Finds the few wanted rows first, then reads their details.
  const rows = await db.$queryRaw<Row[]>`
    WITH page AS MATERIALIZED (${pageOf(wanted)})
    SELECT a.id, a.reference, a.version, a.status::text, a.stage_id AS "stageId",
      a.job_id AS "jobId", j.title AS "jobTitle", d.full_name AS "fullName",
      (SELECT ${MEMBER_NAME}
        FROM application_additions n LEFT JOIN users u ON u.id = n.added_by_user_id
        WHERE n.application_id = a.id) AS "addedBy",
      a.submitted_at AS "submittedAt", a.updated_at AS "changedAt", ${IS_NEW} AS "isNew",
      d.resume_id IS NOT NULL AS "hasResume",
      (SELECT count(*)::int FROM application_messages m
        WHERE m.application_id = a.id AND m.is_from_applicant AND m.read_at IS NULL) AS unread,
      s.headline, s.place, s.employer, s.from_resume AS "fromResume",
      cardinality(s.skills_found) AS matched, cardinality(s.skills_missing) AS missing,
      s.skills_source AS "skillsSource", a.name_shown_at AS "nameShownAt",
      ${ratingOf(wanted.viewerId)} AS rating,
      (SELECT count(*)::int FROM application_notes n WHERE n.application_id = a.id) AS notes,
      ARRAY(SELECT t.tag::text FROM application_tags t WHERE t.application_id = a.id
        ORDER BY t.tag) AS tags,
      ${STAGE_SINCE} AS "stageSince",
      next.starts_at AS "interviewAt", next.medium::text AS "interviewMedium",
      ARRAY(SELECT ${MEMBER_NAME} FROM interview_interviewers w JOIN users u ON u.id = w.user_id
        WHERE w.interview_id = next.id ORDER BY 1) AS interviewers,
      ${OFFER} AS offer
    FROM page JOIN applications a ON a.id = page.id JOIN jobs j ON j.id = a.job_id
    LEFT JOIN application_details d ON d.application_id = a.id
    LEFT JOIN application_summaries s ON s.application_id = a.id
    LEFT JOIN LATERAL (SELECT i.id, i.starts_at, i.medium FROM interviews i
      WHERE i.application_id = a.id AND i.cancelled_at IS NULL AND i.starts_at > now()
      ORDER BY i.starts_at, i.id LIMIT 1) next ON true
    ORDER BY ${orderOf(filters.sort, { ...company, viewerId: wanted.viewerId }).by}`;
  const ids = rows.map(({ id }) => id);
  const likely = wanted.canHandle ? await findLikelyPeople(ids, company) : new Map();
  return rows.map((row) => toRow(row, wanted, likely));
}
