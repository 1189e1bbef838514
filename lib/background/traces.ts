import "server-only";
import type { Task, TaskList } from "graphile-worker";
import { z } from "zod";
import { inSpan } from "@/lib/platform/observability/tracing";
import { countedName } from "./events";

const caused = z.object({ trace: z.string().nullish() });

function traced(task: Task): Task {
  return (body, helpers) => {
    const { job } = helpers;
    const cause = caused.safeParse(body);
    const parent = (cause.success && cause.data.trace) || undefined;
    const attributes = { "jobharbor.task.attempt": job.attempts };
    const options = { kind: "consumer", attributes, parent } as const;
    const name = (countedName(job.task_identifier, body) ?? "task:react").replace("task:", "task ");
    return inSpan(name, options, async () => task(body, helpers));
  };
}

/**
 * The same tasks, each running in a span that belongs to the trace of the request that caused it.
 */
export function traceTasks(tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).flatMap(([name, task]) => (task ? [[name, traced(task)]] : [])),
  );
}
