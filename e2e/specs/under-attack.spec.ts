import { connect, type Socket } from "node:net";
import type { APIResponse } from "@playwright/test";
import { pour } from "../../lib/testing/services/connections";
import { anAddress, expect, test } from "../support/fixtures";
import { SESSION_COOKIE } from "../support/people";
import { PORT } from "../support/port";

// How the server program withstands requests meant to bring it down: its memory, as an operator
// reads it from the metrics, and whether it still responds.

const SITE = `http://localhost:${PORT}`;
const METRICS = { authorization: "Bearer the token of the browser tests" };
const MEGABYTE = 1024 * 1024;
// The other tests' pages take up some too.
const MOST_MORE = 150 * MEGABYTE;
// Pages are rendered meanwhile too; the attacks used to cause tens of seconds of delay, or a crash.
const MOST_DELAY = 5000;
const MOST_SILENCE = 5000;

type ProcessReading = { bytes: number; delay: number };

/** The process's memory, and its event loop's longest delay since the last reading, in ms. */
async function readProcess(): Promise<ProcessReading> {
  const text = await (await fetch(`${SITE}/metrics`, { headers: METRICS })).text();
  const read = (name: string) =>
    Number(new RegExp(`^jobharbor_${name}(?:\\{[^}]*\\})? (\\S+)$`, "m").exec(text)?.[1]);
  return {
    bytes: read("process_resident_memory_bytes"),
    delay: read("nodejs_eventloop_lag_max_seconds") * 1000,
  };
}

type WorstReading = { more: number; delay: number; silence: number };

/**
 * While the process is attacked: the most additional memory in bytes, the longest delay of its
 * event loop, and the longest time without a response, in ms.
 */
async function worstDuring(attack: () => Promise<unknown>): Promise<WorstReading> {
  const before = await readProcess();
  const worst = { more: 0, delay: 0, silence: 0 };
  const state = { isOver: false };
  const watch = async () => {
    while (!state.isOver) {
      const began = performance.now();
      const { bytes, delay } = await readProcess();
      worst.silence = Math.max(worst.silence, performance.now() - began);
      worst.delay = Math.max(worst.delay, delay);
      worst.more = Math.max(worst.more, bytes - before.bytes);
      await new Promise((done) => setTimeout(done, 100));
    }
  };
  const watching = watch();
  await attack();
  state.isOver = true;
  await watching;
  return worst;
}

function expectBounded({ more, delay, silence }: WorstReading): void {
  expect(more).toBeLessThan(MOST_MORE);
  expect(delay).toBeGreaterThan(0);
  expect(delay).toBeLessThan(MOST_DELAY);
  expect(silence).toBeLessThan(MOST_SILENCE);
}

test("no body brings the product down, however long it is", async () => {
  const items = Buffer.from("{},".repeat(350_000));
  const text = Buffer.alloc(MEGABYTE, "x");
  const statuses: number[] = [];
  const worst = await worstDuring(async () => {
    // What is known to have crashed it: 15 MB of objects, 300 MB of one text, 50 MB for the log.
    statuses.push(await pour(`${SITE}/api/auth/signout`, items, 15));
    statuses.push(await pour(`${SITE}/api/auth/callback/credentials`, text, 300));
    statuses.push(await pour(`${SITE}/api/auth/_log`, text, 50));
    statuses.push(await pour(`${SITE}/api/login`, items, 15));
  });

  for (const status of statuses) expect([413, 0]).toContain(status);
  expect(statuses).toContain(413);
  expectBounded(worst);
});

test("a body that is nested endlessly is refused at once", async ({ request }) => {
  const deep = "[".repeat(140_000);
  const statuses: number[] = [];
  const worst = await worstDuring(async () => {
    for (const body of [deep, `${deep}${"]".repeat(140_000)}`, '{"a":'.repeat(50_000)]) {
      for (const path of ["/api/login", "/api/auth/callback/credentials", "/mcp"]) {
        const headers = { "content-type": "application/json" };
        statuses.push((await request.post(path, { headers, data: body })).status());
      }
    }
  });

  expect(statuses).toHaveLength(9);
  for (const status of statuses) expect([400, 401, 404, 413, 415, 422]).toContain(status);
  expectBounded(worst);
});

