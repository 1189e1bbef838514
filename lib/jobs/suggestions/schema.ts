import { z } from "zod";

export const SUGGESTIONS = 8;

export const suggestionQuery = z.object({
  query: z
    .string("must be given once")
    .trim()
    .max(80, "must have at most 80 characters")
    .describe("What a skill begins with, or has in it."),
});

/** A skill that postings ask for. */
export type SkillName = { slug: string; name: string };
