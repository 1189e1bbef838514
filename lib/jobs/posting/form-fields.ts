import type { z } from "zod";
import type { JobContent } from "../schema";
import { FIELDS, FIELDS_WITH, type FieldsWith } from "./fields.schema";
import { type PostingFields, type PostingInput, postingInput } from "./schema";

type TypedTexts = Record<FieldsWith<"form">, string>;

/** What the form begins with (spec, section 9); the currency is the site's. */
export function emptyFields(currency: string): PostingFields {
  const starts = FIELDS_WITH.form.map((name) => [name, FIELDS[name].form.start]);
  const pay = { payMin: "", payMax: "", payCurrency: currency, payPeriod: "year" };
  return { ...(Object.fromEntries(starts) as TypedTexts), ...pay, questions: [] };
}

/** Whether nothing was typed that would be missed. */
export function isUntouched(fields: PostingFields): boolean {
  const { title, location, description, skills, payMin, payMax, questions } = fields;
  const texts = [title, location, description, skills, payMin, payMax];
  return questions.length === 0 && texts.every((text) => text.trim() === "");
}

/** A number as people type it: "48,000", "48 000", "1.5"; undefined for nothing. */
function readNumber(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0']/g, "").replace(/,(?=\d{3}(?:\D|$))/g, "");
  return plain === "" ? undefined : Number(plain.replace(",", "."));
}

function readPay(fields: PostingFields) {
  const min = readNumber(fields.payMin) ?? null;
  const max = readNumber(fields.payMax) ?? null;
  if (min === null && max === null) return null;
  return { min, max, currency: fields.payCurrency, period: fields.payPeriod };
}

type Reading = (fields: PostingFields) => unknown;

// What is more than a text, or none for an empty one.
const READINGS: Partial<Record<keyof PostingInput, Reading>> = {
  eligibleCountries: ({ workMode, eligibleCountries }) =>
    workMode === "remote" ? eligibleCountries.split(/\s+/).filter(Boolean) : [],
  experienceYears: ({ experienceYears }) => readNumber(experienceYears),
  pay: readPay,
  duration: ({ jobType, duration }) => (jobType === "internship" ? duration : null),
  skills: ({ skills }) => skills.split(","),
  criteria: ({ criteria }) => criteria.split(","),
  questions: ({ questions }) => questions,
};

/** What is typed into a form, as `postingInput` takes it. Nothing is checked yet. */
function readFields(fields: PostingFields, timeZone: string | null): Record<string, unknown> {
  const texts = FIELDS_WITH.form.map((name) => [name, fields[name] || null]);
  const read = Object.entries(READINGS).map(([name, reading]) => [name, reading(fields)]);
  return { ...Object.fromEntries([...texts, ...read]), timeZone };
}

// Where an input's part stands in the form.
const FIELD_OF: Record<string, string> = { "pay.min": "payMin", "pay.max": "payMax" };

/** The form's field that a path of the input stands for. */
export function fieldOf(path: readonly PropertyKey[]): string {
  const dotted = path.map(String).join(".");
  if (dotted.startsWith("questions.")) return "questions";
  return FIELD_OF[dotted] ?? (dotted.startsWith("pay.") ? "payMin" : String(path[0] ?? ""));
}

function errorsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[fieldOf(path)] ??= message;
  return errors;
}

/** What is wrong with a form's fields, each with one sentence; and the input when nothing is. */
export function checkFields(
  fields: PostingFields,
  timeZone: string | null,
): { errors: Record<string, string>; input: PostingInput | null } {
  const parsed = postingInput.safeParse(readFields(fields, timeZone));
  if (parsed.success) return { errors: {}, input: parsed.data };
  return { errors: errorsOf(parsed.error.issues), input: null };
}

/** The same fields with these as an empty form has them. */
export function withoutFields(fields: PostingFields, names: readonly string[]): PostingFields {
  const empty = emptyFields(fields.payCurrency);
  const emptied = Object.entries(empty).filter(([name]) => names.includes(name));
  return Object.assign({}, fields, Object.fromEntries(emptied));
}

function textOf(value: string | number | readonly string[] | null | undefined): string {
  return [value ?? ""].flat().join(", ");
}

/** The fields of a posting that is there, to edit it or to begin another with it. */
export function toFields(content: Omit<JobContent, "companyId">): PostingFields {
  const { pay, places, eligibleCountries, questions } = content;
  const said = { ...content, location: places.map(({ label }) => label).join("; ") || "Remote" };
  const texts = FIELDS_WITH.form.map((name) => [name, textOf(said[name])]);
  return {
    ...(Object.fromEntries(texts) as TypedTexts),
    eligibleCountries: eligibleCountries.join(" "),
    payMin: textOf(pay?.min),
    payMax: textOf(pay?.max),
    payCurrency: pay?.currency ?? "",
    payPeriod: pay?.period ?? "year",
    questions,
  };
}
