import "server-only";
import { isShownHere } from "@/lib/platform/boards";
import { cached } from "@/lib/platform/caching/cache";
import { Prisma } from "@/lib/platform/db/generated/client";
import { reader } from "@/lib/platform/db/reader";
import type { JobCategory } from "@/lib/shared/categories/codes";
import { categoriesWithin } from "@/lib/shared/categories/known";
import { formatPay, type PayPeriod } from "@/lib/shared/money";
import { LEAST_COMPANIES, PAY_RANGE, PAY_SAMPLE } from "../pay-range.queries";
import type { HiringCompany, LandingFacts, LandingTopic } from "./landings.schema";

const COMPANIES_NAMED = 5;

/** Which jobs: each value narrows them. */
type LandingScope = { category?: JobCategory; skill?: string; mode?: string; cityId?: number };
type Pay = { low: number; high: number; currency: string; period: PayPeriod; companies: number };
type Row = { companies: number; hiringMost: HiringCompany[] | null };

function latest({ category, skill, mode, cityId }: LandingScope): Prisma.Sql {
  const conditions = [
    Prisma.sql`j.status = 'live'`,
    isShownHere(Prisma.sql`j.id`),
    ...(category
      ? [Prisma.sql`j.category::text = ANY(${categoriesWithin(category)}::text[])`]
      : []),
    ...(mode ? [Prisma.sql`j.work_mode = ${mode}::work_mode`] : []),
    ...(cityId === undefined
      ? []
      : [Prisma.sql`j.id IN (SELECT job_id FROM job_places WHERE city_id = ${cityId})`]),
    ...(skill
      ? [
          Prisma.sql`j.id IN (SELECT js.job_id FROM job_skills js
            JOIN skills s ON s.id = js.skill_id WHERE s.slug = ${skill})`,
        ]
      : []),
  ];
  return Prisma.sql`
    SELECT j.company_id, j.pay_min, j.pay_max, j.pay_currency, j.pay_period::text AS pay_period
    FROM jobs j WHERE ${Prisma.join(conditions, " AND ")} ORDER BY j.posted_at DESC LIMIT ${PAY_SAMPLE}`;
}

async function readCompanies(which: LandingScope): Promise<Omit<LandingFacts, "pay">> {
  const [row] = await reader().$queryRaw<Row[]>`
    WITH hiring AS (
      SELECT company_id, count(*)::int AS count FROM (${latest(which)}) found GROUP BY 1)
    SELECT (SELECT count(*)::int FROM hiring) AS companies,
      (SELECT json_agg(most) FROM (
        SELECT c.name, c.slug, hiring.count FROM hiring JOIN companies c ON c.id = hiring.company_id
        ORDER BY hiring.count DESC, c.name LIMIT ${COMPANIES_NAMED}) most) AS "hiringMost"`;
  return { companies: row?.companies ?? 0, hiringMost: row?.hiringMost ?? [] };
}

async function readPay(which: LandingScope): Promise<string | null> {
  // In the terms that most of them use: what is paid by the hour in dollars and by the month in
  // euros has no range in common.
  const [pay] = await reader().$queryRaw<Pay[]>`
    SELECT ${PAY_RANGE}, pay_currency AS currency, pay_period AS period
    FROM (${latest(which)}) found WHERE pay_period IS NOT NULL AND pay_currency IS NOT NULL
    GROUP BY pay_currency, pay_period
    HAVING count(DISTINCT company_id) >= ${LEAST_COMPANIES} ORDER BY count(*) DESC LIMIT 1`;
  if (!pay) return null;
  const { low, high, currency, period } = pay;
  return formatPay({ min: low, max: high, currency, period });
}

const cachedFacts = cached({
  name: "jobs.landing_facts",
  droppedBy: [],
  maxEntries: 1000,
  maxAgeMs: 30 * 60_000,
  load: async (which: LandingScope): Promise<LandingFacts> => {
    const [companies, pay] = await Promise.all([readCompanies(which), readPay(which)]);
    return { ...companies, pay };
  },
});

/** What a landing page says of its jobs. May be half an hour old. */
export async function findLandingFacts({ query, cityId }: LandingTopic): Promise<LandingFacts> {
  const { category, skill, mode } = query;
  return cachedFacts({
    ...(category?.[0] ? { category: category[0] } : {}),
    ...(skill?.[0] ? { skill: skill[0] } : {}),
    ...(mode?.[0] ? { mode: mode[0] } : {}),
    ...(cityId === null ? {} : { cityId }),
  });
}
