import { type Parameters, readNumber, readText } from "@/lib/shared/parameters";

const MAX_NAME = 100;
const MAX_PAGE = 500;

type CompanySearch = { query: string; page: number };

/** Reads the company list's query from its address. Never fails. */
export function parseCompaniesQuery(parameters: Parameters): CompanySearch {
  return {
    query: readText(parameters, "query", MAX_NAME),
    page: readNumber(parameters, "page", { max: MAX_PAGE }) || 1,
  };
}

/** The address of a page of companies. */
export function companiesHref({ query, page }: CompanySearch): `/companies${string}` {
  const parameters = new URLSearchParams();
  if (query) parameters.set("query", query);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size > 0 ? `/companies?${parameters}` : "/companies";
}
