import { z } from "zod";

/** What blind screening hides in a text. */
const HIDDEN_KINDS = [
  "name",
  "email",
  "phone",
  "link",
  "address",
  "birth",
  "nationality",
  "personal",
  "school",
  "year",
] as const;
export type HiddenKind = (typeof HIDDEN_KINDS)[number];

/** A part of a text: what it says, or what is hidden there. */
export const redactedPart = z.object({
  text: z.string().describe("Empty where something is hidden."),
  hides: z.enum(HIDDEN_KINDS).nullable().describe("What is hidden here; null where nothing is."),
});
export type RedactedPart = z.infer<typeof redactedPart>;
