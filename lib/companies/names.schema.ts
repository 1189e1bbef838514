import { z } from "zod";

export const companyNameQuery = z.object({
  query: z
    .string("must be given once")
    .trim()
    .max(100, "must have at most 100 characters")
    .describe("The beginning of a word in the company's name."),
});

/** A company to choose from. */
export type CompanyName = { id: string; slug: string; name: string };
