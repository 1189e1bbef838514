import "server-only";
import { companiesAbandoned, emailVerified } from "@/lib/accounts/events";
import { companiesChanged, companyRenamed } from "@/lib/companies/events";
import { on, type Reaction, type ScheduledTask } from "@/lib/platform/queue";
import { boardDeleted, boardFilterChanged } from "./boards/events";
import { forgetBoard, refillBoard, refillBoards } from "./boards/membership.commands";
import { categoryChanged, categoryMerged } from "./categories/events";
import { moveMergedJobs } from "./categories/merging.commands";
import { endAbandonedJobs, expireDueJobs } from "./commands";
import { passagesLearned } from "./events";
import { publishDueJobs, releaseHeldJobs, releaseVerifiedJobs } from "./posting/release.commands";
import { forgetRepeats } from "./posting/repeats.commands";
import { learnPassages, learnPassagesOf } from "./search-index/company-passages.commands";
import {
  reindexCategory,
  reindexCompany,
  reindexOldForm,
} from "./search-index/reindexing.commands";

export const reactions: Reaction[] = [
  on(companiesAbandoned, async ({ companyIds }) => endAbandonedJobs(companyIds)),
  on(emailVerified, async ({ userId }) => releaseHeldJobs(userId)),
  on(companyRenamed, async ({ companyId }) => reindexCompany(companyId)),
  on(passagesLearned, async ({ companyId }) => reindexCompany(companyId)),
  on(boardFilterChanged, async ({ boardId }) => refillBoard(boardId)),
  on(boardDeleted, async ({ boardId }) => forgetBoard(boardId)),
  // What is within a category may have changed.
  on(categoryChanged, async () => refillBoards()),
  on(categoryMerged, async () => refillBoards()),
  on(categoryChanged, async ({ code, isRenamed }) => {
    if (isRenamed) await reindexCategory(code);
  }),
  on(categoryMerged, moveMergedJobs),
  on(companiesChanged, async ({ companyIds }) => releaseVerifiedJobs(companyIds)),
  on(companiesChanged, async ({ companyIds }) => learnPassagesOf(companyIds)),
];

export const scheduled: ScheduledTask[] = [
  { name: "reindex_old_form", pattern: "* * * * *", run: reindexOldForm },
  { name: "refill_boards", pattern: "11 4 * * *", run: refillBoards },
  { name: "learn_company_passages", pattern: "* * * * *", run: learnPassages },
  { name: "move_merged_jobs", pattern: "23 * * * *", run: moveMergedJobs },
  { name: "forget_job_repeats", pattern: "47 4 * * *", run: forgetRepeats },
  {
    name: "publish_due_jobs",
    pattern: "* * * * *",
    run: async (now) => {
      await publishDueJobs(now);
    },
  },
  {
    name: "expire_due_jobs",
    pattern: "* * * * *",
    run: async (now) => {
      await expireDueJobs(now);
    },
  },
];
