import "server-only";
import { randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import {
  Logger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type { Pool } from "pg";
import { count, startCounting, stopCounting } from "@/lib/platform/observability/counts";
import { log } from "@/lib/platform/observability/log";
import { startTracing } from "@/lib/platform/observability/tracing-start";
import type { RepeatedTask, TaskQueue } from "@/lib/platform/queue";
import { forgetSettings, keepSettings } from "@/lib/platform/settings";
import { openQueuePool } from "./connections";
import { countedName, EVENTS_SLOTS, eventTasks, reactionTasks } from "./events";
import { startHeartbeat } from "./heartbeat";
import { backupQueues, queues, repeated } from "./registry";
import { startRepeating } from "./repeating";
import { traceTasks } from "./traces";

/** How long running tasks may take to end when the worker stops. */
const STOP_MS = 4000;
/** How long returning the remaining tasks and deregistering the worker may take. */
const LEAVE_MS = 1500;

/** What a worker does. */
export type WorkerTasks = {
  readonly queues: readonly TaskQueue[];
  readonly repeated?: readonly RepeatedTask[];
};

/**
 * A running worker. `stop` takes no more tasks and lets the running ones finish; any that take more
 * than four seconds are returned to the queue. `failed` settles, with the reason, only if the
 * worker gives up by itself; its process should then end.
 */
export type Worker = { stop: () => Promise<void>; failed: Promise<unknown> };

function countTasks(events: WorkerEvents): void {
  const note =
    (outcome: string) =>
    ({ job }: { job: { task_identifier: string; payload: unknown } }) => {
      const name = countedName(job.task_identifier, job.payload);
      if (name) count(name, outcome);
    };
  events.on("job:success", note("done"));
  events.on("job:error", note("retried"));
  events.on("job:failed", note("failed"));
}

/** The ids of the tasks that this process is running. */
function followTasks(events: WorkerEvents): ReadonlySet<string> {
  const underWay = new Set<string>();
  events.on("job:start", ({ job }) => underWay.add(String(job.id)));
  events.on("job:complete", ({ job }) => underWay.delete(String(job.id)));
  return underWay;
}

const logger = new Logger((scope) => (level, message, meta) => {
  const detail = { ...scope, error: meta?.["error"] ? String(meta["error"]) : undefined };
  if (level === "error") log.error(detail, message);
  else if (level === "warning") log.warn(detail, message);
  else log.debug(detail, message);
});

type Slots = { concurrency: number; taskList: TaskList; cronItems: TaskQueue["scheduled"] };

function listSlots(all: readonly TaskQueue[]): Slots[] {
  const own = all.map((queue) => {
    const { slots, scheduled = [] } = queue;
    const clock = scheduled.map(({ name, run: tick }) => [name, () => tick(new Date())] as const);
    const taskList = { ...reactionTasks(queue, all), ...Object.fromEntries(clock) };
    return { concurrency: slots, taskList, cronItems: scheduled };
  });
  return [{ concurrency: EVENTS_SLOTS, taskList: eventTasks(all), cronItems: [] }, ...own];
}

function startSlots(
  { concurrency, taskList, cronItems = [] }: Slots,
  pgPool: Pool,
  events: WorkerEvents,
): Promise<Runner> {
  const parsedCronItems = parseCronItems(
    cronItems.map(({ name, pattern }) => ({
      task: name,
      match: pattern,
      identifier: name,
      options: { backfillPeriod: 0, maxAttempts: 3 },
    })),
  );
  const traced = traceTasks(taskList);
  const options = { pgPool, events, concurrency, taskList: traced, parsedCronItems, logger };
  return run({ ...options, noHandleSignals: true });
}

async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  return Promise.race([work.then(() => true), delay(ms, false, { ref: false })]);
}

const everything = (): WorkerTasks => ({ queues: [...queues, ...backupQueues()], repeated });

/**
 * Starts the product's queues in this process, unless given others. Any number may run side by
 * side.
 */
export async function startWorker(work: WorkerTasks = everything()): Promise<Worker> {
  const stopTracing = await startTracing("jobharbor-worker");
  await keepSettings();
  const events: WorkerEvents = new EventEmitter();
  const name = `worker-${randomBytes(9).toString("hex")}`;
  // All of a process's queues take tasks under one name, the one its heartbeat uses.
  events.on("pool:create", ({ workerPool }) => {
    workerPool.id = name;
  });
  countTasks(events);
  const underWay = followTasks(events);
  const pool = openQueuePool();
  const runners: Runner[] = [];
  for (const slots of listSlots(work.queues)) runners.push(await startSlots(slots, pool, events));
  let isStopping = false;
  const failed = new Promise<unknown>((done) => {
    for (const { promise } of runners) promise.catch((error) => !isStopping && done(error));
  });
  startCounting();
  count("worker", "started");
  const stopBeating = await startHeartbeat({ name, underWay });
  const stopRepeating = startRepeating(work.repeated ?? []);
  const stop = async () => {
    isStopping = true;
    const ended = runners.map((runner) => runner.stop().catch(() => undefined));
    const areDone = await within(STOP_MS, Promise.all([...ended, stopRepeating()]));
    const leave = async () => {
      if (!areDone) {
        log.warn("the worker stops: its unfinished tasks go back to the queue");
        await pool.query("SELECT graphile_worker.force_unlock_workers(ARRAY[$1])", [name]);
      }
      await Promise.all([stopBeating(), stopCounting(), stopTracing(), pool.drain()]);
    };
    // While the database is away, none of this finishes.
    await within(
      LEAVE_MS,
      leave().catch(() => undefined),
    );
    forgetSettings();
  };
  return { stop, failed };
}
