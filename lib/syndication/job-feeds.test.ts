import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import type { JobCard } from "@/lib/jobs/schema";
import { parseSearchQuery } from "@/lib/search/search-query";
import { aCustomField } from "@/lib/testing/posting";
import { aJobDetail } from "@/lib/testing/public-samples";
import { describeSearch, feedAlternates, feedQuery, toFeed, writeFeed } from "./job-feeds";
import type { FeedFormat } from "./schema";

const SITE = { name: "Jobs & <Harbours>", url: "https://jobs.example.org" };
const QUERY = feedQuery(parseSearchQuery({ query: "C++ & <b>", location: "Pune, India" }));
const HOSTILE =
  "]]> & </title><script>alert(1)</script> \u0000\u0008\ud800 \"quotes\" 'n' ü 工程師 🚀";

const card = (changes: Partial<JobCard> = {}): JobCard => aJobDetail(changes as never);

function write(format: FeedFormat, ...jobs: JobCard[]): string {
  return writeFeed(toFeed({ query: QUERY, jobs }, format, SITE), format);
}

/**
 * Every element's text and every attribute, read by a parser that refuses anything that isn't
 * well-formed.
 */
function parse(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const path: string[] = [];
  const add = (name: string, value: string) => found.set(name, [...(found.get(name) ?? []), value]);
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    path.push(name);
    for (const [key, { value }] of Object.entries(attributes)) add(`${name}@${key}`, value);
  });
  parser.on("text", (text) => text.trim() !== "" && add(path.slice(-2).join("/"), text));
  parser.on("closetag", () => path.pop());
  parser.write(xml).close();
  return found;
}

describe("RSS", () => {
  it("contains each job with what readers need", () => {
    const feed = parse(write("rss", card()));

    expect(feed.get("channel/title")).toEqual([
      "“C++ & <b>” jobs in Pune, India – Jobs & <Harbours>",
    ]);
    expect(feed.get("atom:link@href")).toEqual([
      "https://jobs.example.org/feeds/jobs.rss?query=C%2B%2B+%26+%3Cb%3E&location=Pune%2C+India",
    ]);
    expect(feed.get("item/title")).toEqual(["Freight planner at Northwind Logistics"]);
    expect(feed.get("item/link")).toEqual([
      `https://jobs.example.org/job/${card().slug}?utm_source=feed`,
    ]);
    expect(feed.get("item/guid")).toEqual([`urn:uuid:${card().id}`]);
    expect(feed.get("guid@isPermaLink")).toEqual(["false"]);
    expect(feed.get("item/pubDate")).toEqual(["Fri, 20 Nov 2026 08:30:00 GMT"]);
    expect(feed.get("channel/lastBuildDate")).toEqual(["Fri, 20 Nov 2026 08:30:00 GMT"]);
    expect(feed.get("item/dc:creator")).toEqual(["Northwind Logistics"]);
    expect(feed.get("item/category")).toEqual(["Route planning", "Excel"]);
    expect(feed.get("item/description")).toEqual([
      "<p>Northwind Logistics · Pune, India · On-site · ₹9,00,000–₹12,00,000 a year · Full-time</p>" +
        "<p>You plan which container goes on which ship.</p>",
    ]);
  });
});

describe("Atom", () => {
  it("contains each job with what the format requires", () => {
    const feed = parse(write("atom", card()));

    expect(feed.get("feed/id")).toEqual(feed.get("link@href")?.slice(0, 1));
    expect(feed.get("feed/updated")).toEqual(["2026-11-20T08:30:00.000Z"]);
    expect(feed.get("entry/id")).toEqual([`urn:uuid:${card().id}`]);
    expect(feed.get("entry/published")).toEqual(["2026-11-20T08:30:00.000Z"]);
    expect(feed.get("entry/updated")).toEqual(["2026-11-20T08:30:00.000Z"]);
    expect(feed.get("author/name")).toEqual(["Jobs & <Harbours>", "Northwind Logistics"]);
    expect(feed.get("link@rel")).toEqual(["self", "alternate", "alternate"]);
    expect(feed.get("content@type")).toEqual(["html"]);
  });

  it("is valid without any job", () => {
    expect(parse(write("atom")).get("feed/updated")).toEqual(["1970-01-01T00:00:00.000Z"]);
  });
});

