import { cardWords } from "@/lib/jobs/custom-fields/card-words";
import { JOB_TYPES, type JobCard, WORK_MODES } from "@/lib/jobs/schema";
import { fieldWords, rangeWords } from "@/lib/search/field-words";
import {
  CONDITION_LABELS,
  FACET_LABELS,
  FACET_NAMES,
  POSTED_LABELS,
  type SearchQuery,
} from "@/lib/search/schema";
import { searchHref } from "@/lib/search/search-query";
import { escapeXml } from "@/lib/shared/formats/xml";
import { formatPay } from "@/lib/shared/money";
import { plural } from "@/lib/shared/plural";
import type { CustomField } from "@/lib/shared/setting-groups/custom-fields";
import { absolute, type Site } from "@/lib/shared/site";
import { FEED_FORMATS, type Feed, type FeedFormat, type FeedItem } from "./schema";

/** The search whose newest jobs a feed contains: any search, without its order and page. */
export function feedQuery(query: SearchQuery): SearchQuery {
  return { ...query, sort: "newest", page: 1 };
}

/** The path of a search's feed. */
function feedPath(query: SearchQuery, format: FeedFormat): string {
  // The order is the feed's own: an address that named it would be a second one of the same feed.
  const sort = query.query === "" ? "newest" : "relevance";
  return searchHref({ ...query, sort, page: 1 }, `/feeds/jobs.${format}`);
}

/** A search in words: "React jobs in Pune, India: Full-time, Remote". */
export function describeSearch(
  query: SearchQuery,
  customFields: readonly CustomField[] = [],
): string {
  const words = query.query === "" ? "Jobs" : `“${query.query}” jobs`;
  const near = query.location !== "" && query.radius !== null;
  const place = query.location === "" ? "" : ` ${near ? "near" : "in"} ${query.location}`;
  const filters = [
    ...FACET_NAMES.toSorted().flatMap((name) => {
      const labels: Record<string, string> = FACET_LABELS[name];
      return query[name].map((value) => labels[value] ?? value);
    }),
    ...query.skill,
    ...query.condition.map((condition) => CONDITION_LABELS[condition]),
    ...Object.entries(query.fields).flatMap(([key, values]) =>
      values.map((value) => fieldWords(key, value, customFields)),
    ),
    ...Object.entries(query.ranges).map(([key, range]) => rangeWords(key, range, customFields)),
    ...(query.company ? [query.company] : []),
    ...(query.experience === null
      ? []
      : [
          plural(query.experience, {
            one: "{count} year of experience",
            other: "{count} years of experience",
          }),
        ]),
    ...(query.salaryMin === null
      ? []
      : [["from", query.salaryMin, query.payCurrency, "a year"].filter(Boolean).join(" ")]),
    ...(query.hasPay ? ["with pay"] : []),
    ...(query.posted === null ? [] : [POSTED_LABELS[query.posted]]),
  ];
  return `${words}${place}${filters.length > 0 ? `: ${filters.join(", ")}` : ""}`;
}

/** A search with its newest jobs, and the fields of the site's own that its filters may name. */
type FoundJobs = { query: SearchQuery; jobs: JobCard[]; customFields?: readonly CustomField[] };

/** A search's feed, from its newest jobs. Samples are left out, because nobody offers them. */
export function toFeed(
  { query, jobs, customFields }: FoundJobs,
  format: FeedFormat,
  site: Site,
): Feed {
  const items = jobs.filter((job) => !job.isSample).map((job) => toItem(job, site));
  const words = describeSearch(query, customFields);
  return {
    title: `${words} – ${site.name}`,
    description: `The newest jobs on ${site.name}. ${words}.`,
    pageUrl: absolute(site, searchHref({ ...query, sort: "newest", page: 1 })),
    feedUrl: absolute(site, feedPath(query, format)),
    siteName: site.name,
    updatedAt: lastChange(items),
    items,
  };
}

/** When the newest of them last changed. */
export function lastChange(items: FeedItem[]): string | null {
  return (
    items
      .map(({ changedAt }) => changedAt)
      .sort()
      .at(-1) ?? null
  );
}