test("someone who searches endlessly is asked to wait, and nobody else is", async ({
  request,
  playwright,
}) => {
  const others = await playwright.request.newContext({
    extraHTTPHeaders: { "x-forwarded-for": anAddress() },
  });
  const responses: APIResponse[] = [];
  const worst = await worstDuring(async () => {
    while (responses.length < 1500 && responses.every((one) => one.status() === 200)) {
      const ten = Array.from({ length: 10 }, (_, at) => `nurse%20${responses.length + at}`);
      const search = (words: string) => request.get(`/search-results?query=${words}`);
      responses.push(...(await Promise.all(ten.map(search))));
    }
  });
  const refused = responses.find((one) => one.status() !== 200);

  expect(refused?.status()).toBe(429);
  expect(Number(refused?.headers()["retry-after"])).toBeGreaterThan(0);
  expect(responses.length).toBeGreaterThan(100);
  expect((await others.get(`${SITE}/search-results?query=nurse`)).status()).toBe(200);
  expectBounded(worst);
  await others.dispose();
});

test("slow senders don't keep anyone else waiting", async ({ request }) => {
  const sockets: Socket[] = [];
  const worst = await worstDuring(async () => {
    for (let at = 0; at < 200; at += 1) {
      const socket = connect(PORT, "localhost");
      socket.on("error", () => undefined);
      const head = at % 2 ? "Content-Length: 300000\r\n\r\nx" : "X-Slow: ";
      socket.write(`POST /api/login HTTP/1.1\r\nHost: localhost\r\n${head}`);
      sockets.push(socket);
    }
    for (let at = 0; at < 10; at += 1) {
      expect((await request.get("/healthz")).status()).toBe(200);
      await new Promise((done) => setTimeout(done, 100));
    }
  });
  for (const socket of sockets) socket.destroy();

  expectBounded(worst);
});

test("a text of nothing but headings is shown as fast as any other", async ({
  request,
  aPerson,
}) => {
  const admin = await aPerson({ userType: "admin" });
  const headers = { cookie: `${SESSION_COOKIE}=${admin.cookie}`, "sec-fetch-site": "same-origin" };
  const preview = async (text: string) => {
    const began = performance.now();
    const response = await request.post("/api/admin/content-previews", {
      headers,
      data: { of: "post", text },
    });
    expect(response.status()).toBe(200);
    return performance.now() - began;
  };
  await preview("# Warm\n");
  const usual = await preview("A line of words.\n\n".repeat(2500));

  // At quadratic cost it would take minutes.
  expect(await preview("#\n".repeat(22_000))).toBeLessThan(Math.max(5000, usual * 20));
});

for (const path of [
  "_log",
  "providers",
  "signin/credentials",
  "callback/other",
  "verify-request",
  "error",
]) {
  test(`next-auth's ${path} is closed`, async ({ request }) => {
    expect((await request.get(`/api/auth/${path}`)).status()).toBe(404);
    expect((await request.post(`/api/auth/${path}`, { data: { code: "x" } })).status()).toBe(404);
  });
}

// A browser resolves dot segments before it sends anything; request-target.test.ts covers them.
test("different spellings of an address are treated as one", async ({ request }) => {
  for (const path of ["//dev/mailbox", "/%64ev/mailbox"]) {
    const response = await request.get(`${SITE}${path}`, { maxRedirects: 0 });
    expect([308, 400, 404]).toContain(response.status());
    expect(response.headers()["cache-control"] ?? "private", path).not.toContain("public");
  }
});

test("a missing file, feed or call has a policy too", async ({ request }) => {
  for (const path of ["/none.png", "/feeds/none.rss", "/api/none", "/media/logos/none.webp"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()["content-security-policy"], path).toContain("default-src 'none'");
  }
});
