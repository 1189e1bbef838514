import "server-only";
import { applicationsWaiting } from "@/lib/analytics/events";
import { type JobDecision, jobReviewed } from "@/lib/jobs/events";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { listMemberIds } from "../applications/application-news.queries";
import { deliverAll, tell } from "../commands";
import type { KindOf, NotificationText } from "../schema";
import { reviewWords, waitingNote } from "./team-news";
import * as emails from "./team-news.emails";
import { findReviewedJob, findWaiting } from "./team-news.queries";

type News = { kind: KindOf<"site">; id: string; note: NotificationText; label: string };

function tellAll(userIds: readonly string[], { kind, id, note, label }: News): Promise<void> {
  const mail = ({ name }: { name: string }) => emails.teamNews(site(), { name, note, label });
  return deliverAll(userIds.map((userId) => tell({ kind, id, userId, note, mail })));
}

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
      await tellAll([userId], { kind: "applications_waiting", id: day, note, label });
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
  await tellAll(told, { kind: "job_reviewed", id, note, label: "See the posting" });
}

/** Reactions that tell a company's people about each other's work. */
export const reactions: Reaction[] = [
  on(applicationsWaiting, ({ companyId, day }) => remind(companyId, day)),
  on(jobReviewed, tellOfReview),
];
