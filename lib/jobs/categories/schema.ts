import { z } from "zod";
import { CATEGORY_CODES } from "@/lib/shared/categories/codes";

const NAME_LENGTH = 40;
const SLUG_LENGTH = 50;
const MOST_WORDS = 60;
const WORD_LENGTH = 60;

const code = z.enum(CATEGORY_CODES);

const word = z
  .string()
  .trim()
  .min(1, "A word must not be empty")
  .max(WORD_LENGTH, `A word must be at most ${WORD_LENGTH} characters long`);

/** What an admin says of a category. */
export const categoryInput = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, "Enter a name")
    .max(NAME_LENGTH, `Use at most ${NAME_LENGTH} characters`),
  slug: z
    .string()
    .trim()
    .max(SLUG_LENGTH, `Use at most ${SLUG_LENGTH} characters`)
    .regex(
      /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/,
      "Use lower-case letters, digits and single hyphens, such as skilled-trades",
    )
    .describe("Its part of addresses; leave it empty to create it from the name."),
  icon: z.string().regex(/^[a-z0-9-]{1,40}$/, "Choose one of the icons"),
  accent: z.int().min(1).max(12).describe("One of the twelve accents."),
  parent: code
    .nullable()
    .describe("The category it is under; that one must have no parent itself."),
  words: z
    .array(word)
    .max(MOST_WORDS, `Enter at most ${MOST_WORDS} words`)
    .describe("Words of titles and of sources' categories by which imports recognise it."),
});
export type CategoryInput = z.infer<typeof categoryInput>;

export const categoryParams = z.strictObject({ code });

export const moveInput = z.strictObject({ direction: z.enum(["up", "down"]) });
export const mergeInput = z.strictObject({
  into: z.enum(CATEGORY_CODES, "Choose the category that its jobs go to"),
});

/** A category as admins see it. */
export const categoryView = z.object({
  code,
  name: z.string(),
  slug: z.string(),
  icon: z.string(),
  accent: z.int(),
  parent: code.nullable(),
  words: z.array(z.string()),
  jobs: z.int().describe("Its live jobs, without those of its parts."),
});
export type CategoryView = z.infer<typeof categoryView>;

/** A category as everyone sees it. */
export const listedCategory = z.object({
  slug: z.string().describe("Its part of addresses, and its name in parameters."),
  name: z.string(),
  parent: z.string().nullable().describe("The slug of the category it is under."),
  jobs: z.int().describe("The live jobs in it and its parts. May be half an hour old."),
});
export type ListedCategory = z.infer<typeof listedCategory>;
