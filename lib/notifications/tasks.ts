import "server-only";
import type { Reaction, ScheduledTask } from "@/lib/platform/queue";
import { reactions as addresses } from "./addresses/tasks";
import { reactions as alerts } from "./alerts/tasks";
import { reactions as applications } from "./applications/tasks";
import { reactions as companies } from "./companies/tasks";
import { reactions as interviews } from "./interviews/tasks";
import { reactions as life } from "./life/tasks";
import { reactions as notes } from "./notes/tasks";
import { reactions as resumes } from "./resumes/tasks";
import { reactions as security } from "./security/tasks";
import { forgetOldNotifications } from "./site/commands";
import { reactions as team } from "./team/tasks";

/** What somebody sits at their inbox for. */
export const urgent: Reaction[] = [...addresses, ...security];

/** What else people are told, on the site and by mail. */
export const reactions: Reaction[] = [
  ...life,
  ...applications,
  ...interviews,
  ...notes,
  ...resumes,
  ...companies,
  ...team,
];

/** What thousands may be told of at once. */
export const bulk: Reaction[] = [...alerts];

export const scheduled: ScheduledTask[] = [
  { name: "forget_old_notifications", pattern: "29 3 * * *", run: forgetOldNotifications },
];