function toItem(job: JobCard, site: Site): FeedItem {
  return {
    id: `urn:uuid:${job.id}`,
    url: absolute(site, `/job/${job.slug}?utm_source=feed`),
    title: `${job.title} at ${job.company.name}`,
    author: job.company.name,
    html: body(job),
    summary: job.excerpt,
    publishedAt: job.postedAt,
    changedAt: job.postedAt,
    tags: job.skills,
  };
}

// Readers take the body for HTML, so texts are escaped once for HTML, and once more for XML where
// the format is XML.
function body(job: JobCard): string {
  const facts = [
    job.location,
    job.workMode && WORK_MODES[job.workMode],
    job.pay && formatPay(job.pay),
  ];
  const all = [...facts, JOB_TYPES[job.jobType], ...cardWords(job)];
  const said = [...new Set(all)].filter(Boolean).join(" · ");
  const paragraphs = [`${job.company.name} · ${said}`, job.excerpt].filter(Boolean);
  return paragraphs.map((text) => `<p>${escapeXml(text)}</p>`).join("");
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function rssItem(item: FeedItem): string {
  return [
    "<item>",
    tag("title", item.title),
    tag("link", item.url),
    `<guid isPermaLink="false">${escapeXml(item.id)}</guid>`,
    tag("pubDate", new Date(item.publishedAt).toUTCString()),
    tag("dc:creator", item.author),
    tag("description", item.html),
    ...item.tags.map((name) => tag("category", name)),
    "</item>",
  ].join("");
}

function rss(feed: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
${tag("title", feed.title)}
${tag("link", feed.pageUrl)}
${tag("description", feed.description)}
<language>en</language>
<atom:link rel="self" type="${FEED_FORMATS.rss.mediaType}" href="${escapeXml(feed.feedUrl)}"/>
${feed.updatedAt ? `${tag("lastBuildDate", new Date(feed.updatedAt).toUTCString())}\n` : ""}${feed.items.map(rssItem).join("\n")}
</channel></rss>
`;
}

function atomEntry(item: FeedItem): string {
  return [
    "<entry>",
    tag("id", item.id),
    tag("title", item.title),
    `<link rel="alternate" type="text/html" href="${escapeXml(item.url)}"/>`,
    tag("published", item.publishedAt),
    tag("updated", item.changedAt),
    `<author>${tag("name", item.author)}</author>`,
    `<content type="html">${escapeXml(item.html)}</content>`,
    ...item.tags.map((name) => `<category term="${escapeXml(name)}"/>`),
    "</entry>",
  ].join("");
}

// Atom wants a date even of a feed that never had anything.
const NEVER = "1970-01-01T00:00:00.000Z";

function atom(feed: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
${tag("id", feed.feedUrl)}
${tag("title", feed.title)}
${tag("subtitle", feed.description)}
${tag("updated", feed.updatedAt ?? NEVER)}
<author>${tag("name", feed.siteName)}</author>
<link rel="self" type="${FEED_FORMATS.atom.mediaType}" href="${escapeXml(feed.feedUrl)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(feed.pageUrl)}"/>
${feed.items.map(atomEntry).join("\n")}
</feed>
`;
}

function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feed.feedUrl,
    language: "en",
    authors: [{ name: feed.siteName }],
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      content_html: item.html,
      summary: item.summary,
      date_published: item.publishedAt,
      date_modified: item.changedAt,
      authors: [{ name: item.author }],
      tags: item.tags,
    })),
  });
}

const WRITERS: Record<FeedFormat, (feed: Feed) => string> = { rss, atom, json: jsonFeed };

/** A feed as RSS 2.0, Atom 1.0 or JSON Feed 1.1. The same items give the same text. */
export function writeFeed(feed: Feed, format: FeedFormat): string {
  return WRITERS[format](feed);
}

/**
 * The feeds of a page's search, for Next's `alternates.types`: `<link rel="alternate">` in its
 * head.
 */
export function feedAlternates(
  query: SearchQuery,
  site: Site,
  customFields: readonly CustomField[] = [],
) {
  const title = `${describeSearch(query, customFields)} – ${site.name}`;
  const formats = Object.keys(FEED_FORMATS) as FeedFormat[];
  return Object.fromEntries(
    formats.map((format) => [
      FEED_FORMATS[format].mediaType,
      [{ url: feedPath(query, format), title: `${title} (${FEED_FORMATS[format].label})` }],
    ]),
  );
}
