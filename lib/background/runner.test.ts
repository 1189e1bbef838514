import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { currentBoardId, onBoard, setKnownBoards } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { announce, on, type TaskQueue } from "@/lib/platform/queue";
import { setUpDatabase } from "@/lib/testing/database";
import { makeBoard, makeJob } from "@/lib/testing/factories";
import { startWorker, type Worker } from "./runner";

setUpDatabase();

let worker: Worker | undefined;

const aQueue = (about: Partial<TaskQueue>): TaskQueue => ({
  ...{ name: "default", slots: 4, reactions: {} },
  ...about,
});

afterEach(() => worker?.stop());

async function waiting(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM graphile_worker._private_jobs`;
  return row?.count ?? 0;
}

describe("the worker", () => {
  it("reads announced events from the queue", async () => {
    await makeJob();
    expect(await waiting()).toBeGreaterThan(0);

    worker = await startWorker();

    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000 });
  });

  it("runs an event's reactions with its payload, each until it succeeds", async () => {
    const event = { name: "test.baked", payload: z.object({ loaves: z.number() }) };
    const first = vi.fn(async (_payload: { loaves: number }) => undefined);
    const second = vi
      .fn(async (_payload: { loaves: number }) => undefined)
      .mockRejectedValueOnce(new Error("the oven is cold"));
    await db.$transaction((tx) => announce(tx, event, { loaves: 3 }));

    worker = await startWorker({
      queues: [aQueue({ reactions: { second: [on(event, second)], first: [on(event, first)] } })],
    });
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000 });
    expect(second).toHaveBeenLastCalledWith({ loaves: 3 });
    expect(second).toHaveBeenCalledTimes(2);
    // A reaction that succeeded isn't repeated because another one fails.
    expect(first).toHaveBeenCalledTimes(1);
  });

  it("reacts for a board that it hasn't loaded yet", async () => {
    const event = { name: "test.joined", payload: z.object({}) };
    const board = await makeBoard();
    const seen = vi.fn(async () => {
      boards.push(currentBoardId());
    });
    const boards: (string | null)[] = [];
    worker = await startWorker({ queues: [aQueue({ reactions: { seen: [on(event, seen)] } })] });
    const add = async () =>
      db.$transaction(async (tx) => {
        await announce(tx, event, {});
        setKnownBoards([]);
      });
    await onBoard(board, add);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    expect(boards).toEqual([board]);
  });

  it("runs scheduled tasks", async () => {
    const id = await makeJob({ deadline: "2020-01-01" });
    await db.$executeRaw`SELECT graphile_worker.add_job('expire_due_jobs')`;

    worker = await startWorker();

    await vi.waitFor(
      async () =>
        expect(await db.job.findUnique({ where: { id } })).toMatchObject({ status: "expired" }),
      { timeout: 10_000 },
    );
  });

  it("keeps a failing task, with the reason, for another attempt", async () => {
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

describe("the queues", () => {
  const event = { name: "test.baked", payload: z.object({ loaves: z.number() }) };
  const bake = () => db.$transaction((tx) => announce(tx, event, { loaves: 3 }));
  const held = () => new Promise<void>(() => undefined);

  it("keep working while another queue waits on something", async () => {
    const served = vi.fn(async () => undefined);
    const waits = vi.fn(held);
    const slow = aQueue({ name: "slow", slots: 1, reactions: { slow: [on(event, waits)] } });
    for (let times = 0; times < 20; times += 1) await bake();

    worker = await startWorker({
      queues: [slow, aQueue({ reactions: { served: [on(event, served)] } })],
    });

    await vi.waitFor(() => expect(served).toHaveBeenCalledTimes(20), { timeout: 10_000 });
    expect(waits).toHaveBeenCalledTimes(1);
  });

  it("run more urgent tasks first", async () => {
    const order: string[] = [];
    const note = (name: string) => on(event, async () => void order.push(name));
    const queue = aQueue({
      slots: 1,
      reactions: { urgent: [note("urgent")], rest: [note("rest")] },
    });
    await db.$executeRaw`SELECT graphile_worker.add_job('react:default',
      json_build_object('event', ${event.name}::text, 'payload', json_build_object('loaves', 1),
        'reaction', name), priority := priority)
      FROM (VALUES ('rest', 1), ('rest', 1), ('urgent', 0)) AS waiting(name, priority)`;

    worker = await startWorker({ queues: [queue] });

    await vi.waitFor(() => expect(order).toEqual(["urgent", "rest", "rest"]));
  });

  it("run a task in its queue even if its reaction has since moved to another", async () => {
    const moved = vi.fn(async () => undefined);
    await db.$executeRaw`SELECT graphile_worker.add_job('react:default',
      json_build_object('event', ${event.name}::text, 'payload', json_build_object('loaves', 1),
        'reaction', 'moved'))`;

    worker = await startWorker({
      queues: [aQueue({}), aQueue({ name: "new", reactions: { moved: [on(event, moved)] } })],
    });

    await vi.waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
  });

  it("give back a task within ten seconds if it doesn't end when the worker stops", async () => {
    await bake();
    const begun = vi.fn(held);
    worker = await startWorker({ queues: [aQueue({ reactions: { slow: [on(event, begun)] } })] });
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());

    const start = performance.now();
    await worker.stop();
    worker = undefined;

    expect(performance.now() - start).toBeLessThan(10_000);
    const left = await db.$queryRaw<{ by: string | null }[]>`
      SELECT locked_by AS by FROM graphile_worker._private_jobs`;
    expect(left).toEqual([{ by: null }]);
  }, 20_000);

  it("run a task again that was lost between the database and the worker", async () => {
    const lost = vi.fn(async () => undefined);
    await bake();
    worker = await startWorker({ queues: [aQueue({ reactions: { lost: [on(event, lost)] } })] });
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000 });
    const [beating] = await db.workerHeartbeat.findMany();
    await db.$executeRaw`SELECT graphile_worker.add_job('react:default',
      json_build_object('event', ${event.name}::text, 'payload', json_build_object('loaves', 1),
        'reaction', 'lost'), run_at := now() + interval '1 hour')`;
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now(),
      locked_at = now(), locked_by = ${beating?.id}`;

    await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(2), { timeout: 40_000 });
  }, 60_000);
});

