import { type ArrivalSource, SOURCES, sourceOf } from "@/lib/shared/arrivals";

const KEY = "jobSources";
const MOST = 50;

type StoredArrivals = [jobId: string, source: ArrivalSource][];

function isKept(entry: unknown): entry is StoredArrivals[number] {
  return Array.isArray(entry) && SOURCES.includes(entry[1] as ArrivalSource);
}

/** What this tab knows; visitors can change its storage, and it may be unavailable. */
function read(): StoredArrivals {
  try {
    const json: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(json) ? json.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Where this tab's reader first came from to a job; `undefined` if that was not seen here. */
export function readSource(jobId: string): ArrivalSource | undefined {
  return read().find(([id]) => id === jobId)?.[1];
}

/** Remembers, until this tab is closed, where its reader came from to a job; returns the source. */
export function keepSource(jobId: string): ArrivalSource {
  const known = readSource(jobId);
  if (known) return known;
  const { host, search } = location;
  const source = sourceOf({ referrer: document.referrer, search, host });
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...read().slice(1 - MOST), [jobId, source]]));
  } catch {
    // Then an application won't mention it.
  }
  return source;
}
