import type { JobStatus } from "../schema";

export const EMPLOYER_JOBS_PAGE_SIZE = 20;
/** A posting goes back to the top of the lists at most this often. */
export const RENEW_COOLDOWN_DAYS = 7;
/** The latest deadline that can be set. */
export const DEADLINE_MAX_DAYS = 365;

/** A job's status as its company sees it: a draft is scheduled, or held for its author's address. */
export type EmployerJobStatus = JobStatus | "held";

/** The names of a company's postings' statuses, in the order in which they are offered. */
export const EMPLOYER_JOB_STATUS_NAMES: Record<EmployerJobStatus, string> = {
  live: "Live",
  in_review: "In review",
  held: "Held",
  draft: "Scheduled",
  paused: "Paused",
  expired: "Expired",
  closed: "Closed",
  rejected: "Not accepted",
  removed: "Taken down",
};

export const EMPLOYER_JOB_SORTS = {
  newest: "Newest",
  closing: "Closing soon",
  unseen: "New applications",
  applications: "Most applications",
  title: "Title",
} as const;
export type EmployerJobSort = keyof typeof EMPLOYER_JOB_SORTS;

/** The filters of a company's own postings, as they also appear in the page's address. */
export type EmployerJobFilters = {
  query: string;
  /** Empty for all. */
  statuses: EmployerJobStatus[];
  /** A company's slug; "" for all of the person's companies. */
  company: string;
  sort: EmployerJobSort;
  page: number;
};
