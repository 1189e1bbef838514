/** Where a reader of a job came from. */
export const SOURCES = ["search_engine", "site", "feed", "alert", "link", "direct"] as const;
export type Source = (typeof SOURCES)[number];

export const SOURCE_NAMES: Record<Source, string> = {
  search_engine: "Search engines",
  site: "This site",
  feed: "Feeds and job boards",
  alert: "Job alerts",
  link: "Links on other sites",
  direct: "Directly",
};

// Whole names of hosts or what they end in; a host of many countries is matched by its first part.
const ENGINES =
  /(^|\.)(google|bing|yahoo|yandex|baidu|duckduckgo|ecosia|qwant|startpage|naver|seznam|brave|kagi|perplexity)\.[a-z.]+$/;
// What addresses in our feeds and mails carry as utm_source or utm_medium.
const FEED = /^(feed|rss|atom|xml)s?$/;
const ALERT = /^(alert|email|mail|newsletter)s?$/;

type Arrival = {
  /** `document.referrer`; empty when the browser keeps it to itself. */
  referrer: string;
  /** The query string of the page. */
  search: string;
  /** The host of this site, with its port. */
  host: string;
};

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host.toLowerCase() : null;
}

/** Where somebody came from, by what the address says and, without that, by the page before. */
export function sourceOf({ referrer, search, host }: Arrival): Source {
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
