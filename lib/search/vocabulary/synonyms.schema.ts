import { z } from "zod";

const term = z
  .string()
  .trim()
  .min(1, "A term must not be empty")
  .max(60, "A term must be at most 60 characters long");

/** Terms that mean the same. */
export const synonymInput = z.strictObject({
  terms: z
    .array(term)
    .min(2, "Enter at least two terms separated by commas")
    .max(12, "Enter at most twelve terms"),
});
export type SynonymInput = z.infer<typeof synonymInput>;

export const synonymParams = z.strictObject({ synonymId: z.uuid("must be a synonym's id") });

export type Synonym = { id: string; terms: string[] };

export const builtInParams = z.strictObject({
  name: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be the first of the terms, with hyphens for spaces")
    .describe("The first of the terms, with hyphens for spaces."),
});

/** Synonyms that the product comes with, known by the first of them. */
export type BuiltInSynonym = {
  terms: string[];
  /** Who types the first finds the others; who types one of those does not find the first. */
  isOneWay: boolean;
  /** Whether searches use it. */
  isOn: boolean;
};

/** Some of them. */
export type BuiltInSynonyms = {
  /** Those switched off first. */
  shown: BuiltInSynonym[];
  /** How many there are with the words asked for. */
  total: number;
};
