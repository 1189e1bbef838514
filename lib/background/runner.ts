import "server-only";
import { Logger, parseCronItems, run, type TaskList } from "graphile-worker";
import { z } from "zod";
import { pool } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log";
import type { Reaction, ScheduledTask } from "@/lib/platform/queue";
import { reactions, scheduled } from "./registry";

const CONCURRENCY = 4;
const announced = z.object({ event: z.string(), payload: z.unknown() });

/** What a worker does. */
export type Work = {
  readonly reactions: readonly Reaction[];
  readonly scheduled: readonly ScheduledTask[];
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

/** A running worker. `stop` lets the tasks under way finish. */
export type Worker = { stop: () => Promise<void> };

/**
 * Starts the reactions and the clock's tasks, the product's unless told otherwise, in this process.
 * Any number may run side by side.
 */
export async function startWorker(work: Work = { reactions, scheduled }): Promise<Worker> {
  const runner = await run({
    pgPool: pool(),
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
  return { stop: () => runner.stop() };
}
