import { z } from "zod";
import { APPLICATION_STEPS } from "./schema";

// Facts this domain announces. `id` names the cause: whoever reacts uses it to do a thing once.

const ofApplication = z.object({ id: z.uuid(), applicationId: z.uuid() });

/** Sent, but its sender has not verified their address yet: nobody else knows of it. `id` is the step's. */
export const applicationHeld = { name: "applications.held", payload: ofApplication };
/** The employer has it. `id` is the step's. */
export const applicationSubmitted = { name: "applications.submitted", payload: ofApplication };
/** It took a later step of its life, whoever caused it. `id` is the step's. */
export const applicationMoved = {
  name: "applications.moved",
  payload: ofApplication.extend({ kind: z.enum(APPLICATION_STEPS) }),
};
/** `id` is the message's. */
export const messageSent = { name: "applications.message_sent", payload: ofApplication };
/** Somebody of the company opened the résumé. `id` is the view's. */
export const resumeViewed = { name: "applications.resume_viewed", payload: ofApplication };
/** Somebody of the company wrote a note about the applicant. `id` is the note's. */
export const noteWritten = { name: "applications.note_written", payload: ofApplication };
/**
 * An interview was arranged, moved or called off. `id` is the interview's and `version` the state
 * that was reached; together they name the cause.
 */
export const interviewChanged = {
  name: "applications.interview_changed",
  payload: ofApplication.extend({ version: z.int().min(1) }),
};
/** Somebody of a company wants a file of its applications. */
export const companyExportRequested = {
  name: "applications.export_requested",
  payload: z.object({ id: z.uuid() }),
};
