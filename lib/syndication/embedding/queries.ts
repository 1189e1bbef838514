import "server-only";
import { findCompany } from "@/lib/companies/queries";
import { findPublicJob } from "@/lib/jobs/public/detail.queries";
import { searchJobs } from "@/lib/jobs/queries";
import { EMPTY_QUERY, type SearchQuery } from "@/lib/search/schema";
import { searchName } from "@/lib/search/search-name";
import { searchHref } from "@/lib/search/search-query";
import type { EmbeddedJobs } from "./embedded-jobs.schema";
import type { EmbedTarget } from "./options";

const EVERYTHING = { path: "/search-results", fixed: {} } as const;

async function ofSearch(search: SearchQuery, count: number): Promise<EmbeddedJobs> {
  const result = await searchJobs(search, count);
  return {
    title: searchName(EVERYTHING, result.understood.query, result),
    pagePath: searchHref(search),
    // No one offers samples.
    jobs: result.jobs.filter(({ isSample }) => !isSample),
    total: result.total,
    isOneJob: false,
  };
}

async function ofCompany(slug: string, count: number): Promise<EmbeddedJobs | null> {
  const company = await findCompany(slug);
  if (!company) return null;
  const found = await ofSearch({ ...EMPTY_QUERY, company: company.slug }, count);
  return {
    ...found,
    title: `Jobs at ${company.name}`,
    pagePath: `/companies/${company.slug}#jobs`,
  };
}

async function ofJob(slug: string): Promise<EmbeddedJobs | null> {
  const job = await findPublicJob(slug);
  if (job === null || job === "gone") return null;
  const isOpen = job.status === "live";
  return {
    title: `Job at ${job.company.name}`,
    pagePath: isOpen ? `/job/${job.slug}` : `/companies/${job.company.slug}#jobs`,
    jobs: isOpen ? [job] : [],
    total: isOpen ? 1 : 0,
    isOneJob: true,
  };
}

/**
 * Finds what an embedded list shows: at most `count` live jobs. `null` if there's no such job or
 * company, or no longer.
 */
export async function findEmbeddedJobs(
  target: EmbedTarget,
  count: number,
): Promise<EmbeddedJobs | null> {
  if ("job" in target) return ofJob(target.job);
  if ("company" in target) return ofCompany(target.company, count);
  return ofSearch(target.search, count);
}
