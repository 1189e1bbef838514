import { type Parameters, readCode, readNumber, readText } from "@/lib/shared/parameters";

export const COMPANIES_PAGE_SIZE = 25;
const QUERY_MAX_LENGTH = 100;
const MAX_PAGE = 500;

export const COMPANY_STATES = {
  verified: "Verified",
  unverified: "Not verified",
  suspended: "Suspended",
} as const;
export type CompanyState = keyof typeof COMPANY_STATES;

/** What the list of companies is narrowed to; the address of its page says the same. */
export type CompaniesFilters = {
  query: string;
  /** "" for all. */
  state: CompanyState | "";
  page: number;
};

/** Reads the filters from an address; what cannot be read is as if it were not there. */
export function readCompaniesFilters(parameters: Parameters): CompaniesFilters {
  const state = readCode(parameters, "state");
  return {
    query: readText(parameters, "query", QUERY_MAX_LENGTH),
    state: Object.hasOwn(COMPANY_STATES, state) ? (state as CompanyState) : "",
    page: Math.max(1, readNumber(parameters, "page", { max: MAX_PAGE }) ?? 1),
  };
}

/** The address of the list with these filters; what is as always is left out. */
export function companiesHref({ query, state, page }: CompaniesFilters): string {
  const search = new URLSearchParams();
  if (query) search.set("query", query);
  if (state) search.set("state", state);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/admin/companies?${search}` : "/admin/companies";
}

/** A company in the admins' list. */
export type CompanyRow = {
  id: string;
  slug: string;
  name: string;
  website: string | null;
  state: CompanyState;
  members: number;
  jobs: number;
  createdAt: string;
};

export type CompaniesList = {
  companies: CompanyRow[];
  total: number;
  page: number;
  pageCount: number;
};

/** A company as its admins' page shows it. */
export type CompanyView = CompanyRow & {
  verifiedBy: string | null;
  suspension: { at: string; reason: string } | null;
  people: {
    id: string;
    username: string;
    fullName: string | null;
    email: string;
    role: "owner" | "recruiter";
  }[];
  /** The latest postings that somebody can see, to take one down. */
  openJobs: { id: string; slug: string; title: string; riskScore: number }[];
  /** Companies that may be the same, the likeliest first. */
  doubles: { id: string; slug: string; name: string; website: string | null; jobs: number }[];
};
