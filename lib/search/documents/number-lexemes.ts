import { dayNumber } from "@/lib/shared/dates";
import type { FieldRange, RangeLimit } from "../schema";

// The numbers of the site's own fields are found by lexemes, as words are: a number has one for
// each beginning of its digits, and a range is the few beginnings that cover it exactly. 40 begins
// "4" and "40", so "from 20 to 59" is whatever of two digits begins 2, 3, 4 or 5. A day is the
// number of its digits, whose beginnings are years and months.

/** The most decimals that numbers have. */
const DECIMALS = 4;
/** The digits of 0 to 9, and of the highest number that a field takes. */
const LENGTHS = [1 + DECIMALS, 13 + DECIMALS] as const;

type Sign = "+" | "-";

const signOf = (value: number): Sign => (value < 0 ? "-" : "+");
const digitsOf = (value: number) => Math.abs(value).toFixed(DECIMALS).replace(".", "");
const termOf = (sign: Sign, length: number, prefix: string) => `${sign}${length}:${prefix}`;

/** Every beginning of a number, from how many digits it has to all of them. */
export function numberTerms(value: number): string[] {
  const digits = digitsOf(value);
  return Array.from({ length: digits.length + 1 }, (_, end) =>
    termOf(signOf(value), digits.length, digits.slice(0, end)),
  );
}

/** Digits from which and up to which to cover; null for no limit. Both have the same length. */
type Limits = { low: string | null; high: string | null };

const isLowest = (digits: string) => /^0*$/.test(digits);
const isHighest = (digits: string) => /^9*$/.test(digits);

/** The beginnings that cover all digits of this length within limits that share this beginning. */
function cover(prefix: string, { low, high }: Limits): string[] {
  const from = low !== null && !isLowest(low.slice(prefix.length)) ? low : null;
  const to = high !== null && !isHighest(high.slice(prefix.length)) ? high : null;
  if (from === null && to === null) return [prefix];
  const first = Number(from?.[prefix.length] ?? 0);
  const last = Number(to?.[prefix.length] ?? 9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const digit = first + index;
    const inside = { low: digit === first ? from : null, high: digit === last ? to : null };
    return cover(prefix + digit, inside);
  }).flat();
}

/** The beginnings of all numbers of a sign whose digits are within limits of any length. */
function coverSign(sign: Sign, { low, high }: Limits): string[] {
  const [shortest, longest] = LENGTHS;
  const terms: string[] = [];
  for (let length = Math.max(shortest, low?.length ?? 0); length <= longest; length += 1) {
    if (high !== null && length > high.length) break;
    const limits = {
      low: low?.length === length ? low : null,
      high: high?.length === length ? high : null,
    };
    if (limits.low !== null && limits.high !== null && limits.low > limits.high) break;
    terms.push(...cover("", limits).map((prefix) => termOf(sign, length, prefix)));
  }
  return terms;
}

/** Of these magnitudes, the beginnings of the numbers with this sign. */
function coverFrom(sign: Sign, low: number | null, high: number | null): string[] {
  const digits = (limit: number | null) => (limit === null ? null : digitsOf(limit));
  return coverSign(sign, { low: digits(low), high: digits(high) });
}

const numberOf = (limit: RangeLimit | null) =>
  typeof limit === "string" ? dayNumber(limit) : limit;

/** The beginnings that the numbers in a range have, and no others; none for an empty range. */
export function rangeTerms(range: FieldRange): string[] {
  const [min, max] = [numberOf(range.min), numberOf(range.max)];
  const [least, most] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  if (least > most) return [];
  const negative = least < 0 ? coverFrom("-", most < 0 ? most : null, min) : [];
  const positive = most >= 0 ? coverFrom("+", least > 0 ? least : null, max) : [];
  return [...negative, ...positive];
}
