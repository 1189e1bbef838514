import "server-only";
import { accountErased, emailVerified } from "@/lib/accounts/events";
import { companyRenamed } from "@/lib/companies/events";
import { jobBoardsChanged, jobsEdited, jobsPublished } from "@/lib/jobs/events";
import { on, type Reaction, type ScheduledTask } from "@/lib/platform/queue";
import { synonymsChanged } from "@/lib/search/vocabulary/synonyms.events";
import { matchEdited, matchPublished } from "./matching.commands";
import { followMergedCompanies } from "./merged-companies.commands";
import { sendDue, sendInstant } from "./sending.commands";
import {
  adoptAlerts,
  eraseAlerts,
  pauseEnded,
  sweepAlerts,
  understandAlerts,
  warnOfEnds,
} from "./upkeep.commands";

export const reactions: Reaction[] = [
  on(jobsPublished, async ({ jobIds }) => {
    await matchPublished(jobIds);
    await sendInstant(jobIds);
  }),
  ...[jobsEdited, jobBoardsChanged].map((event) =>
    on(event, async ({ jobIds }) => {
      await matchEdited(jobIds);
      await sendInstant(jobIds);
    }),
  ),
  on(companyRenamed, async ({ companyId }) => followMergedCompanies(companyId)),
  on(synonymsChanged, async () => understandAlerts()),
  on(emailVerified, async ({ userId }) => adoptAlerts(userId)),
  on(accountErased, async ({ email, wasVerified }) => {
    if (wasVerified) await eraseAlerts(email);
  }),
];

export const scheduled: ScheduledTask[] = [
  {
    // In every time zone, the morning falls on one of these minutes.
    name: "send_due_alerts",
    pattern: "*/5 * * * *",
    run: async (now) => {
      await sendDue(now);
    },
  },
  {
    name: "end_alerts",
    pattern: "11 5 * * *",
    run: async (now) => {
      await pauseEnded(now);
      await warnOfEnds(now);
    },
  },
  {
    name: "sweep_alerts",
    pattern: "23 4 * * *",
    run: async (now) => {
      // An alert made while the synonyms changed may have missed them.
      await understandAlerts();
      await sweepAlerts(now);
    },
  },
];
