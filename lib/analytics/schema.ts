import { z } from "zod";
import type { ApplicationStatus } from "@/lib/applications/schema";
import type { JobStatus } from "@/lib/jobs/schema";
import type { ApplicationSource } from "@/lib/shared/arrivals";

/** How many days back an employer can look. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = 30;

export const JOBS_PAGE_SIZE = 20;
/** From how many applications on a company's response clock runs. */
export const LEAST_CLOCK_APPLICATIONS = 10;
/** What the full circle of a response clock stands for. */
export const CLOCK_FACE_DAYS = 14;

const periodInput = z.coerce
  .number()
  .pipe(z.literal([...PERIODS], `period must be one of ${PERIODS.join(", ")}`))
  .describe("How many days, ending today.");

/** The query for a file of numbers. */
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

/** The postings and days that numbers cover. */
export type AnalyticsScope = {
  companyIds: readonly string[];
  /** A single posting; null for all. */
  jobId: string | null;
  /** Calendar days in UTC, both included. */
  from: string;
  until: string;
};

export type AnalyticsTiles = {
  jobsPosted: { total: number; added: number };
  applications: { count: number; before: number };
  /** Applications per hundred views; null without any views. */
  rate: { percent: number | null; before: number | null };
  active: { count: number; closing: number };
};

/** A day or week of a chart; the `…Before` values are from one period earlier. */
export type ChartPoint = {
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
/** `null` if the source is unknown. */
export type SourceRow = { source: ApplicationSource | null; views: number; applications: number };
/** How long applications stay in a status, over those that have left it. */
export type StatusStay = { status: ApplicationStatus; medianSeconds: number; count: number };

/** How soon applications get their first response: a move or a message. */
export type ResponseClock = {
  received: number;
  answered: number;
  /** Null without responses. */
  medianSeconds: number | null;
};

/** How long applicants wait for a company's first response. */
export type CompanyClock = {
  /** How many applications it is based on. */
  applications: number;
  /** Half of them waited at most this long; null if half got no response. */
  waitSeconds: number | null;
  /** How many percent of them got a response within `CLOCK_FACE_DAYS`. */
  inTimePercent: number;
  /** ISO instant of the oldest of them. */
  since: string;
};

/** Applications without a response for a week. */
export type WaitingApplications = {
  count: number;
  /** ISO instant. */
  oldestAt: string;
  /** The company with the oldest one. */
  companyId: string;
};

/** What is usual on the whole site; a value is null if too few companies contribute to it. */
export type MarketRates = { rate: number | null; responseSeconds: number | null };

export type JobAnalytics = {
  id: string;
  title: string;
  status: JobStatus;
  views: number;
  applications: number;
  /** Applications per hundred views. */
  rate: number | null;
  responseSeconds: number | null;
};

/** What an employer sees about their postings. */
export type Analytics = {
  period: Period;
  from: string;
  until: string;
  /** The single posting it is about. */
  job: { id: string; title: string } | null;
  /** Nothing was ever viewed or sent. */
  isEmpty: boolean;
  tiles: AnalyticsTiles;
  step: "day" | "week";
  points: ChartPoint[];
  funnel: FunnelStep[];
  byStatus: StatusCount[];
  sources: SourceRow[];
  stays: StatusStay[];
  response: ResponseClock;
  /** Null when no one is waiting. */
  waiting: WaitingApplications | null;
  market: MarketRates;
  jobs: { rows: JobAnalytics[]; total: number; page: number; pageCount: number };
};

/** How often something happened in a period, and on each of its days. */
type LatelyCount = { count: number; days: number[] };
/** What a company's home shows of its analytics. */
export type LatelyCounts = { period: number; views: LatelyCount; applications: LatelyCount };
