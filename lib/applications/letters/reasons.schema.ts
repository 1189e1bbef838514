import { z } from "zod";
import { companyParams } from "../pipeline/stages.schema";

const REASONS_MAX = 20;

/** The reasons that a company begins with. */
export const DEFAULT_REASONS: readonly string[] = [
  "Experience",
  "Skills",
  "Pay",
  "Right to work",
  "Location or hours",
  "Someone else was chosen",
  "Withdrew",
  "Other",
];

export const reasonParams = companyParams;

const reason = z
  .string("Enter the reason")
  .transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim())
  .pipe(
    z.string().min(1, "Enter the reason").max(60, "A reason must be at most 60 characters long"),
  );

/** Why a company turns people down, in its own order. */
export const reasonList = z.strictObject({
  reasons: z
    .array(reason)
    .min(1, "Keep at least one reason")
    .max(REASONS_MAX, `Keep at most ${REASONS_MAX} reasons`)
    .refine(
      (reasons) => new Set(reasons.map((one) => one.toLowerCase())).size === reasons.length,
      "Name each reason once",
    ),
});
export type ReasonList = z.infer<typeof reasonList>;
