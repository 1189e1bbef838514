import { z } from "zod";
import { applicationParams } from "../status.schema";
import {
  callHasLink,
  circumstances,
  INTERVIEW_MEDIA,
  interviewerIds,
  wallTime,
  wordsInput,
} from "./schema";

/** How many times can be offered together, and to how many applicants. */
const SLOTS_MAX = 20;
export const INVITED_MAX = 50;

export const slotSetInput = z
  .strictObject({
    id: z
      .uuid("Offered times need an id")
      .describe("A new one for each. Sending the same one again offers nothing twice."),
    applicationIds: z
      .array(z.uuid("This isn't an application's id"))
      .min(1, "Choose whom to invite")
      .max(INVITED_MAX, `Invite at most ${INVITED_MAX} people at once`)
      .transform((ids) => [...new Set(ids)])
      .describe("All received by one company. Everyone chooses one of the same times."),
    times: z
      .array(wallTime)
      .min(1, "Add at least one time")
      .max(SLOTS_MAX, `Offer at most ${SLOTS_MAX} times`),
    ...circumstances,
    chooseUntil: wallTime.describe("Until when they can choose, as local time in `timeZone`."),
    gapMinutes: z
      .int("Enter how many minutes stay free afterwards")
      .min(0, "The gap can't be shorter than nothing")
      .max(120, "The gap is at most 2 hours")
      .default(0)
      .describe("How long the interviewers have nothing else after each interview."),
    movesOn: z.boolean().default(true).describe("Move people who choose a time to Interview."),
    interviewerIds: interviewerIds.default([]),
  })
  .refine(...callHasLink);
export type NewSlotSet = z.infer<typeof slotSetInput>;

const INVITATION_STATUSES = ["open", "chosen", "refused", "expired", "withdrawn"] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

const slotView = z.object({
  id: z.uuid(),
  startsAt: z.iso.datetime(),
  isTaken: z
    .boolean()
    .describe("Whether someone else has it, an interviewer is busy, or it's over."),
});
export type SlotView = z.infer<typeof slotView>;

/** An invitation to choose a time, as both sides see it. */
export const invitationView = z.object({
  id: z.uuid(),
  status: z.enum(INVITATION_STATUSES),
  minutes: z.int(),
  timeZone: z.string(),
  place: z.string(),
  medium: z.enum(INTERVIEW_MEDIA).nullable(),
  note: z.string().nullable(),
  chooseUntil: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  words: z.string().nullable().describe("What the applicant wrote when no time suited them."),
  interviewers: z.array(z.object({ id: z.uuid(), name: z.string() })),
  slots: z.array(slotView),
});
export type InvitationView = z.infer<typeof invitationView>;

export const invitationParams = applicationParams.extend({
  timesId: z.uuid("This isn't an invitation's id"),
});

export const choiceInput = z.strictObject({
  slotId: z.uuid("Choose a time"),
  words: wordsInput,
});
export type SlotChoice = z.infer<typeof choiceInput>;

export const refusalInput = z.strictObject({ words: wordsInput });
export type Refusal = z.infer<typeof refusalInput>;

/**
 * A time at which a member of the team is in an interview, or may be in one that is offered; with
 * the gap after it.
 */
export type BusyTime = { userId: string; startsAt: string; minutes: number; isOffered: boolean };

/** How long before an interview the applicant can still move it. */
export const MOVABLE_HOURS = 24;
