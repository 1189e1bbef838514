import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { db } from "@/lib/platform/db/client";
import { announce, on } from "@/lib/platform/queue";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { startWorker, type Worker } from "./runner";

setUpDatabase();

let worker: Worker | undefined;

afterEach(() => worker?.stop());

async function waiting(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM graphile_worker._private_jobs`;
  return row?.count ?? 0;
}

describe("the worker", () => {
  it("takes announced events from the queue", async () => {
    await makeJob();
    expect(await waiting()).toBeGreaterThan(0);

    worker = await startWorker();

    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000 });
  });

  it("runs an event's reactions with what it carries, each until it succeeds", async () => {
    const event = { name: "test.baked", payload: z.object({ loaves: z.number() }) };
    const first = vi.fn(async (_payload: { loaves: number }) => undefined);
    const second = vi.fn(first).mockRejectedValueOnce(new Error("the oven is cold"));
    await db.$transaction((tx) => announce(tx, event, { loaves: 3 }));

    worker = await startWorker({ reactions: [on(event, first), on(event, second)], scheduled: [] });
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1));
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now(), locked_at = NULL, locked_by = NULL`;

    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000 });
    expect(second).toHaveBeenLastCalledWith({ loaves: 3 });
    expect(first).toHaveBeenCalledTimes(3);
  });

  it("runs the clock's tasks", async () => {
    const id = await makeJob({ deadline: "2020-01-01" });
    await db.$executeRaw`SELECT graphile_worker.add_job('expire_due_jobs')`;

    worker = await startWorker();

    await vi.waitFor(
      async () =>
        expect(await db.job.findUnique({ where: { id } })).toMatchObject({ status: "expired" }),
      { timeout: 10_000 },
    );
  });

  it("keeps a task that fails, with the reason, for another try", async () => {
    await db.$executeRaw`SELECT graphile_worker.add_job('react', '{"event": 7}'::json)`;

    worker = await startWorker();

    await vi.waitFor(
      async () => {
        const rows = await db.$queryRaw<{ attempts: number; error: string | null }[]>`
          SELECT attempts, last_error AS error FROM graphile_worker._private_jobs`;
        expect(rows).toEqual([{ attempts: 1, error: expect.stringContaining("event") }]);
      },
      { timeout: 10_000 },
    );
  });
});

describe("a worker's life", () => {
  it("is written down while it lasts, with what it did", async () => {
    await db.$executeRaw`SELECT graphile_worker.add_job('expire_due_jobs')`;
    worker = await startWorker();
    expect(await db.workerBeat.count()).toBe(1);
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000 });

    await worker.stop();
    worker = undefined;

    expect(await db.workerBeat.count()).toBe(0);
    expect(await db.dailyCount.findMany()).toMatchObject([
      { name: "task:expire_due_jobs", outcome: "done", count: 1n },
    ]);
  });

  it("ends only when the task under way has", async () => {
    let isDone = false;
    await db.$executeRaw`SELECT graphile_worker.add_job('slow')`;
    const started = new Promise<void>((begun) => {
      const slow = async () => {
        begun();
        await new Promise((done) => setTimeout(done, 300));
        isDone = true;
      };
      void startWorker({
        reactions: [],
        scheduled: [{ name: "slow", pattern: "0 0 1 1 *", run: slow }],
      }).then((made) => {
        worker = made;
      });
    });
    await started;
    await vi.waitFor(() => expect(worker).toBeDefined());

    await worker?.stop();
    worker = undefined;

    expect(isDone).toBe(true);
    expect(await waiting()).toBe(0);
  });

  it("gives back what a worker had taken that was killed, and leaves alone what another does", async () => {
    const taken = async (by: string) => {
      await db.$executeRaw`SELECT graphile_worker.add_job('expire_due_jobs', job_key := ${by}::text)`;
      await db.$executeRaw`UPDATE graphile_worker._private_jobs
        SET locked_at = now() - interval '5 minutes', locked_by = ${by}, attempts = 1 WHERE key = ${by}`;
    };
    await taken("killed");
    await taken("busy");
    await db.workerBeat.create({ data: { id: "busy", seenAt: new Date() } });

    worker = await startWorker();

    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000 });
    const [left] = await db.$queryRaw<{ by: string }[]>`
      SELECT locked_by AS by FROM graphile_worker._private_jobs`;
    expect(left).toEqual({ by: "busy" });
  });
});
