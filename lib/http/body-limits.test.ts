import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { BODY_LIMITS, bodyLimitOf, JSON_LIMIT } from "./body-limits";

const routes = readdirSync("app/api", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("/route.ts"))
  .map((file) => ({
    route: `/api/${file.replace(/\/route\.ts$/, "")}`,
    text: readFileSync(`app/api/${file}`, "utf8"),
  }));

it("names routes that there are", () => {
  const known = routes.map(({ route }) => route);
  for (const route of Object.keys(BODY_LIMITS)) expect(known).toContain(route);
});

it("is what each route that reads bytes reads by, and no other", () => {
  const readers = routes.filter(({ text }) => text.includes("readBytes("));
  expect(readers.length).toBeGreaterThan(3);
  for (const { route, text } of readers) {
    expect(text.match(/BODY_LIMITS\["[^"]+"\]/g)).toEqual([`BODY_LIMITS["${route}"]`]);
  }
});

it.each([
  ["/api/auth/[...nextauth]", 20_000],
  ["/api/resumes", 5_242_880],
  ["/api/jobs/[jobId]/reports", JSON_LIMIT.bytes],
  ["/search-results", 0],
  ["/[...missing]", 0],
  ["other", 0],
])("of %s is %i bytes", (route, bytes) => expect(bodyLimitOf(route).bytes).toBe(bytes));
