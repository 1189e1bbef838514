import type { CompanySummary } from "@/lib/companies/schema";

/** How far an application has come; `held` waits until its sender has verified their address. */
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

/** The steps of a timeline: every status, and being viewed by the company. */
export const APPLICATION_STEPS = [...APPLICATION_STATUSES, "viewed"] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** The maximum length of a cover letter, in characters. */
export const COVER_LETTER_MAX_LENGTH = 3000;

/**
 * How long a move can be undone: as the screen offers it, as the server still takes it, and then
 * the applicant is told.
 */
export const UNDO = { shownSeconds: 10, takenSeconds: 15, toldAfterSeconds: 20 } as const;

/** The scopes that a list of applications can be narrowed to. */
export const APPLICATION_SCOPES = ["open", "ended", "all"] as const;
export type ApplicationScope = (typeof APPLICATION_SCOPES)[number];
export const APPLICATIONS_PAGE_SIZE = 20;

/** What every row of someone's own list has. */
type RowBasics = {
  jobId: string;
  /** The slug of the job's page, while it has one. */
  slug: string | null;
  /** The title and place as they were when the application was sent. */
  title: string;
  location: string;
  company: CompanySummary;
  /** The ISO instant of the application. */
  at: string;
};

/** An application sent here, as its sender's list shows it. */
export type SentApplicationRow = RowBasics & {
  kind: "here";
  id: string;
  status: ApplicationStatus;
  /** ISO instant of the latest step. */
  changedAt: string;
  /** When someone at the company first opened it. */
  viewedAt: string | null;
  /** The number of unread messages from the employer. */
  unread: number;
};

/** An application on another site, as its sender reported it. */
export type ExternalApplicationRow = RowBasics & {
  kind: "external";
  /** E.g. "careers.example.com". */
  site: string;
};

export type ApplicationRow = SentApplicationRow | ExternalApplicationRow;

/** One page of someone's applications, newest first; the counts cover all pages. */
export type ApplicationList = {
  applications: ApplicationRow[];
  counts: Record<ApplicationScope, number>;
  page: number;
  pageCount: number;
};

/**
 * What a company's member may do with an application, each with everything before it:
 *
 * - `review`: read what the applicant sent, and rate them. The applicant's reviewers.
 * - `decide`: read what the team wrote, move the application, and tell the applicant. The job's
 *   hiring managers.
 * - `handle`: everything else. The company's recruiters and owners.
 */
export const ACCESS = ["review", "decide", "handle"] as const;
export type Access = (typeof ACCESS)[number];
