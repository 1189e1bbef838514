import { z } from "zod";

const term = z
  .string()
  .trim()
  .min(1, "A term must not be empty")
  .max(60, "A term has at most 60 characters");

/** Terms that mean the same. */
export const synonymInput = z.strictObject({
  terms: z
    .array(term)
    .min(2, "Give at least two terms, with a comma between them")
    .max(12, "Give at most twelve terms"),
});
export type SynonymInput = z.infer<typeof synonymInput>;

export const synonymParams = z.strictObject({ synonymId: z.uuid("must be a synonym's id") });

export type Synonym = { id: string; terms: string[] };
