import "server-only";
import type { Task, TaskList } from "graphile-worker";
import { z } from "zod";
import { knownBoards, onBoard } from "@/lib/platform/boards";
import type { TaskQueue } from "@/lib/platform/queue";
import { loadSettings } from "@/lib/platform/settings";

const MOST_TRIES = 25;
// `trace` is the traceparent of whatever announced it, if tracing is on; `board` is where it was
// announced (docs/boards.md).
const announced = z.object({
  event: z.string(),
  payload: z.unknown(),
  trace: z.string().nullish(),
  board: z.string().nullish(),
});
const reacted = announced.extend({ reaction: z.string() });

/** The name of a queue's reactions in the database. */
const taskOf = (queue: TaskQueue) => `react:${queue.name}`;

/**
 * Distributes an announced event: each reaction gets a task of its own in its queue, all in one
 * transaction. So a reaction that fails, waits or is slow doesn't hold up the others and is retried
 * alone.
 */
function passOn(queues: readonly TaskQueue[]): Task {
  return async (body, { job, addJobs }) => {
    const { event, payload, trace, board } = announced.parse(body);
    const tasks = queues.flatMap((queue) =>
      Object.entries(queue.reactions).flatMap(([reaction, all], priority) =>
        all.some((one) => one.event === event)
          ? {
              identifier: taskOf(queue),
              payload: { event, payload, reaction, trace, board },
              priority,
              maxAttempts: MOST_TRIES,
              // If the event is distributed twice, a reaction that has not begun yet still happens
              // once.
              jobKey: `${job.id} ${reaction}`,
            }
          : [],
      ),
    );
    if (tasks.length > 0) await addJobs(tasks);
  };
}

/** How many events are distributed at once; that takes hardly any time. */
export const EVENTS_SLOTS = 2;
export function eventTasks(queues: readonly TaskQueue[]): TaskList {
  return { react: passOn(queues) };
}

/** Reads the boards again if this process doesn't know one yet, which may be seconds old. */
async function getToKnow(board: string | null): Promise<void> {
  if (board === null || knownBoards().some(({ id }) => id === board)) return;
  await loadSettings();
}

/**
 * A queue's tasks for events: one task is everything that one of `reactions` does about one event.
 */
export function reactionTasks(queue: TaskQueue, queues: readonly TaskQueue[]): TaskList {
  // A reaction may have moved to another queue since its task was put into this one.
  const known = new Map(queues.flatMap(({ reactions }) => Object.entries(reactions)));
  return {
    [taskOf(queue)]: async (body) => {
      const { event, payload, reaction, board = null } = reacted.parse(body);
      await getToKnow(board);
      await onBoard(board, async () => {
        for (const one of known.get(reaction) ?? []) {
          if (one.event === event) await one.run(payload);
        }
      });
    },
  };
}

/**
 * The name that a task is counted under: a reaction's event. Events that are only distributed are
 * not counted.
 */
export function countedName(task: string, payload: unknown): string | null {
  if (task === "react") return null;
  const reaction = reacted.safeParse(payload);
  return `task:${reaction.success ? reaction.data.event : task}`;
}
