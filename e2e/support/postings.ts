import { randomBytes, randomUUID } from "node:crypto";
import type { Sql } from "./database";

/** An inserted posting's id and address. */
export type TestPosting = {
  id: string;
  shortId: string;
  slug: string;
  path: string;
  title: string;
  company: string;
  companyId: string;
  companySlug: string;
};

export type PostingValues = {
  title?: string;
  company?: string;
  description?: string;
  status?: "live" | "paused" | "closed" | "expired" | "removed" | "in_review";
  /** When it ended, in days ago; absent for one that hasn't. */
  endedDaysAgo?: number;
  location?: string;
};

const DIGITS = "23456789bcdfghjkmnpqrstvwxyz";

/** An id as the product makes them for its addresses: ten unmistakable characters. */
function newShortId(): string {
  return [...randomBytes(10)].map((byte) => DIGITS[byte % DIGITS.length]).join("");
}

/** Inserts a posting straight into the table, past the product's own validation. */
export async function insertPosting(sql: Sql, values: PostingValues): Promise<TestPosting> {
  const shortId = newShortId();
  const {
    title = "Harbour pilot",
    company = `Pilots of ${shortId}`,
    description = "Bring ships in, and out again.",
    status = "live",
    endedDaysAgo,
    location = "Pune, India",
  } = values;
  const [id, companyId] = [randomUUID(), randomUUID()];
  const slug = `harbour-pilot-${shortId}`;
  const companySlug = `pilots-of-${shortId}`;
  await sql("INSERT INTO companies (id, slug, name, name_key) VALUES ($1, $2, $3, $2)", [
    companyId,
    companySlug,
    company,
  ]);
  await sql(
    `INSERT INTO jobs (id, short_id, slug, company_id, status, title, description, excerpt,
       job_type, category, experience_years, experience_level, work_mode, eligible_countries,
       location, time_zone, posted_at, ended_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, left($7, 250), 'full_time', 'other', 2, 'mid', 'on_site',
       '{}', $8, 'Asia/Kolkata', now() - interval '60 days', now() - make_interval(days => $9))`,
    [id, shortId, slug, companyId, status, title, description, location, endedDaysAgo ?? null],
  );
  await sql(
    "INSERT INTO job_places (job_id, position, label, country_code) VALUES ($1, 0, $2, 'IN')",
    [id, location],
  );
  return { id, shortId, slug, path: `/job/${slug}`, title, company, companyId, companySlug };
}
