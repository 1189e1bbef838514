import type { IncomingMessage, ServerResponse } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { aPosting } from "@/lib/testing/imports";
import { hoursLater, LIMITS, setUpSource } from "@/lib/testing/sources/set-up";
import { startSourceServer } from "@/lib/testing/sources/source-server";

// Sites with more pages than one visit reads, and boards that send each posting separately.

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
const { connect, run, source, countOpen } = setUpSource(server);

const limits = { ...LIMITS, pages: 3 };
const STAMP = "2026-11-01";

/** Runs the source and returns the run with the pages it requested. */
async function visit(hours: number) {
  server.asked.length = 0;
  const { outcome, read, unchanged, missing, ended } = await run(hoursLater(hours), { limits });
  const asked = server.asked.flatMap(({ path }) => /^\/jobs\/(.+)/.exec(path)?.[1] ?? []);
  return { outcome, read, unchanged, missing, ended, asked: asked.toSorted().join(" ") };
}

const page = (posting: object) =>
  `<html><script type="application/ld+json">${JSON.stringify(posting)}</script></html>`;

/** Serves the sitemap: each page's number with its stamp. */
function list(pages: Record<string, string | null>): void {
  const entries = Object.entries(pages).map(
    ([number, stamp]) =>
      `<url><loc>${server.origin}/jobs/${number}</loc>${stamp ? `<lastmod>${stamp}</lastmod>` : ""}</url>`,
  );
  server.paths.set("/sitemap.xml", `<urlset>${entries.join("")}</urlset>`);
}

