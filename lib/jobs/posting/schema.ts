import { z } from "zod";
import { COUNTRY_CODES } from "@/lib/shared/countries";
import { isCurrency, PAY_PERIODS } from "@/lib/shared/money";
import { cleanLines } from "@/lib/shared/text";
import { QUESTION_KINDS, type QuestionContent, YES_NO } from "../questions.schema";
import {
  CATEGORIES,
  JOB_TYPES,
  type JobCategory,
  type JobStatus,
  type JobType,
  WORK_MODES,
  type WorkMode,
} from "../schema";
import { criteriaInput, optional, required, skillsInput } from "./texts.schema";

export const TITLE_MAX_LENGTH = 120;
export const DESCRIPTION_MAX_LENGTH = 20_000;
export const MOST_QUESTIONS = 20;
const MOST_COUNTRIES = 60;
// What the column holds.
const MOST_PAY = 999_999_999_999;
const MOST_YEARS = 60;

const keysOf = <Key extends string>(words: Record<Key, string>) =>
  Object.keys(words) as [Key, ...Key[]];

const isWhole = (value: number, digits: number) => {
  const scaled = value * 10 ** digits;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
};

const amount = z
  .number("Enter the pay as a number, such as 48000")
  .min(0, "Pay cannot be negative")
  .max(MOST_PAY, "Enter a smaller amount")
  .refine((value) => isWhole(value, 2), "Use at most two decimals")
  .nullable();

const payInput = z
  .strictObject({
    min: amount,
    max: amount,
    currency: z.string("Choose a currency").refine(isCurrency, "Choose a currency"),
    period: z.enum(PAY_PERIODS, "Choose what the pay is for"),
  })
  .refine(({ min, max }) => min !== null || max !== null, {
    path: ["min"],
    message: "Enter the least or the most that is paid",
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    path: ["max"],
    message: "The most must not be less than the least",
  });

const questionInput: z.ZodType<QuestionContent> = z
  .strictObject({
    kind: z.enum(QUESTION_KINDS),
    text: required("Write the question", 300),
    isRequired: z.boolean(),
    choices: z.array(required("Write the answer to choose", 120)).max(20, "At most 20 answers"),
    accepted: z.array(z.string().max(120)).max(20),
    minimum: z.number("Enter the least you take as a number").min(0).max(MOST_PAY).nullable(),
  })
  .refine(({ kind, choices }) => kind !== "choice" || new Set(choices).size >= 2, {
    path: ["choices"],
    message: "Write at least two different answers to choose from",
  })
  .refine(
    ({ kind, choices, accepted }) =>
      accepted.every((answer) =>
        kind === "choice" ? choices.includes(answer) : kind === "yes_no" && answer in YES_NO,
      ),
    { path: ["accepted"], message: "Only answers that can be chosen can be required" },
  );

/** A calendar day, `YYYY-MM-DD`. */
const dayInput = z.iso.date("Choose a day from the calendar").nullable().default(null);

const postingShape = z.strictObject({
  title: required("Job title is required", TITLE_MAX_LENGTH),
  /** Places as people write them, several with semicolons between. */
  location: required("Location is required", 300),
  workMode: z.enum(keysOf<WorkMode>(WORK_MODES), "Choose where people work").default("on_site"),
  eligibleCountries: z
    .array(z.enum(COUNTRY_CODES as [string, ...string[]], "Choose a country from the list"))
    .max(MOST_COUNTRIES, `Choose at most ${MOST_COUNTRIES} countries`)
    .transform((codes) => [...new Set(codes)])
    .default([]),
  jobType: z.enum(keysOf<JobType>(JOB_TYPES), "Job type is required"),
  category: z.enum(keysOf<JobCategory>(CATEGORIES), "Category is required"),
  experienceYears: z
    .number("Experience level is required")
    .min(0, "Experience cannot be negative")
    .max(MOST_YEARS, `Ask for at most ${MOST_YEARS} years`)
    .refine((years) => isWhole(years, 1), "Use at most one decimal, such as 1.5"),
  pay: payInput.nullable().default(null),
  deadline: dayInput,
  education: optional(120),
  duration: optional(60),
  description: z
    .string("Job description is required")
    .transform((text) => cleanLines(text).trim())
    .pipe(
      z
        .string()
        .min(1, "Job description is required")
        .max(
          DESCRIPTION_MAX_LENGTH,
          `Use at most ${DESCRIPTION_MAX_LENGTH.toLocaleString("en")} characters`,
        ),
    ),
  skills: skillsInput,
  questions: z
    .array(questionInput)
    .max(MOST_QUESTIONS, `Ask at most ${MOST_QUESTIONS} questions`)
    .default([]),
  /** What the company rates applicants by; nobody else sees it. */
  criteria: criteriaInput,
  /** IANA zone that counts where no place says one: that of whoever writes. */
  timeZone: z.string().max(60).nullable().default(null),
});

