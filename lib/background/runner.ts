import "server-only";
import { EventEmitter } from "node:events";
import {
  type Job,
  Logger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import { z } from "zod";
import { count, startCounting, stopCounting } from "@/lib/platform/counts";
import { pool } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log";
import type { Reaction, RepeatedTask, ScheduledTask } from "@/lib/platform/queue";
import { forgetSettings, keepSettings } from "@/lib/platform/settings";
import { startBeating } from "./beat";
import { reactions, repeated, scheduled } from "./registry";
import { startRepeating } from "./repeating";

const CONCURRENCY = 4;
/** How long tasks under way may take to end when the worker stops. */
const STOP_MS = 25_000;
const announced = z.object({ event: z.string(), payload: z.unknown() });

/** What a worker does. */
export type Work = {
  readonly reactions: readonly Reaction[];
  readonly scheduled: readonly ScheduledTask[];
  readonly repeated?: readonly RepeatedTask[];
};

function taskList(work: Work): TaskList {
  const clock = work.scheduled.map(
    ({ name, run: tick }) => [name, () => tick(new Date())] as const,
  );
  return {
    // One task runs all of an event's reactions. Should one fail, all run again on the retry,
    // which is why reactions are repeatable.
    react: async (body) => {
      const { event, payload } = announced.parse(body);
      for (const reaction of work.reactions) {
        if (reaction.event === event) await reaction.run(payload);
      }
    },
    ...Object.fromEntries(clock),
  };
}

/**
 * A running worker. `stop` takes no more tasks and lets those under way finish; what does not within
 * 25 seconds is given back to the queue.
 */
export type Worker = { stop: () => Promise<void> };

/** A task's name: of a reaction that of its event. */
function nameOf({ task_identifier: task, payload }: Job): string {
  const event = announced.safeParse(payload);
  return `task:${task === "react" && event.success ? event.data.event : task}`;
}

/** The name under which the queue notes what this worker takes. */
function poolName(events: WorkerEvents): Promise<string> {
  return new Promise((done) => events.once("pool:create", ({ workerPool }) => done(workerPool.id)));
}

function countTasks(events: WorkerEvents): void {
  events.on("job:success", ({ job }) => count(nameOf(job), "done"));
  events.on("job:error", ({ job }) => count(nameOf(job), "retried"));
  events.on("job:failed", ({ job }) => count(nameOf(job), "failed"));
}

async function stopRunner(runner: Runner): Promise<void> {
  const ended = runner.stop();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((done) => {
    timer = setTimeout(() => done("late"), STOP_MS);
  });
  const outcome = await Promise.race([ended, late]);
  clearTimeout(timer);
  if (outcome !== "late") return;
  log.warn("tasks under way are given back to the queue");
  await runner.kill("the worker stops").catch(() => undefined);
}

/**
 * Starts the reactions and the clock's tasks, the product's unless told otherwise, in this process.
 * Any number may run side by side.
 */
export async function startWorker(
  work: Work = { reactions, scheduled, repeated },
): Promise<Worker> {
  await keepSettings();
  const events: WorkerEvents = new EventEmitter();
  const pooled = poolName(events);
  countTasks(events);
  const runner = await run({
    pgPool: pool(),
    events,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList: taskList(work),
    parsedCronItems: parseCronItems(
      work.scheduled.map(({ name, pattern }) => ({
        task: name,
        match: pattern,
        identifier: name,
        options: { backfillPeriod: 0, maxAttempts: 3 },
      })),
    ),
    logger: new Logger((scope) => (level, message, meta) => {
      const detail = { ...scope, error: meta?.["error"] ? String(meta["error"]) : undefined };
      if (level === "error") log.error(detail, message);
      else if (level === "warning") log.warn(detail, message);
      else log.debug(detail, message);
    }),
  });
  startCounting();
  const stopBeating = await startBeating(await pooled);
  const stopRepeating = startRepeating(work.repeated ?? []);
  return {
    stop: async () => {
      await Promise.all([stopRunner(runner), stopRepeating()]);
      await stopBeating();
      forgetSettings();
      await stopCounting();
    },
  };
}
