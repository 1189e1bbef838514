import "server-only";
import { accountErased, emailChanged, emailVerified } from "@/lib/accounts/events";
import { jobClosedWithMessage, jobsEnded } from "@/lib/jobs/events";
import { on, type Reaction, type ScheduledTask } from "@/lib/platform/queue";
import { resumeRead } from "@/lib/profiles/resumes/events";
import {
  refreshStaleSummaries,
  refreshSummaries,
  refreshWithResume,
} from "./applicants/summaries.commands";
import { deleteOldDrafts } from "./applying/drafts.commands";
import { closeEnded, releaseHeld } from "./auto-close.commands";
import { joinAccount } from "./by-hand/joining.commands";
import { eraseAddress } from "./by-hand/leaving.commands";
import { sendClosingMessage } from "./closing-messages.commands";
import {
  applicationMoved,
  applicationSubmitted,
  applicationTransferred,
  companyExportRequested,
  personAdded,
} from "./events";
import { remindOfInterviews } from "./interviews/reminders.commands";
import { expireInvitations } from "./interviews/slots.commands";
import { sendDueLetters } from "./letters/sending.commands";
import { sweepMessageFiles } from "./messaging/message-files.commands";
import { expireOffers } from "./offers/commands";
import { forgetDocuments } from "./offers/documents.commands";
import { endStaleExports, makeCompanyExport } from "./pipeline/exports.commands";
import { deleteOldDetails } from "./retention.commands";
import {
  endQuestion,
  erasePooled,
  joinPools,
  keepTalentPools,
} from "./talent-pool/keeping.commands";

export const reactions: Reaction[] = [
  on(emailVerified, async ({ userId }) => {
    await releaseHeld(userId);
    await joinAccount(userId);
    await joinPools(userId);
  }),
  on(emailChanged, async ({ userId }) => {
    await joinAccount(userId);
    await joinPools(userId);
  }),
  on(jobsEnded, async ({ jobIds }) => closeEnded(jobIds)),
  on(companyExportRequested, async ({ id }) => makeCompanyExport(id)),
  on(applicationMoved, async ({ applicationId, kind }) => {
    if (kind !== "withdrawn") return;
    await endStaleExports(new Date(), applicationId);
    await endQuestion(applicationId);
  }),
  on(applicationSubmitted, async ({ applicationId }) => {
    await refreshSummaries([applicationId]);
  }),
  on(personAdded, async ({ applicationId }) => {
    await refreshSummaries([applicationId]);
  }),
  on(applicationTransferred, async ({ applicationId }) => {
    await refreshSummaries([applicationId]);
  }),
  on(resumeRead, async ({ id }) => refreshWithResume(id)),
  on(accountErased, async ({ email, wasVerified }) => {
    if (wasVerified) {
      await eraseAddress(email);
      await erasePooled(email);
    }
    await endStaleExports();
  }),
  on(jobClosedWithMessage, async (closing) => sendClosingMessage(closing)),
];

export const scheduled: ScheduledTask[] = [
  {
    name: "keep_talent_pools",
    pattern: "37 2 * * *",
    run: async (now) => keepTalentPools(now),
  },
  {
    name: "forget_offer_documents",
    pattern: "41 2 * * *",
    run: async (now) => forgetDocuments(now),
  },
  {
    name: "forget_message_files",
    pattern: "43 2 * * *",
    run: async (now) => sweepMessageFiles(now),
  },
  {
    name: "expire_interview_invitations",
    pattern: "*/5 * * * *",
    run: async (now) => expireInvitations(now),
  },
  {
    name: "remind_of_interviews",
    pattern: "*/5 * * * *",
    run: async (now) => {
      await remindOfInterviews(now);
    },
  },
  { name: "expire_offers", pattern: "*/5 * * * *", run: async (now) => expireOffers(now) },
  { name: "send_due_letters", pattern: "* * * * *", run: async (now) => sendDueLetters(now) },
  {
    // Whatever changed a profile, a posting's skills or many applications at once.
    name: "refresh_application_summaries",
    pattern: "* * * * *",
    run: async () => {
      await refreshStaleSummaries();
    },
  },
  { name: "end_stale_exports", pattern: "*/10 * * * *", run: async (now) => endStaleExports(now) },
  {
    name: "delete_old_application_drafts",
    pattern: "29 2 * * *",
    run: async (now) => deleteOldDrafts(now),
  },
  {
    name: "delete_old_application_details",
    pattern: "23 2 * * *",
    run: async (now) => {
      await deleteOldDetails(now);
    },
  },
];