/**
 * What an employer says in a posting. A remote job names the countries it may be done from;
 * `duration` counts for internships alone.
 */
export const postingInput = postingShape.refine(
  ({ workMode, eligibleCountries }) => workMode !== "remote" || eligibleCountries.length > 0,
  { path: ["eligibleCountries"], message: "Choose the countries it can be done from" },
);
export type PostingInput = z.infer<typeof postingInput>;

const terms = {
  /** Whose posting it is. Nobody posts for a company they do not belong to. */
  companyId: z.uuid("Company name is required"),
  /** Names the sending: sent again with the same one it arrives once. */
  submissionId: z.uuid().optional(),
  /** When it goes live by itself; at once without. */
  scheduledFor: z.iso
    .datetime({ offset: true, error: "Choose a day and a time" })
    .nullable()
    .default(null),
  /** Posts it although the company has one much like it. */
  acceptsNearCopy: z.boolean().default(false),
};

/** `POST /api/jobs`. */
export const newPostingInput = z.strictObject({
  ...terms,
  posting: postingInput,
});
export type NewPosting = z.infer<typeof newPostingInput>;

/** What became of a posting that was sent. */
export type PostingReceipt = {
  id: string;
  slug: string;
  title: string;
  status: JobStatus;
  /** In one sentence: live, held, planned or in review. */
  message: string;
  /** Why it waits for review, in words for its employer. */
  reviewReasons: string[];
  scheduledFor: string | null;
};

/**
 * A posting as the form's fields hold it, whatever is typed in them: what drafts and templates
 * keep, and what a form begins with.
 */
export type PostingFields = {
  title: string;
  location: string;
  workMode: string;
  /** Codes with spaces between. */
  eligibleCountries: string;
  jobType: string;
  category: string;
  experienceYears: string;
  payMin: string;
  payMax: string;
  payCurrency: string;
  payPeriod: string;
  deadline: string;
  education: string;
  duration: string;
  description: string;
  /** Names with commas between. */
  skills: string;
  questions: QuestionContent[];
  /** Names with commas between. */
  criteria: string;
};

const typed = (most: number) => z.string().max(most).default("");

/** What a form may hold while it is filled in; more generous than what may be posted. */
export const postingFields: z.ZodType<PostingFields, unknown> = z.strictObject({
  title: typed(1000),
  location: typed(2000),
  workMode: typed(20),
  eligibleCountries: typed(1000),
  jobType: typed(20),
  category: typed(20),
  experienceYears: typed(40),
  payMin: typed(40),
  payMax: typed(40),
  // What is none is left to be chosen: a page that shows an amount in it could not be shown.
  payCurrency: typed(10).transform((code) => (isCurrency(code) ? code : "")),
  payPeriod: typed(10),
  deadline: typed(40),
  education: typed(1000),
  duration: typed(1000),
  description: typed(60_000),
  skills: typed(6000),
  questions: z
    .array(
      z.strictObject({
        kind: z.enum(QUESTION_KINDS),
        text: z.string().max(2000),
        isRequired: z.boolean(),
        choices: z.array(z.string().max(500)).max(40),
        accepted: z.array(z.string().max(500)).max(40),
        minimum: z.number().nullable(),
      }),
    )
    .max(40)
    .default([]),
  criteria: typed(2000),
});

/** `POST /api/job-previews`. */
export const previewInput = z.strictObject({ companyId: z.uuid(), fields: postingFields });
export type PreviewInput = z.infer<typeof previewInput>;
