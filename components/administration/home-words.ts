import type {
  KeptPromise,
  SiteHealth,
  TodayFigure,
  TodayName,
} from "@/lib/administration/home.schema";
import { formatDay } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";
import { sizeWords, waitWords } from "./metrics-words";

/** One part of the site: whether it is all right, in words, and where an admin reads on. */
export type HealthLine = {
  name: string;
  isRight: boolean;
  text: string;
  value: string;
  href: string | null;
};

const LATE_SECONDS = 300;
const LEAST_FREE = 0.1;
const DAY_MS = 86_400_000;

function workerLine({ workers, queue }: SiteHealth): HealthLine {
  const isLate = queue.oldestSeconds > LATE_SECONDS;
  const waits =
    queue.due === 0
      ? "Nothing is due"
      : `The oldest task has been waiting ${waitWords(queue.oldestSeconds)}`;
  return {
    name: "Worker",
    isRight: workers > 0 && !isLate,
    text:
      workers > 0 ? waits : "No worker is running, so no emails go out and no jobs end. Start one.",
    value: plural(workers, { one: "{count} running", other: "{count} running" }),
    href: "/admin/metrics",
  };
}

function indexLine({ index }: SiteHealth): HealthLine {
  const { unmerged, oldestSeconds } = index;
  return {
    name: "Search index",
    isRight: unmerged === 0 || oldestSeconds <= LATE_SECONDS,
    text:
      unmerged === 0
        ? "Up to date"
        : plural(unmerged, {
            one: "{count} change is waiting to be merged. Searches already find it, but more slowly.",
            other:
              "{count} changes are waiting to be merged. Searches already find them, but more slowly.",
          }),
    value: unmerged === 0 ? "" : waitWords(oldestSeconds),
    href: null,
  };
}

function tasksLine({ queue: { failed } }: SiteHealth): HealthLine {
  return {
    name: "Failed tasks",
    isRight: failed === 0,
    text: failed === 0 ? "None" : "These tasks won't retry automatically. Review them.",
    value: formatNumber(failed),
    href: "/admin/tasks",
  };
}

function mailLine({ mail: { sent, refused } }: SiteHealth): HealthLine {
  // A refused address now and then is usual.
  const isRight = refused === 0 || refused * 20 <= sent;
  return {
    name: "Email",
    isRight,
    text:
      refused === 0
        ? "None refused today"
        : plural(refused, { one: "{count} refused today", other: "{count} refused today" }),
    value: plural(sent, { one: "{count} sent", other: "{count} sent" }),
    href: "/admin/metrics",
  };
}

function backupLine({ backup }: SiteHealth, now: Date): HealthLine {
  if (!backup) {
    const text = "No backups are scheduled. Set BACKUP_SCHEDULE, or use another tool.";
    return { name: "Backups", isRight: true, text, value: "Not scheduled", href: null };
  }
  const { lastDay, failedDay } = backup;
  const isOld = lastDay === null || now.getTime() - Date.parse(lastDay) > 2 * DAY_MS;
  const hasFailed = failedDay !== null && (lastDay === null || failedDay > lastDay);
  return {
    name: "Backups",
    isRight: !isOld && !hasFailed,
    text: hasFailed && failedDay ? `Failed on ${formatDay(failedDay)}. The log says why.` : "",
    value: lastDay ? `Last on ${formatDay(lastDay)}` : "None yet",
    href: null,
  };
}

function storageLine({ freeShare, databaseBytes }: SiteHealth): HealthLine {
  return {
    name: "Storage",
    isRight: freeShare === null || freeShare > LEAST_FREE,
    text: `The database uses ${sizeWords(databaseBytes)}`,
    value: freeShare === null ? "" : `${Math.floor(freeShare * 100)}% of the disk is free`,
    href: "/admin/metrics",
  };
}

/** How each part of the site is doing, those that need someone first. */
export function healthLines(health: SiteHealth, now: Date): HealthLine[] {
  const lines = [
    workerLine(health),
    indexLine(health),
    tasksLine(health),
    mailLine(health),
    backupLine(health, now),
    storageLine(health),
  ];
  return [...lines.filter(({ isRight }) => !isRight), ...lines.filter(({ isRight }) => isRight)];
}

export const TODAY_WORDS: Record<TodayName, string> = {
  jobs: "Jobs posted",
  applications: "Applications",
  people: "People signed up",
  searches: "Searches",
};

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

/** What a figure was a week ago, and by when. */
export function weekAgoWords({ weekAgo, isWholeDay }: TodayFigure, now: Date): string {
  const count = formatNumber(weekAgo);
  const day = weekday.format(now);
  return isWholeDay ? `${count} in all last ${day}` : `${count} by this time last ${day}`;
}

const PROMISE_WORDS: Record<KeptPromise["name"], string> = {
  postings: "Jobs reviewed",
  reports: "Reports reviewed",
  appeals: "Appeals answered",
  applications: "Applications answered",
};

/** What is meant to be done, and by when: "Postings reviewed within a day". */
export function promiseWords({ name, hours }: KeptPromise): string {
  const days = hours / 24;
  return `${PROMISE_WORDS[name]} within ${days === 1 ? "a day" : `${days} days`}`;
}
