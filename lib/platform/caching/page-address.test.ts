import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { searchHref } from "@/lib/search/search-query";
import { pageHeaders } from "@/lib/shared/page-headers";
import { PUBLIC_PAGES } from "@/lib/structured-data/indexing.schema";
import { addressNormaliser } from "./page-address";

const normalise = addressNormaliser(PUBLIC_PAGES);

describe("the address that a page is rendered and kept under", () => {
  it.each([
    ["/job/baker-x1?utm_source=mail&fbclid=1", "/job/baker-x1"],
    ["/job/baker-x1", "/job/baker-x1"],
    ["/?a=1&b=2", "/"],
    ["/?", "/"],
    ["/search-results?utm_medium=x&location=&query=nurse", "/search-results?query=nurse"],
    ["/search-results?query=nurse&page=2&a=b", "/search-results?page=2&query=nurse"],
    ["/search-results?page=2&query=nurse", "/search-results?page=2&query=nurse"],
    [
      "/search-results?level=mid&query=%C3%A9t%C3%A9+x",
      "/search-results?level=mid&query=%C3%A9t%C3%A9+x",
    ],
    // For a repeated parameter, the order matters.
    ["/search-results?skill=b&skill=a", "/search-results?skill=b&skill=a"],
    ["/jobs/in/pune-india?page=3&query=x", "/jobs/in/pune-india?page=3"],
    ["/search-results?query=a?b&x=%", "/search-results?query=a%3Fb"],
    ["/jobs?field.shift=day&fields=x", "/jobs"],
  ])("for %s is %s", (given, expected) => {
    expect(normalise(given)).toBe(expected);
    expect(normalise(expected)).toBe(expected);
  });

  it.each([
    "/login?next=/app",
    "/signup?next=/app",
    "/api/searchJobs?query=x",
    "/jobs/1/apply?a=b",
  ])("%s stays as it is", (address) => expect(normalise(address)).toBe(address));

  it("keeps every part of a search", () => {
    const address = searchHref({
      ...{ query: "nurse", location: "Pune", radius: 25, experience: 2, category: ["it"] },
      ...{ jobType: ["contract"], level: ["mid"], mode: ["remote"], salaryMin: 5, hasPay: true },
      ...{ fields: { shift: ["day", "night"], housing: ["no"] } },
      ...{ posted: 7, company: "quay", skill: ["a"], asTyped: true, sort: "pay", page: 2 },
    });
    const sorted = (given: string) => [...new URL(given, "http://x").searchParams].sort();

    expect(sorted(normalise(address))).toEqual(sorted(address));
    expect(normalise("/search-results?remote=1")).toBe("/search-results?remote=1");
  });
});

const SITE = "app/(site)";

/** The public pages as the folders have them, with `*` for a variable part. */
function pagesOf(folder: string): string[] {
  return readdirSync(join(SITE, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return pagesOf(join(folder, entry.name));
    return entry.name === "page.tsx" ? [`/${folder}`.replace(/\[[^/]+\]/g, "*")] : [];
  });
}

it("is declared for every public page, and pages without parameters have none", () => {
  const known = new Map(PUBLIC_PAGES);
  const isPublic = (path: string) =>
    pageHeaders(path.replace("*", "x")).response["cache-control"].startsWith("public");
  const pages = pagesOf("").filter((path) => isPublic(path) && path !== "/*");

  expect(pages.filter((path) => !known.has(path))).toEqual([]);
  expect(pages.length).toBeGreaterThan(15);
  for (const path of pages) {
    const folder = readdirSync(SITE, { recursive: true, encoding: "utf8" }).find(
      (file) =>
        file.endsWith("page.tsx") &&
        `/${file}`.replace(/\[[^/]+\]/g, "*").replace(/\/page\.tsx$/, "") ===
          (path === "/" ? "" : path),
    );
    const reads = readFileSync(join(SITE, folder ?? ""), "utf8").includes("searchParams");
    expect({ path, reads: (known.get(path) ?? []).length > 0 }).toEqual({ path, reads });
  }
});
