import "server-only";
import { applicationsWaiting } from "@/lib/analytics/events";
import { type JobDecision, jobReviewed } from "@/lib/jobs/events";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { listMemberIds } from "../applications/application-news.queries";
import { deliverAll, tell } from "../commands";
import { type MailReader, tellMember } from "../digests/telling.commands";
import { reviewWords, waitingNote } from "./team-news";
import * as emails from "./team-news.emails";
import { findReviewedJob, findWaiting } from "./team-news.queries";

// One per person and day, whichever of their companies it comes from: what waits is counted across
// all of them.
async function remind(companyId: string, day: string): Promise<void> {
  const members = await listMemberIds(companyId);
  await deliverAll(
    members.map(async (userId) => {
      const waiting = await findWaiting(userId);
      if (!waiting) return;
      const note = waitingNote(waiting);
      const label = "See what's waiting";
      const mail = ({ name }: { name: string }) => emails.teamNews(site(), { name, note, label });
      await tell({ kind: "applications_waiting", id: day, userId, note, mail });
    }),
  );
}

type OfReview = {
  jobId: string;
  version: number;
  userId: string | null;
  decision: JobDecision;
  reason: string | null;
};

// People who are refused learn why, and what they can do.
const REFUSALS: readonly JobDecision[] = [
  "too_late",
  "rejected",
  "changes_asked",
  "removed",
  "edit_rejected",
  "edit_changes_asked",
];

// Tells the author or, if they have left, the whole team.
async function tellOfReview({ jobId, version, userId, decision, reason }: OfReview): Promise<void> {
  const job = await findReviewedJob(jobId);
  if (!job) return;
  const { title, scheduledFor } = job;
  const members = await listMemberIds(job.companyId);
  const told = userId !== null && members.includes(userId) ? [userId] : members;
  const words = reviewWords(decision, { title, scheduledFor, reason });
  const note = { ...words, path: `/employer/jobs/${jobId}` };
  // A refused change that an appeal brings back is decided twice.
  const id = `${jobId}.${version}.${decision}`;
  const label = "See the job";
  const mail = (reader: MailReader) => emails.teamNews(site(), { ...reader, note, label });
  const news = {
    ...({ kind: "job_reviewed", id, companyId: job.companyId, note, mail } as const),
    isNecessary: REFUSALS.includes(decision),
  };
  await deliverAll(told.map((each) => tellMember({ ...news, userId: each })));
}

/** Reactions that tell a company's people about each other's work. */
export const reactions: Reaction[] = [
  on(applicationsWaiting, ({ companyId, day }) => remind(companyId, day)),
  on(jobReviewed, tellOfReview),
];
