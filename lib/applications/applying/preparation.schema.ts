import { z } from "zod";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { COVER_LETTER_MAX_LENGTH } from "../schema";
import { answerInput } from "./submissions.schema";

const most = formatNumber(COVER_LETTER_MAX_LENGTH);

/** What a person's program prepares of an application. The person chooses the CV and sends it. */
export const preparationInput = z.strictObject({
  coverLetter: z
    .string()
    .trim()
    .max(COVER_LETTER_MAX_LENGTH, `Cover letter must be at most ${most} characters long`)
    .optional()
    .describe("Plain text. Left out, what the draft already has stays."),
  answers: z
    .array(answerInput)
    .max(50, "There are more answers than questions")
    .default([])
    .describe("Answers to the job's questions; those to other questions stay."),
  replaces: z.iso
    .datetime()
    // The database knows no year 0; no draft is that old anyway.
    .refine((time) => Date.parse(time) > 0, "Give the `savedAt` of the draft as you got it")
    .optional()
    .describe(
      "The `savedAt` of the draft that this changes. Needed if there is one, so that nothing the person wrote is lost.",
    ),
});
export type PreparationInput = z.infer<typeof preparationInput>;
