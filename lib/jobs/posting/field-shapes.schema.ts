import { z } from "zod";
import { PAY_PERIODS } from "@/lib/shared/money";
import { customFieldsInput, statedFields } from "../custom-fields/schema";
import {
  FIELDS,
  FIELDS_WITH,
  type FieldName,
  type FieldOption,
  type FieldsWith,
} from "./fields.schema";
import {
  applyUrlInput,
  categoryInput,
  countriesInput,
  criteriaInput,
  dayInput,
  descriptionInput,
  optional,
  payInput,
  questionsInput,
  required,
  skillsInput,
  yearsInput,
} from "./inputs.schema";
import { TITLE_MAX_LENGTH } from "./limits.schema";

/** The shapes of a field's values. */
type Shapes = {
  /** How it is sent; absent if it is derived from other fields, or stated only by imports. */
  input?: z.ZodType;
  /**
   * What cards, the job's page and an applicant's copy contain of it; absent if they show nothing.
   */
  fact?: z.ZodType;
  /** What the API returns of it: a choice in words, anything else as it is. */
  listed?: z.ZodType;
};

/** One of a field's options. */
const choice = <Name extends FieldsWith<"labels">>(name: Name, error?: string) =>
  z.enum(Object.keys(FIELDS[name].labels) as FieldOption<Name>[], error);

const statedPay = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string().describe("ISO 4217."),
  period: z.enum(PAY_PERIODS),
});

// Apart from FIELDS, because the browser's forms and pages use those, and zod would come along.
const SHAPES = {
  title: { input: required("Job title is required", TITLE_MAX_LENGTH) },
  companyName: {},
  location: { input: required("Location is required", 300) },
  workMode: {
    input: choice("workMode", "Choose where people work").default("on_site"),
    /** Null where an import's source does not say; two columns hold it. */
    fact: choice("workMode").nullable(),
    listed: z.string().nullable().describe("On-site, Hybrid or Remote; null when not stated."),
  },
  eligibleCountries: {
    input: countriesInput,
    fact: z.array(z.string()).describe("ISO 3166-1 alpha-2, for remote jobs."),
    listed: z.array(z.string()).describe("ISO 3166-1 alpha-2, for remote jobs."),
  },
  jobType: {
    input: choice("jobType", "Job type is required"),
    fact: choice("jobType"),
    listed: z.string().describe("Full-time, Part-time, Contract, Freelance or Internship."),
  },
  category: {
    input: categoryInput,
    fact: choice("category"),
    listed: z.string(),
  },
  pay: { input: payInput, fact: statedPay.nullable() },
  experienceYears: { input: yearsInput, fact: z.number().nullable() },
  experienceLevel: {
    fact: choice("experienceLevel").nullable(),
    listed: z.string().nullable().describe("Entry, Mid, Senior or Executive."),
  },
  duration: {
    input: optional(60),
    fact: z.string().nullable(),
    listed: z.string().nullable().describe("Of an internship, as written."),
  },
  education: { input: optional(120), fact: z.string().nullable(), listed: z.string().nullable() },
  visaSponsorship: {
    input: choice("visaSponsorship", "Choose whether you sponsor visas").nullable().default(null),
    fact: choice("visaSponsorship").nullable(),
    listed: z.string().nullable().describe("Offered or Not offered; null when not stated."),
  },
  customFields: { input: customFieldsInput, fact: statedFields, listed: statedFields },
  deadline: { input: dayInput, fact: z.iso.date().nullable(), listed: z.iso.date().nullable() },
  skills: { input: skillsInput, fact: z.array(z.string()) },
  criteria: { input: criteriaInput },
  applyUrl: { input: applyUrlInput },
  questions: { input: questionsInput },
  description: { input: descriptionInput },
  timeZone: { input: z.string().max(60).nullable().default(null) },
} as const satisfies Record<FieldName, Shapes>;

type Table = typeof SHAPES;

/** The names of the fields that have this shape. */
export type FieldsShaped<One extends keyof Shapes> = {
  [Name in FieldName]: One extends keyof Table[Name] ? Name : never;
}[FieldName];

const namesOf = <One extends keyof Shapes>(one: One) =>
  (Object.keys(FIELDS) as FieldName[]).filter(
    (name): name is FieldsShaped<One> => one in SHAPES[name],
  );

const isColumn = (name: FieldName): name is FieldsWith<"isColumn"> => "isColumn" in FIELDS[name];

/** The names of fields by their shapes, in the order of `FIELDS`. */
export const FIELDS_SHAPED = {
  input: namesOf("input"),
  factColumn: namesOf("fact").filter(isColumn),
  listed: namesOf("listed"),
};

const shapeOf = <One extends keyof Shapes>(one: One) =>
  Object.fromEntries(namesOf(one).map((name) => [name, (SHAPES[name] as Shapes)[one]])) as {
    [Name in FieldsShaped<One>]: One extends keyof Table[Name] ? Table[Name][One] : never;
  };

/** What is sent for a posting, field by field. */
export const FIELD_INPUTS = shapeOf("input");
/** What a card shows of a job, field by field. */
export const FIELD_FACTS = shapeOf("fact");
/** What the API returns of a job, field by field. */
export const LISTED_FIELDS = shapeOf("listed");

type PlainField = FieldsWith<"isPlain"> & FieldsShaped<"listed">;
/** The same of the fields that a job's page shows without further words. */
export const PLAIN_FIELDS = Object.fromEntries(
  FIELDS_WITH.plain.map((name) => [name, LISTED_FIELDS[name]]),
) as Pick<typeof LISTED_FIELDS, PlainField>;

/** A posting's content after validation. */
export type FieldValues = {
  [Name in FieldsShaped<"input">]: z.output<(typeof FIELD_INPUTS)[Name]>;
};
