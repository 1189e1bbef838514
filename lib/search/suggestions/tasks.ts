import "server-only";
import type { ScheduledTask } from "@/lib/platform/queue";
import { refreshSuggestions } from "./commands";

export const scheduled: ScheduledTask[] = [
  {
    name: "refresh_suggestions",
    pattern: "* * * * *",
    run: async (now) => {
      await refreshSuggestions(now);
    },
  },
];
