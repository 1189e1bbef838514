/** How many days back an admin can look. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];

/** A day or week of a chart: how many in all and, where that applies, how many bad ones. */
export type ChartBar = { day: string; count: number; bad: number };

export type SeriesName =
  | "people"
  | "jobs"
  | "applications"
  | "alerts"
  | "searches"
  | "mail"
  | "tasks";
export type MetricSeries = {
  name: SeriesName;
  bars: ChartBar[];
  total: number;
  bad: number;
  /** The previous period's total, including bad ones. */
  before: number;
};

export type SiteTotals = {
  people: number;
  employers: number;
  companies: number;
  liveJobs: number;
  applications: number;
  alerts: number;
  queue: { due: number; later: number; failed: number; oldestSeconds: number };
  workers: number;
  databaseBytes: number;
};

/** The contents of a folder, as measured last night. */
export type StoredFolder = { folder: string; files: number; bytes: number };

export type SiteMetrics = {
  period: Period;
  step: "day" | "week";
  from: string;
  until: string;
  totals: SiteTotals;
  series: MetricSeries[];
  storage: StoredFolder[];
  /** Zero-result queries, most searched first. */
  zeroResultQueries: { words: string; count: number; lastAt: string }[];
};
