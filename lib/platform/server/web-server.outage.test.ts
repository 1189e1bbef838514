import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type OwnDatabase, startOwnDatabase } from "@/lib/testing/services/own-database";
import { db, disconnect, pool } from "../db/client";
import { logFailure } from "../observability/failure-log";
import { spend } from "../security/rate-limit";
import { startWebServer, type WebServer } from "./web-server";

const PORT = vi.hoisted(() => {
  const port = 21_000 + Math.floor(Math.random() * 20_000);
  process.env["PORT"] = String(port);
  process.env["DATABASE_POOL_MAX"] = "4";
  return port;
});

let shared: Promise<unknown> | undefined;
const READS: Record<string, () => Promise<unknown>> = {
  "/read": () => db.siteSetting.findMany(),
  "/write": () => db.$transaction((tx) => tx.siteSetting.findMany()),
  "/plain": () => pool().query("SELECT 1"),
  "/slow": () => pool().query("SELECT pg_sleep(0.8)"),
  "/endless": () => pool().query("SELECT pg_sleep(30)"),
  "/limited": () => spend("searchByAddress", "192.0.2.1"),
  // Many requests wait for one query.
  "/shared": () => {
    shared ??= pool()
      .query("SELECT pg_sleep(30)")
      .finally(() => {
        shared = undefined;
      });
    return shared;
  },
  "/bug": () => Promise.reject(new Error("a bug with secrets")),
};

/** What Next does with a page or a route that throws. */
function failAsNext(path: string, response: ServerResponse): void {
  response.statusCode = 500;
  if (path.startsWith("/feeds/")) return void response.end();
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("x-powered-by", "a page that broke");
  response.flushHeaders();
  response.write('<!DOCTYPE html><html id="__next_error__">');
  response.end("<body></body></html>");
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = ""] = (request.url ?? "").split("?");
  try {
    await READS[path.slice(path.lastIndexOf("/"))]?.();
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end("<p>A page</p>");
  } catch (error) {
    // Next passes it to instrumentation.ts first.
    logFailure(error, {});
    failAsNext(path, response);
  }
}
vi.mock("next", () => ({
  default: () => ({
    prepare: async () => undefined,
    getRequestHandler: () => handle,
    close: async () => undefined,
  }),
}));
vi.mock("./route-names", () => ({ builtRouteNames: () => () => "/a/[route]" }));

let database: OwnDatabase;
let server: WebServer;

type PageResponse = { status: number; headers: Headers; body: string; ms: number };

let asked = 0;

// Each requests a new address, because pages are kept.
async function ask(path: string): Promise<PageResponse> {
  const start = performance.now();
  asked += 1;
  const response = await fetch(`http://127.0.0.1:${PORT}${path}?n=${asked}`);
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body,
    ms: performance.now() - start,
  };
}

const askAll = (paths: string[], times: number) =>
  Promise.all(Array.from({ length: times }, () => paths.map(ask)).flat());
const slowest = (responses: PageResponse[]) => Math.max(...responses.map(({ ms }) => ms));
const statuses = (responses: PageResponse[]) =>
  [...new Set(responses.map(({ status }) => status))].sort();

beforeAll(async () => {
  database = await startOwnDatabase();
  process.env["DATABASE_URL"] = database.url;
  server = await startWebServer({ pages: [], bodyLimitOf: () => ({ bytes: 20_000 }) });
});
afterAll(async () => {
  await database.thaw().catch(() => undefined);
  await server.stop(0);
  await disconnect();
  await database.remove();
});

