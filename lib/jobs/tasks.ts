import "server-only";
import { companiesAbandoned } from "@/lib/accounts/events";
import { on, type Reaction, type ScheduledTask } from "@/lib/platform/queue";
import { endAbandonedJobs, expireDueJobs } from "./commands";

export const reactions: Reaction[] = [
  on(companiesAbandoned, async ({ companyIds }) => endAbandonedJobs(companyIds)),
];

export const scheduled: ScheduledTask[] = [
  {
    name: "expire_due_jobs",
    pattern: "* * * * *",
    run: async (now) => {
      await expireDueJobs(now);
    },
  },
];
