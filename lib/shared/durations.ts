import { plural } from "./plural";

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** 1 for "Jan" or "January"; 0 for anything that isn't a month. */
function monthNumber(word: string): number {
  return MONTHS.findIndex((name) => name.startsWith(word.toLowerCase())) + 1;
}

/**
 * A month as people and programs write it, e.g. "Mar 2022", "2022-03", "03/2022"; otherwise `null`.
 */
function readMonth(text: string): string | null {
  const iso = /^(\d{4})[-/](\d{1,2})(?:[-/]\d{1,2})?$/.exec(text);
  const short = /^(\d{1,2})[-/](\d{4})$/.exec(text);
  const words = /^([a-z]{3,9})\.?,?\s+(\d{4})$/i.exec(text);
  const [year, number] = iso
    ? [iso[1], Number(iso[2])]
    : short
      ? [short[2], Number(short[1])]
      : [words?.[2], monthNumber(words?.[1] ?? "")];
  if (year === undefined || number < 1 || number > 12) return null;
  return `${year}-${String(number).padStart(2, "0")}`;
}

/**
 * The two months of 'start - end', where an empty end or "Present" gives `null`; `null` for
 * anything else.
 */
export function readDuration(text: string): { startMonth: string; endMonth: string | null } | null {
  const [, start = "", end = ""] = /^(\S.*?)\s+(?:-|–|—|to)(?:\s+(.*))?$/u.exec(text.trim()) ?? [];
  const startMonth = readMonth(start.trim());
  if (startMonth === null) return null;
  if (/^(?:present|current|now|ongoing)?$/i.test(end.trim())) return { startMonth, endMonth: null };
  const endMonth = readMonth(end.trim());
  return endMonth === null ? null : { startMonth, endMonth };
}

/** A number of months in words: "six months". */
export function monthWords(count: number): string {
  const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
  const number = words[count] ?? "{count}";
  return plural(count, { one: `${number} month`, other: `${number} months` });
}
