import { z } from "zod";
import { FACET_LABELS } from "@/lib/search/schema";
import { PAY_PERIODS } from "@/lib/shared/money";
import {
  countriesInput,
  criteriaInput,
  dayInput,
  descriptionInput,
  optional,
  payInput,
  questionsInput,
  required,
  skillsInput,
  TITLE_MAX_LENGTH,
  yearsInput,
} from "./inputs.schema";

/** What is known of one field of a posting. */
type Field = {
  /** The label people read; absent if only programs use the field. */
  label?: string;
  /** Whether changing it makes it a different job for its readers. */
  isMaterial?: true;
  /** A text of several lines, compared line by line. */
  isLong?: true;
  /** The options and their labels. */
  labels?: Readonly<Record<string, string>>;
  /** How it is sent; absent if it is derived from other fields, or stated only by imports. */
  input?: z.ZodType;
  /** Its text in the form: the initial value, and the most that a draft stores. */
  form?: { start: string; most: number };
  /** Whether its column has the same name and holds its value unchanged. */
  isColumn?: true;
  /**
   * What cards, the job's page and an applicant's copy contain of it; absent if they show nothing.
   */
  fact?: z.ZodType;
  /** Whether the job's page shows it with its label and no further words. */
  isPlain?: true;
  /** What the API returns of it: a choice in words, anything else as it is. */
  listed?: z.ZodType;
};

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  Object.keys(labels) as [Key, ...Key[]];

const { jobType, category, level, mode } = FACET_LABELS;
const statedPay = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string().describe("ISO 4217."),
  period: z.enum(PAY_PERIODS),
});
const VISA_SPONSORSHIP = { offered: "Offered", not_offered: "Not offered" } as const;

const TABLE = {
  title: {
    label: "Title",
    isMaterial: true,
    input: required("Job title is required", TITLE_MAX_LENGTH),
    form: { start: "", most: 1000 },
    isColumn: true,
  },
  companyName: { label: "Company", isMaterial: true },
  /** Places as people write them, separated by semicolons. */
  location: {
    label: "Location",
    isMaterial: true,
    input: required("Location is required", 300),
    form: { start: "", most: 2000 },
  },
  workMode: {
    label: "Work mode",
    isMaterial: true,
    labels: mode,
    input: z.enum(keysOf(mode), "Choose where people work").default("on_site"),
    form: { start: "on_site", most: 20 },
    /** Null where an import's source does not say; two columns hold it. */
    fact: z.enum(keysOf(mode)).nullable(),
    listed: z.string().nullable().describe("On-site, Hybrid or Remote; null when not stated."),
  },
  /** In the form, codes separated by spaces. */
  eligibleCountries: {
    label: "Eligible countries",
    isMaterial: true,
    input: countriesInput,
    form: { start: "", most: 1000 },
    isColumn: true,
    fact: z.array(z.string()).describe("ISO 3166-1 alpha-2, for remote jobs."),
    listed: z.array(z.string()).describe("ISO 3166-1 alpha-2, for remote jobs."),
  },
  jobType: {
    label: "Job type",
    isMaterial: true,
    labels: jobType,
    input: z.enum(keysOf(jobType), "Job type is required"),
    form: { start: "full_time", most: 20 },
    isColumn: true,
    fact: z.enum(keysOf(jobType)),
    listed: z.string().describe("Full-time, Part-time, Contract, Freelance or Internship."),
  },
  category: {
    label: "Category",
    labels: category,
    input: z.enum(keysOf(category), "Category is required"),
    form: { start: "it", most: 20 },
    isColumn: true,
    fact: z.enum(keysOf(category)),
    listed: z.string(),
  },
  /** Four fields in the form: lib/jobs/posting/form-fields.ts. */
  pay: { label: "Pay", isMaterial: true, input: payInput, fact: statedPay.nullable() },
  experienceYears: {
    label: "Experience",
    input: yearsInput,
    form: { start: "0", most: 40 },
    fact: z.number().nullable(),
  },
  /** Stated without years, or derived from them. */
  experienceLevel: {
    labels: level,
    isColumn: true,
    fact: z.enum(keysOf(level)).nullable(),
    listed: z.string().nullable().describe("Entry, Mid, Senior or Executive."),
  },
  duration: {
    label: "Duration",
    input: optional(60),
    form: { start: "", most: 1000 },
    isColumn: true,
    fact: z.string().nullable(),
    isPlain: true,
    listed: z.string().nullable().describe("Of an internship, as written."),
  },
  education: {
    label: "Education",
    input: optional(120),
    form: { start: "", most: 1000 },
    isColumn: true,
    fact: z.string().nullable(),
    isPlain: true,
    listed: z.string().nullable(),
  },
  /** schema.org's JobPosting has no property for it, so search engines are not told. */
  visaSponsorship: {
    label: "Visa sponsorship",
    isMaterial: true,
    labels: VISA_SPONSORSHIP,
    input: z
      .enum(keysOf(VISA_SPONSORSHIP), "Choose whether you sponsor visas")
      .nullable()
      .default(null),
    form: { start: "", most: 20 },
    isColumn: true,
    fact: z.enum(keysOf(VISA_SPONSORSHIP)).nullable(),
    isPlain: true,
    listed: z.string().nullable().describe("Offered or Not offered; null when not stated."),
  },
  deadline: {
    label: "Deadline",
    input: dayInput,
    form: { start: "", most: 40 },
    fact: z.iso.date().nullable(),
    listed: z.iso.date().nullable(),
  },
  /** In the form, names separated by commas; likewise the rating criteria. */
  skills: {
    label: "Skills",
    input: skillsInput,
    form: { start: "", most: 6000 },
    fact: z.array(z.string()),
  },
  /** What the company rates applicants by; nobody else sees it. */
  criteria: {
    label: "Ratings",
    input: criteriaInput,
    form: { start: "", most: 2000 },
    isColumn: true,
  },
  applyUrl: { label: "Where to apply", isMaterial: true, isColumn: true },
  questions: { label: "Questions", isMaterial: true, isLong: true, input: questionsInput },
  description: {
    label: "Description",
    isMaterial: true,
    isLong: true,
    input: descriptionInput,
    form: { start: "", most: 60_000 },
    isColumn: true,
  },
  /** The IANA zone that applies if no place has one: the author's. */
  timeZone: { input: z.string().max(60).nullable().default(null), isColumn: true },
} as const satisfies Record<string, Field>;

