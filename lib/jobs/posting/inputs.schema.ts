import { z } from "zod";
import { categoryOfSlug, isOfferedCategory } from "@/lib/shared/categories/known";
import { COUNTRY_CODES } from "@/lib/shared/countries";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { isCurrency, PAY_PERIODS } from "@/lib/shared/money";
import { toWebAddress } from "@/lib/shared/site";
import { cleanLines } from "@/lib/shared/text";
import { QUESTION_KINDS, type QuestionContent, YES_NO } from "../questions.schema";
import {
  APPLY_ADDRESS_REQUIRED,
  DESCRIPTION_MAX_LENGTH,
  MOST_QUESTIONS,
  NO_APPLY_ADDRESS,
} from "./limits.schema";

const MOST_COUNTRIES = 60;
// The column's maximum.
const MOST_PAY = 999_999_999_999;
const MOST_YEARS = 60;
const MOST_SKILLS = 50;
const MOST_CRITERIA = 8;

/** The specification's sentence, for a category that the site doesn't have too. */
const CATEGORY_REQUIRED = "Category is required";

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}

/**
 * A category by its slug or code, also a former slug or one that was merged into another. The
 * choices are the operator's and change while the program runs.
 */
export const categoryInput = z
  .string(CATEGORY_REQUIRED)
  .min(1, CATEGORY_REQUIRED)
  .transform((text, context) => {
    const code = categoryOfSlug(text);
    if (code !== null && isOfferedCategory(code)) return code;
    return refuse(context, CATEGORY_REQUIRED);
  });

/** A required line, with the spec's message if it is missing. */
export const required = (sentence: string, most: number) =>
  z
    .string(sentence)
    .transform((text) => cleanLines(text).replace(/\s+/g, " ").trim())
    .pipe(z.string().min(1, sentence).max(most, `Use at most ${most} characters`));

/** An optional line. */
export const optional = (most: number) =>
  z
    .string()
    .transform((text) => cleanLines(text).replace(/\s+/g, " ").trim() || null)
    .pipe(z.string().max(most, `Use at most ${most} characters`).nullable())
    .nullable()
    .default(null);

/** Skills as they are written, without empty ones. */
export const skillsInput = z
  .array(z.string().transform((name) => name.trim()))
  .transform((names) => names.filter(Boolean))
  .pipe(
    z
      .array(z.string().max(80, "A skill must be at most 80 characters long"))
      .max(MOST_SKILLS, `Name at most ${MOST_SKILLS} skills`),
  )
  .default([]);

/** The same name in another case counts once, because ratings are stored by name. */
function distinct(names: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const name of names) {
    if (!first.has(name.toLowerCase())) first.set(name.toLowerCase(), name);
  }
  return [...first.values()];
}

/** The criteria that applicants are rated by, without duplicates. */
export const criteriaInput = z
  .array(z.string().transform((name) => cleanLines(name).replace(/\s+/g, " ").trim()))
  .transform((names) => distinct(names.filter(Boolean)))
  .pipe(
    z
      .array(z.string().max(60, "Each rating criterion must be at most 60 characters long"))
      .max(MOST_CRITERIA, `Use at most ${MOST_CRITERIA} rating criteria`),
  )
  .default([]);

const isWhole = (value: number, digits: number) => {
  const scaled = value * 10 ** digits;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
};

const amount = z
  .number("Enter the pay as a number, such as 48000")
  .min(0, "Pay can't be negative")
  .max(MOST_PAY, "Enter a smaller amount")
  .refine((value) => isWhole(value, 2), "Use at most two decimals")
  .nullable();

/** The pay, or none. */
export const payInput = z
  .strictObject({
    min: amount,
    max: amount,
    currency: z.string("Choose a currency").refine(isCurrency, "Choose a currency"),
    period: z.enum(PAY_PERIODS, "Choose what the pay is for"),
  })
  .refine(({ min, max }) => min !== null || max !== null, {
    path: ["min"],
    message: "Enter the minimum or the maximum pay",
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    path: ["max"],
    message: "The maximum can't be less than the minimum",
  })
  .nullable()
  .default(null);

const questionInput: z.ZodType<QuestionContent> = z
  .strictObject({
    kind: z.enum(QUESTION_KINDS),
    text: required("Write the question", 300),
    isRequired: z.boolean(),
    choices: z.array(required("Write the answer", 120)).max(20, "At most 20 answers"),
    accepted: z.array(z.string().max(120)).max(20),
    minimum: z.number("Enter the minimum you accept as a number").min(0).max(MOST_PAY).nullable(),
  })
  .refine(({ kind, choices }) => kind !== "choice" || new Set(choices).size >= 2, {
    path: ["choices"],
    message: "Write at least two different answers",
  })
  .refine(
    ({ kind, choices, accepted }) =>
      accepted.every((answer) =>
        kind === "choice" ? choices.includes(answer) : kind === "yes_no" && answer in YES_NO,
      ),
    { path: ["accepted"], message: "Only answers on the list can be required" },
  );

/** Where people apply on another site, completed with https if it has no scheme; null for here. */
export const applyUrlInput = z
  .string()
  .transform((text, context) => {
    if (text.trim() === "") return refuse(context, APPLY_ADDRESS_REQUIRED);
    const address = toWebAddress(text);
    return address?.startsWith("https:") ? address : refuse(context, NO_APPLY_ADDRESS);
  })
  .nullable()
  .default(null);

/** A calendar day, `YYYY-MM-DD`, or none. */
export const dayInput = z.iso.date("Choose a day from the calendar").nullable().default(null);

/** The countries a job may be done from, without duplicates. */
export const countriesInput = z
  .array(z.enum(COUNTRY_CODES as [string, ...string[]], "Choose a country from the list"))
  .max(MOST_COUNTRIES, `Choose at most ${MOST_COUNTRIES} countries`)
  .transform((codes) => [...new Set(codes)])
  .default([]);

/** The years of experience required. */
export const yearsInput = z
  .number("Experience level is required")
  .min(0, "Experience cannot be negative")
  .max(MOST_YEARS, `Ask for at most ${MOST_YEARS} years`)
  .refine((years) => isWhole(years, 1), "Use at most one decimal, such as 1.5");

/** The text of a posting, in Markdown. */
export const descriptionInput = z
  .string("Job description is required")
  .transform((text) => cleanLines(text).trim())
  .pipe(
    z
      .string()
      .min(1, "Job description is required")
      .max(
        DESCRIPTION_MAX_LENGTH,
        `Use at most ${formatNumber(DESCRIPTION_MAX_LENGTH)} characters`,
      ),
  );

/** The questions to applicants. */
export const questionsInput = z
  .array(questionInput)
  .max(MOST_QUESTIONS, `Ask at most ${MOST_QUESTIONS} questions`)
  .default([]);
