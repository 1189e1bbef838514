import { z } from "zod";
import { DATE_FORMATS } from "@/lib/shared/formats/date-formats";

/** The properties of a posting that a mapping can fill. Nested ones are written with dots. */
export const POSTING_PROPERTIES = [
  "identifier",
  "title",
  "description",
  "responsibilities",
  "qualifications",
  "jobBenefits",
  "datePosted",
  "validThrough",
  "employmentType",
  "hiringOrganization",
  "jobLocation",
  "jobLocationType",
  "applicantLocationRequirements",
  "baseSalary",
  "salaryCurrency",
  "experienceRequirements",
  "experienceLevel",
  "educationRequirements",
  "skills",
  "occupationalCategory",
  "industry",
  "duration",
  "visaSponsorship",
  "url",
  // Beyond schema.org: the site's own fields by key, when it ended, when it goes live, and where its
  // page was on another site.
  "customFields",
  "endedOn",
  "opensOn",
  "oldUrl",
] as const;

const property = z
  .string()
  .refine((path) => (POSTING_PROPERTIES as readonly string[]).includes(path.split(".")[0] ?? ""), {
    error: (issue) => `imports don't read "${String(issue.input)}" of a JobPosting`,
  });
const fieldNames = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const TEXT_FORMATS = ["html", "markdown", "text"] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

const section = z.strictObject({
  heading: z.string().min(1).max(80).optional(),
  from: fieldNames.optional(),
  template: z.string().min(1).optional(),
});

const rule = z
  .strictObject({
    /** One field, or several: the first that isn't empty, or all of them with `join`. */
    from: fieldNames.optional(),
    join: z.string().optional(),
    /** The same value for every record. */
    constant: z.unknown().optional(),
    /** Text with `{field}` in it. Empty unless every named field has a value. */
    template: z.string().min(1).optional(),
    /** For descriptions: parts under headings. */
    sections: z.array(section).min(1).optional(),
    /**
     * Replacements for the source's values. `"*"` replaces any other value, and `null` means none.
     */
    values: z.record(z.string(), scalar.nullable()).optional(),
    /** Splits the text into a list. */
    split: z.string().min(1).optional(),
    date: z.enum(DATE_FORMATS).optional(),
    format: z.enum(TEXT_FORMATS).optional(),
  })
  .refine(
    (given) =>
      [given.from, given.constant, given.template, given.sections].filter(
        (way) => way !== undefined,
      ).length === 1,
    { error: 'must have exactly one of "from", "constant", "template" and "sections"' },
  );
export type MappingRule = z.infer<typeof rule>;

/** How a source's fields become a posting's properties. docs/imports.md describes it. */
export const mappingInput = z.strictObject({
  $schema: z.string().optional(),
  description: z.string().optional(),
  /** The name that the postings are imported under, unless `--source` gives another. */
  source: z.string().trim().min(1).max(120).optional(),
  /** Where a single JSON document keeps its records, e.g. "result.jobs". */
  records: z.string().min(1).optional(),
  /** The country of places without one, and of remote jobs without places. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "must be an ISO 3166-1 code such as US")
    .optional(),
  /** The currency of amounts without one. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be an ISO 4217 code such as EUR")
    .optional(),
  /** Imports only records in which each of these fields has one of its values. */
  only: z.record(z.string(), z.union([scalar, z.array(scalar).min(1)])).default({}),
  /** A property's field or rule; `null` leaves the property out. */
  fields: z.record(property, z.union([fieldNames, rule]).nullable()).default({}),
});
export type Mapping = z.infer<typeof mappingInput>;
export const NO_MAPPING: Mapping = { only: {}, fields: {} };
