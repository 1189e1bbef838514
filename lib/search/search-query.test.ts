import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  EMPTY_QUERY,
  FACET_VALUES,
  MAX_PAGE,
  POSTED_WITHIN_DAYS,
  RADII_KM,
  type SearchQuery,
  SORTS,
} from "./schema";
import { isDefaultQuery, parseSearchQuery, searchHref, withoutFilter } from "./search-query";

function parametersOf(href: string): Record<string, string> {
  return Object.fromEntries(new URL(href, "http://localhost").searchParams);
}
const parse = (search: string) => parseSearchQuery(parametersOf(`/search-results?${search}`));

const anything = fc.string({ unit: "binary", maxLength: 300 });
const some = (values: readonly string[]) => fc.subarray([...values]).map((list) => list.join(","));
const rawParameters = fc.record(
  {
    query: anything,
    location: anything,
    radius: fc.oneof(fc.constantFrom(...RADII_KM.map(String)), anything),
    experience: fc.oneof(fc.constantFrom("0", "1.5", "60", "61", "-1"), anything),
    jobType: fc.oneof(some(FACET_VALUES.jobType), anything),
    category: some(FACET_VALUES.category),
    level: some(FACET_VALUES.level),
    mode: some(FACET_VALUES.mode),
    remote: fc.constantFrom("1", "0"),
    salaryMin: fc.oneof(fc.nat().map(String), anything),
    payCurrency: fc.oneof(fc.constantFrom("gbp", "INR"), anything),
    hasPay: fc.constantFrom("1", "true"),
    posted: fc.oneof(fc.constantFrom(...POSTED_WITHIN_DAYS.map(String)), anything),
    company: anything,
    skill: fc.oneof(fc.array(anything), anything),
    "field.shift": fc.oneof(some(["night", "day"]), anything),
    "field.housing": fc.array(fc.oneof(fc.constantFrom("yes", "no"), anything)),
    "field.Not A Key": anything,
    asTyped: fc.constantFrom("1", "0"),
    sort: fc.oneof(fc.constantFrom(...SORTS), anything),
    page: fc.oneof(fc.nat().map(String), anything),
  },
  { requiredKeys: [] },
);

