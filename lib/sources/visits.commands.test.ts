import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { LIMITS } from "@/lib/testing/sources/set-up";
import { startSourceServer } from "@/lib/testing/sources/source-server";
import { takeTurn } from "./visits/turns.commands";
import { Visit } from "./visits.commands";

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
beforeEach(() => {
  server.paths.clear();
  server.asked.length = 0;
});
afterAll(() => server.close());

const { host } = new URL(server.origin);
const here = (path: string) => `${server.origin}${path}`;
const asked = () => server.asked.map(({ path }) => path);
const AS_ROBOT = { isRobot: true };
const AS_CLIENT = { isRobot: false };

/** How many seconds the host still wants to be left alone. */
async function secondsLeft(): Promise<number> {
  const [row] = await db.$queryRaw<{ left: number }[]>`
    SELECT extract(epoch FROM free_at - now())::float AS left FROM source_hosts WHERE host = ${host}`;
  return row?.left ?? 0;
}

describe("a host", () => {
  it("receives one request at a time, whichever process sends it", async () => {
    let underWay = 0;
    let most = 0;
    const slowly = (_request: IncomingMessage, response: ServerResponse) => {
      most = Math.max(most, ++underWay);
      setTimeout(() => {
        underWay--;
        response.end("here");
      }, 50);
    };
    for (const path of ["/1", "/2", "/3"]) server.paths.set(path, slowly);
    // Each visit acts like another worker: they only share the database.
    const visits = ["/1", "/2", "/3"].map((path) =>
      new Visit(LIMITS).getText(here(path), AS_CLIENT),
    );
    expect((await Promise.all(visits)).map((found) => found?.text)).toEqual([
      ...["here", "here", "here"],
    ]);
    expect(most).toBe(1);
  });

  it("can be requested again after a killed worker's turn would have ended", async () => {
    const never = new AbortController().signal;
    await takeTurn(host, 400, never);
    const before = Date.now();
    await takeTurn(host, 400, never);
    expect(Date.now() - before).toBeGreaterThan(300);
  });

  it("isn't waited for if it asks to be left alone for long", async () => {
    const never = new AbortController().signal;
    await takeTurn(host, 20 * 60_000, never);
    await expect(takeTurn(host, 400, never)).rejects.toMatchObject({
      message: `${host} has to be left alone for a while.`,
      retryAt: expect.any(Date),
    });
  });

  it.each([
    ["half a second", "", 0.5],
    ["its Crawl-delay", "User-agent: *\nCrawl-delay: 3", 3],
    [
      "its Crawl-delay for us",
      "User-agent: *\nCrawl-delay: 9\nUser-agent: Jobharbor\nCrawl-delay: 2",
      2,
    ],
    ["half a second at least", "User-agent: *\nCrawl-delay: 0.1", 0.5],
    ["ten seconds at most", "User-agent: *\nCrawl-delay: 3600", 10],
  ])("rests between two requests: %s", async (_what, robots, seconds) => {
    server.paths.set("/robots.txt", robots);
    server.paths.set("/jobs", "here");
    const visit = new Visit({ ...LIMITS, pauseMs: 500 });
    await visit.getText(here("/jobs"), AS_ROBOT);
    expect(asked()).toEqual(["/robots.txt", "/jobs"]);
    const left = await secondsLeft();
    expect(left).toBeGreaterThan(seconds - 0.4);
    expect(left).toBeLessThanOrEqual(seconds);
  });
});

