import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, it } from "vitest";
import { NO_MAPPING } from "@/lib/imports/mapping.schema";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { aPosting, setUpImports } from "@/lib/testing/imports";
import { LIMITS } from "@/lib/testing/sources/set-up";
import { startSourceServer } from "@/lib/testing/sources/source-server";
import { describeSource } from "./preview.commands";
import { recognise } from "./recognising.commands";
import { Visit } from "./visits.commands";

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
setUpImports();
beforeEach(() => {
  server.paths.clear();
  server.asked.length = 0;
});
afterAll(() => server.close());

const here = (path: string) => `${server.origin}${path}`;
const recognised = (address: string) => recognise(new Visit(LIMITS), address);

it("recognises a Greenhouse board that was connected before pay was requested", async () => {
  const before = "https://boards-api.greenhouse.io/v1/boards/lantern/jobs?content=true";
  const { id: sourceId } = await db.source.create({ data: { name: "Lantern" } });
  const stored = { address: before, requestAddress: before, etag: '"1"' };
  await db.connectedSource.create({
    data: { sourceId, kind: "greenhouse", everyHours: 24, ...stored },
  });
  const path = "prisma/migrations/20261220010001_greenhouse_pay/migration.sql";
  await db.$executeRawUnsafe(await readFile(path, "utf8"));

  const { kind, address, requestAddress } = await recognised("boards.greenhouse.io/lantern");
  expect(requestAddress).toContain("pay_transparency=true");
  const now = { kind, address, requestAddress, etag: null };
  expect(await db.connectedSource.findMany()).toMatchObject([now]);
});

it("recognises a compressed sitemap", async () => {
  const packed = gzipSync("<urlset></urlset>");
  server.paths.set("/sitemap.xml.gz", (_request, response) => void response.end(packed));
  const address = here("/sitemap.xml.gz");
  expect(await recognised(address)).toMatchObject({ kind: "pages", requestAddress: address });
});

const LEVER = "https://api.lever.co/v0/postings/lantern?mode=json";
const redirect = (to: string) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(302, { location: to }).end();

it("follows a redirect to a board without requesting the board", async () => {
  server.paths.set("/careers", redirect("/jobs"));
  server.paths.set("/jobs", redirect("https://jobs.lever.co/lantern"));
  const lever = { kind: "lever", address: LEVER, requestAddress: LEVER, suggestedName: "Lantern" };
  expect(await recognised(here("/careers"))).toMatchObject(lever);
});

it("recognises the only board that a page shows", async () => {
  const long = `<style>${"a{}".repeat(20_000)}</style>`;
  const link = '<a href="https://jobs.lever.co/lantern/1">Baker</a>';
  server.paths.set("/careers", `<!doctype html><html>${long}${link}</html>`);
  expect(await recognised(here("/careers"))).toMatchObject({ kind: "lever", address: LEVER });

  const other = '<a href="https://jobs.lever.co/other">Friends of ours</a>';
  server.paths.set("/careers", `<!doctype html><html>${link}${other}</html>`);
  expect(await recognised(here("/careers"))).toMatchObject({
    ...{ kind: "pages", address: here("/careers"), requestAddress: here("/sitemap.xml") },
  });
});

it("reads all sitemaps that a robots.txt names", async () => {
  server.paths.set("/", "<!doctype html><html></html>");
  server.paths.set("/robots.txt", `Sitemap: ${here("/posts.xml")}\nSitemap: /jobs.xml`);
  server.paths.set("/posts.xml", "<urlset></urlset>");
  server.paths.set("/jobs.xml", `<urlset><url><loc>${here("/jobs/1")}</loc></url></urlset>`);
  const markup = `<script type="application/ld+json">${JSON.stringify(aPosting(1))}</script>`;
  server.paths.set("/jobs/1", `<html>${markup}</html>`);

  const visit = new Visit(LIMITS);
  const preview = await describeSource(visit, await recognise(visit, here("/")), NO_MAPPING);
  expect(preview).toMatchObject({ kind: "pages", isWhole: true, ready: 1 });
});

it("refuses more sitemaps than one visit reads", async () => {
  const lines = Array.from({ length: 51 }, (_, at) => `Sitemap: /${at}.xml`);
  server.paths.set("/", "<!doctype html><html></html>");
  server.paths.set("/robots.txt", lines.join("\n"));
  for (let at = 0; at < 51; at++) server.paths.set(`/${at}.xml`, "<urlset></urlset>");

  const visit = new Visit(LIMITS);
  const source = await recognise(visit, here("/"));
  await expect(describeSource(visit, source, NO_MAPPING)).rejects.toThrow("more than 50 sitemaps");
});
