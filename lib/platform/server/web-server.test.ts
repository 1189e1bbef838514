import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";
import { dialTo } from "@/lib/testing/services/connections";
import { env } from "../env";
import { log } from "../observability/log";
import { requestContext } from "./request-context";
import { markMoved, respondWith } from "./response-status";
import { startWebServer, type WebServer } from "./web-server";

const PORT = vi.hoisted(() => {
  const port = 21_000 + Math.floor(Math.random() * 20_000);
  process.env["PORT"] = String(port);
  // There is no such server: only whether a request may read from it matters.
  process.env["DATABASE_REPLICA_URL"] = "postgresql://nobody@127.0.0.1:1/none";
  return port;
});
const handled = vi.hoisted(() => vi.fn());
const closed = vi.hoisted(() => vi.fn(async () => undefined));

// Stands in for the pages: the program around them is under test.
async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? "";
  handled(path);
  if (path.startsWith("/slow")) await new Promise((done) => setTimeout(done, 800));
  if (path.startsWith("/gone")) respondWith(410);
  const may = path.startsWith("/replica") ? `${requestContext()?.mayReadReplica} ` : "";
  if (path.startsWith("/broken")) throw new Error("it broke");
  if (path.startsWith("/without")) respondWith(503);
  response.setHeader("x-asked", path);
  // As Next does when the router's parameter is missing, and for a page past the last one.
  if (request.headers["rsc"] === "1" || path.startsWith("/beyond")) response.statusCode = 307;
  if (path === "/moved/old") markMoved();
  if (path.startsWith("/moved")) response.statusCode = 308;
  if (response.statusCode !== 200) {
    response.end();
    return;
  }
  response.writeHead(200).end(`${may}${requestContext()?.requestId}`);
}
vi.mock("next", () => ({
  default: () => ({
    prepare: async () => undefined,
    getRequestHandler: () => handle,
    close: closed,
  }),
}));
vi.mock("./route-names", () => ({ builtRouteNames: () => () => "/a/[route]" }));

setUpDatabase();

const URL_HERE = `http://127.0.0.1:${PORT}`;
let server: WebServer | undefined;
const start = async () => {
  const bodyLimitOf = () => ({ bytes: 20_000 });
  server = await startWebServer({ pages: [["/job/*", []]], bodyLimitOf });
};

afterEach(async () => {
  await server?.stop(0).catch(() => undefined);
  server = undefined;
});

it("gives each request an id that its pages, its response and its log line share", async () => {
  const info = vi.spyOn(log, "info").mockImplementation(() => undefined);
  await start();
  const response = await fetch(`${URL_HERE}/job/secret?email=meera@example.org`);
  const name = await response.text();

  expect(response.headers.get("x-request-id")).toBe(name);
  await vi.waitFor(() => expect(info).toHaveBeenCalled());
  expect(info.mock.calls.at(-1)?.[0]).toMatchObject({ requestId: name, route: "/a/[route]" });
  expect(JSON.stringify(info.mock.calls)).not.toMatch(/secret|meera/);
});

it("gives a page the status it sets, and a failed one a page that says so", async () => {
  vi.spyOn(log, "error").mockImplementation(() => undefined);
  await start();

  expect((await fetch(`${URL_HERE}/gone`)).status).toBe(410);
  const broken = await fetch(`${URL_HERE}/broken`);
  expect([broken.status, broken.headers.get("content-type")]).toEqual([
    500,
    "text/html; charset=utf-8",
  ]);
  expect((await fetch(`${URL_HERE}/fine`)).status).toBe(200);
});

it("passes on no body longer than its route accepts", async () => {
  await start();
  handled.mockClear();
  const post = (body: string) => fetch(`${URL_HERE}/form`, { method: "POST", body });
  const refused = await post(`[${"{},".repeat(5_000_000)}{}]`);

  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({
    code: "too_large",
    requestId: refused.headers.get("x-request-id"),
  });
  expect(handled).not.toHaveBeenCalled();
  expect((await post("x".repeat(20_000))).status).toBe(200);
});

it.each([
  ["an upgrade", "GET /fine HTTP/1.1", "Connection: Upgrade\r\nUpgrade: websocket"],
  ["a tunnel", "CONNECT x:443 HTTP/1.1", "X: x"],
  ["endless headers", "GET /fine HTTP/1.1", `X: ${"x".repeat(20_000)}`],
])("ends %s at once", async (_case, line, header) => {
  await start();
  handled.mockClear();
  const { socket, text, ended } = await dialTo(PORT);
  socket.write(`${line}\r\nHost: localhost\r\n${header}\r\n\r\n`);
  await ended;

  expect(text()).not.toContain("200 OK");
  expect(handled).not.toHaveBeenCalled();
});

