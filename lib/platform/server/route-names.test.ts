import { expect, it } from "vitest";
import { routeNames } from "./route-names";

const nameRoute = routeNames({
  staticRoutes: [
    { page: "/", regex: "^/(?:/)?$" },
    { page: "/search-results", regex: "^/search-results(?:/)?$" },
  ],
  dynamicRoutes: [
    { page: "/job/[slug]", regex: "^/job/([^/]+?)(?:/)?$" },
    { page: "/[...missing]", regex: "^/(.+?)(?:/)?$" },
  ],
});

it.each([
  ["/", "/"],
  ["/search-results/", "/search-results"],
  ["/job/clerk-in-leeds-4XcQ", "/job/[slug]"],
  ["/_next/static/chunks/a.js", "asset"],
  ["/nothing/of/the/kind", "/[...missing]"],
])("names %s %s", (path, name) => expect(nameRoute(path)).toBe(name));

it("never returns an address without a route", () => {
  expect(routeNames({ staticRoutes: [], dynamicRoutes: [] })("/meera@example.org")).toBe("other");
});
