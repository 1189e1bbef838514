import "server-only";
import { createHash } from "node:crypto";
import { statedIn } from "@/lib/jobs/custom-fields/values";
import { isShownHere } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { renderMarkdown } from "@/lib/platform/markdown";
import { settingGroup } from "@/lib/platform/settings";
import type { PayPeriod } from "@/lib/shared/money";
import type { XmlFeedFilter, XmlFeedJob, XmlFeedName, XmlFeedState } from "./schema";

/** So many jobs are looked at by one statement, and so many at most are in memory at once. */
const WINDOW = 4000;
const BATCH = 500;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** A company's id by its slug; null if there is none, or it is suspended. */
export async function findFeedCompany(slug: string): Promise<string | null> {
  const found = await db.company.findFirst({
    where: { slug, status: "active" },
    select: { id: true },
  });
  return found?.id ?? null;
}

/** The live jobs of active companies that pass a filter, as a condition. */
function matching({ companyId, category, jobType, mode, country }: XmlFeedFilter, now: Date) {
  return Prisma.sql`j.status = 'live' AND (j.expires_at IS NULL OR j.expires_at > ${now})
    AND c.status = 'active'
    AND (${companyId}::uuid IS NULL OR j.company_id = ${companyId}::uuid)
    AND (cardinality(${category}::text[]) = 0 OR j.category::text = ANY(${category}::text[]))
    AND (cardinality(${jobType}::text[]) = 0 OR j.job_type::text = ANY(${jobType}::text[]))
    AND (cardinality(${mode}::text[]) = 0
      OR (j.is_work_mode_stated AND j.work_mode::text = ANY(${mode}::text[])))
    AND (cardinality(${country}::text[]) = 0 OR j.eligible_countries && ${country}::text[]
      OR EXISTS (SELECT FROM job_places p WHERE p.job_id = j.id
        AND p.country_code = ANY(${country}::text[])))
    AND ${isShownHere(Prisma.sql`j.id`)}`;
}

/** `version` differs when something else is in the feed. */
type Contents = { version: string; changedAt: Date | null };

/** What the feed of a company contains: the number of its jobs and its newest change. */
async function readCompanyContents(filter: XmlFeedFilter, now: Date): Promise<Contents[]> {
  return db.$queryRaw<Contents[]>`
    SELECT count(*)::text AS version, greatest(max(j.updated_at), max(c.updated_at)) AS "changedAt"
    FROM jobs j JOIN companies c ON c.id = j.company_id
    WHERE ${matching(filter, now)}`;
}

/**
 * When what is live last changed, and whatever says that it did: the log of the search documents
 * has each job that came, changed or went. Of transactions that end in another order than they
 * began in, the documents tell. Besides the log: jobs whose day is over and that no task has ended
 * yet, and companies, which may be suspended. As quick for a million jobs as for one.
 */
async function readSiteContents(now: Date): Promise<Contents[]> {
  return db.$queryRaw<Contents[]>`
    SELECT concat_ws(' ', s.generation, last.written, recent.docnos, due.count, company.changed_at)
        AS version,
      greatest(last.noted_at, company.changed_at,
        (SELECT max(posted_at) FROM jobs WHERE status = 'live')) AS "changedAt"
    FROM search.state s
    LEFT JOIN LATERAL (
      SELECT written, noted_at FROM search.changes ORDER BY written DESC LIMIT 1) last ON true
    CROSS JOIN LATERAL (
      SELECT sum(docno) AS docnos FROM search.changes
      WHERE written >= pg_snapshot_xmin(pg_current_snapshot())) recent
    CROSS JOIN LATERAL (
      SELECT count(*) FROM jobs
      WHERE status IN ('live', 'paused') AND expires_at <= ${now}) due
    CROSS JOIN LATERAL (SELECT max(updated_at) AS changed_at FROM companies) company`;
}

/**
 * What the feed contains now, without reading it. A feed of one company changes with its own jobs,
 * all others with any live job of the site. From the primary, so that a job that ended is gone at
 * once.
 */
