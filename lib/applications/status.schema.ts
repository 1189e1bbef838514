import { z } from "zod";
import { cleanLines } from "@/lib/shared/text";
import { tellInput } from "./letters/schema";

/** The statuses that an employer can move an application to. */
export const EMPLOYER_STATUSES = [
  "in_review",
  "interview",
  "offer",
  "hired",
  "not_selected",
  "closed",
] as const;
export type EmployerStatus = (typeof EMPLOYER_STATUSES)[number];

const NOTE_MAX_LENGTH = 2000;

/** The version of an application that someone read. */
export const versionInput = z.int("The version is a whole number").min(1, "Versions begin at 1");

export const applicationParams = z.object({
  applicationId: z.uuid("This isn't an application's id"),
});

/** What the applicant is told with a move that is no decision. */
export const noteInput = z
  .string()
  .trim()
  .max(NOTE_MAX_LENGTH, "A note must be at most 2,000 characters long")
  .nullable()
  .default(null)
  .transform((note) => (note ? cleanLines(note) : null))
  .describe("The message the applicant gets with it.");

export const moveInput = z.strictObject({
  to: z.enum(EMPLOYER_STATUSES, "Choose where the application is now"),
  version: versionInput.describe(
    "The application's version when you read it. 409 if it has changed since.",
  ),
  note: noteInput,
  tell: tellInput,
});
export type StatusMove = z.infer<typeof moveInput>;

export const withdrawalInput = z.strictObject({
  version: versionInput.optional().describe("The version you read. 409 if it has changed since."),
});
export type Withdrawal = z.infer<typeof withdrawalInput>;
