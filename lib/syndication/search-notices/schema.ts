/** Who is told of jobs' pages that are new, changed or gone. */
export const SEARCH_ENGINES = ["indexnow", "google"] as const;
export type SearchEngine = (typeof SEARCH_ENGINES)[number];

/** How many pages a day Google takes from a new service account, by its own documentation. */
export const GOOGLE_A_DAY = 200;

type NoticeStatus = "waiting" | "sending" | "sent" | "failed";

/** A page that an engine is told of. */
export type NoticePage = {
  /** The full address. */
  url: string;
  isLive: boolean;
};

/** What came of telling an engine of some pages. */
export type NoticeOutcome =
  | { isSent: true }
  | {
      isSent: false;
      problem: string;
      /** When it asks to be tried again. */
      nextAt?: Date | undefined;
    };

/** What an engine was told of a job's page, or waits to be told. */
export type SearchNoticeView = {
  id: string;
  engine: SearchEngine;
  status: NoticeStatus;
  title: string;
  path: string;
  /** Whether the page was there when the engine was told; null until then. */
  isLive: boolean | null;
  /** The last try, as an ISO instant; null before the first. */
  triedAt: string | null;
  /** When the next try is due; null unless it waits. */
  nextAt: string | null;
  problem: string | null;
};

/** How far an engine has been told. */
export type EngineState = {
  engine: SearchEngine;
  isOn: boolean;
  waiting: number;
  /** The pages it was told of in the last 24 hours. */
  sent: number;
  /** How many a day it takes; null for any number. */
  mostADay: number | null;
};

/** The engines, and the latest notices. */
export type SearchNotices = { engines: EngineState[]; latest: SearchNoticeView[] };
