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

/**
 * What the feed contains now, without reading it: the number of its jobs and its newest change.
 * From the primary, so that a job that ended is gone at once.
 */
export async function readXmlFeedState(
  name: XmlFeedName,
  filter: XmlFeedFilter,
  now: Date,
): Promise<XmlFeedState> {
  const [row] = await db.$queryRaw<{ count: bigint; changedAt: Date | null }[]>`
    SELECT count(*) AS count, greatest(max(j.updated_at), max(c.updated_at)) AS "changedAt"
    FROM jobs j JOIN companies c ON c.id = j.company_id
    WHERE ${matching(filter, now)}`;
  const changedAt = row?.changedAt ?? null;
  // Their names and labels are in the feed, too.
  const { fields } = settingGroup("customFields");
  const text = JSON.stringify([name, filter, String(row?.count), changedAt, fields]);
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

async function jobsAfter(id: string, filter: XmlFeedFilter, now: Date): Promise<Row[]> {
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
    WHERE j.id > ${id}::uuid AND ${matching(filter, now)}
    ORDER BY j.id LIMIT ${BATCH}`;
}

/** The live jobs of a feed, the oldest first, in batches. */
export async function* readXmlFeedJobs(
  filter: XmlFeedFilter,
  now: Date,
): AsyncGenerator<XmlFeedJob[]> {
  for (let last = FIRST; ; ) {
    const rows = await jobsAfter(last, filter, now);
    if (rows.length > 0) yield rows.map(toJob);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}
