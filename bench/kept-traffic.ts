import { seeded, shuffled } from "../prisma/demo/random";
import { zipf } from "./search/zipf";

// Who requests which public page, and how the old rule would have fared.

/** The crawler's share of all requests. */
const CRAWLER = 0.3;
/** Shares of the visitors' requests; the rest is for job pages. */
const HOME = 0.1;
const RESULTS = 0.25;
const COMPANIES = 0.15;
// What visitors want: the n-th most popular page n times less often than the first.
const LAW = { exponent: 1, shift: 0 };

type Kind = "home" | "results" | "job page" | "company page" | "crawler";
export type TrafficRequest = { at: number; path: string; kind: Kind };
type NextRequest = () => Omit<TrafficRequest, "at">;

export type TrafficPlaces = { jobs: string[]; companies: string[]; searches: string[] };

/** The next request. */
export function makeTraffic({ jobs, companies, searches }: TrafficPlaces): NextRequest {
  const random = seeded("visitors of the kept pages");
  // Shuffled, so that the pages crawled first aren't also the most popular.
  const wanted = shuffled(random, jobs);
  const [job, company, search] = [wanted, companies, searches].map((list) =>
    zipf(random, list.length, LAW),
  );
  let crawled = 0;
  return () => {
    if (random() < CRAWLER) {
      crawled += 1;
      return { kind: "crawler", path: `/job/${jobs[crawled % jobs.length]}` };
    }
    const chosen = random();
    if (chosen < HOME) return { kind: "home", path: "/" };
    if (chosen < HOME + RESULTS) return { kind: "results", path: searches[search?.() ?? 0] ?? "/" };
    if (chosen < HOME + RESULTS + COMPANIES) {
      return { kind: "company page", path: `/companies/${companies[company?.() ?? 0]}` };
    }
    return { kind: "job page", path: `/job/${wanted[job?.() ?? 0]}` };
  };
}

const OLD_KEPT_MS = 60_000;

/**
 * The hit rate for the same requests if every edit dropped all pages and they were kept for a
 * minute: counted, with unlimited room.
 */
export function shareOfOldRule(
  asked: readonly TrafficRequest[],
  edits: readonly number[],
  from: number,
): number {
  const keptAt = new Map<string, number>();
  let kept = 0;
  let edit = 0;
  for (const { at, path } of asked) {
    while ((edits[edit] ?? Number.POSITIVE_INFINITY) <= at) {
      keptAt.clear();
      edit += 1;
    }
    const since = keptAt.get(path);
    const isKept = since !== undefined && at - since < OLD_KEPT_MS;
    if (isKept && at >= from) kept += 1;
    if (!isKept) keptAt.set(path, at);
  }
  return kept / asked.filter(({ at }) => at >= from).length;
}
