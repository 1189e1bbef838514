import "server-only";
import { cache } from "react";
import { companiesChanged } from "@/lib/companies/events";
import { logoUrl } from "@/lib/companies/logos";
import { liveHere, shownHere } from "@/lib/platform/boards";
import { cached } from "@/lib/platform/caching/cache";
import { trueUntil } from "@/lib/platform/caching/page-facts";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { reader } from "@/lib/platform/db/reader";
import { renderMarkdown, toExcerpt } from "@/lib/platform/markdown";
import { isId } from "@/lib/shared/ids";
import { JOB_EVENTS } from "../events";
import { readShortId } from "../lifecycle";
import { ENDED_PAGE_DAYS, type JobDetail, type JobStatus } from "../schema";
import { factSelect, factsOf } from "../stored-content.queries";

const DAY_MS = 86_400_000;
const detailSelect = () =>
  ({
    ...factSelect,
    id: true,
    slug: true,
    title: true,
    description: true,
    excerpt: true,
    status: true,
    location: true,
    timeZone: true,
    expiresAt: true,
    endedAt: true,
    applyUrl: true,
    reference: true,
    postedAt: true,
    createdAt: true,
    updatedAt: true,
    source: { select: { name: true } },
    companyId: true,
    company: {
      select: {
        slug: true,
        name: true,
        description: true,
        industry: true,
        companySize: true,
        website: true,
        logoKey: true,
        verifiedAt: true,
        verifiedBy: true,
        status: true,
        _count: { select: { jobs: { where: liveHere() } } },
      },
    },
    places: {
      orderBy: { position: "asc" },
      select: {
        label: true,
        countryCode: true,
        city: { select: { name: true, region: true, latitude: true, longitude: true } },
      },
    },
  }) satisfies Prisma.JobSelect;

type Row = Prisma.JobGetPayload<{ select: ReturnType<typeof detailSelect> }>;
type PublicStatus = JobDetail["status"];

const PUBLIC: ReadonlySet<JobStatus> = new Set(["live", "paused", "closed", "expired"]);

function isPublicStatus(status: JobStatus): status is PublicStatus {
  return PUBLIC.has(status);
}

const cachedRow = cached({
  name: "jobs.detail",
  droppedBy: [...JOB_EVENTS, companiesChanged],
  about: (found) => found?.ids ?? [],
  maxEntries: 1000,
  maxAgeMs: 30 * 60_000,
  load: async (key: string) => {
    const row = await reader().job.findFirst({
      where: { ...(isId(key) ? { id: key } : { shortId: key }), ...shownHere() },
      select: detailSelect(),
    });
    if (!row) return null;
    const ids = [row.id, row.companyId];
    if (!isPublicStatus(row.status)) {
      return { ids, isRemoved: row.status === "removed", detail: null };
    }
    // A suspended company's postings are hidden too.
    const isRemoved = row.company.status !== "active";
    return { ids, isRemoved, detail: isRemoved ? null : toDetail(row, row.status) };
  },
});

/**
 * Finds the job for `/job/{slugOrId}`, if it is or was public: by its id, or by any address that
 * ends in its short id. A board has only the jobs that it shows. Returns `"gone"` if it was removed,
 * its company is suspended, or it ended more than 30 days ago, and `null` if there never was a
 * public one. Cached per request.
 */
export const findPublicJob = cache(
  async (slugOrId: string, now = new Date()): Promise<JobDetail | "gone" | null> => {
    const key = isId(slugOrId) ? slugOrId : readShortId(slugOrId);
    const found = key === null ? null : await cachedRow(key);
    if (!found) return null;
    if (found.isRemoved) return "gone";
    if (!found.detail) return null;
    const detail = withClock(found.detail, now);
    const goneAt =
      detail.endedAt && new Date(Date.parse(detail.endedAt) + ENDED_PAGE_DAYS * DAY_MS);
    if (goneAt && goneAt < now) return "gone";
    trueUntil(goneAt ?? detail.expiresAt);
    return detail;
  },
);

// The scheduled task marks a job as expired within a minute. Until then, its page must not offer
// it.
function withClock(job: JobDetail, now: Date): JobDetail {
  const isDue = job.expiresAt !== null && Date.parse(job.expiresAt) <= now.getTime();
  if (!isDue || job.status === "closed" || job.status === "expired") return job;
  return { ...job, status: "expired", endedAt: job.expiresAt };
}

function toDetail(row: Row, status: PublicStatus): JobDetail {
  const { company, places } = row;
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    company: {
      slug: company.slug,
      name: company.name,
      isVerified: company.verifiedAt !== null,
      logoUrl: logoUrl(company.logoKey),
      description: company.description && toExcerpt(company.description),
      industry: company.industry,
      companySize: company.companySize,
      website: company.website,
      verifiedAt: company.verifiedAt?.toISOString() ?? null,
      verifiedBy: company.verifiedBy,
      liveJobs: company._count.jobs,
    },
    ...factsOf(row),
    location: row.location,
    excerpt: row.excerpt,
    postedAt: (row.postedAt ?? row.createdAt).toISOString(),
    isExternal: row.applyUrl !== null,
    isSample: false,
    descriptionHtml: renderMarkdown(row.description),
    places: places.map(({ label, countryCode, city }) => ({
      label,
      countryCode,
      city: city?.name ?? null,
      region: city?.region ?? null,
      latitude: city?.latitude ?? null,
      longitude: city?.longitude ?? null,
    })),
    status,
    timeZone: row.timeZone,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    applyUrl: row.applyUrl,
    source: row.source?.name ?? null,
    reference: row.reference,
    updatedAt: row.updatedAt.toISOString(),
  };
}
