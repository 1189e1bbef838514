import "server-only";
import { reactions as accountReactions, scheduled as accounts } from "@/lib/accounts/tasks";
import { reactions as alertReactions, scheduled as alerts } from "@/lib/alerts/tasks";
import {
  reactions as applicationReactions,
  scheduled as applications,
} from "@/lib/applications/tasks";
import { scheduled as companies, reactions as companyReactions } from "@/lib/companies/tasks";
import { scheduled as content, reactions as contentReactions } from "@/lib/content/tasks";
import { scheduled as insights } from "@/lib/insights/tasks";
import { reactions as jobReactions, scheduled as jobs } from "@/lib/jobs/tasks";
import { reactions as moderation } from "@/lib/moderation/tasks";
import { reactions as mails, scheduled as notifications } from "@/lib/notifications/tasks";
import { reactions as operationReactions, scheduled as operations } from "@/lib/operations/tasks";
import type { Reaction, RepeatedTask, ScheduledTask } from "@/lib/platform/queue";
import { reactions as resumeReactions, scheduled as resumes } from "@/lib/profiles/resumes/tasks";
import { scheduled as suggestions } from "@/lib/search/suggestions/tasks";
import { scheduled as search, repeated as searchRepeated } from "@/lib/search/tasks";

/** Every reaction to an event in the product; mail last, for it waits on a server of others. */
export const reactions: readonly Reaction[] = [
  ...accountReactions,
  ...companyReactions,
  ...resumeReactions,
  ...jobReactions,
  ...applicationReactions,
  ...alertReactions,
  ...moderation,
  ...operationReactions,
  ...mails,
  ...contentReactions,
];

/** Everything in the product that runs by the clock. */
export const scheduled: readonly ScheduledTask[] = [
  ...accounts,
  ...companies,
  ...resumes,
  ...suggestions,
  ...jobs,
  ...applications,
  ...alerts,
  ...insights,
  ...notifications,
  ...content,
  ...operations,
  ...search,
];

/** Everything in the product that runs all the time, with a pause in between. */
export const repeated: readonly RepeatedTask[] = [...searchRepeated];
