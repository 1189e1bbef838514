/** From one month to another, both as "2022-03"; `end` is null while it is ongoing. */
export type MonthRange = {
  start: string | null;
  end: string | null;
  /** Whether only a year was given somewhere. */
  isRough: boolean;
};
type DatedLine = { range: MonthRange; before: string; after: string };

// How the months' names begin in English, German, French, Spanish, Portuguese and Italian.
const MONTHS: readonly (readonly [start: RegExp, month: number])[] = [
  [/^(?:jan|ene|gen|janv)/, 1],
  [/^(?:feb|fév|fev|févr)/, 2],
  [/^(?:mar|mär|maer|mrz)/, 3],
  [/^(?:apr|avr|abr)/, 4],
  [/^(?:may|mai|mayo|mag)/, 5],
  [/^(?:jun|juin|giu)/, 6],
  [/^(?:jul|juil|lug)/, 7],
  [/^(?:aug|aoû|aou|ago)/, 8],
  [/^(?:sep|set)/, 9],
  [/^(?:oct|okt|out|ott)/, 10],
  [/^(?:nov)/, 11],
  [/^(?:dec|dez|déc|dic)/, 12],
  [/^(?:spring|winter)/, 1],
  [/^summer/, 6],
  [/^(?:autumn|fall)/, 9],
];

const NAME =
  "(?:jan(?:uary|uar|vier|v|eiro)?|ene(?:ro)?|gen(?:naio)?|feb(?:ruary|ruar|rero|braio)?|f[ée]vr?(?:ier|ereiro)?|mar(?:ch|s|zo|ço)?|mär(?:z)?|maerz|mrz|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may|mayo|mai(?:o)?|mag(?:gio)?|june?|jun[ih]o?|juin|giu(?:gno)?|jul(?:y|i|io|ho)?|juil(?:let)?|lug(?:lio)?|aug(?:ust)?|août|aout|ago(?:sto)?|sept?(?:ember|embre|tiembre|iembre|embro)?|set(?:embro|tembre|iembre)?|o[ck]t(?:ober|obre|ubre)?|out(?:ubro)?|ott(?:obre)?|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|embro)?|déc(?:embre)?|dic(?:iembre|embre)?|spring|summer|autumn|fall|winter)";
const YEAR = "(?:19[5-9]\\d|20\\d\\d)";
const SHORT_YEAR = "['’]\\d\\d";
const DAY = "(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+)?";
const POINT = [
  `${DAY}${NAME}\\.?,?\\s*(?:de\\s+)?(?:\\d{1,2},\\s*)?(?:${YEAR}|${SHORT_YEAR})`,
  `${YEAR}[-/.](?:0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\\d|3[01]))?(?!\\d)`,
  `(?:0?[1-9]|[12]\\d|3[01])[/.](?:0?[1-9]|1[0-2])[/.]${YEAR}`,
  `(?:0?[1-9]|1[0-2])\\s?[/.-]\\s?${YEAR}`,
  YEAR,
].join("|");
const NOW =
  "(?:present|current(?:ly)?|now|today|ongoing|to\\s+date|till\\s+date|date|heute|aktuell|jetzt|actualidad|actual(?:mente)?|presente|atual|aujourd['’]hui|ce\\s+jour|oggi)";
const TO =
  "\\s*(?:[-–—―‐‑−~→]|\\bto\\b|\\bthrough\\b|\\buntil\\b|\\btill\\b|\\bbis\\b|\\ba\\b|\\bà\\b|\\bau\\b|\\bhasta\\b|\\baté\\b)+\\s*";
const EDGE = "(?<![\\p{L}\\p{N}.,$€£%/-])";
const AFTER = "(?![\\p{L}\\p{N}%])";

