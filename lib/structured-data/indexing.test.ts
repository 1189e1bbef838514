import { expect, it } from "vitest";
import type { Landing } from "@/lib/jobs/public/landings.schema";
import { parseSearchQuery, searchHref } from "@/lib/search/search-query";
import { NOT_CRAWLED, searchIndexing } from "./indexing";

const landing = (changes: Partial<Landing>): Landing => ({
  kind: "place",
  slug: "pune-india",
  label: "Pune, India",
  cityId: null,
  count: 12,
  query: { location: "Pune, India" },
  newestAt: "2026-11-20T08:30:00.000Z",
  ...changes,
});
const LANDINGS = [
  landing({}),
  landing({ kind: "category", slug: "design", query: { category: ["design"] } }),
  landing({
    kind: "skill_in_place",
    slug: "python/in/pune-india",
    query: { skill: ["python"], location: "Pune, India" },
  }),
  landing({ kind: "remote", slug: "remote", query: { mode: ["remote"] } }),
];

it.each([
  ["nothing", {}, true, "/jobs"],
  ["nothing, on the second page", { page: "2" }, true, "/jobs?page=2"],
  ["a landing page's place", { location: "Pune, India" }, true, "/jobs/in/pune-india"],
  ["the same place, spelt differently", { location: "pune  india" }, true, "/jobs/in/pune-india"],
  [
    "the same place, on the third page",
    { location: "Pune, India", page: "3" },
    true,
    "/jobs/in/pune-india?page=3",
  ],
  [
    "a landing page's skill in a place",
    { skill: "python", location: "Pune, India" },
    true,
    "/jobs/skill/python/in/pune-india",
  ],
  ["a landing page's category", { category: "design" }, true, "/jobs/category/design"],
  ["remote jobs, by the old parameter", { remote: "1" }, true, "/jobs/remote"],
  ["a place without a landing page", { location: "Ulm" }, false, "/search-results?location=Ulm"],
  ["words", { query: "react" }, false, "/search-results?query=react"],
  [
    "a landing page's category with another filter",
    { category: "design", jobType: "contract" },
    false,
    "/search-results?category=design&jobType=contract",
  ],
  ["another order", { sort: "pay" }, false, "/search-results?sort=pay"],
  ["two categories", { category: "design,it" }, false, "/search-results?category=it,design"],
])("decides how a search for %s is indexed", (...[, parameters, index, canonical]) => {
  expect(searchIndexing(parseSearchQuery(parameters), LANDINGS, null)).toEqual({
    alternates: { canonical },
    robots: { index, follow: true },
  });
});

const PUNE = { kind: "city", label: "Pune, India", cityId: 1 } as const;

it.each([
  ["alone", { location: "Pune" }, "/jobs/in/pune-india"],
  ["on its second page", { location: "poona", page: "2" }, "/jobs/in/pune-india?page=2"],
  ["with its surroundings", { location: "Pune", radius: "25" }, null],
  ["with words", { query: "react", location: "Pune" }, null],
  ["which only the corrected words contain", { query: "jobs in pnue" }, null],
])("decides on another name for a landing page's city, %s", (_how, parameters, landingsPath) => {
  const query = parseSearchQuery(parameters);

  expect(searchIndexing(query, LANDINGS, PUNE)).toEqual({
    alternates: { canonical: landingsPath ?? searchHref(query) },
    robots: { index: landingsPath !== null, follow: true },
  });
});

it("a region with a city's name is not the city", () => {
  const region = { kind: "region", label: "Pune, India", cityId: null } as const;

  expect(searchIndexing(parseSearchQuery({ location: "Pune" }), LANDINGS, region)).toMatchObject({
    alternates: { canonical: "/search-results?location=Pune" },
  });
});

// Matches as RFC 9309 does: from the path's start, `*` for anything, `$` for its end.
function isCrawled(path: string): boolean {
  return !NOT_CRAWLED.some((rule) => {
    const pattern = rule.replace(/[.?+()[\]{}|\\^]/g, "\\$&").replaceAll("*", ".*");
    return new RegExp(`^${pattern}`).test(path);
  });
}

it.each([
  ["/", true],
  ["/job/baker-b2c3d4f5g6", true],
  ["/jobs", true],
  ["/jobs/in/pune-india?page=2", true],
  ["/search-results?query=react", true],
  ["/companies/northwind", true],
  ["/feeds/jobs.rss", true],
  ["/og/job/baker-b2c3d4f5g6?v=1", true],
  ["/apple-icon.png", true],
  ["/_next/static/x.js", true],
  ["/search-results?query=react&location=Pune", false],
  ["/jobs/in/pune-india?mode=remote&page=2", false],
  ["/jobs/0195/apply", false],
  ["/app", false],
  ["/app/profile", false],
  ["/employer", false],
  ["/admin/review", false],
  ["/api/searchJobs?query=x", false],
])("says whether crawlers may read %s", (path, crawled) => {
  expect(isCrawled(path)).toBe(crawled);
});
