import "server-only";
import { FIRST_RESPONSE } from "@/lib/applications/first-response.queries";
import { cached } from "@/lib/platform/caching/cache";
import { reader } from "@/lib/platform/db/reader";
import type { MarketRates } from "./schema";

// With fewer, a median could reveal another company's numbers.
const LEAST_COMPANIES = 5;
// With fewer views, a rate is chance.
const LEAST_VIEWS = 20;
// Responses are looked up one by one, and a sample of the latest is enough.
const SAMPLE = 20_000;

type Row = { value: number | null; companies: number };
const shown = (row: Row | undefined) =>
  row && row.companies >= LEAST_COMPANIES ? row.value : null;

const cachedMarket = cached({
  name: "analytics.market",
  droppedBy: [],
  maxEntries: 10,
  maxAgeMs: 60 * 60_000,
  load: async (days: number): Promise<MarketRates> => {
    const [rate] = await reader().$queryRaw<Row[]>`
      SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY sent * 100.0 / views)::float8 AS value,
        count(*)::int AS companies
      FROM (
        SELECT j.company_id, sum(v.views) AS views, sum(s.sent) AS sent
        FROM (SELECT job_id, sum(views) AS views FROM job_views
              WHERE day > (now() AT TIME ZONE 'UTC')::date - ${days}::int GROUP BY 1) v
        JOIN jobs j ON j.id = v.job_id
        CROSS JOIN LATERAL (
          SELECT count(*) AS sent FROM applications a WHERE a.job_id = j.id
            AND a.submitted_at > now() - make_interval(days => ${days}::int)) s
        GROUP BY 1 HAVING sum(v.views) >= ${LEAST_VIEWS}) rates`;
    const [response] = await reader().$queryRaw<Row[]>`
      SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds)::float8 AS value,
        count(DISTINCT company_id)::int AS companies
      FROM (
        SELECT j.company_id, date_part('epoch', ${FIRST_RESPONSE} - a.submitted_at) AS seconds
        FROM (SELECT job_id, submitted_at, answered_at FROM applications
              WHERE submitted_at > now() - make_interval(days => ${days}::int)
              ORDER BY submitted_at DESC LIMIT ${SAMPLE}) a
        JOIN jobs j ON j.id = a.job_id) answers
      WHERE seconds IS NOT NULL`;
    return { rate: shown(rate), responseSeconds: shown(response) };
  },
});

/** What has been usual on the whole site in the last days; may be an hour old. */
export async function findMarket(days: number): Promise<MarketRates> {
  return cachedMarket(days);
}