describe("a database that is busy", () => {
  it("makes requests wait a little, and then responds with 503, never 500", async () => {
    const slow = askAll(["/slow"], 4);
    await new Promise((done) => setTimeout(done, 100));
    const waiting = await askAll(["/read", "/write", "/plain"], 4);
    expect(statuses(waiting)).toEqual([200]);
    expect(statuses(await slow)).toEqual([200]);

    const endless = askAll(["/endless"], 4);
    await new Promise((done) => setTimeout(done, 100));
    const refused = await askAll(["/read", "/write", "/plain"], 4);
    expect(statuses(refused)).toEqual([503]);
    expect(slowest(refused)).toBeLessThan(4000);
    const ended = await endless;
    expect(statuses(ended)).toEqual([503]);
    expect(slowest(ended)).toBeLessThan(6000);
    expect((await ask("/read")).status).toBe(200);
  });

  it("fails all requests that wait for the same result in the same way", async () => {
    expect(statuses(await askAll(["/shared"], 3))).toEqual([503]);
  });

  it("turns requests away at once when very many are waiting", async () => {
    const endless = askAll(["/endless"], 4);
    await new Promise((done) => setTimeout(done, 100));
    const waiting = askAll(["/plain"], 120);
    await new Promise((done) => setTimeout(done, 300));
    const late = await askAll(["/plain"], 10);

    expect(statuses(late)).toEqual([503]);
    expect(slowest(late)).toBeLessThan(1500);
    await Promise.all([endless, waiting]);
  });

  it("still counts limits, for all processes", async () => {
    const endless = askAll(["/endless"], 4);
    await new Promise((done) => setTimeout(done, 100));
    const limited = await askAll(["/limited"], 20);
    expect(statuses(limited)).toEqual([200]);
    expect(slowest(limited)).toBeLessThan(1500);
    await endless;
    const rows = await db.rateLimit.findMany({ where: { key: { startsWith: "searchByAddress" } } });
    expect(rows.map(({ points }) => points)).toEqual([20, 20, 20]);
  });
});

// ASVS 16.5.1
describe("a page that fails", () => {
  it("is a document of its own: what happened, what to do, and the request's number", async () => {
    const { status, headers, body } = await ask("/bug");

    expect(status).toBe(500);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("retry-after")).toBeNull();
    expect(body).toContain("<h1>Unexpected Application Error!</h1>");
    expect(body).toContain(headers.get("x-request-id"));
    expect(body).not.toMatch(/secrets|__next_error__|<script/);
  });
});

describe("a database that hangs", () => {
  it("gets every request answered within seconds, and serving resumes with it", async () => {
    expect((await ask("/read")).status).toBe(200);
    await database.freeze();
    const responses = await askAll(["/read", "/write", "/plain", "/feeds/read"], 5);
    const again = await askAll(["/read", "/plain"], 2);
    await database.thaw();

    expect(statuses([...responses, ...again])).toEqual([503]);
    expect(slowest(responses)).toBeLessThan(6000);
    expect(slowest(again)).toBeLessThan(6000);
    await vi.waitFor(async () => expect(statuses(await askAll(["/read"], 4))).toEqual([200]), {
      timeout: 5000,
    });
  }, 40_000);
});

// Last, because it does not come back.
describe("a database that is away (ASVS 16.5.2)", () => {
  it("is reported with 503, when to try again, and a self-contained document", async () => {
    await database.end();
    const { status, headers, body, ms } = await ask("/jobs/read");

    expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
    expect(ms).toBeLessThan(2000);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-powered-by")).toBeNull();
    expect(body).toContain(headers.get("x-request-id"));
    expect(body).toContain("<h1>");
    expect(body).not.toMatch(/__next_error__|<script|<link|src=/);
  });

  it("is reported in a line of text if no page is requested", async () => {
    const { status, headers, body } = await ask("/feeds/read");

    expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(body).toMatch(/^The site .*Try again.*\n$/);
    const api = await ask("/api/read");
    expect([api.status, api.headers.get("content-type")]).toEqual([
      503,
      "application/problem+json",
    ]);
    expect(JSON.parse(api.body)).toMatchObject({ status: 503, code: "unavailable" });
    const head = await fetch(`http://127.0.0.1:${PORT}/jobs/read`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([503, ""]);
  });
});