describe("robots.txt", () => {
  const respond = (status: number, headers: Record<string, string> = {}) =>
    server.paths.set(
      "/robots.txt",
      (_request, response) =>
        void response.writeHead(status, headers).end("User-agent: *\nDisallow: /"),
    );
  const read = () => new Visit(LIMITS).getText(here("/jobs"), AS_ROBOT);
  beforeEach(() => server.paths.set("/jobs", "here"));

  it.each([500, 502])("that responds with an error (%i) keeps us away", async (status) => {
    respond(status);
    await expect(read()).rejects.toThrow(`a fault (${status})`);
    expect(asked()).toEqual(["/robots.txt"]);
  });

  it.each([429, 503])(
    "that asks us to come later (%i) keeps us away until then",
    async (status) => {
      respond(status, { "retry-after": "3600" });
      const error = await read().catch((problem: unknown) => problem);
      expect(error).toMatchObject({ retryAt: expect.any(Date) });
      expect(asked()).toEqual(["/robots.txt"]);
      expect(await secondsLeft()).toBeGreaterThan(3590);
    },
  );

  it.each([404, 403, 410])("that doesn't exist (%i) allows everything", async (status) => {
    respond(status);
    expect(await read()).toMatchObject({ text: "here" });
  });

  it("is read once per visit, and applies to pages but not to a board's list", async () => {
    respond(200);
    const visit = new Visit(LIMITS);
    await expect(visit.getText(here("/jobs"), AS_ROBOT)).rejects.toThrow("doesn't allow us");
    await expect(visit.getText(here("/jobs"), AS_ROBOT)).rejects.toThrow("doesn't allow us");
    expect(await visit.getText(here("/jobs"), AS_CLIENT)).toMatchObject({ text: "here" });
    expect(asked()).toEqual(["/robots.txt", "/jobs"]);
  });
});

describe("a document that is too long", () => {
  const MB = 1024 * 1024;
  const visit = () => new Visit({ ...LIMITS, documentBytes: MB, fileBytes: MB });
  const path = join(tmpdir(), `jobharbor-visit-${process.pid}`);
  beforeEach(() => server.paths.set("/jobs", "x".repeat(MB + 1)));

  it("is refused, as a document and as a file", async () => {
    await expect(visit().getText(here("/jobs"), AS_CLIENT)).rejects.toThrow("larger than 1 MB");
    const saving = visit().saveFile(here("/jobs"), path, { ...AS_CLIENT, isCut: false });
    await expect(saving).rejects.toThrow("larger than 1 MB");
  });

  it("is cut off if its beginning is enough", async () => {
    const saved = await visit().saveFile(here("/jobs"), path, { ...AS_CLIENT, isCut: true });
    expect(saved).toMatchObject({ isWhole: false });
    const { text } = await visit().getStart(here("/jobs"), AS_CLIENT);
    expect(text).toHaveLength(MB / 2);
  });
});

describe("a gzip file whose server doesn't say that it is compressed", () => {
  const MB = 1024 * 1024;
  const visit = () => new Visit({ ...LIMITS, documentBytes: MB, fileBytes: MB });
  const path = join(tmpdir(), `jobharbor-packed-${process.pid}`);
  const serve = (text: string, bytes = Number.POSITIVE_INFINITY) => {
    const packed = gzipSync(text).subarray(0, bytes);
    server.paths.set("/jobs.gz", (_request, response) => void response.end(packed));
  };
  const save = (isCut: boolean) =>
    visit().saveFile(here("/jobs.gz"), path, { ...AS_CLIENT, isCut });

  it("is unpacked: its beginning, as a document and as a file", async () => {
    serve("<urlset>é</urlset>");
    const start = await visit().getStart(here("/jobs.gz"), AS_CLIENT);
    expect(start).toMatchObject({ text: "<urlset>é</urlset>" });
    expect(await visit().getText(here("/jobs.gz"), AS_CLIENT)).toMatchObject({
      text: "<urlset>é</urlset>",
    });
    expect(await save(false)).toMatchObject({ isWhole: true });
    expect(await readFile(path, "utf8")).toBe("<urlset>é</urlset>");
  });

  it("is measured by its unpacked size", async () => {
    serve("x".repeat(MB + 1));
    await expect(visit().getText(here("/jobs.gz"), AS_CLIENT)).rejects.toThrow("larger than 1 MB");
    await expect(save(false)).rejects.toThrow("larger than 1 MB");
    expect(await save(true)).toMatchObject({ isWhole: false });
    expect((await stat(path)).size).toBe(MB);
    serve("x".repeat(MB));
    expect(await save(false)).toMatchObject({ isWhole: true });
  });

  it("is refused if it's cut off or broken", async () => {
    serve("x".repeat(1000), 20);
    await expect(save(false)).rejects.toThrow("ends too early");
    const broken = Buffer.from([0x1f, 0x8b, 0x08, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
    server.paths.set("/jobs.gz", (_request, response) => void response.end(broken));
    await expect(save(false)).rejects.toThrow(/wrongly compressed|ends too early/);
  });
});
