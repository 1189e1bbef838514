import "server-only";
import { companiesChanged } from "@/lib/companies/events";
import { cached } from "@/lib/platform/caching/cache";
import { Prisma } from "@/lib/platform/db/generated/client";
import { countLive } from "@/lib/search/matching/live-counts.queries";
import { findMatches } from "@/lib/search/queries";
import { PAGE_SIZE, type SearchQuery } from "@/lib/search/schema";
import { parseSearchQuery } from "@/lib/search/search-query";
import { synonymsChanged } from "@/lib/search/vocabulary/synonyms.events";
import { taxonomiesChanged } from "@/lib/search/vocabulary/taxonomy.events";
import { noteSearch } from "@/lib/search/zero-results.commands";
import { JOB_EVENTS } from "./events";
import { keptCards, newestCards } from "./public/cards.queries";
import type { CompanyFilters } from "./public/company-jobs.schema";
import { FRESHER_MAX_YEARS, type JobCard, type JobSearch } from "./schema";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Search = { query: SearchQuery; limit: number };

async function search({ query, limit }: Search): Promise<JobSearch> {
  const { jobIds, partialMatches: close, mentions, ...result } = await findMatches(query, limit);
  const start = jobIds.length - mentions.shown;
  const cards = await keptCards(close.map(({ jobId }) => jobId));
  const reasons = new Map(close.map(({ jobId, by }) => [jobId, by]));
  return {
    ...result,
    jobs: await keptCards(jobIds.slice(0, start)),
    mentions: { total: mentions.total, jobs: await keptCards(jobIds.slice(start)) },
    close: cards.map((job) => ({ job, by: reasons.get(job.id) ?? "title" })),
  };
}

const SEARCH_EVENTS = [...JOB_EVENTS, companiesChanged, synonymsChanged, taxonomiesChanged];

const idsOf = (jobs: readonly JobCard[]) => jobs.map(({ id }) => id);

const cachedSearch = cached({
  name: "jobs.search",
  droppedBy: SEARCH_EVENTS,
  shows: ({ jobs, mentions, close }) =>
    idsOf([...jobs, ...mentions.jobs, ...close.map(({ job }) => job)]),
  maxEntries: 300,
  // "Posted within a day" and the like change with the clock alone.
  maxAgeMs: 10 * MINUTE_MS,
  load: search,
});

/** Searches live jobs: one page of cards with the exact total and the facets' counts. */
export async function searchJobs(query: SearchQuery, limit = PAGE_SIZE): Promise<JobSearch> {
  const found = await cachedSearch({ query, limit });
  // Jobs found by other words than those typed are none that these found.
  const { understood, correction, total, mentions } = found;
  if (correction?.isDone) noteSearch(query, 0);
  else noteSearch(query, total + mentions.total, understood.query);
  return found;
}

type CompanyJobs = { companyId: string; query: SearchQuery };

const cachedCompanyJobs = cached({
  name: "jobs.of-company",
  droppedBy: SEARCH_EVENTS,
  about: (_, { companyId }) => [companyId],
  maxEntries: 300,
  maxAgeMs: 30 * MINUTE_MS,
  load: async ({ query }: CompanyJobs): Promise<JobSearch> => search({ query, limit: PAGE_SIZE }),
});

/** A page of a company's live jobs, the newest first, or those that these filters match. */
export async function searchCompanyJobs(
  { id, slug }: { id: string; slug: string },
  { query, location, category, page }: CompanyFilters,
): Promise<JobSearch> {
  const filters = parseSearchQuery({ query, location, category: category.join(",") });
  return cachedCompanyJobs({ companyId: id, query: { ...filters, company: slug, page } });
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
  droppedBy: [...JOB_EVENTS, companiesChanged],
  shows: idsOf,
  maxEntries: 50,
  maxAgeMs: 30 * MINUTE_MS,
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

/** What the market holds: figures for the home page. */
export type MarketCounts = { liveJobs: number; companies: number; postedLast30Days: number };

const cachedMarket = cached({
  name: "jobs.market",
  droppedBy: JOB_EVENTS,
  maxEntries: 1,
  maxAgeMs: 30 * MINUTE_MS,
  load: async (_key: string): Promise<MarketCounts> => {
    const { jobs, companies, posted } = await countLive(new Date(Date.now() - 30 * DAY_MS));
    return { liveJobs: jobs, companies, postedLast30Days: posted };
  },
});

/** Counts live jobs, the companies that have any, and what was posted in the last 30 days. */
export async function countMarket(): Promise<MarketCounts> {
  return cachedMarket("all");
}
