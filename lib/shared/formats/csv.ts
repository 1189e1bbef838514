// What a spreadsheet takes for the start of a formula (OWASP, CSV injection); blanks before it
// do not help, and wide forms of the signs are read as the signs.
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r])/u;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
// Semicolons and tabs stand between cells where a spreadsheet's country has it so: what comes after
// one would be a cell of its own, and could begin as a formula.
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/**
 * A value as a cell of a CSV file (RFC 4180) that no spreadsheet takes for a formula: what looks
 * like one begins with an apostrophe. Numbers stay numbers.
 */
export function csvCell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return "";
  const text = String(value).replaceAll("\u0000", "");
  const isSafe = typeof value !== "string" || PLAIN_NUMBER.test(text) || !FORMULA.test(text);
  const safe = isSafe ? text : `'${text}`;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record of a CSV file, its end included. */
export function csvRecord(values: readonly Parameters<typeof csvCell>[0][]): string {
  return `${values.map(csvCell).join(",")}\r\n`;
}

/** What a CSV file begins with, so that spreadsheets read it as UTF-8. */
export const CSV_START = "\uFEFF";
