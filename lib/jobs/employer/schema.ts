import type { JobContent, JobStatus } from "../schema";

export const OWN_JOBS_PAGE_SIZE = 20;
/** A posting goes to the top of the lists again at most this often. */
export const RENEW_COOLDOWN_DAYS = 7;
/** The furthest deadline that one can set. */
export const DEADLINE_MAX_DAYS = 365;

/** The states of one's own postings, in words, in the order in which they are offered. */
export const OWN_STATUS_NAMES: Record<JobStatus, string> = {
  live: "Live",
  in_review: "In review",
  draft: "Scheduled",
  paused: "Paused",
  expired: "Expired",
  closed: "Closed",
  rejected: "Not accepted",
  removed: "Taken down",
};

export const OWN_SORTS = {
  newest: "Newest",
  closing: "Closing soon",
  unseen: "New applications",
  applications: "Most applications",
  title: "Title",
} as const;
export type OwnSort = keyof typeof OWN_SORTS;

/** What the list of one's own postings is narrowed to; the address of its page says the same. */
export type OwnJobFilters = {
  query: string;
  /** None for all. */
  statuses: JobStatus[];
  /** A company's slug; "" for all of one's companies. */
  company: string;
  sort: OwnSort;
  page: number;
};

/** A posting in its company's own list. */
export type OwnJobRow = {
  id: string;
  /** Of its public page, while it has one. */
  slug: string | null;
  title: string;
  location: string;
  company: { name: string; slug: string };
  status: JobStatus;
  version: number;
  /** ISO instants. */
  postedAt: string | null;
  scheduledFor: string | null;
  endedAt: string | null;
  /** Calendar day, `YYYY-MM-DD`. */
  deadline: string | null;
  views: number;
  /** Those that the company may see; `unseen` were opened by nobody yet. */
  applications: { total: number; unseen: number; open: number; hired: number };
  /** Whether a change waits for an admin, or was refused. */
  change: "waiting" | "rejected" | null;
  /** Why it waits for review, or was not accepted, in words. */
  reasons: string[];
  /** Where it is imported from, which is where it is changed; null for one made here. */
  source: string | null;
};

/** One page of one's own postings; the counts are of all that the other filters leave. */
export type OwnJobList = {
  jobs: OwnJobRow[];
  total: number;
  page: number;
  pageCount: number;
  counts: Partial<Record<JobStatus, number>>;
  /** Whether there is any posting at all, whatever the filters. */
  hasAny: boolean;
};

/** A line of a text that changed; a gap stands for lines that stayed the same. */
export type DiffLine =
  | { kind: "same" | "added" | "removed"; text: string }
  | { kind: "gap"; count: number };

/** One thing that a change changed. */
export type FieldChange = {
  field: string;
  before: string;
  after: string;
  /** Of texts of several lines; null for the others. */
  lines: DiffLine[] | null;
};

/** One edit of a posting. */
export type HistoryEntry = {
  version: number;
  /** ISO instant. */
  at: string;
  /** Who wrote it; null for whoever is gone. */
  by: string | null;
  changes: FieldChange[];
};

/** A change that waits for an admin, or that one refused. */
export type ProposedEdit = {
  at: string;
  by: string | null;
  changes: FieldChange[];
  rejectionReason: string | null;
};

/** A posting as its company's people see it. */
export type OwnJobView = OwnJobRow & {
  /** What it says, or with a change that waits, what it is to say. */
  content: JobContent;
  proposed: ProposedEdit | null;
  /** The latest first. */
  history: HistoryEntry[];
  /** Why it cannot be edited; null when it can. */
  editRefusal: string | null;
  /** From when on it can be renewed; null while it cannot be at all. */
  renewableFrom: string | null;
};
