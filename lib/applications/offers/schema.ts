import { z } from "zod";
import { isCurrency, PAY_PERIODS } from "@/lib/shared/money";
import { isTimeZone } from "@/lib/shared/zones";
import { DECLINE_REASONS } from "./decline-reasons.schema";

const WORDS_MAX_LENGTH = 2000;

const line = (missing: string, most = 200) =>
  z
    .string(missing)
    .transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim())
    .pipe(z.string().min(1, missing).max(most, `Use at most ${most} characters`));

const day = (missing: string) => z.iso.date(missing);

/** The terms of an offer, which the applicant accepts or declines exactly as they are. */
export const offerTerms = z.strictObject({
  title: line("Enter the job title", 150),
  payAmount: z
    .number("Enter the pay")
    .positive("The pay must be more than 0")
    .max(1_000_000_000, "The pay must be less than a billion"),
  payCurrency: z
    .string("Choose the currency")
    .refine(isCurrency, "Choose the currency")
    .describe("ISO 4217, e.g. EUR."),
  payPeriod: z.enum(PAY_PERIODS, "Choose what the pay is for"),
  startsOn: day("Enter the first day"),
  workplace: line("Enter the hours and the place").describe("Hours and place."),
  contract: line("Enter the type of contract"),
  answerBy: day("Enter the date you need an answer by").describe("The last day for an answer."),
  timeZone: z.string().max(60).refine(isTimeZone, "Choose the time zone"),
  documentId: z.uuid("This isn't a document's id").nullable().default(null),
});
export type OfferTerms = z.infer<typeof offerTerms>;

export const OFFER_STATUSES = [
  "open",
  "accepted",
  "declined",
  "expired",
  "withdrawn",
  "replaced",
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

export const offerParams = z.object({ offerId: z.uuid("This isn't an offer's id") });

const words = z
  .string()
  .trim()
  .max(WORDS_MAX_LENGTH, "Write at most 2,000 characters")
  .nullable()
  .default(null)
  .transform((text) => text || null)
  .describe("The employer reads it.");

export const offerAnswer = z.discriminatedUnion("answer", [
  z.strictObject({ answer: z.literal("accept"), words }),
  z.strictObject({
    answer: z.literal("decline"),
    reason: z.enum(DECLINE_REASONS, "Choose a reason from the list").nullable().default(null),
    words,
  }),
]);
export type OfferAnswer = z.infer<typeof offerAnswer>;

/** An offer as both sides see it. */
export const offerView = offerTerms.omit({ documentId: true }).extend({
  id: z.uuid(),
  applicationId: z.uuid(),
  status: z.enum(OFFER_STATUSES),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().describe("The end of the last day for an answer."),
  endedAt: z.iso.datetime().nullable().describe("When it was answered or otherwise ended."),
  declineReason: z.string().nullable(),
  answerWords: z.string().nullable(),
  letter: z.string().nullable().describe("What the employer wrote with it."),
  madeBy: z.string().nullable(),
  document: z.object({ name: z.string(), size: z.int() }).nullable(),
});
export type OfferView = z.infer<typeof offerView>;

/** A file to send with an offer. */
export const offerDocument = z.object({ id: z.uuid(), name: z.string(), size: z.int() });
export type OfferDocumentView = z.infer<typeof offerDocument>;
