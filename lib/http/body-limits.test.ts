import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listCalls } from "@/app/api/calls";
import { BODY_LIMITS, bodyLimitOf, JSON_LIMIT } from "./body-limits";

const routes = readdirSync("app/api", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("/route.ts"))
  .map((file) => `/api/${file.replace(/\/route\.ts$/, "")}`);

it("the limits name existing routes", () => {
  for (const route of Object.keys(BODY_LIMITS)) expect(routes).toContain(route);
});

it("each call that accepts a file has its own limit, and no other call does", async () => {
  const uploads = (await listCalls()).flatMap(({ path, operation: { upload } }) =>
    upload ? [[path, upload.limit]] : [],
  );
  const limits = Object.entries(BODY_LIMITS)
    .filter(([route]) => !route.startsWith("/api/auth/"))
    .map(([route, limit]) => [route.replace(/\[(\w+)\]/g, "{$1}"), limit]);
  expect(uploads).toHaveLength(limits.length);
  expect(Object.fromEntries(uploads)).toEqual(Object.fromEntries(limits));
});

it.each([
  ["deploy/nginx.conf", /client_max_body_size (\d+)m;/],
  ["deploy/Caddyfile", /max_size (\d+)MB/],
])("the largest limit fits through %s", (file, pattern) => {
  const megabytes = Number(pattern.exec(readFileSync(file, "utf8"))?.[1]);

  const largest = Math.max(...Object.values(BODY_LIMITS).map(({ bytes }) => bytes));
  expect(megabytes * 1_000_000).toBeGreaterThanOrEqual(largest);
  expect(megabytes).toBeLessThan(20);
});

it.each([
  ["/api/auth/[...nextauth]", 20_000],
  ["/api/resumes", 5_242_880],
  ["/api/jobs/[jobId]/reports", JSON_LIMIT.bytes],
  ["/mcp", JSON_LIMIT.bytes],
  ["/search-results", 0],
  ["/[...missing]", 0],
  ["other", 0],
])("the limit of %s is %i bytes", (route, bytes) => expect(bodyLimitOf(route).bytes).toBe(bytes));
