import "server-only";
import { reactions as accountReactions, scheduled as accounts } from "@/lib/accounts/tasks";
import { reactions as jobReactions, scheduled as jobs } from "@/lib/jobs/tasks";
import { reactions as mails } from "@/lib/notifications/tasks";
import type { Reaction, ScheduledTask } from "@/lib/platform/queue";

/** Every reaction to an event in the product; mail last, for it waits on a server of others. */
export const reactions: readonly Reaction[] = [...accountReactions, ...jobReactions, ...mails];

/** Everything in the product that runs by the clock. */
export const scheduled: readonly ScheduledTask[] = [...accounts, ...jobs];