export async function readXmlFeedState(
  name: XmlFeedName,
  filter: XmlFeedFilter,
  now: Date,
): Promise<XmlFeedState> {
  const [row] = await (filter.companyId === null
    ? readSiteContents(now)
    : readCompanyContents(filter, now));
  const changedAt = row?.changedAt ?? null;
  // Their names and labels are in the feed, too.
  const { fields } = settingGroup("customFields");
  const text = JSON.stringify([name, filter, row?.version, changedAt, fields]);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 27);
  return { etag: `W/"${hash}"`, changedAt };
}

type Row = Omit<XmlFeedJob, "pay" | "html" | "customFields"> & {
  description: string;
  customFields: unknown;
  payMin: number | null;
  payMax: number | null;
  payCurrency: string | null;
  payPeriod: PayPeriod | null;
};

function toJob({ description, customFields: column, ...row }: Row): XmlFeedJob {
  const { payMin: min, payMax: max, payCurrency: currency, payPeriod: period, ...job } = row;
  const pay = currency && period ? { min, max, currency, period } : null;
  const customFields = statedIn(settingGroup("customFields").fields, column);
  return { ...job, pay, customFields, html: renderMarkdown(description) };
}

/** Which of the next jobs are in the feed, and where the ones after them begin. */
async function readWindow(
  after: string,
  filter: XmlFeedFilter,
  now: Date,
): Promise<{ ids: string[]; last: string | null }> {
  const { companyId } = filter;
  const [row] = await db.$queryRaw<{ ids: string[]; last: string | null }[]>`
    WITH next AS MATERIALIZED (
      SELECT id FROM jobs WHERE id > ${after}::uuid
        AND (${companyId}::uuid IS NULL OR company_id = ${companyId}::uuid)
      ORDER BY id LIMIT ${WINDOW})
    SELECT ARRAY(SELECT j.id::text FROM next JOIN jobs j ON j.id = next.id
        JOIN companies c ON c.id = j.company_id WHERE ${matching(filter, now)} ORDER BY j.id) AS ids,
      (SELECT id::text FROM next ORDER BY id DESC LIMIT 1) AS last`;
  return row ?? { ids: [], last: null };
}

async function readJobs(ids: readonly string[]): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT j.id::text, j.slug, j.title, j.description, c.name AS company,
      c.slug AS "companySlug", j.eligible_countries AS "eligibleCountries",
      CASE WHEN j.is_work_mode_stated THEN j.work_mode::text END AS "workMode",
      j.job_type::text AS "jobType", j.category::text, j.education,
      j.experience_years::float8 AS "experienceYears",
      j.experience_level::text AS "experienceLevel",
      j.pay_min::float8 AS "payMin", j.pay_max::float8 AS "payMax",
      j.pay_currency AS "payCurrency", j.pay_period::text AS "payPeriod",
      coalesce(j.posted_at, j.created_at) AS "postedAt", j.updated_at AS "changedAt",
      j.expires_at AS "expiresAt", j.custom_fields AS "customFields",
      ARRAY(SELECT s.name FROM job_skills k JOIN skills s ON s.id = k.skill_id
        WHERE k.job_id = j.id ORDER BY k.position) AS skills,
      (SELECT coalesce(json_agg(json_build_object('label', p.label, 'city', t.name,
          'region', t.region, 'countryCode', p.country_code) ORDER BY p.position), '[]')
        FROM job_places p LEFT JOIN cities t ON t.id = p.city_id
        WHERE p.job_id = j.id) AS places
    FROM jobs j JOIN companies c ON c.id = j.company_id
    WHERE j.id = ANY(${[...ids]}::uuid[])
    ORDER BY j.id`;
}

/**
 * The live jobs of a feed, the oldest first, in batches. A statement looks at no more than a window
 * of all jobs, so that a filter that few of them pass takes no longer than one that all do.
 */
export async function* readXmlFeedJobs(
  filter: XmlFeedFilter,
  now: Date,
): AsyncGenerator<XmlFeedJob[]> {
  for (let after = FIRST; ; ) {
    const { ids, last } = await readWindow(after, filter, now);
    for (let at = 0; at < ids.length; at += BATCH) {
      yield (await readJobs(ids.slice(at, at + BATCH))).map(toJob);
    }
    if (last === null) return;
    after = last;
  }
}
