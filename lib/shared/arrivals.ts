import { parseUrl } from "./web-link";

/** Where a job's reader came from. */
export const SOURCES = ["search_engine", "site", "feed", "alert", "link", "direct"] as const;
export type ArrivalSource = (typeof SOURCES)[number];

/** The source of an application that no one sent: its company added someone by hand. */
export const BY_HAND = "by_hand";
/** Where an application came from. */
export const APPLICATION_SOURCES = [...SOURCES, BY_HAND] as const;
export type ApplicationSource = (typeof APPLICATION_SOURCES)[number];

export const SOURCE_NAMES: Record<ApplicationSource, string> = {
  search_engine: "Search engines",
  site: "This site",
  feed: "Feeds and job boards",
  alert: "Job alerts",
  link: "Links on other sites",
  direct: "Directly",
  by_hand: "Added by your team",
};

// Whole host names or their endings; a host with many country domains is matched by its first part.
const ENGINES =
  /(^|\.)(google|bing|yahoo|yandex|baidu|duckduckgo|ecosia|qwant|startpage|naver|seznam|brave|kagi|perplexity)\.[a-z.]+$/;
// The utm_source or utm_medium in addresses in our feeds and emails.
const FEED = /^(feed|rss|atom|xml)s?$/;
const ALERT = /^(alert|email|mail|newsletter)s?$/;

type Arrival = {
  /** `document.referrer`; empty if the browser withholds it. */
  referrer: string;
  /** The page's query string. */
  search: string;
  /** This site's host, with its port. */
  host: string;
};

function hostOf(address: string): string | null {
  return parseUrl(address)?.host.toLowerCase() ?? null;
}

/** Where someone came from, by what the address says or, failing that, by the previous page. */
export function sourceOf({ referrer, search, host }: Arrival): ArrivalSource {
  const parameters = new URLSearchParams(search);
  for (const name of ["utm_medium", "utm_source"]) {
    const tag = (parameters.get(name) ?? "").toLowerCase();
    if (ALERT.test(tag)) return "alert";
    if (FEED.test(tag)) return "feed";
  }
  const from = hostOf(referrer);
  if (from === null) return parameters.has("utm_source") ? "link" : "direct";
  if (from === host.toLowerCase()) return "site";
  return ENGINES.test(from.replace(/:\d+$/, "")) ? "search_engine" : "link";
}
