import { FRESHER_FILTERS } from "@/lib/search/phrases/intents.schema";
import type { SearchQuery } from "@/lib/search/schema";
import { searchHref } from "@/lib/search/search-query";

/** A list of jobs with its own address, and the filters that define it. */
export type SearchScope = {
  path: "/search-results" | "/internships" | "/freshers";
  /** Never in the address, never offered, never removable. */
  fixed: Partial<SearchQuery>;
};

export const EVERYTHING: SearchScope = { path: "/search-results", fixed: {} };
export const INTERNSHIPS: SearchScope = {
  path: "/internships",
  fixed: { jobType: ["internship"] },
};
export const FRESHERS: SearchScope = {
  path: "/freshers",
  fixed: FRESHER_FILTERS,
};

/** The search for an address within a scope. */
export function withinScope(scope: SearchScope, query: SearchQuery): SearchQuery {
  return { ...query, ...scope.fixed };
}

/** The address of a search within a scope. */
export function scopedHref(scope: SearchScope, query: Partial<SearchQuery>): string {
  const free = Object.entries(query).filter(([name]) => !(name in scope.fixed));
  return searchHref(Object.fromEntries(free), scope.path);
}

/** Whether a search has more filters than its scope. */
export function isNarrowed(scope: SearchScope, query: SearchQuery): boolean {
  const { sort: _order, page: _page, ...filters } = query;
  return scopedHref(scope, filters) !== scope.path;
}

/** The same search without filters: the words, the place and the order stay. */
export function clearedHref(scope: SearchScope, query: SearchQuery): string {
  const { query: words, asTyped, location, sort } = query;
  return scopedHref(scope, { query: words, asTyped, location, sort });
}
