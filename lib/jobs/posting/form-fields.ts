import type { z } from "zod";
import type { JobContent } from "../schema";
import { type PostingFields, type PostingInput, postingInput } from "./schema";

/** What the form begins with (spec, section 9); the currency is the site's. */
export function emptyFields(currency: string): PostingFields {
  return {
    title: "",
    location: "",
    workMode: "on_site",
    eligibleCountries: "",
    jobType: "full_time",
    category: "it",
    experienceYears: "0",
    payMin: "",
    payMax: "",
    payCurrency: currency,
    payPeriod: "year",
    deadline: "",
    education: "",
    duration: "",
    description: "",
    skills: "",
    questions: [],
    criteria: "",
  };
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

/** What is typed into a form, as `postingInput` takes it. Nothing is checked yet. */
function readFields(
  fields: PostingFields,
  timeZone: string | null,
): Record<keyof PostingInput, unknown> {
  const isInternship = fields.jobType === "internship";
  return {
    title: fields.title,
    location: fields.location,
    workMode: fields.workMode,
    eligibleCountries:
      fields.workMode === "remote" ? fields.eligibleCountries.split(/\s+/).filter(Boolean) : [],
    jobType: fields.jobType,
    category: fields.category,
    experienceYears: readNumber(fields.experienceYears),
    pay: readPay(fields),
    deadline: fields.deadline || null,
    education: fields.education,
    duration: isInternship ? fields.duration : null,
    description: fields.description,
    skills: fields.skills.split(","),
    questions: fields.questions,
    criteria: fields.criteria.split(","),
    timeZone,
  };
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

/** The fields of a posting that is there, to edit it or to begin another with it. */
export function toFields(content: Omit<JobContent, "companyId">): PostingFields {
  const { pay } = content;
  const labels = content.places.map(({ label }) => label);
  return {
    title: content.title,
    location: labels.length > 0 ? labels.join("; ") : "Remote",
    workMode: content.workMode,
    eligibleCountries: content.eligibleCountries.join(" "),
    jobType: content.jobType,
    category: content.category,
    experienceYears: content.experienceYears?.toString() ?? "",
    payMin: pay?.min?.toString() ?? "",
    payMax: pay?.max?.toString() ?? "",
    payCurrency: pay?.currency ?? "",
    payPeriod: pay?.period ?? "year",
    deadline: content.deadline ?? "",
    education: content.education ?? "",
    duration: content.duration ?? "",
    description: content.description,
    skills: content.skills.join(", "),
    questions: content.questions,
    criteria: content.criteria.join(", "),
  };
}
