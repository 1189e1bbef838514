import "server-only";
import { cached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import type { JobCategory } from "@/lib/shared/categories/codes";
import { categoriesWithin } from "@/lib/shared/categories/known";
import { formatPay, type PayPeriod } from "@/lib/shared/money";
import { experienceLevel } from "../lifecycle";
import { LEAST_COMPANIES, PAY_RANGE, PAY_SAMPLE } from "../pay-range.queries";
import type { JobContent } from "../schema";

type Kind = {
  category: JobCategory;
  level: string;
  country: string;
  currency: string;
  period: PayPeriod;
};
type Row = { low: number | null; high: number | null; companies: number };

const cachedUsualPay = cached({
  name: "jobs.usual_pay",
  droppedBy: [],
  maxEntries: 1000,
  maxAgeMs: 60 * 60_000,
  load: async (key: string): Promise<string | null> => {
    const { category, level, country, currency, period } = JSON.parse(key) as Kind;
    const [row] = await db.$queryRaw<Row[]>`
      SELECT ${PAY_RANGE}
      FROM (
        SELECT j.company_id, j.pay_min, j.pay_max FROM jobs j
        WHERE j.status = 'live' AND j.category::text = ANY(${categoriesWithin(category)}::text[])
          AND j.experience_level::text = ${level} AND j.pay_currency = ${currency}
          AND j.pay_period::text = ${period} AND EXISTS (SELECT FROM job_places p
            WHERE p.job_id = j.id AND p.position = 0 AND p.country_code = ${country})
        ORDER BY j.posted_at DESC LIMIT ${PAY_SAMPLE}) alike`;
    if (!row || row.companies < LEAST_COMPANIES || row.low === null || row.high === null) {
      return null;
    }
    return formatPay({ min: row.low, max: row.high, currency, period });
  },
});

/**
 * What half of the similar jobs pay, of the same category, level and country and in the same terms:
 * a range in words. `null` if too few companies state it. May be an hour old.
 */
export async function findUsualPay(
  content: Pick<JobContent, "category" | "experienceYears" | "experienceLevel" | "places">,
  terms: { currency: string; period: PayPeriod },
): Promise<string | null> {
  const level = experienceLevel(content);
  const country = content.places[0]?.countryCode;
  if (!level || !country) return null;
  return cachedUsualPay(JSON.stringify({ category: content.category, level, country, ...terms }));
}