type Table = typeof TABLE;
type Known = keyof Field;
export type FieldName = keyof Table;

/**
 * Every field of a posting, in the order in which its changes are listed. The form, drafts, and
 * what is sent, stored, kept per version, compared, listed by the API and shown plainly all follow
 * from it (decision 0043), so a new field is a row here and a column.
 */
export const FIELDS: { readonly [Name in FieldName]: Field & Table[Name] } = TABLE;

/** The names of the fields that have all of these properties. */
export type FieldsWith<All extends Known> = {
  [Name in FieldName]: [All] extends [keyof Table[Name]] ? Name : never;
}[FieldName];

const namesWith = <All extends Known>(...all: All[]) =>
  (Object.keys(FIELDS) as FieldName[]).filter((name): name is FieldsWith<All> =>
    all.every((known) => known in FIELDS[name]),
  );

/** The names of fields by their properties, in order. */
export const FIELDS_WITH = {
  label: namesWith("label"),
  input: namesWith("input"),
  form: namesWith("form"),
  column: namesWith("isColumn"),
  factColumn: namesWith("fact", "isColumn"),
  plain: namesWith("isPlain"),
  listed: namesWith("listed"),
};

const shapeOf = <One extends "input" | "fact" | "listed">(one: One) =>
  Object.fromEntries(namesWith(one).map((name) => [name, FIELDS[name][one]])) as {
    [Name in FieldsWith<One>]: One extends keyof Table[Name] ? Table[Name][One] : never;
  };

/** What is sent for a posting, field by field. */
export const FIELD_INPUTS = shapeOf("input");
/** What a card shows of a job, field by field. */
export const FIELD_FACTS = shapeOf("fact");
/** What the API returns of a job, field by field. */
export const LISTED_FIELDS = shapeOf("listed");

/** A posting's content after validation. */
export type FieldValues = { [Name in FieldsWith<"input">]: z.output<(typeof FIELD_INPUTS)[Name]> };
