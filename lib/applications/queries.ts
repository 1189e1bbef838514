import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/accounts/schema";
import { logoUrl } from "@/lib/companies/logos";
import { ENDED_PAGE_DAYS } from "@/lib/jobs/schema";
import { findSnapshot } from "@/lib/jobs/versions.queries";
import type { JobSnapshot } from "@/lib/jobs/versions.schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { BY_HAND } from "@/lib/shared/arrivals";
import { isId } from "@/lib/shared/ids";
import { hostOf } from "@/lib/shared/site";
import { sentSelect } from "./applying/submissions.queries";
import type { Party } from "./by-hand/party";
import { isOwn } from "./policy";
import { deletionDay } from "./retention";
import { retentionMonthsOf } from "./retention.queries";
import {
  APPLICATIONS_PAGE_SIZE,
  type ApplicationList,
  type ApplicationRow,
  type ApplicationScope,
  type ApplicationStatus,
} from "./schema";
import { canWithdraw, isEnded, OPEN_STATUSES } from "./status";
import { knownStatus } from "./told";
import type { ApplicationView, AppliedJob, TimelineStep } from "./views.schema";

// Whether a job has a page, over `jobs j`; the same rule as lib/jobs/public/detail.queries.ts.
const HAS_PAGE = Prisma.sql`j.status IN ('live', 'paused', 'closed', 'expired')
  AND coalesce(j.ended_at, j.expires_at, now()) > now() - make_interval(days => ${ENDED_PAGE_DAYS})`;

// Applications sent here and those that the sender reported from elsewhere, as one list.
const mine = (userId: string) => Prisma.sql`
  SELECT a.id, a.job_id, coalesce(a.told_status, a.status)::text AS status, v.title, v.location,
    a.created_at AS at, a.viewed_at,
    (SELECT max(coalesce(e.told_at, e.at)) FROM application_events e
      WHERE e.application_id = a.id AND e.is_told) AS changed_at,
    (SELECT count(*) FROM application_messages m WHERE m.application_id = a.id
      AND NOT m.is_from_applicant AND m.read_at IS NULL)::int AS unread
  FROM applications a JOIN job_versions v ON v.job_id = a.job_id AND v.version = a.job_version
  WHERE a.user_id = ${userId}::uuid
  UNION ALL
  SELECT NULL, x.job_id, 'external', j.title, j.location, x.visited_at, NULL, NULL, 0
  FROM external_visits x JOIN jobs j ON j.id = x.job_id
  WHERE x.user_id = ${userId}::uuid AND x.has_applied`;

type Row = {
  id: string | null;
  jobId: string;
  status: ApplicationStatus | "external";
  title: string;
  location: string;
  at: Date;
  viewedAt: Date | null;
  changedAt: Date | null;
  unread: number;
  slug: string | null;
  applyUrl: string | null;
  companySlug: string;
  companyName: string;
  isVerified: boolean;
  logoKey: string | null;
};

function toRow(row: Row): ApplicationRow {
  const { id, jobId, status, title, location, slug } = row;
  const basics = {
    jobId,
    slug,
    title,
    location,
    at: row.at.toISOString(),
    company: {
      slug: row.companySlug,
      name: row.companyName,
      isVerified: row.isVerified,
      logoUrl: logoUrl(row.logoKey),
    },
  };
  if (id === null || status === "external") {
    return { ...basics, kind: "external", site: hostOf(row.applyUrl) ?? row.companyName };
  }
  return {
    ...basics,
    kind: "here",
    id,
    status,
    changedAt: (row.changedAt ?? row.at).toISOString(),
    viewedAt: row.viewedAt?.toISOString() ?? null,
    unread: row.unread,
  };
}

// An application that only its sender reported never ends.
const open = Prisma.sql`status IN (${Prisma.join([...OPEN_STATUSES, "external"])})`;
const CONDITIONS: Record<ApplicationScope, Prisma.Sql> = {
  all: Prisma.sql`true`,
  open,
  ended: Prisma.sql`NOT ${open}`,
};

type ListOptions = { show?: ApplicationScope; pageSize?: number };

/**
 * One page of someone's applications, newest first, including those on other sites; a page number
 * past the end gives the last page.
 */
export async function listApplications(
  actor: Actor,
  wanted: number,
  { show = "all", pageSize = APPLICATIONS_PAGE_SIZE }: ListOptions = {},
): Promise<ApplicationList> {
  const [counts = { all: 0, open: 0, ended: 0 }] = await db.$queryRaw<
    Record<ApplicationScope, number>[]
  >`
    SELECT count(*)::int AS all, (count(*) FILTER (WHERE ${CONDITIONS.open}))::int AS open,
      (count(*) FILTER (WHERE ${CONDITIONS.ended}))::int AS ended
    FROM (${mine(actor.id)}) mine`;
  const pageCount = Math.max(1, Math.ceil(counts[show] / pageSize));
  const page = Math.min(wanted, pageCount);
  const rows = await db.$queryRaw<Row[]>`
    SELECT mine.id, mine.job_id AS "jobId", mine.status, mine.title, mine.location, mine.at,
      mine.viewed_at AS "viewedAt", mine.changed_at AS "changedAt", mine.unread,
      CASE WHEN ${HAS_PAGE} THEN j.slug END AS slug, j.apply_url AS "applyUrl",
      c.slug AS "companySlug", c.name AS "companyName", c.verified_at IS NOT NULL AS "isVerified",
      c.logo_key AS "logoKey"
    FROM (SELECT * FROM (${mine(actor.id)}) every WHERE ${CONDITIONS[show]}
      ORDER BY at DESC, job_id LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) mine
    JOIN jobs j ON j.id = mine.job_id JOIN companies c ON c.id = j.company_id
    ORDER BY mine.at DESC, mine.job_id`;
  return { applications: rows.map(toRow), counts, page, pageCount };
}

