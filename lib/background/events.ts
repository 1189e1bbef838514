import "server-only";
import type { Task, TaskList } from "graphile-worker";
import { z } from "zod";
import type { Queue } from "@/lib/platform/queue";

const MOST_TRIES = 25;
// `trace` is the traceparent of what announced it, where somebody traces.
const announced = z.object({
  event: z.string(),
  payload: z.unknown(),
  trace: z.string().nullish(),
});
const reacted = announced.extend({ reaction: z.string() });

/** What a queue's reactions are called in the database. */
const taskOf = (queue: Queue) => `react:${queue.name}`;

/**
 * Passes an announced event on: each of those who react gets a task of its own in its queue, all at
 * once. So a reaction that fails, waits or is slow holds no other back, and is tried again alone.
 */
function passOn(queues: readonly Queue[]): Task {
  return async (body, { job, addJobs }) => {
    const { event, payload, trace } = announced.parse(body);
    const tasks = queues.flatMap((queue) =>
      Object.entries(queue.reactions).flatMap(([reaction, all], priority) =>
        all.some((one) => one.event === event)
          ? {
              identifier: taskOf(queue),
              payload: { event, payload, reaction, trace },
              priority,
              maxAttempts: MOST_TRIES,
              // Passed on twice, it is done once if nobody has begun yet.
              jobKey: `${job.id} ${reaction}`,
            }
          : [],
      ),
    );
    if (tasks.length > 0) await addJobs(tasks);
  };
}

/** The queue in which announced events wait to be passed on: that takes no time. */
export const EVENTS_SLOTS = 2;
export function eventTasks(queues: readonly Queue[]): TaskList {
  return { react: passOn(queues) };
}

/** What a queue does about events: one task is all that one of `reactions` does about one. */
export function reactionTasks(queue: Queue, queues: readonly Queue[]): TaskList {
  // Whoever reacts may have moved to another queue since a task was put into this one.
  const known = new Map(queues.flatMap(({ reactions }) => Object.entries(reactions)));
  return {
    [taskOf(queue)]: async (body) => {
      const { event, payload, reaction } = reacted.parse(body);
      for (const one of known.get(reaction) ?? []) {
        if (one.event === event) await one.run(payload);
      }
    },
  };
}

/** What a task is counted as: a reaction as its event. Events that are only passed on are not. */
export function countedName(task: string, payload: unknown): string | null {
  if (task === "react") return null;
  const reaction = reacted.safeParse(payload);
  return `task:${reaction.success ? reaction.data.event : task}`;
}
