import { z } from "zod";
import { isPhoneNumber, PHONE_REFUSAL } from "@/lib/shared/phone";
import { cleanLines } from "@/lib/shared/text";
import { ADDED_LINE_MAX, NOTE_MAX_LENGTH } from "../limits.schema";
import { applicationReceipt } from "../views.schema";

const MET = [
  "career_fair",
  "met",
  "wrote",
  "recommended",
  "agency",
  "public_profile",
  "other",
] as const;
/** How a company met someone whom it adds by hand; they are told. */
const ORIGINS = [...MET, "talent_pool"] as const;
export type Origin = (typeof ORIGINS)[number];

const ONE_LINE = /^[^\p{Cc}]*$/u;

const optional = (input: z.ZodString) =>
  input
    .nullable()
    .optional()
    .transform((text) => text || null);

const line = (name: string) =>
  optional(
    z
      .string(`Write the ${name} as text`)
      .trim()
      .max(ADDED_LINE_MAX, `The ${name} must be at most ${ADDED_LINE_MAX} characters long`)
      .regex(ONE_LINE, `Enter the ${name} in one line`),
  );

/** Someone whom a company adds to one of its postings by hand. */
export const personInput = z.strictObject({
  submissionId: z
    .uuid("submissionId must be a UUID")
    .describe("Chosen by the sender: sending it again means the same person."),
  fullName: z
    .string("Enter their full name")
    .trim()
    .min(1, "Enter their full name")
    .max(100, "Full name must be at most 100 characters long")
    .regex(ONE_LINE, "Enter their full name in one line"),
  email: z
    .string("Enter their email address")
    .trim()
    .min(1, "Enter their email address")
    .max(254, "Email address is too long")
    .pipe(z.email("Enter an email address such as name@example.com"))
    .describe("They're told at this address who added them, and what is kept."),
  phone: optional(
    z
      .string("Enter a phone number")
      .trim()
      .max(40, "Phone number must be at most 40 characters long")
      .refine(isPhoneNumber, PHONE_REFUSAL),
  ),
  headline: line("headline"),
  place: line("place"),
  origin: z.enum(MET, "Choose how you met them"),
  referredById: z
    .uuid("Choose someone in your team")
    .nullable()
    .optional()
    .transform((id) => id ?? null)
    .describe("The member of the team who recommended them. They're told the name."),
  note: z
    .string("Write the note as text")
    .nullable()
    .optional()
    .transform((text) => cleanLines(text ?? "").trim() || null)
    .pipe(
      z
        .string()
        .max(NOTE_MAX_LENGTH, `The note must be at most ${NOTE_MAX_LENGTH} characters long`)
        .nullable(),
    )
    .describe("The first note about them, for the team."),
  mayPassOn: z
    .literal(true, "Confirm that you may pass on their details")
    .describe("That you may pass on their details."),
});
export type PersonInput = z.infer<typeof personInput>;
/** Someone to add to a posting, from the form or from the talent pool. */
export type NewPerson = Omit<PersonInput, "origin"> & { origin: Origin };

/** How someone who was added by hand came to the company. */
export const addition = z.object({
  by: z.string().nullable().describe("Who added them; null if they have no account any longer."),
  origin: z.enum(ORIGINS),
  referredBy: z.string().nullable().describe("The member of the team who recommended them."),
});
export type Addition = z.infer<typeof addition>;

export const addedPerson = applicationReceipt.pick({ id: true, reference: true });
export type AddedPerson = z.infer<typeof addedPerson>;

export const postingParams = z.object({ jobId: z.uuid("Job not found") });

/** No token of a mailed link is longer. */
export const LINK_MAX_LENGTH = 120;

/** The mailed link of someone who was added by hand. */
export const addedLinkParams = z.object({ applicationId: z.uuid("Application not found") });
const token = z.string().min(1, "The link is not complete.").max(LINK_MAX_LENGTH);
export const addedLinkInput = z.strictObject({ token });
export const addedLinkQuery = z.object({ token });

/** What is kept about someone who was added by hand, as they see it without an account. */
export type AddedView = {
  id: string;
  companyName: string;
  jobTitle: string;
  /** Who added them; null if they have no account any longer. */
  addedBy: string | null;
  origin: Origin;
  /** The member of the team who recommended them. */
  referredBy: string | null;
  addedAt: string;
  fullName: string;
  email: string;
  phone: string | null;
  headline: string | null;
  place: string | null;
  /** The name of the file. */
  resumeName: string | null;
  /** How many months after the decision all of it is deleted. */
  keptMonths: number;
  isWithdrawn: boolean;
  /** Whether it is in an account, too. */
  isInAccount: boolean;
};

/** A posting to which people can be added by hand. */
export type PostingToAddTo = { id: string; title: string; location: string };
