import type { WaitingKind } from "@/lib/moderation/queue/schema";
import type { AuditView } from "./audit-log.schema";

export type TodayName = "jobs" | "applications" | "people" | "searches";

/** A figure of today, and of the same weekday a week ago. */
export type TodayFigure = {
  name: TodayName;
  today: number;
  /** By the same time of day where the time is known, otherwise of the whole day. */
  weekAgo: number;
  isWholeDay: boolean;
  /** Of the last eight days, oldest first; the last one is today. */
  days: number[];
};

/** What the site runs on, as the database and this server know it. */
export type SiteHealth = {
  workers: number;
  queue: { due: number; failed: number; oldestSeconds: number };
  index: { unmerged: number; oldestSeconds: number };
  /** Today, in UTC. */
  mail: { sent: number; refused: number };
  /** Null where no worker was ever told to make backups, and none was made. */
  backup: { isScheduled: boolean; lastDay: string | null; failedDay: string | null } | null;
  /** The free share of the disk; null where files are in a bucket or it can't be read. */
  freeShare: number | null;
  databaseBytes: number;
};

/** How often something was done within the time that this site aims for, over 30 days. */
export type KeptPromise = {
  name: "postings" | "reports" | "appeals" | "applications";
  hours: number;
  kept: number;
  total: number;
};

/** What an admin sees first. */
export type AdminHome = {
  waiting: WaitingKind[];
  today: TodayFigure[];
  health: SiteHealth;
  promises: KeptPromise[];
  latest: AuditView[];
};

/** What an operator does first, each with whether it is done. */
export type FirstSteps = {
  /** The site has a name of its own. */
  isNamed: boolean;
  /** It has a mark or a logo of its own. */
  hasMark: boolean;
  /** One of the pages of text is the operator's own. */
  hasPages: boolean;
  /** A source is connected, or jobs were imported. */
  hasSource: boolean;
  /** Emails leave the machine. */
  sendsMail: boolean;
  /** It is at an address that visitors can trust. */
  hasAddress: boolean;
};
