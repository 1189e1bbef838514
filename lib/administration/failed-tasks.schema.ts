import { z } from "zod";

export const PAGE_SIZE = 50;

const taskId = z.string().regex(/^\d{1,18}$/, "must be a task's id");

export const taskParams = z.strictObject({ taskId });

/** Which failed tasks are tried again: these, or all. */
export const retryInput = z.strictObject({
  taskIds: z.array(taskId).min(1, "must name a task").max(500).nullable().default(null),
});
export type RetryInput = z.infer<typeof retryInput>;

/** A task that failed. */
export type FailedTask = {
  id: string;
  /** Of a reaction the name of its event, and who reacts. */
  name: string;
  attempts: number;
  /** Whether it waits for an admin, is tried again by itself later, or is due or under way. */
  state: "waiting" | "later" | "now";
  nextAt: string;
  addedAt: string;
  failedAt: string;
  error: string;
};

export type FailedTasks = {
  tasks: FailedTask[];
  /** How many wait for an admin, and how many are tried again. */
  waiting: number;
  retrying: number;
};
