import type { CompanySummary } from "@/lib/companies/schema";

/** How far an application is; `held` waits until its sender has verified their address. */
export const APPLICATION_STATUSES = [
  "held",
  "submitted",
  "in_review",
  "interview",
  "offer",
  "hired",
  "not_selected",
  "withdrawn",
  "closed",
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The steps of a timeline: every status, and that somebody of the company looked. */
export const APPLICATION_STEPS = [...APPLICATION_STATUSES, "viewed"] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** The most characters of a cover letter. */
export const COVER_LETTER_MAX_LENGTH = 3000;

/** How long a move can be taken back, as a screen offers it and with what the way takes; then it is told. */
export const UNDO = { shownSeconds: 10, takenSeconds: 15, toldAfterSeconds: 20 } as const;

/** What a list of applications can be narrowed to. */
export const APPLICATION_SCOPES = ["open", "ended", "all"] as const;
export type ApplicationScope = (typeof APPLICATION_SCOPES)[number];
export const APPLICATIONS_PAGE_SIZE = 20;

/** What every row of somebody's own list says. */
type RowBasics = {
  jobId: string;
  /** Of the job's page, while it has one. */
  slug: string | null;
  /** Title and place as they were when the application was sent. */
  title: string;
  location: string;
  company: CompanySummary;
  /** ISO instant at which one applied. */
  at: string;
};

/** An application sent here, as its sender's list shows it. */
export type SentApplicationRow = RowBasics & {
  kind: "here";
  id: string;
  status: ApplicationStatus;
  /** ISO instant of the latest step. */
  changedAt: string;
  /** When somebody of the company first opened it. */
  viewedAt: string | null;
  /** How many messages of the employer are unread. */
  unread: number;
};

/** An application on another site, by its sender's word. */
export type ExternalApplicationRow = RowBasics & {
  kind: "external";
  /** E.g. "careers.example.com". */
  site: string;
};

export type ApplicationRow = SentApplicationRow | ExternalApplicationRow;

/** One page of somebody's applications, newest first; the counts are of all pages. */
export type ApplicationList = {
  applications: ApplicationRow[];
  counts: Record<ApplicationScope, number>;
  page: number;
  pageCount: number;
};
