import { z } from "zod";
import { cleanLines } from "@/lib/shared/text";
import { isWebLink } from "@/lib/shared/web-link";
import { isTimeZone } from "@/lib/shared/zones";
import { applicationParams } from "../status.schema";

export const INTERVIEWS_MAX = 50;
const INTERVIEWERS_MAX = 10;
const TEXT_MAX_LENGTH = 2000;
const PLACE_MAX_LENGTH = 300;

/** A text that may be left out. */
function textOf(name: string) {
  return z
    .string()
    .transform((text) => cleanLines(text).trim())
    .pipe(z.string().max(TEXT_MAX_LENGTH, `${name} must be at most 2,000 characters long`))
    .nullable()
    .default(null)
    .transform((text) => text || null);
}

/** A local time, e.g. 2026-12-04T09:30. */
export const wallTime = z
  .string("Choose the day and the time")
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "Choose the day and the time")
  .describe("Local time in `timeZone`, e.g. 2026-12-04T09:30.");

export const INTERVIEW_MEDIA = ["video", "office", "phone"] as const;
export type InterviewMedium = (typeof INTERVIEW_MEDIA)[number];

/** How long an interview takes, how and where, and what the applicant should know. */
export const circumstances = {
  minutes: z
    .int("Enter how many minutes it takes")
    .min(5, "An interview takes at least 5 minutes")
    .max(480, "An interview takes at most 8 hours"),
  timeZone: z
    .string("Choose the time zone")
    .max(60)
    .refine(isTimeZone, "Choose the time zone")
    .describe("An IANA zone, e.g. Asia/Kolkata."),
  place: z
    .string("Say where it is: an address or a link to a call")
    .transform((place) => place.replace(/\s+/g, " ").trim())
    .pipe(
      z
        .string()
        .min(1, "Say where it is: an address or a link to a call")
        .max(PLACE_MAX_LENGTH, `The place must be at most ${PLACE_MAX_LENGTH} characters long`)
        .regex(/^[^\p{Cc}]*$/u, "The place is one line"),
    ),
  medium: z
    .enum(INTERVIEW_MEDIA, "Choose how you meet")
    .nullable()
    .optional()
    .describe(
      "How people meet; null if `place` says it all. For a video call, `place` is its link. Without it, it stays as it is.",
    ),
  note: textOf("A note").describe(
    "What the applicant should know: who they'll meet, what to bring.",
  ),
};

type Meeting = { medium?: InterviewMedium | null | undefined; place: string };
/** A call by video is joined by a link. What else there is to say about it goes into the note. */
export const callHasLink = [
  ({ medium, place }: Meeting) => medium !== "video" || isWebLink(place),
  { path: ["place"], error: "Enter the link to the call, starting with https://" },
] as const satisfies Parameters<z.ZodType<Meeting>["refine"]>;

/** Members of the company who take part. */
export const interviewerIds = z
  .array(z.uuid("This isn't a person's id"))
  .max(INTERVIEWERS_MAX, `An interview has at most ${INTERVIEWERS_MAX} interviewers`)
  .transform((ids) => [...new Set(ids)]);

/** What someone says to the other side with a change. */
export const wordsInput = textOf("The message").describe("The other side reads it.");

const details = { startsAt: wallTime, ...circumstances };

export const interviewInput = z
  .strictObject({
    id: z
      .uuid("An interview needs an id")
      .describe("A new one for each. Sending the same one again invites no one twice."),
    ...details,
    interviewerIds: interviewerIds.default([]),
  })
  .refine(...callHasLink);
export type NewInterview = z.infer<typeof interviewInput>;

const version = z
  .int("The version is a whole number")
  .min(1, "Versions begin at 1")
  .describe("The interview's version when you read it. 409 if it has changed since.");

export const interviewChange = z
  .strictObject({
    version,
    ...details,
    interviewerIds: interviewerIds.optional().describe("Without it, they stay as they are."),
    words: wordsInput,
  })
  .refine(...callHasLink);
export type InterviewChange = z.infer<typeof interviewChange>;

export const interviewCancellation = z.strictObject({ words: wordsInput });
export type InterviewCancellation = z.infer<typeof interviewCancellation>;

export const interviewParams = applicationParams.extend({
  interviewId: z.uuid("This isn't an interview's id"),
});

/** An interview as both sides see it. */
export const interviewView = z.object({
  id: z.uuid(),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  timeZone: z.string().describe("The IANA time zone it was arranged in."),
  wallTime: z.string().describe("The start as clocks in `timeZone` show it."),
  place: z.string(),
  medium: z.enum(INTERVIEW_MEDIA).nullable(),
  note: z.string().nullable(),
  version: z.int(),
  isCancelled: z.boolean(),
  isPast: z.boolean().describe("Whether it's over or was cancelled."),
  interviewers: z.array(z.object({ id: z.uuid(), name: z.string() })),
  words: z.string().nullable().describe("What was said with the last change."),
  isApplicantsChange: z.boolean().describe("Whether the applicant made the last change."),
  slotId: z.uuid().nullable().describe("The offered time that the applicant chose."),
});
export type InterviewView = z.infer<typeof interviewView>;
