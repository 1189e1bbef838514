import { type Parameters, readCode, readNumber, readText } from "@/lib/shared/parameters";
import { COMPANY_STATES, type CompaniesFilters, type CompanyState } from "./administration.schema";

const QUERY_MAX_LENGTH = 100;
const MAX_PAGE = 500;

/** Reads the filters from an address; values that can't be read are ignored. */
export function readCompaniesFilters(parameters: Parameters): CompaniesFilters {
  const state = readCode(parameters, "state");
  return {
    query: readText(parameters, "query", QUERY_MAX_LENGTH),
    state: Object.hasOwn(COMPANY_STATES, state) ? (state as CompanyState) : "",
    page: Math.max(1, readNumber(parameters, "page", { max: MAX_PAGE }) ?? 1),
  };
}

/** The list's address with these filters; defaults are left out. */
export function companiesHref({ query, state, page }: CompaniesFilters): string {
  const search = new URLSearchParams();
  if (query) search.set("query", query);
  if (state) search.set("state", state);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/admin/companies?${search}` : "/admin/companies";
}