const RANGE = new RegExp(
  `${EDGE}(?:from\\s+|von\\s+|de\\s+)?(${POINT})${TO}(${POINT}|${NOW}|\\d\\d)${AFTER}`,
  "iu",
);
const SAME_YEAR = new RegExp(`${EDGE}(${NAME}\\.?)${TO}(${NAME}\\.?,?\\s*${YEAR})${AFTER}`, "iu");
const SINCE = new RegExp(
  `${EDGE}(?:since\\s+|seit\\s+|depuis\\s+|desde\\s+)(${POINT})${AFTER}|${EDGE}(${POINT})\\s*[-–—]\\s*$`,
  "iu",
);
const SINGLE = new RegExp(`${EDGE}(${POINT})${AFTER}`, "iu");

const two = (month: number) => String(month).padStart(2, "0");

function monthOfName(name: string): number | null {
  const lower = name.toLowerCase();
  return MONTHS.find(([start]) => start.test(lower))?.[1] ?? null;
}

/** The year of a date as it was written, and its month if there is one. */
function readPoint(text: string): { year: number; month: number | null } | null {
  const name = new RegExp(NAME, "i").exec(text)?.[0];
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const long = numbers.find((number) => number >= 1950);
  const short = /['’](\d\d)/.exec(text)?.[1];
  const year = long ?? (short === undefined ? null : 2000 + Number(short));
  if (year === null || year > 2100) return null;
  if (name) return { year, month: monthOfName(name) };
  const rest = numbers.filter((number) => number !== long);
  const isYearFirst = numbers[0] === long;
  const month = (isYearFirst || rest.length === 1 ? rest[0] : rest[1]) ?? null;
  return { year, month: month !== null && month >= 1 && month <= 12 ? month : null };
}

/** A range given in years only is taken to run from January to December. */
function toMonth(text: string, whole: 1 | 12): string | null {
  const point = readPoint(text);
  return point && `${point.year}-${two(point.month ?? whole)}`;
}

/** Whether a date is no more than a year. */
function isRough(text: string): boolean {
  const point = readPoint(text);
  return point !== null && point.month === null;
}

function toRange(first: string, last: string): MonthRange | null {
  const start = toMonth(first, 1);
  if (start === null) return null;
  if (new RegExp(`^${NOW}$`, "iu").test(last)) {
    return { start, end: null, isRough: isRough(first) };
  }
  const isShort = /^\d\d$/.test(last);
  const end = isShort ? `${start.slice(0, 2)}${last}-12` : toMonth(last, 12);
  if (end === null || end < start) return null;
  return { start, end, isRough: isShort || isRough(first) || isRough(last) };
}

function around(text: string, match: RegExpExecArray): Omit<DatedLine, "range"> {
  return {
    before: text.slice(0, match.index),
    after: text.slice(match.index + match[0].length),
  };
}

/** "May – Aug 2022": the year is given only once. */
function findSameYear(text: string): (DatedLine & { at: number }) | null {
  const match = SAME_YEAR.exec(text);
  if (!match) return null;
  const [, first = "", last = ""] = match;
  const range = toRange(`${first} ${/\d{4}$/.exec(last)?.[0]}`, last);
  return range && { range, at: match.index, ...around(text, match) };
}

function findSince(text: string): DatedLine | null {
  const match = SINCE.exec(text);
  const since = match?.[1] ?? match?.[2] ?? "";
  const start = toMonth(since, 1);
  if (!match || !start) return null;
  return { range: { start, end: null, isRough: isRough(since) }, ...around(text, match) };
}

/** The first range of dates in a line, and the text around it; `null` when there is none. */
export function findRange(text: string): DatedLine | null {
  const match = RANGE.exec(text);
  const same = findSameYear(text);
  if (same && (!match || same.at < match.index)) return same;
  if (!match) return findSince(text);
  const range = toRange(match[1] ?? "", match[2] ?? "");
  return range && { range, ...around(text, match) };
}

/** The first single date in a line, taken as an end: when someone graduated. */
export function findEnd(text: string): DatedLine | null {
  const match = SINGLE.exec(text);
  const written = match?.[1] ?? "";
  const end = toMonth(written, 12);
  if (!match || !end) return null;
  return { range: { start: null, end, isRough: isRough(written) }, ...around(text, match) };
}
