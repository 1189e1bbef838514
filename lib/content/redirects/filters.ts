import { type Parameters, readNumber, readText } from "@/lib/shared/parameters";
import type { RedirectFilters } from "./schema";

const PAGE = "/admin/content/redirects";
const QUERY_MAX_LENGTH = 200;
const MAX_PAGE = 2000;

/** Reads the list's filters from an address; values that can't be read are ignored. */
export function readRedirectFilters(parameters: Parameters): RedirectFilters {
  return {
    query: readText(parameters, "query", QUERY_MAX_LENGTH),
    page: Math.max(1, readNumber(parameters, "page", { max: MAX_PAGE }) ?? 1),
  };
}

/** The list's address with these filters, and the redirect that is being changed. */
export function redirectsHref({ query, page }: RedirectFilters, change?: string): string {
  const search = new URLSearchParams();
  if (query) search.set("query", query);
  if (page > 1) search.set("page", String(page));
  if (change) search.set("change", change);
  return search.size > 0 ? `${PAGE}?${search}` : PAGE;
}
