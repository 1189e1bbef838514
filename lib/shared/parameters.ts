/** A URL's parameters, as Next passes them to a page. */
export type Parameters = Record<string, string | string[] | undefined>;

function all(parameters: Parameters, name: string): string[] {
  const given = parameters[name];
  return given === undefined ? [] : [given].flat();
}

// Half a surrogate pair can't be written in a URL, nor a NUL in the database.
function clean(text: string, maxLength: number): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, "")
    .trim();
}

/** A parameter's first value on one line, without control characters; "" for none. */
export function readText(parameters: Parameters, name: string, maxLength: number): string {
  return clean(all(parameters, name)[0] ?? "", maxLength);
}

const MAX_CODE = 100;

function toCode(text: string): string {
  return clean(text.toLowerCase().replaceAll(",", " "), MAX_CODE);
}

/** The first value in lower case, as identifiers are; "" for none. */
export function readCode(parameters: Parameters, name: string): string {
  return toCode(all(parameters, name)[0] ?? "");
}

/** Every value in lower case, whether repeated or separated by commas. */
export function readList(parameters: Parameters, name: string): string[] {
  return all(parameters, name)
    .flatMap((value) => value.split(",", 100))
    .map(toCode)
    .filter(Boolean);
}

/**
 * The first value as a number from 0 to `max`, whole unless decimals are allowed; null for anything
 * else.
 */
export function readNumber(
  parameters: Parameters,
  name: string,
  { max, decimals = 0 }: { max: number; decimals?: number },
): number | null {
  const match = /^\d{1,12}(?:\.(\d+))?$/.exec(readText(parameters, name, 20));
  if (!match || (match[1] ?? "").length > decimals) return null;
  const value = Number(match[0]);
  return value <= max ? value : null;
}

const MOST_PAGES = 10_000;

/** The number of a page of a list; the first if it can't be read. */
export function readPage(parameters: Parameters): number {
  return Math.max(1, readNumber(parameters, "page", { max: MOST_PAGES }) ?? 1);
}

/** Years as people type them: "2", "2.5", "2 years", "3+ yrs"; null if they can't be read. */
export function readYears(parameters: Parameters, name: string, max: number): number | null {
  const typed = readText(parameters, name, 20).replace(/\s*\+?\s*(?:years?|yrs?|y)?\.?$/i, "");
  return readNumber({ [name]: typed }, name, { max, decimals: 1 });
}

/** The value if it is one of those allowed; otherwise null. */
export function oneOf<Value>(value: unknown, allowed: readonly Value[]): Value | null {
  return allowed.find((one) => one === value) ?? null;
}
