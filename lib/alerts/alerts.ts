import type { SearchQuery } from "@/lib/search/schema";
import { parseSearchQuery, searchHref } from "@/lib/search/search-query";
import { lastMorning, toZonedIso } from "@/lib/shared/zones";
import type { AlertInput, AlertView } from "./schema";

const DAY_MS = 86_400_000;

/**
 * The search an alert is requested for, without order and page; `null` when the address is not a
 * search.
 */
export function readSearch(given: AlertInput["search"]): SearchQuery | null {
  if (typeof given !== "string") {
    const texts = Object.entries(given).map(([name, value]) => [
      name,
      typeof value === "number" ? String(value) : value,
    ]);
    return bare(parseSearchQuery(Object.fromEntries(texts)));
  }
  const [path = "", parameters = ""] = given.split("#", 1)[0]?.split(/\?(.*)/s) ?? [];
  if (path !== "" && path !== "/search-results") return null;
  const read = new URLSearchParams(parameters);
  return bare(
    parseSearchQuery(Object.fromEntries([...read.keys()].map((name) => [name, read.getAll(name)]))),
  );
}

function bare(query: SearchQuery): SearchQuery {
  return { ...query, sort: query.query === "" ? "newest" : "relevance", page: 1 };
}

/** The canonical address of an alert's search. */
export function alertHref(query: SearchQuery): string {
  return searchHref(query);
}

/** When an alert made or renewed now ends: a year later. */
export function renewByFrom(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

/**
 * The latest mornings in a time zone, of any day and of a Monday: whatever was found before them is
 * due.
 */
export function lastMornings(now: Date, timeZone: string): { daily: Date; weekly: Date } {
  const daily = lastMorning(now, timeZone);
  const day = toZonedIso(daily, timeZone).slice(0, 10);
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { daily, weekly: new Date(daily.getTime() - sinceMonday * DAY_MS) };
}

type Row = Omit<AlertView, "status" | "createdAt" | "renewBy" | "lastSentAt"> & {
  createdAt: Date;
  confirmedAt: Date | null;
  renewBy: Date;
  pausedAt: Date | null;
  lastSentAt: Date | null;
};

/**
 * An alert as its owner sees it. One whose year is over is shown as paused, whether or not it has
 * been marked so yet.
 */
export function toAlertView(row: Row, now: Date): AlertView {
  const isPaused = row.pausedAt !== null || row.renewBy <= now;
  const status = isPaused ? "paused" : row.confirmedAt === null ? "waiting" : "active";
  return {
    id: row.id,
    search: row.search,
    name: row.name,
    frequency: row.frequency,
    status,
    createdAt: row.createdAt.toISOString(),
    renewBy: row.renewBy.toISOString(),
    lastSentAt: row.lastSentAt?.toISOString() ?? null,
    recentJobs: row.recentJobs,
  };
}
