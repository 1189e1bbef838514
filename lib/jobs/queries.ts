import "server-only";
import { cached } from "@/lib/platform/cache";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { noteSearch } from "@/lib/search/misses/commands";
import { findMatches } from "@/lib/search/queries";
import { PAGE_SIZE, type SearchQuery } from "@/lib/search/schema";
import { synonymsChanged } from "@/lib/search/synonyms/events";
import { loadCards, newestCards } from "./cards/queries";
import { JOB_EVENTS } from "./events";
import { FRESHER_MAX_YEARS, type JobCard, type JobSearch } from "./schema";

const MINUTE_MS = 60_000;

type Search = { query: SearchQuery; limit: number };

const cachedSearch = cached({
  name: "jobs.search",
  droppedBy: [...JOB_EVENTS, synonymsChanged],
  maxEntries: 300,
  // "Posted within a day" and the like change with the clock alone.
  maxAgeMs: MINUTE_MS,
  load: async ({ query, limit }: Search): Promise<JobSearch> => {
    const { jobIds, ...result } = await findMatches(query, limit);
    return { ...result, jobs: await loadCards(jobIds) };
  },
});

/** Searches live jobs: one page of cards with the exact total and the facets' counts. */
export async function searchJobs(query: SearchQuery, limit = PAGE_SIZE): Promise<JobSearch> {
  const found = await cachedSearch({ query, limit });
  noteSearch(query, found.total);
  return found;
}

// Each list of the home page, by what the database is asked for.
const LISTS = {
  internships: Prisma.sql`j.job_type = 'internship'`,
  remote: Prisma.sql`j.work_mode = 'remote'`,
  freshers: Prisma.sql`j.job_type <> 'internship' AND j.experience_years <= ${FRESHER_MAX_YEARS}`,
  featured: Prisma.sql`true`,
};

const cachedList = cached({
  name: "jobs.lists",
  droppedBy: JOB_EVENTS,
  maxEntries: 50,
  maxAgeMs: 10 * MINUTE_MS,
  load: async ({ list, limit }: { list: keyof typeof LISTS; limit: number }) =>
    newestCards(LISTS[list], limit),
});

/** The newest live internships. */
export async function listLatestInternships(limit: number): Promise<JobCard[]> {
  return cachedList({ list: "internships", limit });
}

/** The newest live remote jobs. */
export async function listRemoteJobs(limit: number): Promise<JobCard[]> {
  return cachedList({ list: "remote", limit });
}

/** The newest live jobs that ask for at most a year, internships left out. */
export async function listFresherJobs(limit: number): Promise<JobCard[]> {
  return cachedList({ list: "freshers", limit });
}

/** The newest live jobs of all kinds. */
export async function listFeaturedJobs(limit: number): Promise<JobCard[]> {
  return cachedList({ list: "featured", limit });
}

const SIMILAR_CANDIDATES = 100;

const cachedSimilar = cached({
  name: "jobs.similar",
  droppedBy: JOB_EVENTS,
  maxEntries: 2000,
  maxAgeMs: 10 * MINUTE_MS,
  load: async ({ jobId, limit }: { jobId: string; limit: number }): Promise<JobCard[]> => {
    const rows = await db.$queryRaw<{ id: string }[]>`
      WITH job AS (
        SELECT id, title, category, ARRAY(SELECT skill_id FROM job_skills WHERE job_id = id) AS skills,
          ARRAY(SELECT city_id FROM job_places WHERE job_id = id) AS cities
        FROM jobs WHERE id = ${jobId}::uuid),
      candidates AS (
        SELECT j.id, j.title, j.posted_at FROM jobs j, job
        WHERE j.status = 'live' AND j.category = job.category AND j.id <> job.id
          AND (j.title % job.title OR EXISTS (
            SELECT 1 FROM job_skills js WHERE js.job_id = j.id AND js.skill_id = ANY(job.skills)))
        ORDER BY j.posted_at DESC LIMIT ${SIMILAR_CANDIDATES})
      SELECT c.id FROM candidates c, job
      ORDER BY
        (SELECT count(*) FROM job_skills js WHERE js.job_id = c.id AND js.skill_id = ANY(job.skills))
          + 4 * similarity(c.title, job.title)
          + CASE WHEN EXISTS (SELECT 1 FROM job_places p WHERE p.job_id = c.id AND p.city_id = ANY(job.cities)) THEN 1 ELSE 0 END
        DESC, c.posted_at DESC, c.id
      LIMIT ${limit}`;
    return loadCards(rows.map(({ id }) => id));
  },
});

/**
 * Live jobs like this one, best first: of the newest in its category that share a skill or
 * have a similar title, those with most shared skills, the closest title and the same city (docs: search.md, section 5).
 */
export async function listSimilarJobs(jobId: string, limit: number): Promise<JobCard[]> {
  return cachedSimilar({ jobId, limit });
}

/** What the market holds: figures for the home page. */
export type Market = { liveJobs: number; companies: number; postedLast30Days: number };

const cachedMarket = cached({
  name: "jobs.market",
  droppedBy: JOB_EVENTS,
  maxEntries: 1,
  maxAgeMs: 10 * MINUTE_MS,
  load: async (_key: string): Promise<Market> => {
    const [row] = await db.$queryRaw<Market[]>`
      SELECT count(*)::int AS "liveJobs", count(DISTINCT company_id)::int AS companies,
        count(*) FILTER (WHERE posted_at > now() - interval '30 days')::int AS "postedLast30Days"
      FROM jobs WHERE status = 'live'`;
    return row ?? { liveJobs: 0, companies: 0, postedLast30Days: 0 };
  },
});

/** Counts live jobs, the companies that have any, and what was posted in the last 30 days. */
export async function countMarket(): Promise<Market> {
  return cachedMarket("all");
}
