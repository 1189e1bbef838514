import { z } from "zod";

/** The kinds of suggestions, in the order in which they're shown. */
export const SUGGESTION_KINDS = ["title", "skill", "company", "place"] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** The most suggestions at once. */
export const SUGGESTIONS = 8;

/** At a board: from the jobs that it shows, or then from all jobs as well. */
const SUGGESTION_SCOPES = ["here", "everywhere"] as const;
export type SuggestionScope = (typeof SUGGESTION_SCOPES)[number];

const kindsAsked = z
  .string("must be given once")
  .transform((text) => text.split(",").filter(Boolean))
  .pipe(z.array(z.enum(SUGGESTION_KINDS)).min(1, "must name at least one kind"))
  .transform((kinds) => SUGGESTION_KINDS.filter((kind) => kinds.includes(kind)));

export const suggestionRequest = z.object({
  query: z
    .string("must be given once")
    .trim()
    .max(80, "must have at most 80 characters")
    .describe("What has been typed so far."),
  kinds: kindsAsked
    .optional()
    .describe(
      "Any of `title`, `skill`, `company` and `place`, separated by commas; all of them if you leave it out.",
    ),
  scope: z
    .enum(SUGGESTION_SCOPES)
    .default("here")
    .describe(
      "At a board: `here` for what the jobs it shows have, and places; `everywhere` adds what other jobs have. The same elsewhere.",
    ),
});

const suggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  label: z.string().describe("What to write into the field."),
  value: z.string().describe("Its key: a title, a slug, a city's GeoNames id or a country's code."),
  href: z.string().optional().describe("A company's page."),
});
export type Suggestion = z.infer<typeof suggestion>;

export const suggestionResponse = z.object({ suggestions: z.array(suggestion) });
export type SuggestionResponse = z.infer<typeof suggestionResponse>;
