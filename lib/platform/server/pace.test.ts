import type { IncomingMessage } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";
import { spend } from "../security/rate-limit";
import { CLIENT_ADDRESS_HEADER } from "./client";
import { createPace } from "./pace";

setUpDatabase();

const made: ReturnType<typeof createPace>[] = [];
/** A process of its own, as far as counting goes. */
function aProcess(isCrawler = false) {
  const pace = createPace({ isKnown: () => isCrawler });
  made.push(pace);
  const read = (url: string, address = "192.0.2.1") =>
    pace.take({ url, headers: { [CLIENT_ADDRESS_HEADER]: address } } as unknown as IncomingMessage);
  return {
    flush: pace.flush,
    read,
    /** How many of this many requests got through. */
    count: (times: number, url: string, address?: string) =>
      Array.from({ length: times }, () => read(url, address)).filter((wait) => wait === 0).length,
  };
}

afterEach(() => {
  for (const pace of made.splice(0)) pace.stop();
  vi.useRealTimers();
});

// ASVS 2.4.1: bulk reading happens at a limited pace.
it.each([
  "/search-results?query=a",
  "/jobs/in/pune-india",
  "/jobs/category/it/in/pune-india",
  "/jobs/skill/rust/in/pune-india",
  "/jobs?page=3",
  "/feeds/jobs.rss",
])("lets an address make 105 searches a minute by %s", (url) => {
  const { count, read } = aProcess();

  expect(count(200, url)).toBe(105);
  expect(read(url)).toBeGreaterThan(55);
  expect(read(url)).toBeLessThanOrEqual(60);
  expect(read(url, "192.0.2.2")).toBe(0);
});

it("counts an IPv6 network together, and one minute at a time", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { count } = aProcess();

  expect(count(105, "/jobs", "2001:db8::1")).toBe(105);
  expect(count(1, "/jobs", "2001:db8::2")).toBe(0);
  vi.setSystemTime(Date.now() + 60_001);
  expect(count(1, "/jobs", "2001:db8::2")).toBe(1);
});

it("allows far more pages to be read, and even more by a verified crawler", () => {
  expect(aProcess().count(5000, "/job/baker-in-pune")).toBe(600);
  expect(aProcess(true).count(5000, "/job/baker-in-pune")).toBe(2400);
});

it.each(["/_next/static/a.js", "/api/searchJobs", "/media/logos/a.webp", "/icons.svg", "/mcp"])(
  "does not count %s",
  (url) => expect(aProcess().count(3000, url)).toBe(3000),
);

it("counts pages whose addresses only look like uncounted ones", () => {
  expect(aProcess().count(3000, "/mcp/other")).toBe(600);
});

it("doesn't count this machine, which may be everyone's proxy", () => {
  expect(aProcess().count(3000, "/jobs", "127.0.0.1")).toBe(3000);
});

it("applies across all processes and the API", async () => {
  const [one, other] = [aProcess(), aProcess()];
  expect(one.count(60, "/jobs")).toBe(60);
  await one.flush();
  await spend("searchByAddress", "192.0.2.1", 20);
  expect(other.read("/jobs")).toBe(0);
  await other.flush();

  expect(other.count(100, "/jobs")).toBe(105 - 60 - 20 - 1);
  await other.flush();
  await expect(spend("searchByAddress", "192.0.2.1")).rejects.toMatchObject({
    code: "rate_limited",
  });
});
