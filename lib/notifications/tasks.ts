import "server-only";
import type { Reaction, ScheduledTask } from "@/lib/platform/queue";
import { reactions as addresses } from "./addresses/tasks";
import { reactions as alerts } from "./alerts/tasks";
import { reactions as applications } from "./applications/tasks";
import { reactions as life } from "./life/tasks";
import { reactions as resumes } from "./resumes/tasks";
import { reactions as security } from "./security/tasks";
import { forgetOldNotifications } from "./site/commands";

/** What people are told, on the site and by mail. */
export const reactions: Reaction[] = [
  ...addresses,
  ...security,
  ...life,
  ...applications,
  ...resumes,
  ...alerts,
];

export const scheduled: ScheduledTask[] = [
  { name: "forget_old_notifications", pattern: "29 3 * * *", run: forgetOldNotifications },
];
