import "server-only";
import { sweepFiles } from "@/lib/accounts/privacy/personal-data.commands";
import type { Reaction, ScheduledTask } from "@/lib/platform/queue";
import { reactions as contact, scheduled as contactTasks } from "./contact.tasks";

export const reactions: Reaction[] = [...contact];

export const scheduled: ScheduledTask[] = [
  ...contactTasks,
  {
    name: "sweep_covers",
    pattern: "59 3 * * *",
    run: async (now) => {
      await sweepFiles("covers", now);
    },
  },
];