describe("a worker's lifetime", () => {
  it("is recorded while it lasts, with what it did", async () => {
    await db.$executeRaw`SELECT graphile_worker.add_job('expire_due_jobs')`;
    worker = await startWorker();
    expect(await db.workerHeartbeat.count()).toBe(1);
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000 });

    await worker.stop();
    worker = undefined;

    expect(await db.workerHeartbeat.count()).toBe(0);
    expect(await db.dailyCount.findMany({ orderBy: { name: "asc" } })).toMatchObject([
      { name: "task:expire_due_jobs", outcome: "done", count: 1n },
      { name: "worker", outcome: "started", count: 1n },
    ]);
  });

  it("ends only when the running task has ended", async () => {
    let isDone = false;
    await db.$executeRaw`SELECT graphile_worker.add_job('slow')`;
    const started = new Promise<void>((begun) => {
      const slow = async () => {
        begun();
        await new Promise((done) => setTimeout(done, 300));
        isDone = true;
      };
      void startWorker({
        queues: [aQueue({ scheduled: [{ name: "slow", pattern: "0 0 1 1 *", run: slow }] })],
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

  it("gives back what a killed worker had taken, but not what another worker is running", async () => {
    const taken = async (by: string) => {
      await db.$executeRaw`SELECT graphile_worker.add_job('expire_due_jobs', job_key := ${by}::text)`;
      await db.$executeRaw`UPDATE graphile_worker._private_jobs
        SET locked_at = now() - interval '5 minutes', locked_by = ${by}, attempts = 1 WHERE key = ${by}`;
    };
    await taken("killed");
    await taken("busy");
    await db.workerHeartbeat.create({ data: { id: "busy", seenAt: new Date() } });

    worker = await startWorker();

    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000 });
    const [left] = await db.$queryRaw<{ by: string }[]>`
      SELECT locked_by AS by FROM graphile_worker._private_jobs`;
    expect(left).toEqual({ by: "busy" });
  });
});
