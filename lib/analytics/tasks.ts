import "server-only";
import type { ScheduledTask } from "@/lib/platform/queue";
import { remindOfWaiting } from "./response-times.commands";

export const scheduled: ScheduledTask[] = [
  {
    name: "remind_of_waiting_applications",
    pattern: "41 6 * * *",
    run: async (now) => {
      await remindOfWaiting(now);
    },
  },
];
