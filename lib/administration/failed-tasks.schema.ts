import { z } from "zod";

export const PAGE_SIZE = 50;

const taskId = z.string().regex(/^\d{1,18}$/, "must be a task's id");

export const taskParams = z.strictObject({ taskId });

/** Which failed tasks to retry: these, or all. */
export const retryInput = z.strictObject({
  taskIds: z.array(taskId).min(1, "must name a task").max(500).nullable().default(null),
});
export type RetryInput = z.infer<typeof retryInput>;

/** A task that failed. */
export type FailedTask = {
  id: string;
  /** For a reaction, the name of its event and who reacts. */
  name: string;
  attempts: number;
  /** Whether it waits for an admin, will be retried later, or is due or in progress. */
  state: "waiting" | "later" | "now";
  nextAt: string;
  addedAt: string;
  failedAt: string;
  error: string;
};

export type FailedTasks = {
  tasks: FailedTask[];
  /** How many wait for an admin, and how many will be retried. */
  waiting: number;
  retrying: number;
};
