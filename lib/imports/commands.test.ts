import { describe, expect, it } from "vitest";
import { findRedirect } from "@/lib/content/redirects/queries";
import { db } from "@/lib/platform/db/client";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { aPosting, lines, postings, runImport, setUpImports } from "@/lib/testing/imports";
import { collect } from "@/lib/testing/services/streams";
import { listRejections } from "./queries";
import { IMPORT_BATCH_SIZE } from "./schema";

setUpDatabase();
setUpImports();

const counts = { created: 0, updated: 0, unchanged: 0, rejected: 0, duplicates: 0 };

describe("importing a file", () => {
  it("saves its postings with their places and announces them", async () => {
    const report = await runImport(lines(postings(3)));
    const jobs = await db.job.findMany({ include: { places: true, company: true, source: true } });

    expect(report.counts).toEqual({ ...counts, read: 3, created: 3 });
    expect(jobs.map(({ reference }) => reference).sort()).toEqual(["p-1", "p-2", "p-3"]);
    expect(jobs[0]).toMatchObject({
      status: "live",
      timeZone: "Asia/Kolkata",
      company: { name: "Bread Ltd" },
      source: { name: "test" },
      places: [{ cityId: 1, label: "Pune, India", countryCode: "IN" }],
    });
    expect(await queuedEvents("jobs.published")).toHaveLength(1);
  });

  it("changes nothing when it is repeated, and otherwise only what has changed", async () => {
    const records = postings(5);
    await runImport(lines(records));
    const before = await db.job.findMany({ orderBy: { id: "asc" } });

    const again = await runImport(lines(records));
    const after = await db.job.findMany({ orderBy: { id: "asc" } });
    const changed = await runImport(
      lines([aPosting(1, { title: "Head baker" }), ...records.slice(1)]),
    );

    expect(again.counts).toEqual({ ...counts, read: 5, unchanged: 5 });
    expect(after).toEqual(before);
    expect(changed.counts).toEqual({ ...counts, read: 5, updated: 1, unchanged: 4 });
    expect(await db.job.findFirst({ where: { reference: "p-1" } })).toMatchObject({
      id: before.find(({ reference }) => reference === "p-1")?.id,
      title: "Head baker",
    });
  });

  it("finds records that occur twice, within a batch and across batches, and the same on a repeat", async () => {
    const text = lines([
      ...postings(IMPORT_BATCH_SIZE + 10),
      aPosting(1),
      aPosting(IMPORT_BATCH_SIZE + 5),
      aPosting(2, { title: "Something else" }),
      aPosting(3, { identifier: "another" }),
    ]);

    const first = await runImport(text);
    const second = await runImport(text);
    const reasons = (await collect(listRejections(first.runId ?? ""))).map(({ reason }) => reason);

    expect(first.counts).toMatchObject({
      created: IMPORT_BATCH_SIZE + 10,
      unchanged: 2,
      duplicates: 2,
    });
    expect(reasons).toEqual([
      "Its reference occurs twice in this file with different content. Record 2 was kept.",
      "It's the same as record 3, which has another reference.",
    ]);
    expect(second.counts).toMatchObject({ created: 0, updated: 0, rejected: 2, duplicates: 2 });
  });

  it("reports bad rows and keeps the good ones around them", async () => {
    const text = [
      JSON.stringify(aPosting(1)),
      '{"title": "broken',
      JSON.stringify(aPosting(2, { title: "x".repeat(20_000) })),
      JSON.stringify(aPosting(3, { description: "y".repeat(5_000_000) })),
      JSON.stringify(aPosting(4, { validThrough: "2020-01-01" })),
      JSON.stringify(aPosting(5)),
    ].join("\r\n");

    const report = await runImport(`\ufeff${text}\r\n`);
    const rejections = await collect(listRejections(report.runId ?? ""));

    expect(report.counts).toEqual({ ...counts, read: 6, created: 2, rejected: 4 });
    expect(rejections.map(({ record, reference }) => [record, reference])).toEqual([
      [2, null],
      [3, "p-2"],
      [4, null],
      [5, "p-4"],
    ]);
    expect(rejections.map(({ reason }) => reason).join(" ")).toMatch(
      /isn't valid JSON.*20,000 characters.*2,000,000 characters.*ended on 2020-01-01/,
    );
    expect(rejections.every(({ excerpt }) => excerpt.length <= 301)).toBe(true);
  });

  it("keeps a batch's other rows when the database refuses one", async () => {
    await db.$executeRaw`ALTER TABLE jobs ADD CONSTRAINT "no_rye" CHECK (title <> 'Rye baker')`;
    try {
      const records = postings(6);
      records[2] = aPosting(3, { title: "Rye baker" });
      const report = await runImport(lines([...records, { title: "no company" }]));
      const rejections = await collect(listRejections(report.runId ?? ""));

      expect(report.counts).toEqual({ ...counts, read: 7, created: 5, rejected: 2 });
      expect(rejections.map(({ record }) => record)).toEqual([3, 7]);
      expect(rejections[0]?.reason).toMatch(/^The database rejected it: .*no_rye/);
    } finally {
      await db.$executeRaw`ALTER TABLE jobs DROP CONSTRAINT "no_rye"`;
    }
  });

  it("imports no more postings than it may, and refuses the others", async () => {
    const report = await runImport(lines(postings(4)), { mostPostings: 3 });

    expect(report.counts).toEqual({ ...counts, read: 4, created: 3, rejected: 1 });
    expect(await collect(listRejections(report.runId ?? ""))).toMatchObject([
      { record: 4, reference: "p-4", reason: "Only 3 jobs come in from one source." },
    ]);
  });

  it("reads an empty file to its end", async () => {
    expect(await runImport("")).toMatchObject({ isFinished: true, counts: { read: 0 } });
    expect(await runImport("", {}, "empty.csv")).toMatchObject({
      isFinished: true,
      counts: { read: 0 },
    });
  });

  it("reads CSV and XML by their well-known fields, and names the unknown ones", async () => {
    const csv =
      'id,title,company,location,description,floor\r\n1,Baker,Bread,"Pune, India","Bake\r\nwell",3\r\n';
    const xml =
      "<source><job><referencenumber>2</referencenumber><title>Cook</title><company>Stew</company><city>Pune</city><country>IN</country><description><![CDATA[<p>Cook</p>]]></description></job></source>";

    expect(await runImport(csv, {}, "feed.csv")).toMatchObject({
      counts: { created: 1 },
      unknownFields: ["floor"],
    });
    expect(await runImport(xml, {}, "feed.xml")).toMatchObject({ counts: { created: 1 } });
    expect(await db.job.count({ where: { places: { some: { cityId: 1 } } } })).toBe(2);
  });

  it("writes nothing in a dry run, and says what it would do", async () => {
    await runImport(lines(postings(2)));
    const report = await runImport(
      lines([...postings(3), { title: "x" }, aPosting(2, { title: "y" })]),
      {
        isDryRun: true,
      },
    );

    expect(report).toMatchObject({
      runId: null,
      counts: { read: 5, created: 1, updated: 0, unchanged: 2, rejected: 2 },
    });
    expect(report.rejections.map(({ record }) => record)).toEqual([4, 5]);
    expect(report.examples[0]?.content.title).toBe("Baker at oven 1");
    expect(await db.job.count()).toBe(2);
    expect(await db.importRun.count()).toBe(1);
  });

  it("gives an ended job a page without telling anyone, and redirects its old address there", async () => {
    const oldUrl = "https://old.example/job/Alt/";
    const ended = aPosting(1, { endedOn: "2026-01-31", validThrough: "2026-01-31", oldUrl });
    const closed = aPosting(2, { endedOn: "2026-02-01" });
    await runImport(lines([ended, closed]));
    const again = await runImport(lines([ended, closed]));
    const jobs = await db.job.findMany({ orderBy: { reference: "asc" } });

    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(jobs).toMatchObject([
      { status: "expired", endedAt: new Date("2026-01-31T00:00:00Z") },
      { status: "closed", endedAt: new Date("2026-02-01T00:00:00Z") },
    ]);
    expect(await queuedEvents("jobs.published")).toEqual([]);
    expect((await findRedirect("/job/alt"))?.target).toBe(`/job/${jobs[0]?.slug}`);

    // The job is open again on its site.
    await runImport(lines([aPosting(1), closed]));
    expect(await db.job.findFirst({ where: { reference: "p-1" } })).toMatchObject({
      status: "live",
      endedAt: null,
    });
  });
});
