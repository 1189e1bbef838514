import { z } from "zod";
import { PAY_PERIODS } from "@/lib/shared/money";
import { stage } from "../pipeline/stages.schema";
import { APPLICATION_STATUSES } from "../schema";

const APPLICATIONS_MAX = 100;

export const preparationQuery = z.strictObject({
  stageId: z.uuid("Choose a stage"),
  applications: z
    .string()
    .transform((text) => text.split(","))
    .pipe(
      z
        .array(z.uuid("This isn't an application's id"))
        .min(1, "Select an application")
        .max(APPLICATIONS_MAX, `Select at most ${APPLICATIONS_MAX} applications at once`),
    )
    .describe("Up to 100 application ids, separated by commas."),
});
export type PreparationRequest = z.infer<typeof preparationQuery>;

const template = z.object({ name: z.string(), subject: z.string(), text: z.string() });

/** One of the people that a decision is about. */
const recipient = z.object({
  id: z.uuid(),
  version: z.int(),
  name: z.string(),
  isHidden: z.boolean().describe("Whether blind screening hides the applicant."),
  status: z.enum(APPLICATION_STATUSES),
  stageName: z.string().nullable(),
  jobTitle: z.string(),
  timeZone: z.string().describe("Their IANA time zone, if known."),
  isViewed: z.boolean(),
  isMailed: z.boolean().describe("Whether a letter reaches them by email, not only on the site."),
  told: z
    .object({ tells: z.enum(APPLICATION_STATUSES), at: z.iso.datetime() })
    .nullable()
    .describe("The last decision that they were told."),
  interviews: z
    .array(z.object({ startsAt: z.iso.datetime(), timeZone: z.string() }))
    .describe("Upcoming interviews."),
});
export type LetterRecipient = z.infer<typeof recipient>;

/** What one has to know before one tells people a decision. */
export const preparation = z.object({
  stage,
  companyId: z.uuid(),
  companyName: z.string(),
  isOwner: z.boolean(),
  sender: z.string(),
  reasons: z.array(z.string()),
  starters: z.array(template),
  templates: z.array(template).describe("The company's own."),
  people: z.array(recipient),
  mail: z
    .object({ action: z.string(), footer: z.array(z.string()) })
    .describe("What the email adds to the letter: its button, and the lines under it."),
  posting: z
    .object({
      title: z.string(),
      location: z.string(),
      timeZone: z.string(),
      payMin: z.number().nullable(),
      payMax: z.number().nullable(),
      payCurrency: z.string().nullable(),
      payPeriod: z.enum(PAY_PERIODS).nullable(),
    })
    .nullable()
    .describe("What an offer starts with, from the first applicant's job."),
});
export type LetterPreparation = z.infer<typeof preparation>;
