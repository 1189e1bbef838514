import { type Parameters, readCode, readList, readNumber, readText } from "@/lib/shared/parameters";
import type { JobStatus } from "../schema";
import { ownJobsParameters } from "./lifecycle.schema";
import { OWN_SORTS, OWN_STATUS_NAMES, type OwnJobFilters, type OwnSort } from "./schema";

const QUERY_MAX_LENGTH = 100;
const MAX_PAGE = 500;

const STATUSES = Object.keys(OWN_STATUS_NAMES) as JobStatus[];

/** Reads the filters from an address; what cannot be read is as if it were not there. */
export function readOwnJobFilters(parameters: Parameters): OwnJobFilters {
  const sort = readCode(parameters, "sort");
  return {
    query: readText(parameters, "query", QUERY_MAX_LENGTH),
    statuses: STATUSES.filter((status) => readList(parameters, "status").includes(status)),
    company: readCode(parameters, "company"),
    sort: Object.hasOwn(OWN_SORTS, sort) ? (sort as OwnSort) : "newest",
    page: Math.max(1, readNumber(parameters, "page", { max: MAX_PAGE }) ?? 1),
  };
}

/** The address of the list with these filters; what is as always is left out. */
export function ownJobsHref(filters: Partial<OwnJobFilters>): string {
  const { query = "", statuses = [], company = "", sort = "newest", page = 1 } = filters;
  const search = new URLSearchParams();
  if (query) search.set("query", query);
  if (statuses.length > 0) search.set("status", statuses.join(","));
  if (company) search.set("company", company);
  if (sort !== "newest") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/employer/jobs?${search}` : "/employer/jobs";
}

export const ownJobsRequest = ownJobsParameters.transform((parameters) =>
  readOwnJobFilters(parameters as Parameters),
);
