import { z } from "zod";
import { cleanLines } from "@/lib/shared/text";
import { MESSAGE_MAX_LENGTH, SUBJECT_MAX_LENGTH } from "../limits.schema";
import { offerTerms } from "../offers/schema";
import { APPLICATION_STATUSES } from "../schema";

/** When a letter leaves; `tomorrow` is at nine in the applicant's own time zone. */
const LETTER_TIMES = ["now", "in_an_hour", "tomorrow"] as const;
export type LetterTime = (typeof LETTER_TIMES)[number];

const LETTERS_MAX = 100;

const subject = z
  .string("Write the subject")
  .transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim())
  .pipe(
    z
      .string()
      .min(1, "Write the subject")
      .max(SUBJECT_MAX_LENGTH, `A subject must be at most ${SUBJECT_MAX_LENGTH} characters long`),
  );

const letterText = z
  .string("Write the letter")
  .transform((words) => cleanLines(words).trim())
  .pipe(
    z
      .string()
      .min(1, "Write the letter")
      .max(MESSAGE_MAX_LENGTH, "A letter must be at most 5,000 characters long"),
  )
  .describe(
    "Plain text; {first name}, {name}, {job}, {company} and {sender} are filled in for each.",
  );

const reason = z
  .string()
  .trim()
  .max(100)
  .nullable()
  .default(null)
  .describe("Why, from the company's own list. Only the team sees it.");

const toldNothing = z.strictObject({ when: z.literal("never"), reason });
const toldByLetter = z.strictObject({
  when: z.enum(LETTER_TIMES),
  batchId: z
    .uuid("A letter needs an id")
    .describe("A new one for each press of the button, so that a repeat writes nothing twice."),
  template: z.string().trim().max(100).nullable().default(null),
  subject,
  text: letterText,
  reason,
  offer: offerTerms.nullable().default(null).describe("Only with a move to an offer."),
});
export type LetterInput = z.infer<typeof toldByLetter>;

/** What an applicant is told with a decision. */
export const tellInput = z
  .discriminatedUnion("when", [toldNothing, toldByLetter])
  .nullish()
  .describe(
    "What the applicant is told: a letter and when it's sent, or `never`. Required for offer, hired, not_selected and closed.",
  );
export type TellChoice = NonNullable<z.infer<typeof tellInput>>;

/** A letter that a move wrote. */
export const writtenLetter = z.object({
  id: z.uuid(),
  sendAt: z.iso.datetime(),
  isSent: z.boolean(),
});
export type WrittenLetter = z.infer<typeof writtenLetter>;

const letterIds = z
  .array(z.uuid("This isn't a letter's id"))
  .min(1, "Select a letter")
  .max(LETTERS_MAX, `Select at most ${LETTERS_MAX} letters at once`);

export const recallInput = z.strictObject({
  letterIds,
  movesBack: z.boolean().describe("Whether their applications return to their previous stage."),
});
export type LetterRecall = z.infer<typeof recallInput>;

export const sendingInput = z.strictObject({ letterIds });

export const letterChanges = z.strictObject({
  letters: z
    .array(
      z.strictObject({
        id: z.uuid("This isn't a letter's id"),
        version: z.int().min(1).describe("The version you read. 409 if it has changed since."),
      }),
    )
    .min(1, "Select a letter")
    .max(LETTERS_MAX, `Select at most ${LETTERS_MAX} letters at once`),
  subject,
  text: letterText,
});
export type LetterChanges = z.infer<typeof letterChanges>;

/** What happened to each of several letters. */
export const letterResults = z.object({
  results: z.array(
    z.object({
      id: z.uuid(),
      problem: z.string().nullable().describe("Why it stays as it is."),
    }),
  ),
});
export type LetterResult = z.infer<typeof letterResults>["results"][number];

const LETTER_STATUSES = ["waiting", "sent", "cancelled"] as const;
/** Why a letter did not leave. */
const LETTER_ENDS = ["recalled", "moved", "replaced", "withdrawn", "removed", "suspended"] as const;
export type LetterEnd = (typeof LETTER_ENDS)[number];

/** A letter as its company's team sees it. */
const letterView = z.object({
  id: z.uuid(),
  batchId: z.uuid(),
  applicationId: z.uuid(),
  name: z.string(),
  jobTitle: z.string(),
  status: z.enum(LETTER_STATUSES),
  tells: z.enum(APPLICATION_STATUSES),
  canMoveBack: z.boolean(),
  template: z.string().nullable(),
  subject: z.string(),
  text: z.string().describe("With its fields until it is sent."),
  offer: offerTerms.nullable(),
  sendAt: z.iso.datetime(),
  timeZone: z.string().describe("The applicant's IANA time zone, if known."),
  version: z.int(),
  writtenAt: z.iso.datetime(),
  writtenBy: z.string().nullable(),
  endedAt: z.iso.datetime().nullable(),
  endedBy: z.string().nullable().describe("Null if it was sent automatically."),
  endReason: z.enum(LETTER_ENDS).nullable(),
  isMailed: z.boolean().describe("False if it could only be shown on the site."),
});
export type LetterView = z.infer<typeof letterView>;

export const outboxQuery = z.strictObject({
  companyId: z.uuid("This isn't a company's id"),
  jobId: z.uuid("This isn't a job's id").optional(),
});

/** A company's letters: those that wait, the next first, and those that ended, the latest first. */
export const outbox = z.object({ waiting: z.array(letterView), ended: z.array(letterView) });
export type Outbox = z.infer<typeof outbox>;