it("lets no cache keep redirects of the router or a visitor, nor a failed page", async () => {
  await start();
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${URL_HERE}${path}`, { headers, redirect: "manual" });
    return { status: response.status, control: response.headers.get("cache-control") };
  };
  const nobody = "private, no-store";

  expect(await read("/job/x", { rsc: "1" })).toEqual({ status: 307, control: nobody });
  expect(await read("/beyond")).toEqual({ status: 307, control: nobody });
  expect(await read("/moved", { rsc: "1" })).toEqual({ status: 308, control: nobody });
  const moved = await read("/moved");
  expect(moved).toEqual({ status: 308, control: "public, max-age=0, s-maxage=60" });
  // An old address, with the status that every crawler takes for a move.
  expect(await read("/moved/old")).toEqual({ ...moved, status: 301 });
  expect(await read("/without")).toEqual({ status: 503, control: nobody });
  expect((await fetch(`${URL_HERE}/without`)).headers.get("retry-after")).toBe("30");
});

it("says for every page and its data what it varies by, and how long it may be shown", async () => {
  await start();
  for (const headers of [{}, { rsc: "1" }] as Record<string, string>[]) {
    for (const path of ["/job/x", "/gone", "/moved"]) {
      const response = await fetch(`${URL_HERE}${path}`, { headers, redirect: "manual" });
      expect(response.headers.get("vary")?.split(/, */), path).toEqual(
        expect.arrayContaining([
          ...["rsc", "next-router-state-tree", "next-router-prefetch"],
          ...["next-router-segment-prefetch", "accept-encoding"],
        ]),
      );
    }
  }
  const control = (await fetch(`${URL_HERE}/job/x`)).headers.get("cache-control") ?? "";
  const [, fresh, stale] =
    /^public, s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(control) ?? [];
  expect(Number(fresh)).toBe(60);
  expect(Number(stale)).toBeLessThanOrEqual(30);
});

it("passes no parameters to a page that does not read them", async () => {
  await start();
  const asked = async (path: string, headers = {}) =>
    (await fetch(`${URL_HERE}${path}`, { headers, redirect: "manual" })).headers.get("x-asked");

  expect(await asked("/job/x?utm_source=a")).toBe("/job/x");
  expect(await asked("/other?utm_source=a")).toBe("/other?utm_source=a");
  // The router's own parameter says which data it wants.
  expect(await asked("/job/x?_rsc=abc", { rsc: "1" })).toBe("/job/x?_rsc=abc");
});

it("keeps writers with the primary for some seconds", async () => {
  await start();
  const may = async (init: RequestInit) => {
    // A new page each time, because kept ones aren't rendered again.
    const response = await fetch(`${URL_HERE}/replica/${randomUUID()}`, init);
    return `${(await response.text()).split(" ", 1)[0]} ${response.headers.get("set-cookie")?.split(";", 1)[0]}`;
  };

  expect(await may({})).toBe("true undefined");
  expect(await may({ method: "POST" })).toBe("false jobharbor.wrote=1");
  expect(await may({ headers: { cookie: "jobharbor.wrote=1" } })).toBe("false undefined");
});

it("redirects to an address's canonical form, and refuses invalid ones", async () => {
  await start();
  handled.mockClear();
  const ask = async (line: string) => {
    const { socket, text, ended } = await dialTo(PORT);
    socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    await ended;
    return text();
  };

  expect(await ask("GET /x/../dev/mailbox?a=1")).toMatch(
    /^HTTP\/1\.1 308 (?:.|\r\n)*location: \/dev\/mailbox\?a=1\r\n/,
  );
  expect(await ask("DELETE /x/../fine")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask("GET /fine%00")).toMatch(/^HTTP\/1\.1 400 /);
  expect(handled).not.toHaveBeenCalled();
});

// ASVS 3.4.3.
it("gives every response a content security policy", async () => {
  await start();
  for (const path of ["/fine", "/api/fine", "/none.png", "/feeds/x", "/healthz", "/a/../b"]) {
    const { headers } = await fetch(`${URL_HERE}${path}`, { redirect: "manual" });
    expect(headers.get("content-security-policy"), path).toMatch(/default-src '(?:self|none)'/);
  }
});

it("asks someone who reads too fast to wait, in words and with a way to continue", async () => {
  env().TRUSTED_PROXIES = 1;
  await start();
  // A different page each time: kept ones aren't counted.
  const read = (headers: Record<string, string> = {}, number = 2) =>
    fetch(`${URL_HERE}/search-results?query=a&page=${number}`, {
      headers: { "x-forwarded-for": "192.0.2.77", ...headers },
    });
  const statuses = await Promise.all(
    Array.from({ length: 110 }, async (_, at) => (await read({}, 100 + at)).status),
  );
  const page = await read({ accept: "text/html" });
  const data = await read({ accept: "text/html", rsc: "1" });
  env().TRUSTED_PROXIES = 0;

  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(page.status).toBe(429);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await page.text()).toContain('<a href="/search-results?query=a&#38;page=2">');
  expect(await data.json()).toMatchObject({ code: "rate_limited" });
});

// Last, because a process that has drained is never ready again.
it("shuts down in steps: not ready, still serving, then finishing open requests", async () => {
  await start();
  const slow = fetch(`${URL_HERE}/slow`);
  await new Promise((done) => setTimeout(done, 100));
  const stopped = server?.stop(1.5);
  server = undefined;

  const ready = await fetch(`${URL_HERE}/readyz`);
  expect(ready.status).toBe(503);
  // Clients that have not noticed yet are served.
  expect((await fetch(`${URL_HERE}/late`)).status).toBe(200);
  expect((await slow).status).toBe(200);
  await stopped;
  expect(closed).toHaveBeenCalled();
  await expect(fetch(`${URL_HERE}/later`)).rejects.toThrow();
});
