import "server-only";
import type { ScheduledTask } from "@/lib/platform/queue";
import { readInbox } from "./inbox.commands";

export const scheduled: ScheduledTask[] = [
  {
    name: "read_email_replies",
    pattern: "* * * * *",
    run: async () => {
      await readInbox();
    },
  },
];
