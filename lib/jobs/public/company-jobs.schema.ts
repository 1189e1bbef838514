import type { SearchQuery } from "@/lib/search/schema";
import type { JobCategory } from "@/lib/shared/categories/codes";

/** What narrows the jobs on a company's page. */
export type CompanyFilters = Pick<SearchQuery, "query" | "location" | "category" | "page">;

/** What a company's live jobs can be narrowed to. */
export type CompanyOpenings = {
  /** Labels such as "Pune, India", those with the most jobs first. */
  places: string[];
  /** Those with the most jobs first. */
  categories: JobCategory[];
};
