import { readNumber } from "@/lib/shared/formats/numbers";
import { typedTexts } from "../custom-fields/values";
import type { JobContent } from "../schema";
import { FIELDS, FIELDS_WITH, type FieldsWith } from "./fields.schema";
import type { PostingFields, PostingInput } from "./schema";

type TypedTexts = Record<FieldsWith<"form">, string>;

/**
 * The form's initial values (spec, section 9), in the site's currency, and of the job types that the
 * site doesn't hide.
 */
export function emptyFields(currency: string, hiddenTypes: readonly string[] = []): PostingFields {
  const starts = FIELDS_WITH.form.map((name) => [name, FIELDS[name].form.start]);
  const more = {
    payMin: "",
    payMax: "",
    payCurrency: currency,
    payPeriod: "year",
    applyAt: "here",
  };
  const texts = Object.fromEntries(starts) as TypedTexts;
  const types = [texts.jobType, ...Object.keys(FIELDS.jobType.labels)];
  const jobType = types.find((type) => !hiddenTypes.includes(type)) ?? texts.jobType;
  return { ...texts, ...more, jobType, questions: [], customFields: {} };
}

/** Whether nothing was typed that would be missed. */
export function isUntouched(fields: PostingFields): boolean {
  const { title, location, description, skills, payMin, payMax, applyUrl, questions } = fields;
  const own = Object.values(fields.customFields);
  const texts = [title, location, description, skills, payMin, payMax, applyUrl, ...own];
  return questions.length === 0 && texts.every((text) => text.trim() === "");
}

function readPay(fields: PostingFields) {
  const min = readNumber(fields.payMin) ?? null;
  const max = readNumber(fields.payMax) ?? null;
  if (min === null && max === null) return null;
  return { min, max, currency: fields.payCurrency, period: fields.payPeriod };
}

/** Where people apply on another site, as it is typed; null for here. */
export function applyAddressOf({ applyAt, applyUrl }: PostingFields): string | null {
  return applyAt === "elsewhere" ? applyUrl : null;
}

type FieldReader = (fields: PostingFields) => unknown;

// The fields that are more than a text, with how to read them.
const READINGS: Partial<Record<keyof PostingInput, FieldReader>> = {
  eligibleCountries: ({ workMode, eligibleCountries }) =>
    workMode === "remote" ? eligibleCountries.split(/\s+/).filter(Boolean) : [],
  experienceYears: ({ experienceYears }) => readNumber(experienceYears),
  pay: readPay,
  duration: ({ jobType, duration }) => (jobType === "internship" ? duration : null),
  skills: ({ skills }) => skills.split(","),
  criteria: ({ criteria }) => criteria.split(","),
  // None typed is refused, so that no one applies here who should have been sent elsewhere.
  applyUrl: applyAddressOf,
  questions: ({ questions }) => questions,
  customFields: ({ customFields }) => customFields,
};

/** What is typed into a form, in the shape of `postingInput`: the server validates it. */
export function readFields(
  fields: PostingFields,
  timeZone: string | null,
): Record<string, unknown> {
  const texts = FIELDS_WITH.form.map((name) => [name, fields[name] || null]);
  const read = Object.entries(READINGS).map(([name, reading]) => [name, reading(fields)]);
  return { ...Object.fromEntries([...texts, ...read]), timeZone };
}

// The form's field for a nested part of the input.
const FIELD_OF: Record<string, string> = {
  "pay.min": "payMin",
  "pay.max": "payMax",
  pay: "payMin",
};

/** The form's field for a path of the input. */
export function fieldOf(path: readonly PropertyKey[]): string {
  const dotted = path.map(String).join(".");
  if (dotted.startsWith("questions.")) return "questions";
  if (dotted.startsWith("customFields.")) return dotted;
  return FIELD_OF[dotted] ?? (dotted.startsWith("pay.") ? "payMin" : String(path[0] ?? ""));
}

/** The same fields, with these reset to their initial values. */
export function withoutFields(fields: PostingFields, names: readonly string[]): PostingFields {
  const empty = emptyFields(fields.payCurrency);
  const emptied = Object.entries(empty).filter(([name]) => names.includes(name));
  return Object.assign({}, fields, Object.fromEntries(emptied));
}

function textOf(value: string | number | readonly string[] | null | undefined): string {
  return [value ?? ""].flat().join(", ");
}

/** The fields of an existing posting, to edit it or to start another from it. */
export function toFields(content: Omit<JobContent, "companyId">): PostingFields {
  const { pay, places, eligibleCountries, questions, customFields } = content;
  const said = { ...content, location: places.map(({ label }) => label).join("; ") || "Remote" };
  const texts = FIELDS_WITH.form.map((name) => [name, textOf(said[name])]);
  return {
    ...(Object.fromEntries(texts) as TypedTexts),
    eligibleCountries: eligibleCountries.join(" "),
    payMin: textOf(pay?.min),
    payMax: textOf(pay?.max),
    payCurrency: pay?.currency ?? "",
    payPeriod: pay?.period ?? "year",
    applyAt: content.applyUrl === null ? "here" : "elsewhere",
    questions,
    customFields: typedTexts(customFields),
  };
}