describe("parseSearchQuery", () => {
  it("reads back the address of anything it has read, however odd", () => {
    fc.assert(
      fc.property(rawParameters, (raw) => {
        const query = parseSearchQuery(raw);
        const href = searchHref(query);

        expect(parseSearchQuery(parametersOf(href))).toEqual(query);
        expect(searchHref(parseSearchQuery(parametersOf(href)))).toBe(href);
        expect(query.query.length).toBeLessThanOrEqual(200);
      }),
      { numRuns: 1000 },
    );
  });

  it("reads the site's own fields, which never replace a parameter of the search", () => {
    const { fields, query } = parse(
      "field.shift=night,day,night&field.query=x&field.No=1&field.=2",
    );

    expect(fields).toEqual({ query: ["x"], shift: ["day", "night"] });
    expect(query).toBe("");
    expect(searchHref({ fields })).toBe("/search-results?field.query=x&field.shift=day,night");
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`field.f${at}`, "x".repeat(41)]),
    );
    expect(parseSearchQuery({ ...many, "field.a": "b" }).fields).toEqual({ a: ["b"] });
  });

  it("reads ranges of the site's own fields", () => {
    const { fields, ranges } = parse(
      "field.hours.min=20&field.hours.max=37.5&field.depth.max=-3&field.a.min=&field.b.min=1e3&field.c.max=0.00001&field.d.min=9999999999999&field.No.min=1&field.e.min.max=1",
    );

    expect(fields).toEqual({});
    expect(ranges).toEqual({ depth: { min: null, max: -3 }, hours: { min: 20, max: 37.5 } });
    const href = "/search-results?field.depth.max=-3&field.hours.min=20&field.hours.max=37.5";
    expect(searchHref({ ranges })).toBe(href);
    expect(withoutFilter({ ...EMPTY_QUERY, ranges }, "ranges")).toEqual(EMPTY_QUERY);
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`field.f${at}.min`, "1"]),
    );
    expect(Object.keys(parseSearchQuery(many).ranges)).toHaveLength(20);
  });

  it("reads ranges of days that exist in the calendar", () => {
    const { ranges } = parse(
      "field.start.min=2026-12-04&field.start.max=2027-02-28&field.end.max=2027-02-29&field.a.min=2026-1-1&field.b.min=2026-13-01&field.c.max=2028-02-29T00:00",
    );

    const start = { min: "2026-12-04", max: "2027-02-28" };
    expect(ranges).toEqual({ start });
    const href = "/search-results?field.start.min=2026-12-04&field.start.max=2027-02-28";
    expect(searchHref({ ranges })).toBe(href);
  });

  it("searches for everything if nothing is given", () => {
    expect(parseSearchQuery({})).toEqual(EMPTY_QUERY);
    expect(isDefaultQuery(parseSearchQuery({ sort: "pay", page: "3" }))).toBe(true);
    expect(isDefaultQuery(parse("mode=remote"))).toBe(false);
  });

  it.each<[string, Partial<SearchQuery>]>([
    ["jobType=Full-Time&jobType2=x", { jobType: ["full_time"] }],
    ["jobType=contract,full-time,nonsense", { jobType: ["full_time", "contract"] }],
    ["remote=1", { mode: ["remote"] }],
    ["mode=on-site&remote=1", { mode: ["on_site", "remote"] }],
    ["query=a", { query: "a", sort: "relevance" }],
    ["query=a&sort=newest", { query: "a", sort: "newest" }],
    ["sort=relevance", { sort: "newest" }],
    ["radius=25", { radius: null }],
    ["location=Pune&radius=25", { location: "Pune", radius: 25 }],
    ["location=Pune&radius=26", { location: "Pune", radius: null }],
    ["experience=1.5", { experience: 1.5 }],
    ["experience=1.55", { experience: null }],
    ["experience=two", { experience: null }],
    ["salaryMin=0", { salaryMin: null }],
    ["salaryMin=40000&payCurrency=gbp", { salaryMin: 40_000, payCurrency: "GBP" }],
    ["salaryMin=40000&payCurrency=shells", { salaryMin: 40_000, payCurrency: null }],
    ["payCurrency=GBP", { payCurrency: null }],
    ["salaryMin=50000&posted=7&hasPay=1", { salaryMin: 50_000, posted: 7, hasPay: true }],
    ["posted=8", { posted: null }],
    ["page=0", { page: 1 }],
    ["page=99999", { page: MAX_PAGE }],
    ["skill=sql,react,sql", { skill: ["react", "sql"] }],
  ])("%s", (search, expected) => {
    expect(parse(search)).toEqual({ ...EMPTY_QUERY, ...expected });
  });

  it("reads repeated parameters as a list, or the first if only one is wanted", () => {
    const query = parseSearchQuery({ level: ["mid", "senior"], query: ["a", "b"] });

    expect(query).toMatchObject({ level: ["mid", "senior"], query: "a" });
  });
});

describe("searchHref", () => {
  it("writes a canonical address: fixed order, no defaults", () => {
    expect(searchHref({})).toBe("/search-results");
    expect(
      searchHref({
        page: 2,
        mode: ["on_site", "remote"],
        query: "c++ & more",
        location: "Pune, India",
      }),
    ).toBe(
      "/search-results?query=c%2B%2B+%26+more&location=Pune%2C+India&mode=on-site,remote&page=2",
    );
    expect(searchHref({ category: ["it"] }, "/jobs")).toBe("/jobs?category=it");
  });
});

it("removes a filter and what depends on it, and returns to the first page", () => {
  const query = parse("query=a&location=Pune&radius=10&level=mid,senior&asTyped=1&page=4");

  expect(withoutFilter(query, "level")).toEqual({ ...query, level: [], page: 1 });
  expect(withoutFilter(query, "query")).toMatchObject({ sort: "newest", asTyped: false });
  expect(withoutFilter(query, "location").radius).toBeNull();
});

describe("the years of experience", () => {
  it.each([
    ["2", 2],
    ["2.5", 2.5],
    ["2 years", 2],
    ["1 year", 1],
    ["3+ yrs", 3],
    ["5+", 5],
    ["two", null],
    ["200 years", null],
    ["years", null],
  ])("typed as %j are %s", (experience, years) => {
    expect(parseSearchQuery({ experience }).experience).toBe(years);
  });
});
