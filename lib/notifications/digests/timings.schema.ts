// In a file of its own, so that the form loads nothing else of the schema.

export const NEWS_TIMINGS = ["at_once", "daily", "off"] as const;
export type NewsTiming = (typeof NEWS_TIMINGS)[number];
export const TIMING_NAMES: Record<NewsTiming, string> = {
  at_once: "At once",
  daily: "Daily, at 7 in the morning",
  off: "Off",
};

/** When someone gets a kind of their company's news by email. */
export type CompanyNewsView = {
  kind: string;
  description: string;
  timing: NewsTiming;
  /** Whether it's always sent at once, whatever anyone would choose. */
  isAlways: boolean;
};

/** What someone chose for one of their companies. */
export type CompanyNews = { companyId: string; name: string; news: CompanyNewsView[] };