const numbered = (stamp: string | null, count = 7) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index + 1}`, stamp]));

beforeEach(async () => {
  await connect("pages", "/sitemap.xml");
  for (let number = 1; number <= 7; number++) {
    server.paths.set(`/jobs/${number}`, page(aPosting(number)));
  }
});

describe("a site with more pages than one visit reads", () => {
  it("is read over several visits, and then only the pages that its sitemap says have changed", async () => {
    list(numbered(STAMP));
    expect(await visit(0)).toMatchObject({ outcome: "partial", asked: "1 2 3", read: 3 });
    expect(await source()).toMatchObject({ nextRunAt: hoursLater(1), lastSuccessAt: null });
    expect(await visit(1)).toMatchObject({ outcome: "partial", asked: "4 5 6", read: 6 });
    expect(await visit(2)).toMatchObject({ outcome: "complete", asked: "7", read: 7 });
    expect(await source()).toMatchObject({ nextRunAt: hoursLater(26) });
    expect(await countOpen()).toBe(7);
    expect(await visit(26)).toMatchObject({ outcome: "complete", asked: "", unchanged: 7 });

    server.paths.set("/jobs/5", page(aPosting(5, { title: "Head baker" })));
    list({ ...numbered(STAMP), 5: "2026-11-10" });
    expect(await visit(50)).toMatchObject({ outcome: "complete", asked: "5", unchanged: 6 });
    expect(await db.job.count({ where: { title: "Head baker" } })).toBe(1);
  });

  it("lacks a job once its page is gone from the sitemap, and only after all pages were read", async () => {
    list(numbered(STAMP));
    for (const hours of [0, 1, 2]) await visit(hours);
    const { 7: _gone, ...rest } = numbered(STAMP);
    list({ ...rest, 8: STAMP, 9: STAMP, 10: STAMP, 11: STAMP });
    for (const number of [8, 9, 10, 11]) {
      server.paths.set(`/jobs/${number}`, page(aPosting(number)));
    }
    expect(await visit(26)).toMatchObject({ outcome: "partial", asked: "10 8 9", missing: 0 });
    expect(await visit(27)).toMatchObject({ outcome: "complete", asked: "11", missing: 1 });
    expect(await visit(48)).toMatchObject({ outcome: "complete", asked: "", ended: 1 });
    expect(await countOpen()).toBe(10);

    // It is listed again, so it's read again.
    list({ ...rest, 7: STAMP, 8: STAMP, 9: STAMP, 10: STAMP, 11: STAMP });
    expect(await visit(72)).toMatchObject({ outcome: "complete", asked: "7" });
    expect(await countOpen()).toBe(11);
  });

  it("is read in turns if its sitemap doesn't say what has changed", async () => {
    list(numbered(null));
    for (const hours of [0, 1]) expect(await visit(hours)).toMatchObject({ outcome: "partial" });
    // The first pages are read again as far as the limit allows.
    expect(await visit(2)).toMatchObject({ outcome: "complete", asked: "1 2 7" });
    server.paths.delete("/jobs/3");
    expect(await visit(26)).toMatchObject({ outcome: "complete", asked: "3 4 5", missing: 1 });
    expect(await visit(50)).toMatchObject({ outcome: "complete", ended: 1 });
  });

  it("isn't believed at once if a page with an unchanged stamp has lost its posting", async () => {
    list(numbered(STAMP, 2));
    await visit(0);
    // The page gets a new stamp and loses its posting for a while, then it's as before.
    list({ 1: STAMP, 2: "2026-11-02" });
    server.paths.set("/jobs/2", "<html><h1>Back soon</h1></html>");
    expect(await visit(10)).toMatchObject({ outcome: "complete", asked: "2", missing: 1 });
    server.paths.set("/jobs/2", page(aPosting(2)));
    expect(await visit(20)).toMatchObject({ outcome: "complete", asked: "2", missing: 0 });
    expect(await visit(31)).toMatchObject({ outcome: "complete", asked: "2" });
    expect(await visit(60)).toMatchObject({ outcome: "complete", asked: "", unchanged: 2 });
    expect(await countOpen()).toBe(2);
  });

  it("still has a posting while any page contains it", async () => {
    list(numbered(STAMP, 2));
    server.paths.set("/jobs/2", page(aPosting(1)));
    expect(await visit(0)).toMatchObject({ outcome: "complete", asked: "1 2" });
    list({ 2: STAMP });
    expect(await visit(26)).toMatchObject({ outcome: "complete", asked: "", missing: 0 });
  });

  it("is asked again for pages that were refused or partly unreadable", async () => {
    list(numbered(STAMP, 3));
    server.paths.set("/jobs/2", page(aPosting(2, { title: "" })));
    server.paths.set("/jobs/3", page(aPosting(3)).replace("}<", "<"));
    expect(await visit(0)).toMatchObject({ outcome: "incomplete", asked: "1 2 3" });
    server.paths.set("/jobs/2", page(aPosting(2)));
    server.paths.set("/jobs/3", page(aPosting(3)));
    expect(await visit(24)).toMatchObject({ outcome: "complete", asked: "2 3" });
    expect(await countOpen()).toBe(3);
  });
});

/** Sends a text with an ETag, and 304 to requests that have it. */
const versioned = (text: string) => (request: IncomingMessage, response: ServerResponse) => {
  if (request.headers["if-none-match"] === '"v1"') response.writeHead(304).end();
  else response.setHeader("etag", '"v1"').end(text);
};

it("requests a page only if its version has changed since it was read", async () => {
  list(numbered(null, 2));
  server.paths.set("/jobs/1", versioned(page(aPosting(1))));
  server.paths.set("/jobs/2", versioned(page(aPosting(2, { title: "" }))));
  await visit(0);
  expect(await visit(24)).toMatchObject({ outcome: "complete", read: 2, unchanged: 1 });
  expect(server.asked.map(({ headers }) => headers["if-none-match"])).toEqual([
    // The requests for robots.txt, the sitemap and both pages. The refused page is read again.
    ...[undefined, undefined, '"v1"', undefined],
  ]);
});

it("continues to read a board that sends each posting separately", async () => {
  await connect("smartrecruiters", "/jobs");
  const ids = ["1", "2", "3", "4", "5"];
  const serve = (content: string[], totalFound = content.length) =>
    server.paths.set("/jobs", { totalFound, content: content.map((id) => ({ id })) });
  serve(ids);
  for (const id of ids) {
    server.paths.set(`/jobs/${id}`, {
      ...{ id, name: `Baker ${id}`, location: { city: "Pune", country: "in" } },
      jobAd: { sections: { jobDescription: { text: `<p>Bake bread ${id}.</p>` } } },
    });
  }
  expect(await visit(0)).toMatchObject({ outcome: "partial", read: 3 });
  expect(await visit(1)).toMatchObject({ outcome: "complete", read: 5 });
  // A list that is shorter than its total doesn't prove that jobs are missing.
  serve(ids.slice(1), 5);
  expect(await visit(25)).toMatchObject({ outcome: "incomplete", missing: 0 });
  serve(ids.slice(1));
  expect(await visit(49)).toMatchObject({ outcome: "complete", missing: 1 });
  expect(await visit(73)).toMatchObject({ outcome: "complete", ended: 1 });
  expect(await countOpen()).toBe(4);
});
