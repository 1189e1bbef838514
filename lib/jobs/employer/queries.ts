import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { renderMarkdown } from "@/lib/platform/markdown";
import { ENDED_PAGE_DAYS, type JobStatus } from "../schema";
import {
  EMPLOYER_JOBS_PAGE_SIZE,
  type EmployerJobFilters,
  type EmployerJobSort,
  type EmployerJobStatus,
} from "./schema";
import type { AssignedJobView, EmployerJobList, EmployerJobRow } from "./views.schema";

const escapeLike = (word: string) => word.replace(/[\\%_]/g, "\\$&");

/** A condition for the postings of the actor's companies, with every filter but the status. */
function narrowed(actor: Actor, { query, company }: EmployerJobFilters): Prisma.Sql {
  const words = query.split(" ").filter(Boolean);
  const conditions = [
    Prisma.sql`j.company_id = ANY(${actor.companies.map(({ id }) => id)}::uuid[])`,
    ...(company ? [Prisma.sql`c.slug = ${company}`] : []),
    ...words.map(
      (word) =>
        Prisma.sql`concat_ws(' ', j.title, j.location, c.name) ILIKE ${`%${escapeLike(word)}%`}`,
    ),
  ];
  return Prisma.sql`FROM jobs j JOIN companies c ON c.id = j.company_id
    LEFT JOIN users author ON author.id = j.posted_by_id
    WHERE ${Prisma.join(conditions, " AND ")}`;
}

// A draft without a date waits for its author's address, and so does one with a date until then.
const isHeld = Prisma.sql`(j.status = 'draft' AND (j.scheduled_for IS NULL
  OR author.id IS NOT NULL AND author.email_verified_at IS NULL))`;
const shownStatus = Prisma.sql`CASE WHEN ${isHeld} THEN 'held' ELSE j.status::text END`;

const newest = Prisma.sql`coalesce(j.posted_at, j.created_at) DESC, j.id DESC`;
// No one sees the applications to a posting that was taken down any longer.
const ofJob = Prisma.sql`a.job_id = j.id AND j.status <> 'removed'`;

const ORDERS: Record<EmployerJobSort, Prisma.Sql> = {
  newest,
  closing: Prisma.sql`j.status IN ('live', 'paused') DESC, j.expires_at NULLS LAST, ${newest}`,
  title: Prisma.sql`lower(j.title), ${newest}`,
  unseen: Prisma.sql`(SELECT count(*) FROM applications a
    WHERE ${ofJob} AND a.viewed_at IS NULL AND a.status = 'submitted') DESC, ${newest}`,
  applications: Prisma.sql`(SELECT count(*) FROM applications a
    WHERE ${ofJob} AND a.status NOT IN ('held', 'withdrawn')) DESC, ${newest}`,
};

type Row = {
  id: string;
  slug: string;
  title: string;
  location: string;
  companyName: string;
  companySlug: string;
  companyStatus: "active" | "suspended";
  status: JobStatus;
  isHeld: boolean;
  version: number;
  postedAt: Date | null;
  scheduledFor: Date | null;
  endedAt: Date | null;
  expiresAt: Date | null;
  deadline: string | null;
  rejectionReason: string | null;
  reviewReasons: string[];
  source: string | null;
  views: number;
  total: number;
  unseen: number;
  open: number;
  hired: number;
  interviews: number;
  isChanged: boolean;
  changeRejection: string | null;
  asksForChanges: boolean;
};

