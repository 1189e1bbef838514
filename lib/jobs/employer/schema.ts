import type { JobStatus } from "../schema";

export const EMPLOYER_JOBS_PAGE_SIZE = 20;
/** A posting goes to the top of the lists again at most this often. */
export const RENEW_COOLDOWN_DAYS = 7;
/** The furthest deadline that one can set. */
export const DEADLINE_MAX_DAYS = 365;

/** The states of one's own postings, in words, in the order in which they are offered. */
export const EMPLOYER_JOB_STATUS_NAMES: Record<JobStatus, string> = {
  live: "Live",
  in_review: "In review",
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

/** What the list of one's own postings is narrowed to; the address of its page says the same. */
export type EmployerJobFilters = {
  query: string;
  /** None for all. */
  statuses: JobStatus[];
  /** A company's slug; "" for all of one's companies. */
  company: string;
  sort: EmployerJobSort;
  page: number;
};
