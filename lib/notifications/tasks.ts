import "server-only";
import type { Reaction, ScheduledTask } from "@/lib/platform/queue";
import { reactions as life } from "./accounts/account-lifecycle.tasks";
import { reactions as addresses } from "./accounts/email-address.tasks";
import { reactions as security } from "./accounts/security.tasks";
import { reactions as addedPeople } from "./applications/added-people.tasks";
import { reactions as applications } from "./applications/application-news.tasks";
import { reactions as reminders } from "./applications/interview-reminders.tasks";
import { reactions as interviews } from "./applications/interviews.tasks";
import { reactions as letters } from "./applications/letters.tasks";
import { reactions as notes } from "./applications/mentions.tasks";
import { reactions as messages } from "./applications/messages.tasks";
import { reactions as reviews } from "./applications/reviews.tasks";
import { reactions as talentPools } from "./applications/talent-pool.tasks";
import { reactions as teamInterviews } from "./applications/team-interviews.tasks";
import { forgetOldNotifications } from "./bell.commands";
import { reactions as companies } from "./companies/company-news.tasks";
import { reactions as team } from "./companies/team-news.tasks";
import { reactions as digests, scheduled as digestTasks } from "./digests/tasks";
import { scheduled as replies } from "./replies/tasks";
import { reactions as alerts } from "./seekers/alerts.tasks";
import { reactions as resumes } from "./seekers/resume-findings.tasks";

/** Emails that people wait at their inbox for. */
export const urgent: Reaction[] = [...addresses, ...security];

/** Everything else that people are told, on the site and by email. */
export const reactions: Reaction[] = [
  ...life,
  ...applications,
  ...messages,
  ...addedPeople,
  ...talentPools,
  ...letters,
  ...interviews,
  ...teamInterviews,
  ...reminders,
  ...notes,
  ...reviews,
  ...resumes,
  ...companies,
  ...team,
  ...digests,
];

/** News that may go to thousands of people at once. */
export const bulk: Reaction[] = [...alerts];

export const scheduled: ScheduledTask[] = [
  { name: "forget_old_notifications", pattern: "29 3 * * *", run: forgetOldNotifications },
  ...digestTasks,
  ...replies,
];
