import { z } from "zod";
import type { EventDefinition } from "@/lib/platform/queue";

const payload = z.object({
  jobIds: z.array(z.uuid()).min(1),
  /** The companies of the jobs; `announceJobs` fills them in. */
  companyIds: z.array(z.uuid()).default([]),
  /** Of all these jobs then; `announceJobs` fills it in, unless they differ. */
  status: z.string().optional(),
});
type JobsPayload = z.infer<typeof payload>;
export type JobsEvent = EventDefinition<JobsPayload>;

const about = ({ jobIds, companyIds }: JobsPayload) => [...jobIds, ...companyIds];
const outgoing = "jobIds";

// Facts this domain announces. A domain that cares reacts in its own tasks.ts.

/** The jobs became public, for the first time or again. */
export const jobsPublished: JobsEvent = { name: "jobs.published", payload, about, outgoing };
/** The content of public jobs changed. */
export const jobsEdited: JobsEvent = { name: "jobs.edited", payload, about, outgoing };
/** The jobs stopped being open: closed, expired, paused or removed. */
export const jobsEnded: JobsEvent = { name: "jobs.ended", payload, about, outgoing };

/**
 * Other boards show these public jobs than before. What they say hasn't changed, so no other site is
 * told.
 */
export const jobBoardsChanged: JobsEvent = { name: "jobs.boards_changed", payload, about };

/** More is known of what a company says about itself, which its documents are to leave out. */
export const passagesLearned = {
  name: "jobs.passages_learned",
  payload: z.object({ companyId: z.uuid() }),
};

/** Everything that changes what visitors see of jobs. */
export const JOB_EVENTS: JobsEvent[] = [jobsPublished, jobsEdited, jobsEnded, jobBoardsChanged];

/**
 * An employer closed a job with a message to everyone still without an answer. `id` names the
 * closing, `closedAt` is its time.
 */
export const jobClosedWithMessage = {
  name: "jobs.closed_with_message",
  payload: z.object({
    id: z.uuid(),
    jobId: z.uuid(),
    actorId: z.uuid(),
    closedAt: z.iso.datetime(),
    text: z.string().min(1),
  }),
};

/**
 * What happened to a posting, or to a change of one: `too_late` when its last day passed before it
 * could go live, `rejected` and `removed` when an admin refused it or took it down, `changes_asked`
 * when its company is asked to change it first.
 */
const JOB_DECISIONS = [
  "live",
  "planned",
  "in_review",
  "too_late",
  "rejected",
  "changes_asked",
  "removed",
  "reinstated",
  "edit_approved",
  "edit_rejected",
  "edit_changes_asked",
] as const;
export type JobDecision = (typeof JOB_DECISIONS)[number];

/**
 * A held or scheduled posting went on, or an admin decided about it. `version` names the decision
 * for the job, `userId` the author of the posting or change, and `reason` why it was refused.
 */
export const jobReviewed = {
  name: "jobs.reviewed",
  payload: z.object({
    jobId: z.uuid(),
    version: z.number().int(),
    userId: z.uuid().nullable(),
    decision: z.enum(JOB_DECISIONS),
    reason: z.string().nullable(),
  }),
};
