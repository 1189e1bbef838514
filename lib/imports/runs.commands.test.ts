import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { aPosting, lines, postings, runImport, setUpImports } from "@/lib/testing/imports";
import { readMapping } from "./mapping";
import { findOrCreateSource, openRun, recordStep, withSourceLock } from "./runs.commands";
import { IMPORT_BATCH_SIZE } from "./schema";

setUpDatabase();
setUpImports();

describe("an import that is interrupted", () => {
  const total = IMPORT_BATCH_SIZE * 2 + 20;

  it("continues after its last batch, and loses or repeats nothing", async () => {
    const text = lines([...postings(total), aPosting(1), { title: "refused" }]);
    const stop = new AbortController();
    let batches = 0;
    const onProgress = () => {
      if (++batches === 1) stop.abort();
    };

    const first = await runImport(text, { signal: stop.signal, onProgress });
    const second = await runImport(text);

    expect(first).toMatchObject({ isFinished: false, counts: { created: IMPORT_BATCH_SIZE } });
    expect(second).toMatchObject({
      runId: first.runId,
      isFinished: true,
      resumedAfter: IMPORT_BATCH_SIZE,
      counts: { read: total + 2, created: total, unchanged: 1, rejected: 1, duplicates: 1 },
    });
    expect(await db.job.count()).toBe(total);
    expect(await db.importRun.findMany({ select: { status: true, position: true } })).toEqual([
      { status: "finished", position: total + 2 },
    ]);
  });

  it("also continues when its process was killed", async () => {
    const text = lines(postings(total));
    const stop = new AbortController();
    await runImport(text, { signal: stop.signal, onProgress: () => stop.abort() });
    await db.importRun.updateMany({ data: { status: "running" } });

    const report = await runImport(text);

    expect(report).toMatchObject({ resumedAfter: IMPORT_BATCH_SIZE, counts: { created: total } });
    expect(await db.job.count()).toBe(total);
  });

  it("starts again when the file or the mapping has changed", async () => {
    const stop = new AbortController();
    const text = lines(postings(total));
    await runImport(text, { signal: stop.signal, onProgress: () => stop.abort() });

    const mapping = readMapping('{"country": "IN"}');
    const other = await runImport(text, { mapping });

    expect(other).toMatchObject({ resumedAfter: 0, counts: { read: total } });
  });

  it("leaves nothing of the batch in which the database connection was lost", async () => {
    const text = lines(postings(IMPORT_BATCH_SIZE + 50));
    let batches = 0;
    const failing = runImport(text, {
      onProgress: () => {
        if (++batches === 1) throw new Error("the power went off");
      },
    });

    await expect(failing).rejects.toThrow("the power went off");
    expect(await db.job.count()).toBe(IMPORT_BATCH_SIZE);
    expect((await runImport(text)).counts.created).toBe(IMPORT_BATCH_SIZE + 50);
    expect(await db.job.count()).toBe(IMPORT_BATCH_SIZE + 50);
  });
});

describe("two imports of one source", () => {
  it("don't run at once: the second is refused", async () => {
    const sourceId = await findOrCreateSource("test");

    await withSourceLock(sourceId, async () => {
      await expect(runImport(lines(postings(1)))).rejects.toThrow(
        "Another import of this source is in progress.",
      );
    });
    expect((await runImport(lines(postings(1)))).counts.created).toBe(1);
  });

  it("don't both record a step of one run", async () => {
    const sourceId = await findOrCreateSource("test");
    const start = { sourceId, file: "f", fileHash: "h", format: "jsonl" };
    const run1 = await openRun(start);
    const run2 = await openRun(start);
    const step = { position: 10, created: 10, updated: 0, unchanged: 0, rejections: [] };

    await db.$transaction(async (tx) => recordStep(tx, run1, step));

    expect(run2).toEqual(run1);
    await expect(db.$transaction(async (tx) => recordStep(tx, run2, step))).rejects.toThrow(
      "taken over",
    );
  });
});
