import { z } from "zod";
import {
  BENEFIT_MAX,
  MOST_BENEFITS,
  MOST_REASONS,
  QUOTE_MAX,
  QUOTE_NAME_MAX,
  REASON_TEXT_MAX,
  REASON_TITLE_MAX,
  TAGLINE_MAX,
} from "./limits.schema";

const ONE_LINE = /^[^\p{Cc}]*$/u;

/** A text in one line that may be empty. */
function line(name: string, most: number) {
  return z
    .string(`${name} must be text`)
    .trim()
    .max(most, `${name} must be at most ${most} characters long`)
    .regex(ONE_LINE, `Write the ${name.toLowerCase()} in one line`);
}

/** The same, which must not be empty. */
function filled(name: string, most: number, missing: string) {
  return line(name, most).min(1, missing);
}

const reason = z.strictObject({
  title: filled("Title", REASON_TITLE_MAX, "Give the reason a title"),
  text: line("Text", REASON_TEXT_MAX),
});
export const reasons = z.array(reason).max(MOST_REASONS, `Give at most ${MOST_REASONS} reasons`);

const quote = z.strictObject({
  text: filled("Quote", QUOTE_MAX, "Enter what they said"),
  name: filled("Name", QUOTE_NAME_MAX, "Enter who said it"),
  role: line("Role", QUOTE_NAME_MAX).describe("Their role, for example Designer since 2021."),
});
export const nullableQuote = quote.nullable();

export const storyInput = z.strictObject({
  tagline: line("Tagline", TAGLINE_MAX).nullable(),
  reasons,
  benefits: z
    .array(filled("Benefit", BENEFIT_MAX, "Leave out empty benefits"))
    .max(MOST_BENEFITS, `List at most ${MOST_BENEFITS} benefits`),
  quote: nullableQuote,
  version: z
    .int()
    .optional()
    .describe("The version of the profile that the person was looking at."),
});
export type StoryInput = z.infer<typeof storyInput>;

/** What a company says about working there. */
const story = z.object({
  tagline: z.string().nullable(),
  reasons,
  benefits: z.array(z.string()),
  quote: nullableQuote,
});
export type Story = z.infer<typeof story>;

/** The same, with the version to send with a change. */
export const ownStory = story.extend({ version: z.int() });
export type OwnStory = z.infer<typeof ownStory>;
