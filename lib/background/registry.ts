import "server-only";
import { availableParallelism } from "node:os";
import { reactions as accountReactions, scheduled as accounts } from "@/lib/accounts/tasks";
import { scheduledBackups } from "@/lib/administration/backups.tasks";
import {
  scheduled as administration,
  reactions as administrationReactions,
} from "@/lib/administration/tasks";
import { reactions as alertReactions, scheduled as alerts } from "@/lib/alerts/tasks";
import { scheduled as analytics } from "@/lib/analytics/tasks";
import {
  reactions as applicationReactions,
  scheduled as applications,
} from "@/lib/applications/tasks";
import { scheduled as companies, reactions as companyReactions } from "@/lib/companies/tasks";
import { scheduled as content, reactions as contentReactions } from "@/lib/content/tasks";
import { reactions as jobReactions, scheduled as jobs } from "@/lib/jobs/tasks";
import { reactions as moderation } from "@/lib/moderation/tasks";
import {
  bulk as bulkNotices,
  reactions as notices,
  scheduled as notifications,
  urgent as urgentNotices,
} from "@/lib/notifications/tasks";
import type { Reaction, RepeatedTask, ScheduledTask, TaskQueue } from "@/lib/platform/queue";
import { reactions as resumeReactions, scheduled as resumes } from "@/lib/profiles/resumes/tasks";
import { scheduled as suggestions } from "@/lib/search/suggestions/tasks";
import { scheduled as search, repeated as searchRepeated } from "@/lib/search/tasks";
import {
  reactions as sourceReactions,
  runs as sourceRuns,
  scheduled as sources,
} from "@/lib/sources/tasks";
import {
  reactions as searchNoticeReactions,
  scheduled as searchNotices,
  repeated as searchNoticesRepeated,
} from "@/lib/syndication/search-notices/tasks";
import {
  reactions as webhookReactions,
  scheduled as webhooks,
  repeated as webhooksRepeated,
} from "@/lib/webhooks/tasks";

/** Everything in the product that runs on a schedule. */
const scheduled: readonly ScheduledTask[] = [
  ...accounts,
  ...companies,
  ...resumes,
  ...suggestions,
  ...jobs,
  ...applications,
  ...alerts,
  ...analytics,
  ...notifications,
  ...content,
  ...administration,
  ...search,
  ...sources,
  ...webhooks,
  ...searchNotices,
];

// Each may take a core and half a gigabyte for ten seconds, while someone's page waits for the
// rest.
const RESUMES_AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));

/** The queues and what each does, most urgent first. */
export const queues: readonly TaskQueue[] = [
  {
    name: "mail",
    slots: 3,
    reactions: {
      urgentNotices,
      notices,
      moderation,
      content: contentReactions,
      bulkNotices,
    },
  },
  {
    name: "default",
    slots: 4,
    reactions: {
      accounts: accountReactions,
      companies: companyReactions,
      jobs: jobReactions,
      applications: applicationReactions,
      administration: administrationReactions,
      alerts: alertReactions,
      sources: sourceReactions,
      webhooks: webhookReactions,
      searchNotices: searchNoticeReactions,
    },
    scheduled,
  },
  { name: "resumes", slots: RESUMES_AT_ONCE, reactions: { resumes: resumeReactions } },
  // A run mostly waits for someone's server.
  { name: "sources", slots: 2, reactions: { sourceRuns } },
];

/** The queue of workers that are configured to make backups, which may take long. */
export function backupQueues(): TaskQueue[] {
  const backups = scheduledBackups();
  return backups.length > 0
    ? [{ name: "backups", slots: 1, reactions: {}, scheduled: backups }]
    : [];
}

/** Every reaction to an event in the product. */
export const reactions: readonly Reaction[] = queues.flatMap((queue) =>
  Object.values(queue.reactions).flat(),
);

/** Everything in the product that runs continuously, with pauses in between. */
export const repeated: readonly RepeatedTask[] = [
  ...searchRepeated,
  ...webhooksRepeated,
  ...searchNoticesRepeated,
];
