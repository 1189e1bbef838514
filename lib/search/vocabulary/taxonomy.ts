import type { TaxonomyRow } from "./taxonomy.schema";

const LONGEST_TITLE = 150;

/** A title without what it says in parentheses, which is a short form or an explanation. */
function bare(title: string): string {
  return title
    .replace(/\s*\([^)]*\)\s*/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A row's code and titles, or in a sentence why it cannot be used. */
export type ReadRow = TaxonomyRow[] | string;

function toRows(kind: "occupation" | "title", code: string, titles: readonly string[]): ReadRow {
  if (code === "") return "has no code";
  const named = titles.map(bare).filter(Boolean);
  if (named.length === 0) return "has no title";
  if (named.some((title) => title.length > LONGEST_TITLE)) return "has a title that is too long";
  if (named.some((title) => title.includes("\ufffd"))) return "is no UTF-8";
  return named.map((title) => ({ kind, code, title }));
}

const hasFields = (fields: readonly string[], count: number) => fields.length >= count;

/** A text about an occupation as a row; none where there is none. */
function toTexts(code: string, text: string): TaxonomyRow[] {
  return text.trim() === "" ? [] : [{ kind: "text", code, text: text.trim() }];
}

/** Reads a row of O*NET's "Occupation Data": code, title, description. */
export function readOnetOccupation(fields: readonly string[]): ReadRow {
  const [code = "", title = "", description = ""] = fields;
  if (!hasFields(fields, 2)) return "has too few fields";
  const rows = toRows("occupation", code.trim(), [title]);
  return typeof rows === "string" ? rows : [...rows, ...toTexts(code.trim(), description)];
}

/** Reads a row of O*NET's "Task Statements": code, number, task. */
export function readOnetTask(fields: readonly string[]): ReadRow {
  const [code = "", , task = ""] = fields;
  return hasFields(fields, 3) ? toTexts(code.trim(), task) : "has too few fields";
}

/** Reads a row of O*NET's "Alternate Titles": code, title, short title or "n/a", sources. */
export function readOnetTitle(fields: readonly string[]): ReadRow {
  const [code = "", title = "", short = ""] = fields;
  if (!hasFields(fields, 3)) return "has too few fields";
  return toRows("title", code.trim(), short === "n/a" ? [title] : [title, short]);
}

const ESCO_OCCUPATION = "/esco/occupation/";

function escoCode(address: string): string {
  return address.slice(address.indexOf(ESCO_OCCUPATION) + ESCO_OCCUPATION.length);
}

/**
 * Reads a label of ESCO by the address of what it names. Groups of occupations are none, so their
 * labels are passed over; the first label of an occupation is its title.
 */
export function readEscoLabel(address: string, label: string, isFirst: boolean): ReadRow {
  if (!address.includes("/esco/")) return "names nothing of ESCO";
  if (!address.includes(ESCO_OCCUPATION)) return [];
  return toRows(isFirst ? "occupation" : "title", escoCode(address), [label]);
}

/** Reads a text about an occupation of ESCO by the occupation's address. */
export function readEscoText(address: string, text: string): TaxonomyRow[] {
  if (!address.includes(ESCO_OCCUPATION)) return [];
  return toTexts(escoCode(address), text);
}
