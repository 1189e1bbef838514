import { z } from "zod";

/** How many days back an admin can look. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];
const DEFAULT_PERIOD: Period = 30;

const period = z.coerce.number().pipe(z.literal([...PERIODS]));

/** The address of the page is its state; what cannot be read there is left out. */
export function readPeriod(text: string | string[] | undefined): Period {
  return period.catch(DEFAULT_PERIOD).parse([text].flat().at(-1));
}

/** The address that shows this. */
export function figuresHref(days: Period): string {
  return days === DEFAULT_PERIOD ? "/admin/figures" : `/admin/figures?period=${days}`;
}

/** A day or a week of a chart: what is well, and of some what is not. */
export type Bar = { day: string; count: number; bad: number };

export type SeriesName =
  | "people"
  | "jobs"
  | "applications"
  | "alerts"
  | "searches"
  | "mail"
  | "tasks";
export type Series = {
  name: SeriesName;
  bars: Bar[];
  total: number;
  bad: number;
  /** Of the period before, bad ones included. */
  before: number;
};

export type Totals = {
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

/** What is stored in a folder, as measured last night. */
export type StoredFolder = { folder: string; files: number; bytes: number };

export type Figures = {
  period: Period;
  step: "day" | "week";
  from: string;
  until: string;
  totals: Totals;
  series: Series[];
  storage: StoredFolder[];
  /** Words that found nothing, most searched first. */
  misses: { words: string; count: number; lastAt: string }[];
};
