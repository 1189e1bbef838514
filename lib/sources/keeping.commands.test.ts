import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { aPosting } from "@/lib/testing/imports";
import { hoursLater, setUpSource } from "@/lib/testing/sources/set-up";
import { startSourceServer } from "@/lib/testing/sources/source-server";
import { forgetOldRuns } from "./keeping.commands";

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
const { connect, run } = setUpSource(server);

const refusals = () => db.importRejection.findMany({ select: { runId: true, record: true } });

it("keeps the refused rows of each source's last import, and every run", async () => {
  server.paths.set("/jobs.json", [aPosting(1), aPosting(2, { title: "" })]);
  await run();
  const { importRunId } = await run(hoursLater(1));
  await connect("file", "/others.json");
  server.paths.set("/others.json", [aPosting(3, { title: "" })]);
  const { importRunId: other } = await run(hoursLater(2));
  // This run read nothing, so the rows that the previous import refused are still shown.
  server.paths.delete("/others.json");
  await run(hoursLater(3));
  expect(await refusals()).toHaveLength(3);

  await forgetOldRuns(hoursLater(4));
  expect(await refusals()).toEqual(
    expect.arrayContaining([
      { runId: importRunId, record: 2 },
      { runId: other, record: 1 },
    ]),
  );
  expect(await refusals()).toHaveLength(2);
  expect(await db.sourceRun.count()).toBe(4);
  expect(await db.importRun.count()).toBe(3);
});

it("deletes runs and imports after 90 days, including imports without a source's run", async () => {
  server.paths.set("/jobs.json", [aPosting(1), aPosting(2, { title: "" })]);
  await run();
  await db.importRun.updateMany({ data: { startedAt: hoursLater(0) } });
  const { sourceId } = await db.importRun.findFirstOrThrow();
  const file = { file: "jobs.csv", fileHash: "1", format: "csv" };
  await db.importRun.create({ data: { ...file, sourceId, startedAt: hoursLater(24) } });

  await forgetOldRuns(hoursLater(90 * 24 - 1));
  expect(await db.importRun.count()).toBe(2);
  await forgetOldRuns(hoursLater(90 * 24 + 1));
  expect(await refusals()).toEqual([]);
  expect(await db.sourceRun.count()).toBe(0);
  expect(await db.importRun.findMany()).toMatchObject([{ file: "jobs.csv" }]);
  await forgetOldRuns(hoursLater(91 * 24 + 1));
  expect(await db.importRun.count()).toBe(0);
});
