// What a spreadsheet takes as the start of a formula (OWASP, CSV injection); leading blanks don't
// help, and full-width signs are read as the signs.
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r])/u;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
// Semicolons and tabs separate cells in some countries' spreadsheets: what follows one would be a
// cell of its own, and could begin a formula.
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/**
 * A value as a cell of a CSV file (RFC 4180) that no spreadsheet takes as a formula: anything that
 * looks like one is prefixed with an apostrophe. Numbers stay numbers.
 */
export function csvCell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return "";
  const text = String(value).replaceAll("\u0000", "");
  const isSafe = typeof value !== "string" || PLAIN_NUMBER.test(text) || !FORMULA.test(text);
  const safe = isSafe ? text : `'${text}`;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record of a CSV file, including its line end. */
export function csvRecord(values: readonly Parameters<typeof csvCell>[0][]): string {
  return `${values.map(csvCell).join(",")}\r\n`;
}

/** The beginning of a CSV file, which makes spreadsheets read it as UTF-8. */
export const CSV_START = "\uFEFF";
