import "server-only";
import { on, type Reaction, type ScheduledTask } from "@/lib/platform/queue";
import { forgetEnded } from "./authentication/tokens.commands";
import { exportRequested } from "./events";
import { makeExport } from "./privacy/data-export.commands";
import { eraseDueAccounts } from "./privacy/deletion.commands";
import { forgetOldExports, sweepFiles } from "./privacy/personal-data.commands";
import { endUnusedAccounts } from "./privacy/retention.commands";

export const reactions: Reaction[] = [on(exportRequested, (event) => makeExport(event))];

export const scheduled: ScheduledTask[] = [
  { name: "forget_ended", pattern: "7 * * * *", run: forgetEnded },
  {
    name: "erase_due_accounts",
    pattern: "*/10 * * * *",
    run: async (now) => {
      await eraseDueAccounts(now);
    },
  },
  { name: "end_unused_accounts", pattern: "23 5 * * *", run: endUnusedAccounts },
  {
    name: "sweep_exports",
    pattern: "17 * * * *",
    run: async (now) => {
      await sweepFiles("exports", now);
      await forgetOldExports(now);
    },
  },
  {
    name: "sweep_resumes",
    pattern: "47 * * * *",
    run: async (now) => {
      await sweepFiles("resumes", now);
    },
  },
  {
    name: "sweep_avatars",
    pattern: "41 3 * * *",
    run: async (now) => {
      await sweepFiles("avatars", now);
    },
  },
];
