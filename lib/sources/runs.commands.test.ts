import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { aPosting } from "@/lib/testing/imports";
import { hoursLater, LIMITS, postings, setUpSource } from "@/lib/testing/sources/set-up";
import { startSourceServer } from "@/lib/testing/sources/source-server";
import { runSource } from "./runs.commands";

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
const { connect, run, id, source, countOpen } = setUpSource(server);

describe("a source that responds correctly", () => {
  it("is imported once, and a second run changes nothing", async () => {
    server.paths.set("/jobs.json", postings(10));
    expect(await run()).toMatchObject({ outcome: "complete", created: 10, message: null });
    const versions = await db.job.findMany({ select: { version: true, updatedAt: true } });

    expect(await run(hoursLater(24))).toMatchObject({
      outcome: "complete",
      created: 0,
      unchanged: 10,
    });
    expect(await db.job.findMany({ select: { version: true, updatedAt: true } })).toEqual(versions);
    expect(await source()).toMatchObject({
      lastSuccessAt: hoursLater(24),
      nextRunAt: hoursLater(48),
    });
  });

  it("isn't read again while it responds with 304", async () => {
    server.paths.set("/jobs.json", (request, response) => {
      if (request.headers["if-none-match"] === '"v1"') response.writeHead(304).end();
      else response.setHeader("etag", '"v1"').end(JSON.stringify(postings(3)));
    });
    await run();
    expect(await run(hoursLater(24))).toMatchObject({ outcome: "unchanged", read: 0, ended: 0 });
    expect(await countOpen()).toBe(3);
    expect(await source()).toMatchObject({ etag: '"v1"', lastSuccessAt: hoursLater(24) });
  });

  it("is followed after a redirect, and may be compressed", async () => {
    server.paths.set("/jobs.json", (_request, response) =>
      response.writeHead(301, { location: "/new/jobs.json" }).end(),
    );
    server.paths.set("/new/jobs.json", (_request, response) =>
      response.setHeader("content-encoding", "gzip").end(gzipSync(JSON.stringify(postings(2)))),
    );
    expect(await run()).toMatchObject({ outcome: "complete", created: 2 });
  });

  it("may have another encoding than it declares", async () => {
    const text = JSON.stringify([aPosting(1, { title: "Bäcker für Brötchen" })]);
    server.paths.set("/jobs.json", (_request, response) =>
      response
        .setHeader("content-type", "application/json; charset=utf-8")
        .end(Buffer.from(text, "latin1")),
    );
    await run();
    expect(await db.job.findFirst({ select: { title: true } })).toEqual({
      title: "Bäcker für Brötchen",
    });
  });

  it("is asked for one page at a time, if its robots.txt allows it", async () => {
    await connect("pages", "/sitemap.xml");
    let underWay = 0;
    const page =
      (posting: object) => (_request: unknown, response: { end: (text: string) => void }) => {
        expect(++underWay).toBe(1);
        setTimeout(() => {
          underWay--;
          response.end(
            `<html><script type="application/ld+json">${JSON.stringify(posting)}</script>`,
          );
        }, 20);
      };
    const locs = ["/jobs/1", "/jobs/2", "/jobs/gone", "/jobs/secret"].map(
      (path) => `<url><loc>${server.origin}${path}</loc></url>`,
    );
    server.paths.set("/robots.txt", "User-agent: *\nDisallow: /jobs/secret");
    server.paths.set("/sitemap.xml", `<urlset>${locs.join("")}</urlset>`);
    server.paths.set("/jobs/1", page(aPosting(1)));
    server.paths.set("/jobs/2", page(aPosting(2)));

    expect(await run()).toMatchObject({ outcome: "complete", created: 2, message: null });
    expect(server.asked.map(({ path }) => path)).not.toContain("/jobs/secret");
  });

  it("can be a board, read by its own field names", async () => {
    await connect("greenhouse", "/v1/boards/lantern/jobs");
    const job = {
      id: 1,
      title: "Baker",
      content: "<p>Bake.</p>",
      location: { name: "Pune, India" },
    };
    server.paths.set("/v1/boards/lantern/jobs", { jobs: [job] });
    expect(await run()).toMatchObject({ outcome: "complete", created: 1, rejected: 0 });
  });

  it("can be a compressed file, whatever its server says", async () => {
    await connect("file", "/jobs.csv.gz");
    const packed = gzipSync(
      'id,title,company,location,description\n1,Baker,Bread Ltd,"Pune, India",Bake.\n',
    );
    server.paths.set("/jobs.csv.gz", (_request, response) => {
      response.setHeader("content-type", "application/octet-stream").end(packed);
    });
    expect(await run()).toMatchObject({ outcome: "complete", created: 1, rejected: 0 });
  });

  it("records the rows that can't be imported", async () => {
    server.paths.set("/jobs.json", [aPosting(1), aPosting(2, { title: "" })]);
    const { importRunId, rejected } = await run();
    expect(rejected).toBe(1);
    expect(
      await db.importRejection.findMany({ where: { runId: importRunId ?? "" } }),
    ).toMatchObject([{ record: 2, reference: "p-2" }]);
  });
});

it("runs once at a time, and takes over from a killed process", async () => {
  server.paths.set("/jobs.json", (_request, response) => {
    setTimeout(() => response.end(JSON.stringify(postings(1))), 100);
  });
  await db.sourceRun.create({ data: { connectedSourceId: id() } });
  await Promise.all([1, 2, 3].map(() => runSource(id(), { limits: LIMITS })));
  const runs = await db.sourceRun.findMany({ orderBy: { startedAt: "asc" } });
  expect(runs.map(({ outcome }) => outcome).sort()).toEqual(["complete", "failed"]);
});
