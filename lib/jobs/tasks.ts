import "server-only";
import type { ScheduledTask } from "@/lib/platform/queue";
import { expireDueJobs } from "./commands";

export const scheduled: ScheduledTask[] = [
  {
    name: "expire_due_jobs",
    pattern: "* * * * *",
    run: async (now) => {
      await expireDueJobs(now);
    },
  },
];
