import "server-only";
import { Prisma } from "@/lib/platform/db/generated/client";

/** How many companies must state their pay: with fewer, one could read another's numbers. */
export const LEAST_COMPANIES = 5;
/**
 * How many jobs a range is made of, the latest: they say what is usual now, and reading all of a
 * large category takes long.
 */
export const PAY_SAMPLE = 5000;

/**
 * What the middle half of some jobs pays, and how many companies they are: the columns `low`,
 * `high` and `companies`, over rows with `company_id`, `pay_min` and `pay_max`. Jobs that state one
 * end alone count it for both.
 */
export const PAY_RANGE = Prisma.sql`
  percentile_disc(0.25) WITHIN GROUP (ORDER BY coalesce(pay_min, pay_max))::float8 AS low,
  percentile_disc(0.75) WITHIN GROUP (ORDER BY coalesce(pay_max, pay_min))::float8 AS high,
  count(DISTINCT company_id)::int AS companies`;
