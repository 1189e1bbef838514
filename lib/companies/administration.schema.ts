import type { MemberRole } from "@/lib/accounts/roles.schema";
import type { CompanyPicture } from "./pictures/schema";

export const COMPANIES_PAGE_SIZE = 25;

export const COMPANY_STATES = {
  verified: "Verified",
  unverified: "Not verified",
  suspended: "Suspended",
} as const;
export type CompanyState = keyof typeof COMPANY_STATES;

/** The filters of the list of companies, as they also appear in the page's address. */
export type CompaniesFilters = {
  query: string;
  /** "" for all. */
  state: CompanyState | "";
  page: number;
};

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

/** A company on its admin page. */
export type CompanyView = CompanyRow & {
  verifiedBy: string | null;
  suspension: { at: string; reason: string } | null;
  people: {
    id: string;
    username: string;
    fullName: string | null;
    email: string;
    role: MemberRole;
  }[];
  /** Null if it has none of its own. */
  logoUrl: string | null;
  /** Its own cover, if it has one, and photos. */
  pictures: CompanyPicture[];
  /** The latest visible postings, so that one can be taken down. */
  openJobs: { id: string; slug: string; title: string; riskScore: number }[];
  /** Companies that may be duplicates of this one, the likeliest first. */
  doubles: { id: string; slug: string; name: string; website: string | null; jobs: number }[];
};
