import { SourceProblem } from "../source-problem";

// We read boards' documents field by field, and treat unexpected values as not stated.

export type Fields = Record<string, unknown>;

/** The value as an object, or an empty object for any other value. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

/** The objects in a list. */
export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "object" && each) : [];
}

/** The value as text; `undefined` if there is none. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return String(value).trim() || undefined;
}

/** The stated texts, joined. */
export function joined(separator: string, ...values: unknown[]): string | undefined {
  return values.flatMap((value) => textOf(value) ?? []).join(separator) || undefined;
}

/** One section of a description, under its heading. */
export function section(heading: unknown, html: unknown): string | undefined {
  const text = textOf(html);
  const title = textOf(heading);
  return text && (title ? `<h3>${title}</h3>\n${text}` : text);
}

/** The jobs in a board's document. Throws `SourceProblem` if it isn't one. */
export function jobsIn(document: unknown, list: string | null, board: string): Fields[] {
  const jobs = list === null ? document : fieldsOf(document)[list];
  if (Array.isArray(jobs)) return listOf(jobs);
  throw new SourceProblem(`The response isn't a list of jobs as ${board} sends it.`);
}

/** A schema.org `baseSalary`, if an amount is stated. */
export function salaryOf(pay: {
  min: unknown;
  max: unknown;
  currency: unknown;
  unit: unknown;
}): Fields | undefined {
  if (!textOf(pay.min) && !textOf(pay.max)) return undefined;
  return {
    "@type": "MonetaryAmount",
    currency: textOf(pay.currency),
    value: { minValue: pay.min ?? undefined, maxValue: pay.max ?? undefined, unitText: pay.unit },
  };
}

/** A posting with schema.org's property names, as imports read it. */
export function toJobPosting(fields: Fields, company: string): Fields {
  const { hiringOrganization, ...rest } = fields;
  const name = textOf(hiringOrganization) ?? company;
  const posting = { "@type": "JobPosting", ...rest, hiringOrganization: { name } };
  return Object.fromEntries(Object.entries(posting).filter(([, value]) => value !== undefined));
}
