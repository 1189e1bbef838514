import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { aPosting } from "@/lib/testing/imports";
import { hoursLater, postings, setUpSource } from "@/lib/testing/sources/set-up";
import { startSourceServer } from "@/lib/testing/sources/source-server";

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
const { run, countOpen } = setUpSource(server);

describe("a job that its source no longer has", () => {
  beforeEach(async () => {
    server.paths.set("/jobs.json", postings(10));
    await run();
    server.paths.set("/jobs.json", postings(9));
  });

  it("ends once complete readings have missed it for the grace period", async () => {
    expect(await run(hoursLater(1))).toMatchObject({ outcome: "complete", missing: 1, ended: 0 });
    expect(await run(hoursLater(19))).toMatchObject({ missing: 1, ended: 0 });
    expect(await countOpen()).toBe(10);
    expect(await run(hoursLater(21))).toMatchObject({ missing: 0, ended: 1 });
    const job = await db.job.findFirstOrThrow({ where: { reference: "p-10" } });
    expect(job).toMatchObject({ status: "closed", endedAt: hoursLater(21) });
  });

  it("stays if it is back in time, and opens again if it is back later", async () => {
    await run(hoursLater(1));
    server.paths.set("/jobs.json", postings(10));
    expect(await run(hoursLater(21))).toMatchObject({ missing: 0, ended: 0 });
    server.paths.set("/jobs.json", postings(9));
    await run(hoursLater(45));
    await run(hoursLater(69));
    expect(await countOpen()).toBe(9);
    server.paths.set("/jobs.json", postings(10));
    expect(await run(hoursLater(93))).toMatchObject({ updated: 1, unchanged: 9 });
    expect(await countOpen()).toBe(10);
  });

  it("stays if its row is still there but can no longer be imported", async () => {
    server.paths.set("/jobs.json", [...postings(9), aPosting(10, { description: "" })]);
    await run(hoursLater(1));
    expect(await run(hoursLater(30))).toMatchObject({ rejected: 1, missing: 0, ended: 0 });
    expect(await countOpen()).toBe(10);
  });

  it("stays if more than half disappear bit by bit, because such a list is probably broken", async () => {
    server.paths.set("/jobs.json", postings(6));
    expect(await run(hoursLater(1))).toMatchObject({ outcome: "complete", missing: 4 });
    server.paths.set("/jobs.json", postings(4));
    expect(await run(hoursLater(2))).toMatchObject({
      ...{ outcome: "shrunken", ended: 0, message: "6 of 10 open jobs are gone." },
    });
    expect(await run(hoursLater(40))).toMatchObject({ outcome: "shrunken", ended: 0 });
    expect(await countOpen()).toBe(10);

    // Jobs that were missing before the list broke end once it is complete again.
    server.paths.set("/jobs.json", postings(6));
    expect(await run(hoursLater(41))).toMatchObject({ outcome: "complete", ended: 4 });
    expect(await countOpen()).toBe(6);
  });

  it("doesn't end if it belongs to another source", async () => {
    const other = await db.source.create({ data: { name: "other" } });
    const imported = await db.job.findFirstOrThrow();
    await db.job.update({ where: { id: imported.id }, data: { sourceId: other.id } });
    await run(hoursLater(1));
    await run(hoursLater(30));
    expect(await db.job.findUnique({ where: { id: imported.id } })).toMatchObject({
      status: "live",
    });
  });
});
