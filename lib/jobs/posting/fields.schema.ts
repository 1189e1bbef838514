import { FACET_LABELS } from "@/lib/search/schema";

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
  /** Its text in the form: the initial value, and the most that a draft stores. */
  form?: { start: string; most: number };
  /** Whether its column has the same name and holds its value unchanged. */
  isColumn?: true;
  /** Whether the job's page shows it with its label and no further words. */
  isPlain?: true;
};

const { jobType, category, level, mode } = FACET_LABELS;

const TABLE = {
  title: { label: "Title", isMaterial: true, form: { start: "", most: 1000 }, isColumn: true },
  companyName: { label: "Company", isMaterial: true },
  /** Places as people write them, separated by semicolons. */
  location: { label: "Location", isMaterial: true, form: { start: "", most: 2000 } },
  workMode: {
    label: "Work mode",
    isMaterial: true,
    labels: mode,
    form: { start: "on_site", most: 20 },
  },
  /** In the form, codes separated by spaces. */
  eligibleCountries: {
    label: "Eligible countries",
    isMaterial: true,
    form: { start: "", most: 1000 },
    isColumn: true,
  },
  jobType: {
    label: "Job type",
    isMaterial: true,
    labels: jobType,
    form: { start: "full_time", most: 20 },
    isColumn: true,
  },
  category: {
    label: "Category",
    labels: category,
    form: { start: "it", most: 20 },
    isColumn: true,
  },
  /** Four fields in the form: lib/jobs/posting/form-fields.ts. */
  pay: { label: "Pay", isMaterial: true },
  experienceYears: { label: "Experience", form: { start: "0", most: 40 } },
  /** Stated without years, or derived from them. */
  experienceLevel: { labels: level, isColumn: true },
  duration: { label: "Duration", form: { start: "", most: 1000 }, isColumn: true, isPlain: true },
  education: { label: "Education", form: { start: "", most: 1000 }, isColumn: true, isPlain: true },
  /** schema.org's JobPosting has no property for it, so search engines are not told. */
  visaSponsorship: {
    label: "Visa sponsorship",
    isMaterial: true,
    labels: { offered: "Offered", not_offered: "Not offered" },
    form: { start: "", most: 20 },
    isColumn: true,
    isPlain: true,
  },
  /** The site's own fields, each with a name of its own: lib/jobs/custom-fields. */
  customFields: { isMaterial: true },
  deadline: { label: "Deadline", form: { start: "", most: 40 } },
  /** In the form, names separated by commas; likewise the rating criteria. */
  skills: { label: "Skills", form: { start: "", most: 6000 } },
  /** What the company rates applicants by; no one else sees it. */
  criteria: { label: "Ratings", form: { start: "", most: 2000 }, isColumn: true },
  /** On another site; null where people apply on this one. In the form, `applyAt` says which. */
  applyUrl: {
    label: "Where to apply",
    isMaterial: true,
    form: { start: "", most: 4000 },
    isColumn: true,
  },
  questions: { label: "Questions", isMaterial: true, isLong: true },
  description: {
    label: "Description",
    isMaterial: true,
    isLong: true,
    form: { start: "", most: 60_000 },
    isColumn: true,
  },
  /** The IANA zone that applies if no place has one: the author's. */
  timeZone: { isColumn: true },
} as const satisfies Record<string, Field>;

type Table = typeof TABLE;
export type FieldName = keyof Table;

/**
 * Every field of a posting, in the order in which its changes are listed. The form, drafts, what is
 * stored, compared and shown plainly all follow from it and from the shapes of its values
 * (field-shapes.schema.ts, decision 0055), so a new field is a row here, a row there, and a column.
 */
export const FIELDS: { readonly [Name in FieldName]: Field & Table[Name] } = TABLE;

/** The names of the fields that have all of these properties. */
export type FieldsWith<All extends keyof Field> = {
  [Name in FieldName]: [All] extends [keyof Table[Name]] ? Name : never;
}[FieldName];

/** The options of a field with labels. */
export type FieldOption<Name extends FieldsWith<"labels">> = keyof Table[Name]["labels"] & string;

const namesWith = <All extends keyof Field>(...all: All[]) =>
  (Object.keys(FIELDS) as FieldName[]).filter((name): name is FieldsWith<All> =>
    all.every((property) => property in FIELDS[name]),
  );

/** The names of fields by their properties, in order. */
export const FIELDS_WITH = {
  label: namesWith("label"),
  form: namesWith("form"),
  column: namesWith("isColumn"),
  plain: namesWith("isPlain"),
};
