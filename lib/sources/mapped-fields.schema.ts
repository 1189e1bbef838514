import type { DateFormat } from "@/lib/shared/formats/date-formats";

/** The fields of a posting whose source field can be chosen, with their labels. */
export const MAPPED_FIELDS = {
  title: "Title",
  "hiringOrganization.name": "Company",
  description: "Description",
  jobLocation: "Place",
  jobLocationType: "Work mode",
  employmentType: "Job type",
  url: "Link to apply",
  identifier: "Reference",
  datePosted: "Posted on",
  validThrough: "Open until",
  experienceLevel: "Experience level",
  occupationalCategory: "Category",
  industry: "Industry",
  skills: "Skills",
  "baseSalary.value.minValue": "Pay from",
  "baseSalary.value.maxValue": "Pay to",
  "baseSalary.value.unitText": "Pay per",
  "baseSalary.currency": "Currency of pay",
} as const;
export type MappedField = keyof typeof MAPPED_FIELDS;

export const MAPPED_NAMES = Object.keys(MAPPED_FIELDS) as MappedField[];

/** The fields that hold dates. */
export const DATED_FIELDS: readonly MappedField[] = ["datePosted", "validThrough"];

/**
 * What feeds a field of a posting: a field of the source, with or without a date format; a text
 * that is the same for every job; "" for the field that we recognise; null for none.
 */
export type FieldChoice = string | null | { constant: string } | { from: string; date: DateFormat };
export type FieldChoices = Partial<Record<MappedField, FieldChoice>>;
