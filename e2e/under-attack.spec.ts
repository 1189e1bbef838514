import { connect, type Socket } from "node:net";
import { pour } from "../lib/testing/connections";
import { expect, test } from "./fixtures";
import { SESSION_COOKIE } from "./people";

// What the server program makes of requests that are meant to end it, as it serves: its memory is
// read from the metrics that an operator reads, and whether it still answers, by asking.

const PORT = 3210;
const SITE = `http://localhost:${PORT}`;
const METRICS = { authorization: "Bearer the token of the browser tests" };
const MEGABYTE = 1024 * 1024;
// The other tests' pages take some too.
const MOST_MORE = 150 * MEGABYTE;

async function residentBytes(): Promise<number> {
  const answer = await fetch(`${SITE}/metrics`, { headers: METRICS });
  const found = /^jobharbor_process_resident_memory_bytes(?:\{[^}]*\})? (\S+)$/m;
  return Number(found.exec(await answer.text())?.[1]);
}

/** How many bytes more than before the process takes at most while it is attacked, and how long it is silent. */
async function worstDuring(attack: () => Promise<unknown>): Promise<{ more: number; ms: number }> {
  const before = await residentBytes();
  const worst = { more: 0, ms: 0 };
  const state = { isOver: false };
  const watch = async () => {
    while (!state.isOver) {
      const began = performance.now();
      const bytes = await residentBytes();
      worst.ms = Math.max(worst.ms, performance.now() - began);
      worst.more = Math.max(worst.more, bytes - before);
      await new Promise((done) => setTimeout(done, 100));
    }
  };
  const watching = watch();
  await attack();
  state.isOver = true;
  await watching;
  return worst;
}

test("no body ends the product, however long it is", async () => {
  const items = Buffer.from("{},".repeat(350_000));
  const text = Buffer.alloc(MEGABYTE, "x");
  const statuses: number[] = [];
  const { more, ms } = await worstDuring(async () => {
    // What is known to have ended it: 15 MB of objects, 300 MB of one text, 50 MB for the log.
    statuses.push(await pour(`${SITE}/api/auth/signout`, items, 15));
    statuses.push(await pour(`${SITE}/api/auth/callback/credentials`, text, 300));
    statuses.push(await pour(`${SITE}/api/auth/_log`, text, 50));
    statuses.push(await pour(`${SITE}/api/login`, items, 15));
  });

  for (const status of statuses) expect([413, 0]).toContain(status);
  expect(statuses).toContain(413);
  expect(more).toBeLessThan(MOST_MORE);
  expect(ms).toBeLessThan(5000);
});

test("whoever sends slowly keeps nobody else waiting", async ({ request }) => {
  const sockets: Socket[] = [];
  const { more, ms } = await worstDuring(async () => {
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

  expect(more).toBeLessThan(MOST_MORE);
  expect(ms).toBeLessThan(5000);
});

test("a text of nothing but headings is shown as fast as any", async ({ request, aPerson }) => {
  const admin = await aPerson({ userType: "admin" });
  const headers = { cookie: `${SESSION_COOKIE}=${admin.cookie}`, "sec-fetch-site": "same-origin" };
  const preview = async (text: string) => {
    const began = performance.now();
    const answer = await request.post("/api/admin/content-previews", {
      headers,
      data: { of: "post", text },
    });
    expect(answer.status()).toBe(200);
    return performance.now() - began;
  };
  await preview("# Warm\n");
  const usual = await preview("A line of words.\n\n".repeat(2500));

  // With its square it would take minutes.
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

// Dot segments never leave a browser: server.test.ts writes them into a socket.
test("an address and another spelling of it are one", async ({ request }) => {
  for (const path of ["//dev/mailbox", "/%64ev/mailbox"]) {
    const answer = await request.get(`${SITE}${path}`, { maxRedirects: 0 });
    expect([308, 400, 404]).toContain(answer.status());
    expect(answer.headers()["cache-control"] ?? "private", path).not.toContain("public");
  }
});

test("a missing file, feed or call carries a policy too", async ({ request }) => {
  for (const path of ["/none.png", "/feeds/none.rss", "/api/none", "/media/logos/none.webp"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()["content-security-policy"], path).toContain("default-src 'none'");
  }
});
