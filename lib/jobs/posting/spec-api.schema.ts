import { z } from "zod";
import { customFieldsInput } from "../custom-fields/schema";
import { JOB_TYPES } from "../schema";

// The specification's form of a posting (section 7). Its words stand for our keys.

const numberOrText = z.union([z.number(), z.string().max(40)]);

/**
 * `POST /api/postJob`. Missing values are reported with a posting's own messages. `postedBy` is
 * ignored: the caller is the author.
 */
export const specPosting = z.strictObject({
  title: z.string().max(1000).default(""),
  company: z.string().max(300).optional(),
  location: z.string().max(1000).default(""),
  jobType: z.string().max(40).default("").describe(Object.values(JOB_TYPES).join(", ")),
  salary: numberOrText.nullish().describe("A year, in the site's currency."),
  description: z.string().max(60_000).default(""),
  category: z
    .string()
    .max(60)
    .default("")
    .describe("One of the site's categories by its name or slug: `/api/categories` lists them."),
  experienceLevel: numberOrText.default("").describe("Years; decimals are allowed."),
  skillsRequired: z.array(z.string().max(200)).max(100).default([]),
  /** Beyond the specification, because a site may require some of them. */
  customFields: customFieldsInput,
  /** Likewise: a site may take no applications itself. */
  applyUrl: z.string().max(4000).nullish().describe("Where people apply on another site."),
  postedBy: z.unknown().optional(),
});
export type SpecPosting = z.infer<typeof specPosting>;

/** The spec's name for one of our fields, for its errors. */
export const SPEC_NAMES: Readonly<Record<string, string>> = {
  experienceYears: "experienceLevel",
  pay: "salary",
  skills: "skillsRequired",
  companyId: "company",
};
