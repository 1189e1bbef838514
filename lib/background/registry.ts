import "server-only";
import { scheduled as jobs } from "@/lib/jobs/tasks";
import type { Reaction, ScheduledTask } from "@/lib/platform/queue";

/** Every reaction to an event in the product. */
export const reactions: readonly Reaction[] = [];

/** Everything in the product that runs by the clock. */
export const scheduled: readonly ScheduledTask[] = [...jobs];
