import { type Parameters, readCode, readList, readNumber, readText } from "@/lib/shared/parameters";
import { employerJobsParameters } from "./lifecycle.schema";
import {
  EMPLOYER_JOB_SORTS,
  EMPLOYER_JOB_STATUS_NAMES,
  type EmployerJobFilters,
  type EmployerJobSort,
  type EmployerJobStatus,
} from "./schema";

const QUERY_MAX_LENGTH = 100;
const MAX_PAGE = 500;

const STATUSES = Object.keys(EMPLOYER_JOB_STATUS_NAMES) as EmployerJobStatus[];

/** Reads the filters from an address; values that can't be read are ignored. */
export function readEmployerJobFilters(parameters: Parameters): EmployerJobFilters {
  const sort = readCode(parameters, "sort");
  return {
    query: readText(parameters, "query", QUERY_MAX_LENGTH),
    statuses: STATUSES.filter((status) => readList(parameters, "status").includes(status)),
    company: readCode(parameters, "company"),
    sort: Object.hasOwn(EMPLOYER_JOB_SORTS, sort) ? (sort as EmployerJobSort) : "newest",
    page: Math.max(1, readNumber(parameters, "page", { max: MAX_PAGE }) ?? 1),
  };
}

/** The list's address with these filters; defaults are left out. */
export function employerJobsHref(filters: Partial<EmployerJobFilters>): string {
  const { query = "", statuses = [], company = "", sort = "newest", page = 1 } = filters;
  const search = new URLSearchParams();
  if (query) search.set("query", query);
  if (statuses.length > 0) search.set("status", statuses.join(","));
  if (company) search.set("company", company);
  if (sort !== "newest") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/employer/jobs?${search}` : "/employer/jobs";
}

export const employerJobsRequest = employerJobsParameters.transform((parameters) =>
  readEmployerJobFilters(parameters as Parameters),
);
