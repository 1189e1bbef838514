import { landingPath } from "@/lib/jobs/public/landings";
import type { LandingTopic } from "@/lib/jobs/public/landings.schema";
import type { SearchResult } from "@/lib/search/results.schema";
import { EMPTY_QUERY, type SearchQuery } from "@/lib/search/schema";
import { searchHref } from "@/lib/search/search-query";
import { fold } from "@/lib/shared/text";

/** What a page of results tells search engines, in the form of Next's metadata. */
export type PageIndexing = {
  alternates: { canonical: string };
  robots: { index: boolean; follow: true };
};

function sameSearch(query: SearchQuery, other: Partial<SearchQuery>): boolean {
  const key = (one: Partial<SearchQuery>) => {
    const whole = { ...EMPTY_QUERY, ...one };
    return searchHref({ ...whole, location: fold(whole.location) });
  };
  return key(query) === key(other);
}

/** The location under the name that landing pages use: a city's full name, if it means a city. */
export function wholeLocation(location: string, place: SearchResult["place"]): string {
  return location !== "" && place?.kind === "city" ? place.label : location;
}

/**
 * Decides which address of a search belongs in an index. A search that equals a landing page, or
 * has no conditions, is indexed under that page's address, each of its pages separately. Every
 * other search is one of countless views of the same jobs: its links are followed, but it is not
 * indexed. `place` is what the query's location was understood as. The same rule applies to
 * `/search-results`, `/jobs` and the landing pages themselves.
 */
export function searchIndexing(
  query: SearchQuery,
  landings: LandingTopic[],
  place: SearchResult["place"],
): PageIndexing {
  const first = { ...query, location: wholeLocation(query.location, place), page: 1 };
  const landing = landings.find((one) => sameSearch(first, one.query));
  const path = landing ? landingPath(landing) : sameSearch(first, {}) ? "/jobs" : null;
  if (path === null) {
    return {
      alternates: { canonical: searchHref(query) },
      robots: { index: false, follow: true },
    };
  }
  return {
    alternates: { canonical: searchHref({ page: query.page }, path) },
    robots: { index: true, follow: true },
  };
}

/**
 * Paths that crawlers stay out of: personal pages, addresses that are not pages, and the endless
 * addresses with more than one filter. Jobs are found through the sitemap and landing pages.
 */
export const NOT_CRAWLED = [
  "/api/",
  "/app$",
  "/app/",
  "/employer",
  "/admin",
  "/applications",
  "/notifications",
  "/saved-jobs",
  "/jobs/*/apply",
  "/search-results?*&*",
  "/jobs?*&*",
  "/jobs/*?*&*",
];