/** The jobs that someone applied to, here or elsewhere by their own account, newest first. */
export async function listApplied(actor: Actor): Promise<AppliedJob[]> {
  const rows = await db.$queryRaw<
    (Omit<AppliedJob, "submittedAt"> & { submittedAt: Date | null })[]
  >`
    SELECT a.job_id AS "jobId", a.id, coalesce(a.told_status, a.status)::text AS status,
      a.submitted_at AS "submittedAt", a.created_at AS at
    FROM applications a WHERE a.user_id = ${actor.id}::uuid
    UNION ALL
    SELECT x.job_id, NULL, 'external', x.visited_at, x.visited_at
    FROM external_visits x WHERE x.user_id = ${actor.id}::uuid AND x.has_applied
    ORDER BY at DESC, "jobId"`;
  return rows.map(({ jobId, id, status, submittedAt }) => ({
    jobId,
    id,
    status,
    submittedAt: submittedAt?.toISOString() ?? null,
  }));
}

const viewSelect = {
  id: true,
  reference: true,
  userId: true,
  jobId: true,
  jobVersion: true,
  status: true,
  version: true,
  toldStatus: true,
  ...{ toldVersion: true, source: true },
  createdAt: true,
  submittedAt: true,
  viewedAt: true,
  decidedAt: true,
  // What the applicant knows: a decision from when they were told.
  events: {
    where: { isTold: true },
    orderBy: [{ at: "asc" }, { id: "asc" }],
    select: { kind: true, at: true, toldAt: true, note: true },
  },
  details: { select: sentSelect },
  views: { orderBy: { viewedAt: "desc" }, select: { viewedAt: true } },
  job: {
    select: {
      slug: true,
      status: true,
      endedAt: true,
      expiresAt: true,
      companyId: true,
      company: {
        select: {
          ...{ slug: true, name: true, logoKey: true, verifiedAt: true, status: true },
          retentionMonths: true,
        },
      },
    },
  },
} satisfies Prisma.ApplicationSelect;

type LoadedApplication = Prisma.ApplicationGetPayload<{ select: typeof viewSelect }>;

const DAY_MS = 86_400_000;

function pageOf({ jobId, job }: LoadedApplication, now: Date): ApplicationView["job"] {
  const { status, slug, endedAt, expiresAt } = job;
  const isPublic = ["live", "paused", "closed", "expired"].includes(status);
  const end = endedAt ?? expiresAt ?? now;
  const hasPage = isPublic && now.getTime() - end.getTime() < ENDED_PAGE_DAYS * DAY_MS;
  const isOpen = status === "live" && (expiresAt === null || expiresAt > now);
  return { id: jobId, slug: hasPage ? slug : null, isOpen };
}

function toSteps(events: LoadedApplication["events"]): TimelineStep[] {
  return events
    .map(({ kind, at, toldAt, note }) => ({ kind, note, at: (toldAt ?? at).toISOString() }))
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

/** One of the party's own applications; `null` for anything else. Cached for the request. */
export const findApplication = cache(
  async (actor: Party, id: string, now = new Date()): Promise<ApplicationView | null> => {
    if (!isId(id)) return null;
    const where = { id, userId: actor.id };
    const found = await db.application.findFirst({ where, select: viewSelect });
    if (!found || !isOwn(actor, found)) return null;
    const jobSnapshot = await findSnapshot(found.jobId, found.jobVersion);
    return jobSnapshot && toView(found, jobSnapshot, now);
  },
);

function toView(found: LoadedApplication, jobSnapshot: JobSnapshot, now: Date): ApplicationView {
  const { id, reference, toldVersion, details, job } = found;
  const status = knownStatus(found);
  const decidedAt = isEnded(status) ? found.decidedAt : null;
  return {
    id,
    reference,
    status,
    version: toldVersion ?? found.version,
    isByHand: found.source === BY_HAND,
    createdAt: found.createdAt.toISOString(),
    submittedAt: found.submittedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
    deletedOn: deletionDay(decidedAt, retentionMonthsOf(job.company)),
    job: pageOf(found, now),
    company: {
      slug: job.company.slug,
      name: job.company.name,
      isVerified: job.company.verifiedAt !== null,
      logoUrl: logoUrl(job.company.logoKey),
      isPublic: job.company.status === "active",
    },
    jobSnapshot,
    steps: toSteps(found.events),
    canWithdraw: canWithdraw(status),
    details,
    resumeViews: found.views.map(({ viewedAt }) => viewedAt.toISOString()),
  };
}