describe("JSON Feed", () => {
  it("contains each job", () => {
    expect(JSON.parse(write("json", card()))).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      feed_url: expect.stringContaining("https://jobs.example.org/feeds/jobs.json?query="),
      items: [
        {
          id: `urn:uuid:${card().id}`,
          title: "Freight planner at Northwind Logistics",
          date_published: "2026-11-20T08:30:00.000Z",
          tags: ["Route planning", "Excel"],
        },
      ],
    });
  });
});

describe("every format", () => {
  const hostile = card({
    title: HOSTILE,
    company: { ...card().company, name: HOSTILE },
    location: HOSTILE,
    excerpt: HOSTILE,
    skills: [HOSTILE],
  });
  const harmless = "]]> & </title><script>alert(1)</script>  \"quotes\" 'n' ü 工程師 🚀";

  it.each(["rss", "atom"] as const)("stays well-formed whatever people wrote: %s", (format) => {
    const xml = write(format, hostile, hostile);
    const feed = parse(xml);
    const title = feed.get(format === "rss" ? "item/title" : "entry/title")?.[0];

    expect(xml).not.toContain("<script");
    expect(xml).not.toContain("]]>");
    expect(title).toBe(`${harmless} at ${harmless}`);
    const html = feed.get(format === "rss" ? "item/description" : "entry/content")?.[0];
    expect(html).not.toContain("<script");
  });

  it("has no active markup in the HTML of a JSON feed", () => {
    const feed = JSON.parse(write("json", hostile)) as { items: { content_html: string }[] };

    expect(feed.items[0]?.content_html).not.toContain("<script");
  });

  it.each(["rss", "atom", "json"] as const)("leaves samples out: %s", (format) => {
    expect(write(format, card({ isSample: true, title: "Made up" }))).not.toContain("Made up");
  });

  it.each(["rss", "atom", "json"] as const)("is the same text for the same jobs: %s", (format) => {
    expect(write(format, card())).toBe(write(format, card()));
  });
});

it.each([
  [{}, "Jobs"],
  [{ query: "react" }, "“react” jobs"],
  [{ location: "Pune", radius: "25" }, "Jobs near Pune"],
  [{ category: "it", jobType: "contract", mode: "remote" }, "Jobs: IT, Contract, Remote"],
  [
    { experience: "2", salaryMin: "50000", hasPay: "1", posted: "7", skill: "sql" },
    "Jobs: sql, 2 years of experience, from 50000 a year, with pay, Past 7 days",
  ],
  [{ condition: "night_shift" }, "Jobs: Night shift"],
  [{ "field.shift": "early" }, "Jobs: Shift pattern: Early"],
  [
    { "field.start.min": "2026-12-04", "field.start.max": "2026-12-20", "field.hours.min": "20" },
    "Jobs: Week: from 20 hours, First day: from 4 December 2026 to 20 December 2026",
  ],
  // What the site no longer has is called as in the address.
  [{ "field.gone": "x" }, "Jobs: gone: x"],
])("names the search %j", (parameters, words) => {
  const customFields = [
    aCustomField({ key: "shift", name: "Shift pattern", kind: "choice", choices: ["Early"] }),
    aCustomField({ key: "start", name: "First day", kind: "date" }),
    aCustomField({ key: "hours", name: "Week", kind: "number", unit: "hours" }),
  ];
  expect(describeSearch(parseSearchQuery(parameters), customFields)).toBe(words);
});

it("links each feed of a page's search once, whatever its order and page", () => {
  const query = parseSearchQuery({ query: "react", sort: "pay", page: "3" });

  expect(feedAlternates(query, { ...SITE, name: "Jobharbor" })).toEqual({
    "application/rss+xml": [
      { url: "/feeds/jobs.rss?query=react", title: "“react” jobs – Jobharbor (RSS)" },
    ],
    "application/atom+xml": [
      { url: "/feeds/jobs.atom?query=react", title: "“react” jobs – Jobharbor (Atom)" },
    ],
    "application/feed+json": [
      { url: "/feeds/jobs.json?query=react", title: "“react” jobs – Jobharbor (JSON Feed)" },
    ],
  });
});
