import { z } from "zod";
import { OFFER_STATUSES } from "./offers/schema";
import { APPLICATION_STEPS } from "./schema";

// The facts that this domain announces. `id` names the cause, so that a reaction happens only once.

const ofApplication = z.object({ id: z.uuid(), applicationId: z.uuid() });
const outgoing = "applicationId";

/**
 * Sent, but its sender has not verified their address yet, so no one else knows of it. `id` is the
 * step's.
 */
export const applicationHeld = { name: "applications.held", payload: ofApplication };
/** The employer has received it. `id` is the step's. */
export const applicationSubmitted = {
  name: "applications.submitted",
  payload: ofApplication,
  outgoing,
};
/** A company added someone by hand. `id` is the step's. */
export const personAdded = {
  name: "applications.person_added",
  payload: ofApplication,
  outgoing,
};
/** Someone who was added by hand asked for a new mailed link. `id` names the asking. */
export const linkRequested = { name: "applications.link_requested", payload: ofApplication };
/** A company asks someone for their consent to its talent pool; `times` counts how often. */
export const poolAsked = {
  name: "applications.pool_asked",
  payload: z.object({ id: z.uuid(), times: z.int() }),
};
/** A company invites someone in its talent pool to apply for a posting. */
export const poolInvited = {
  name: "applications.pool_invited",
  payload: z.object({ id: z.uuid(), jobId: z.uuid() }),
};
/** A company moved someone to another of its jobs. `id` is the step's at the new one. */
export const applicationTransferred = {
  name: "applications.transferred",
  payload: ofApplication,
  outgoing,
};
/** It moved on, no matter who moved it. `id` is the step's. */
export const applicationMoved = {
  name: "applications.moved",
  payload: ofApplication.extend({ kind: z.enum(APPLICATION_STEPS) }),
  outgoing,
};
/** `id` is the message's. */
export const messageSent = { name: "applications.message_sent", payload: ofApplication };
/** Someone at the company opened the resume. `id` is the view's. */
export const resumeViewed = { name: "applications.resume_viewed", payload: ofApplication };
/** Someone at the company wrote a note about the applicant. `id` is the note's. */
export const noteWritten = { name: "applications.note_written", payload: ofApplication };
/** A member was asked to review the applicant. `id` names the asking. */
export const reviewerAssigned = {
  name: "applications.reviewer_assigned",
  payload: ofApplication.extend({ userId: z.uuid() }),
};
/**
 * An interview was arranged, moved or cancelled. `id` is the interview's and `version` the version
 * it reached; together they name the cause.
 */
export const interviewChanged = {
  name: "applications.interview_changed",
  payload: ofApplication.extend({
    version: z.int().min(1),
    /** Whether the applicant reads of it in a letter that is sent at the same time. */
    isInLetter: z.boolean().optional(),
    /** Members who took part in it before. */
    leftOutIds: z.array(z.uuid()).optional(),
  }),
};
/**
 * An interview is near. It was marked as announced in the same transaction, so each version of it is
 * announced once; `id` and `version` together name the cause.
 */
export const interviewNear = {
  name: "applications.interview_near",
  payload: ofApplication.extend({ version: z.int().min(1) }),
};
/**
 * An applicant was invited to choose a time, or can no longer choose: no time suited them, the time
 * to choose is over, or the company took the invitation back. `id` is the invitation's.
 */
export const interviewTimesChanged = {
  name: "applications.interview_times_changed",
  payload: ofApplication.extend({
    status: z.enum(["open", "refused", "expired", "withdrawn"]),
    /** Whether the applicant reads of it in a letter that is sent at the same time. */
    isInLetter: z.boolean().optional(),
  }),
};
/** A company's member asked for a file of its applications. */
export const companyExportRequested = {
  name: "applications.export_requested",
  payload: z.object({ id: z.uuid() }),
};
/** A letter with a decision has left, and the applicant sees the decision. `id` is the letter's. */
export const letterSent = { name: "applications.letter_sent", payload: ofApplication };
/** An offer was answered, ran out or was taken back. `id` is the offer's. */
export const offerEnded = {
  name: "applications.offer_ended",
  payload: ofApplication.extend({ status: z.enum(OFFER_STATUSES) }),
  outgoing,
};
