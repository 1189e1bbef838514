import { z } from "zod";
import { SOURCES } from "@/lib/shared/arrivals";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { isPhoneNumber, PHONE_REFUSAL } from "@/lib/shared/phone";
import { COVER_LETTER_MAX_LENGTH } from "../schema";

const ONE_LINE = /^[^\p{Cc}]*$/u;
const most = formatNumber(COVER_LETTER_MAX_LENGTH);

/** An answer to one of a job's questions. */
export const answerInput = z.strictObject({
  questionId: z.uuid("Give a question's id"),
  answer: z.string("Write the answer as text").max(5000, "This answer is too long"),
});
export type Answer = z.infer<typeof answerInput>;

const optional = (input: z.ZodString) =>
  input
    .nullable()
    .optional()
    .transform((text) => text || null);

/** What someone sends to apply. */
export const applicationInput = z.strictObject({
  /** Chosen by the sender: sending it again means the same application. */
  submissionId: z.uuid("submissionId must be a UUID"),
  fullName: z
    .string("Enter your full name")
    .trim()
    .min(1, "Enter your full name")
    .max(100, "Full name must be at most 100 characters long")
    .regex(ONE_LINE, "Enter your full name in one line"),
  email: z
    .string("Enter your email address")
    .trim()
    .min(1, "Enter your email address")
    .max(254, "Email address is too long")
    .pipe(z.email("Enter an email address such as name@example.com")),
  phone: optional(
    z
      .string("Enter a phone number")
      .trim()
      .max(40, "Phone number must be at most 40 characters long")
      .refine(isPhoneNumber, PHONE_REFUSAL),
  ),
  resumeId: z.uuid("Select a CV"),
  coverLetter: optional(
    z
      .string("Write the cover letter as text")
      .trim()
      .max(COVER_LETTER_MAX_LENGTH, `Cover letter must be at most ${most} characters long`),
  ),
  answers: z.array(answerInput).max(50, "There are more answers than questions"),
  /** How the sender came to the job, as far as their browser knows. */
  source: z.enum(SOURCES, `source must be one of ${SOURCES.join(", ")}`).optional(),
});
export type ApplicationInput = z.infer<typeof applicationInput>;

export const applyParams = z.object({ jobId: z.uuid("Job not found") });
export const prefillQuery = z.object({ jobId: z.uuid("jobId must be a job's id") });
