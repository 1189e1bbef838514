import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { LIMITS } from "@/lib/testing/sources/set-up";
import { startSourceServer } from "@/lib/testing/sources/source-server";
import { recognise } from "./recognising.commands";
import { Visit } from "./visits.commands";

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
beforeEach(() => {
  server.paths.clear();
  server.asked.length = 0;
});
afterAll(() => server.close());

const here = (path: string) => `${server.origin}${path}`;
const recognised = (address: string) => recognise(new Visit(LIMITS), address);

it("knows a Greenhouse board that was connected before its pay was asked for", async () => {
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

it("knows a sitemap that is packed", async () => {
  const packed = gzipSync("<urlset></urlset>");
  server.paths.set("/sitemap.xml.gz", (_request, response) => void response.end(packed));
  const address = here("/sitemap.xml.gz");
  expect(await recognised(address)).toMatchObject({ kind: "pages", requestAddress: address });
});

const LEVER = "https://api.lever.co/v0/postings/lantern?mode=json";
const redirect = (to: string) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(302, { location: to }).end();

it("follows a redirect to a board, which isn't asked", async () => {
  server.paths.set("/careers", redirect("/jobs"));
  server.paths.set("/jobs", redirect("https://jobs.lever.co/lantern"));
  const lever = { kind: "lever", address: LEVER, requestAddress: LEVER, suggestedName: "Lantern" };
  expect(await recognised(here("/careers"))).toMatchObject(lever);
});

it("knows the one board that a page shows", async () => {
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
