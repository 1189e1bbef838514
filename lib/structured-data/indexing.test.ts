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
  ["nothing, second page", { page: "2" }, true, "/jobs?page=2"],
  ["a landing's place", { location: "Pune, India" }, true, "/jobs/in/pune-india"],
  ["the same place otherwise spelt", { location: "pune  india" }, true, "/jobs/in/pune-india"],
  ["its third page", { location: "Pune, India", page: "3" }, true, "/jobs/in/pune-india?page=3"],
  [
    "a landing's skill in a place",
    { skill: "python", location: "Pune, India" },
    true,
    "/jobs/skill/python/in/pune-india",
  ],
  ["a landing's category", { category: "design" }, true, "/jobs/category/design"],
  ["remote, in the old spelling", { remote: "1" }, true, "/jobs/remote"],
  ["a place without a landing", { location: "Ulm" }, false, "/search-results?location=Ulm"],
  ["words", { query: "react" }, false, "/search-results?query=react"],
  [
    "a landing with a further filter",
    { category: "design", jobType: "contract" },
    false,
    "/search-results?category=design&jobType=contract",
  ],
  ["another order", { sort: "pay" }, false, "/search-results?sort=pay"],
  ["two categories", { category: "design,it" }, false, "/search-results?category=it,design"],
])("a search for %s", (...[, parameters, index, canonical]) => {
  expect(searchIndexing(parseSearchQuery(parameters), LANDINGS, null)).toEqual({
    alternates: { canonical },
    robots: { index, follow: true },
  });
});

const PUNE = { kind: "city", label: "Pune, India", cityId: 1 } as const;

it.each([
  ["alone", { location: "Pune" }, "/jobs/in/pune-india"],
  ["on its second page", { location: "poona", page: "2" }, "/jobs/in/pune-india?page=2"],
  ["and around it", { location: "Pune", radius: "25" }, null],
  ["and words", { query: "react", location: "Pune" }, null],
  ["that only the corrected words name", { query: "jobs in pnue" }, null],
])("a search for a landing page's city by another name, %s", (_how, parameters, landingsPath) => {
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
