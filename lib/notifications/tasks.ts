import "server-only";
import type { Reaction, ScheduledTask } from "@/lib/platform/queue";
import { reactions as applications } from "./applications/tasks";
import { reactions as companies } from "./companies/tasks";
import { reactions as interviews } from "./interviews/tasks";
import { reactions as life } from "./life/tasks";
import { reactions as notes } from "./notes/tasks";
import { reactions as resumes } from "./resumes/tasks";
import { forgetOldNotifications } from "./site/commands";
import { reactions as team } from "./team/tasks";

/** What people are told, on the site and by mail, but for what goes before and after the rest. */
export const reactions: Reaction[] = [
  ...life,
  ...applications,
  ...interviews,
  ...notes,
  ...resumes,
  ...companies,
  ...team,
];

export const scheduled: ScheduledTask[] = [
  { name: "forget_old_notifications", pattern: "29 3 * * *", run: forgetOldNotifications },
];
