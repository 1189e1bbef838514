import type { CompanySummary } from "@/lib/companies/schema";
import type { JobSnapshot } from "@/lib/jobs/versions.schema";
import type { ResumeView } from "@/lib/profiles/resumes/schema";

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

/** One step of an application's timeline. */
export type TimelineStep = {
  kind: ApplicationStep;
  /** ISO instant. */
  at: string;
  /** What the employer wrote with it. */
  note: string | null;
};

/** The most characters of a cover letter. */
export const COVER_LETTER_MAX_LENGTH = 3000;

/** An application as whoever sent it is told of it at once. */
export type ApplicationReceipt = {
  id: string;
  /** What people quote, e.g. "7KQ2M9XD". */
  reference: string;
  status: ApplicationStatus;
};

/** How long a move can be taken back, as a screen offers it and with what the way takes; then it is told. */
export const UNDO = { shownSeconds: 10, takenSeconds: 15, toldAfterSeconds: 20 } as const;

/** What a list of applications can be narrowed to. */
export const SHOWN = ["open", "ended", "all"] as const;
export type Shown = (typeof SHOWN)[number];
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
export type OwnApplicationRow = RowBasics & {
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

export type ApplicationRow = OwnApplicationRow | ExternalApplicationRow;

/** One page of somebody's applications, newest first; the counts are of all pages. */
export type ApplicationList = {
  applications: ApplicationRow[];
  counts: Record<Shown, number>;
  page: number;
  pageCount: number;
};

/** Where somebody applied, for what marks jobs as applied to. */
export type AppliedJob = {
  jobId: string;
  /** Of the application; null for one on another site. */
  id: string | null;
  status: ApplicationStatus | "external";
  /** ISO instant; null while it is held. */
  submittedAt: string | null;
};

type AnswerView = { question: string; answer: string };
type ResumeName = { id: string; name: string };

/** An application as its sender sees it. */
export type ApplicationView = {
  id: string;
  reference: string;
  status: ApplicationStatus;
  version: number;
  createdAt: string;
  submittedAt: string | null;
  decidedAt: string | null;
  /** When what was sent is due to be deleted; null before it ended. */
  deletedOn: string | null;
  job: { id: string; slug: string | null; isOpen: boolean };
  company: CompanySummary & { isPublic: boolean };
  /** The job as it was when they applied. */
  jobThen: JobSnapshot;
  /** The oldest first. */
  steps: TimelineStep[];
  canWithdraw: boolean;
  /** What was sent; null once it was deleted. */
  details: {
    fullName: string;
    email: string;
    phone: string | null;
    coverLetter: string | null;
    answers: AnswerView[];
    /** Null when none was sent, or its file is gone. */
    resume: ResumeName | null;
  } | null;
  /** When the company opened the résumé, newest first. */
  resumeViews: string[];
};

/**
 * What an applicant said and sent, as the company may see it. While blind screening hides them, the
 * name is e.g. "Applicant 7KQ2M9XD", texts are without what tells who wrote them, and there is
 * no résumé.
 */
export type ReceivedDetails = Omit<NonNullable<ApplicationView["details"]>, "email"> & {
  isHidden: boolean;
  email: string | null;
};

/** An application as the company sees it that it was sent to. */
export type ReceivedApplication = {
  id: string;
  reference: string;
  jobId: string;
  status: ApplicationStatus;
  version: number;
  submittedAt: string;
  /** When somebody of the company first looked. */
  viewedAt: string | null;
  steps: TimelineStep[];
  applicant: ReceivedDetails | null;
};

/** What the form of an application begins with. */
export type Prefill = {
  contact: { fullName: string | null; email: string; phone: string | null };
  /** The default one first. */
  resumes: ResumeView[];
  /** The one that was sent before, whatever became of it. */
  application: { id: string; status: ApplicationStatus; createdAt: string } | null;
  /** Whether the job is of a company that one belongs to. */
  isOwnCompany: boolean;
};

/** What the confirmation says. */
export type SentView = ApplicationReceipt & {
  title: string;
  companyName: string;
  /** The account's address, which is to be verified while the application is held. */
  accountEmail: string;
};
