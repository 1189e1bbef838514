import { z } from "zod";
import type { ApplicationStatus } from "@/lib/applications/schema";
import type { JobStatus } from "@/lib/jobs/schema";
import type { Source } from "@/lib/shared/arrivals";

/** How many days back an employer can look. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = 30;

export const JOBS_PAGE_SIZE = 20;
/** From how many answered applications on a company's median says something. */
export const LEAST_RESPONSES = 5;

const periodInput = z.coerce
  .number()
  .pipe(z.literal([...PERIODS], `period must be one of ${PERIODS.join(", ")}`))
  .describe("How many days, ending today.");

/** Of what a file of numbers is asked for. */
export const exportQuery = z.strictObject({
  period: periodInput.default(DEFAULT_PERIOD),
  job: z.uuid("job must be a job's id").nullable().default(null),
});

export const analyticsQuery = z.object({
  period: periodInput.catch(DEFAULT_PERIOD),
  job: z.uuid().nullable().catch(null),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
});
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;

/** Which postings, and which days, numbers are of. */
export type Scope = {
  companyIds: readonly string[];
  /** One posting alone; null for all. */
  jobId: string | null;
  /** Calendar days in UTC, both counted. */
  from: string;
  until: string;
};

export type Tiles = {
  jobsPosted: { total: number; added: number };
  applications: { count: number; before: number };
  /** Applications of a hundred views; null where there were none. */
  rate: { percent: number | null; before: number | null };
  active: { count: number; closing: number };
};

/** A day or a week of a chart; `…Before` is as long ago as the period is. */
export type Point = {
  /** Its first calendar day. */
  day: string;
  views: number;
  viewsBefore: number;
  applications: number;
  applicationsBefore: number;
};

export const FUNNEL = ["viewed", "applied", "in_review", "interview", "offer", "hired"] as const;
export type FunnelStep = { step: (typeof FUNNEL)[number]; count: number };
export type StatusCount = { status: ApplicationStatus; count: number };
/** `null` for what does not say where it came from. */
export type SourceRow = { source: Source | null; views: number; applications: number };
/** How long applications stay in a status, of those that left it. */
export type Stay = { status: ApplicationStatus; medianSeconds: number; count: number };

/** How soon applications got their first answer: a move or a message. */
export type ResponseClock = {
  received: number;
  answered: number;
  /** Null without answers. */
  medianSeconds: number | null;
};

/** What nobody has answered for a week. */
export type Waiting = {
  count: number;
  /** ISO instant. */
  oldestAt: string;
  /** Whose the oldest is. */
  companyId: string;
};

/** What is usual on the whole site; a part is null where too few companies make it up. */
export type Market = { rate: number | null; responseSeconds: number | null };

export type JobAnalytics = {
  id: string;
  title: string;
  status: JobStatus;
  views: number;
  applications: number;
  /** Applications of a hundred views. */
  rate: number | null;
  responseSeconds: number | null;
};

/** What an employer sees of their postings. */
export type Analytics = {
  period: Period;
  from: string;
  until: string;
  /** The one posting it is of. */
  job: { id: string; title: string } | null;
  /** Nothing was ever seen or sent. */
  isEmpty: boolean;
  tiles: Tiles;
  step: "day" | "week";
  points: Point[];
  funnel: FunnelStep[];
  byStatus: StatusCount[];
  sources: SourceRow[];
  stays: Stay[];
  response: ResponseClock;
  /** Null when nobody waits. */
  waiting: Waiting | null;
  market: Market;
  jobs: { rows: JobAnalytics[]; total: number; page: number; pageCount: number };
};