// Applications and views are counted only for the rows shown, not for all that match.
function select(page: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    WITH page AS (${page})
    SELECT j.id, j.slug, j.title, j.location, c.name AS "companyName", c.slug AS "companySlug",
      c.status AS "companyStatus", j.status, ${isHeld} AS "isHeld", j.version, j.posted_at AS "postedAt",
      j.scheduled_for AS "scheduledFor", j.ended_at AS "endedAt", j.expires_at AS "expiresAt",
      to_char(j.deadline, 'YYYY-MM-DD') AS deadline, j.rejection_reason AS "rejectionReason",
      j.review_reasons AS "reviewReasons", s.name AS source,
      coalesce(v.views, 0)::int AS views, coalesce(n.total, 0)::int AS total,
      coalesce(n.open, 0)::int AS open, coalesce(n.hired, 0)::int AS hired,
      coalesce(u.unseen, 0)::int AS unseen, coalesce(i.interviews, 0)::int AS interviews,
      e.job_id IS NOT NULL AS "isChanged", e.rejection_reason AS "changeRejection",
      j.status = 'rejected' AND j.asks_for_changes
        OR e.rejected_at IS NOT NULL AND e.asks_for_changes IS TRUE AS "asksForChanges"
    FROM page JOIN jobs j ON j.id = page.id JOIN companies c ON c.id = j.company_id
    LEFT JOIN users author ON author.id = j.posted_by_id
    LEFT JOIN sources s ON s.id = j.source_id
    LEFT JOIN job_edits e ON e.job_id = j.id
    LEFT JOIN LATERAL (SELECT sum(views) AS views FROM job_views WHERE job_id = j.id) v ON true
    LEFT JOIN LATERAL (
      SELECT count(*) AS total,
        count(*) FILTER (WHERE a.status IN ('submitted', 'in_review', 'interview', 'offer')) AS open,
        count(*) FILTER (WHERE a.status = 'hired') AS hired
      FROM applications a WHERE ${ofJob} AND a.status NOT IN ('held', 'withdrawn')) n ON true
    LEFT JOIN LATERAL (
      SELECT count(*) AS unseen FROM applications a
      WHERE ${ofJob} AND a.viewed_at IS NULL AND a.status = 'submitted') u ON true
    LEFT JOIN LATERAL (
      SELECT count(*) AS interviews FROM applications a JOIN interviews i ON i.application_id = a.id
      WHERE ${ofJob} AND a.status IN ('submitted', 'in_review', 'interview')
        AND i.cancelled_at IS NULL AND i.starts_at > now()) i ON true
    ORDER BY page.position`;
}

const DAY_MS = 86_400_000;

/** Whether a posting has a public page. */
function hasPage(row: Row, now: Date): boolean {
  if (row.companyStatus !== "active") return false;
  if (row.status === "live" || row.status === "paused") return true;
  if (row.status !== "closed" && row.status !== "expired") return false;
  const ended = row.endedAt ?? row.expiresAt ?? now;
  return ended.getTime() > now.getTime() - ENDED_PAGE_DAYS * DAY_MS;
}

function toRow(row: Row): EmployerJobRow {
  const { id, title, location, status, version, deadline, views, source } = row;
  const { total, unseen, open, hired, interviews, asksForChanges } = row;
  const change = row.changeRejection === null ? ("waiting" as const) : ("rejected" as const);
  return {
    id,
    slug: hasPage(row, new Date()) ? row.slug : null,
    title,
    location,
    company: { name: row.companyName, slug: row.companySlug },
    status,
    isHeld: row.isHeld,
    version,
    postedAt: row.postedAt?.toISOString() ?? null,
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    deadline,
    views,
    applications: { total, unseen, open, hired, interviews },
    change: row.isChanged ? change : null,
    reasons: row.rejectionReason ? [row.rejectionReason] : row.reviewReasons,
    asksForChanges,
    source,
  };
}

/**
 * One page of the postings of the actor's companies, with their numbers; a page number past the end
 * gives the last page. The counts by status cover everything that matches the other filters.
 */
export async function listEmployerJobs(
  actor: Actor,
  filters: EmployerJobFilters,
): Promise<EmployerJobList> {
  const from = narrowed(actor, filters);
  const [byStatus, any] = await Promise.all([
    db.$queryRaw<{ status: EmployerJobStatus; count: number }[]>`
      SELECT ${shownStatus} AS status, count(*)::int AS count ${from} GROUP BY 1`,
    db.job.findFirst({
      where: { companyId: { in: actor.companies.map(({ id }) => id) } },
      select: { id: true },
    }),
  ]);
  const { statuses } = filters;
  const total = byStatus
    .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
    .reduce((sum, { count }) => sum + count, 0);
  const pageCount = Math.max(1, Math.ceil(total / EMPLOYER_JOBS_PAGE_SIZE));
  const page = Math.min(filters.page, pageCount);
  const order = ORDERS[filters.sort];
  const ofStatus =
    statuses.length > 0 ? Prisma.sql`AND ${shownStatus} = ANY(${statuses})` : Prisma.empty;
  const rows = await db.$queryRaw<Row[]>(
    select(Prisma.sql`
      SELECT j.id, row_number() OVER (ORDER BY ${order}) AS position ${from} ${ofStatus}
      ORDER BY ${order} LIMIT ${EMPLOYER_JOBS_PAGE_SIZE} OFFSET ${(page - 1) * EMPLOYER_JOBS_PAGE_SIZE}`),
  );
  const counts = Object.fromEntries(byStatus.map(({ status, count }) => [status, count]));
  return { jobs: rows.map(toRow), total, page, pageCount, counts, hasAny: any !== null };
}

/** One of the actor's companies' postings as the list shows it; `null` for strangers. */
export async function findEmployerJobRow(
  actor: Actor,
  jobId: string,
): Promise<EmployerJobRow | null> {
  const ids = actor.companies.map(({ id }) => id);
  const [row] = await db.$queryRaw<Row[]>(
    select(Prisma.sql`SELECT id, 1 AS position FROM jobs
      WHERE id = ${jobId}::uuid AND company_id = ANY(${ids}::uuid[])`),
  );
  return row ? toRow(row) : null;
}

/** A posting whose applications the actor decides on; `null` for any other. */
export async function findAssignedJob(
  { assignments }: Pick<Actor, "assignments">,
  jobId: string,
): Promise<AssignedJobView | null> {
  if (!assignments.some(({ jobIds }) => jobIds.includes(jobId))) return null;
  const [[row], text] = await Promise.all([
    db.$queryRaw<Row[]>(
      select(Prisma.sql`SELECT j.id, 1 AS position FROM jobs j
        JOIN companies c ON c.id = j.company_id AND c.status = 'active'
        WHERE j.id = ${jobId}::uuid AND j.status <> 'removed'`),
    ),
    db.job.findUnique({ where: { id: jobId }, select: { description: true } }),
  ]);
  if (!row || !text) return null;
  return { ...toRow(row), descriptionHtml: renderMarkdown(text.description) };
}

/** New applications are counted up to this number; there are at least that many beyond it. */
const MOST_UNSEEN = 100;

/** How many applications to the postings of the actor's companies no one has opened yet. */
export async function countUnseen(actor: Actor): Promise<number> {
  const ids = actor.companies.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM jobs j JOIN applications a ON ${ofJob}
      JOIN companies c ON c.id = j.company_id AND c.status = 'active'
      WHERE j.company_id = ANY(${ids}::uuid[]) AND a.viewed_at IS NULL AND a.status = 'submitted'
      LIMIT ${MOST_UNSEEN}) unseen`;
  return row?.count ?? 0;
}
