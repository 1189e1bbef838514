import { currencyOfCountry } from "@/lib/shared/countries";
import { isCurrency, type PayPeriod } from "@/lib/shared/money";

const PERIODS: readonly (readonly [PayPeriod, RegExp])[] = [
  ["hour", /\b(?:hour|hourly|hours|hr|hrs|hur|h)\b/i],
  ["day", /\b(?:day|daily|diem|days)\b/i],
  ["week", /\b(?:week|weekly|wk|wee|pw)\b|\bp\.\s?w\./i],
  ["month", /\b(?:month|monthly|mo|mon|mth|pcm|pm)\b|\bp\.\s?m\./i],
  ["year", /\b(?:year|yearly|years|yr|yrs|annual|annually|annum|ann|pa|lpa|ctc)\b|\bp\.\s?a\./i],
];

/** The period in a unit or a text about pay: "HOUR", "per annum", "/mo", "HUR". */
export function periodIn(text: string): PayPeriod | null {
  // "50K/yr", "20hr": the unit may touch the number.
  const words = text.replace(/(\d[kKlL]?)\s*(?=[a-z]{2,})/g, "$1 ").replace(/[/_]/g, " ");
  const found = PERIODS.find(([, pattern]) => pattern.test(words))?.[0];
  if (found) return found;
  // Lakhs and crores are per year unless the text says otherwise.
  return /\d\s*(?:l|lakhs?|lacs?|crores?|cr)\b/i.test(text) ? "year" : null;
}

// Longer signs come before the ones they contain. A bare "$" or "kr" depends on the country.
const MARKS: readonly (readonly [string, RegExp])[] = [
  ["USD", /US\s?\$|\$\s?US/],
  ["CAD", /CA?\s?\$/],
  ["AUD", /AU?\s?\$/],
  ["NZD", /NZ\s?\$/],
  ["SGD", /SG?\s?\$/],
  ["HKD", /HK\s?\$/],
  ["MXN", /MX\s?\$/],
  ["BRL", /R\$/],
  ["EUR", /€|\beuros?\b/i],
  ["GBP", /£|\bpounds?\b/i],
  ["INR", /₹|\b(?:rs|rupees?)\b\.?|\b(?:lpa|lakhs?|lacs?|crores?)\b/i],
  ["JPY", /¥|円/],
  ["KRW", /₩/],
  ["PLN", /zł/i],
  ["CZK", /Kč/i],
  ["TRY", /₺/],
  ["UAH", /₴/],
  ["ILS", /₪/],
  ["NGN", /₦/],
  ["PHP", /₱/],
  ["VND", /₫/],
  ["THB", /฿/],
];
const AMBIGUOUS: readonly (readonly [RegExp, string, string])[] = [
  [/\$/, "USD CAD AUD NZD SGD HKD MXN COP CLP ARS TWD", "USD"],
  [/\bkr\b/i, "SEK NOK DKK ISK", ""],
];

/** The currency in a text, by code or sign. A bare "$" is the country's own dollar. */
export function currencyIn(text: string, countryCode: string | null): string | null {
  const code = [...text.matchAll(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g)].find(([word]) =>
    isCurrency(word),
  );
  if (code) return code[0];
  const whole = text.trim().toUpperCase();
  if (isCurrency(whole)) return whole;
  const mark = MARKS.find(([, pattern]) => pattern.test(text));
  if (mark) return mark[0];
  const own = currencyOfCountry(countryCode);
  for (const [pattern, possible, usual] of AMBIGUOUS) {
    if (!pattern.test(text)) continue;
    return own && possible.includes(own) ? own : usual || null;
  }
  return null;
}

const NUMBER = String.raw`\d+(?:[.,]\d+|['’ \u00a0\u202f]\d{3}(?!\d))*`;
const UNIT = String.raw`\s?(?:k|thousand|l|lakhs?|lacs?|cr|crores?|m|mio|million)\b|\s?lpa\b`;
const AMOUNT = new RegExp(
  `(?<sign>(?<![\\w)])[-−][$€£₹]?(?=\\d))?(?<number>${NUMBER})(?<unit>${UNIT})?`,
  "gi",
);

const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand)$/i, 1000],
  [/^(?:l|lakhs?|lacs?|lpa)$/i, 100_000],
  [/^(?:cr|crores?)$/i, 10_000_000],
  [/^(?:m|mio|million)$/i, 1_000_000],
];

/** Reads a number with any country's separators: "1,234.56", "1.234,56", "2,50,000", "12'000". */
export function readNumber(text: string): number {
  const compact = text.replace(/['’ \u00a0\u202f]/g, "");
  const last = Math.max(compact.lastIndexOf(","), compact.lastIndexOf("."));
  if (last === -1) return Number(compact);
  const mark = compact[last] ?? "";
  const isRepeated = compact.indexOf(mark) !== last;
  const isOnlyMark = !compact.includes(mark === "," ? "." : ",");
  const digits = compact.length - last - 1;
  // "1.234" and "1,234" are thousands. A comma or point before any other number of digits is
  // decimal.
  const isDecimal = !isRepeated && !(isOnlyMark && digits === 3);
  const whole = compact.slice(0, isDecimal ? last : undefined).replace(/[.,]/g, "");
  return Number(isDecimal ? `${whole}.${compact.slice(last + 1)}` : whole);
}

function factorOf(unit: string | undefined): number {
  const word = unit?.trim() ?? "";
  return FACTORS.find(([pattern]) => pattern.test(word))?.[1] ?? 1;
}

const ONLY_MOST = /\b(?:up to|upto|max(?:imum)?|at most|bis zu)\b/i;
const ONLY_LEAST =
  /\b(?:from|min(?:imum)?|at least|starting|starts|above|over|ab)\b|\d[\dkKlL]*\s*\+/i;

/**
 * The minimum and maximum pay that a text states: "$50K", "£120-£150 a day", "up to 3,000", "20+".
 */
export function readAmounts(text: string): { min: number | null; max: number | null } | null {
  const plain = text
    .replace(/\b(?:401\s?\(?k\)?|403\s?\(?b\)?)/gi, "")
    .replace(/(\d\s?[kKlLmM]?\b)\s*[-–—−]\s*(?=[^\d\s]{0,4}\d)/g, "$1 to ");
  const found = [...plain.matchAll(AMOUNT)].slice(0, 2).map(({ groups }) => ({
    number: readNumber(groups?.["number"] ?? "") * (groups?.["sign"] ? -1 : 1),
    factor: factorOf(groups?.["unit"]),
  }));
  const [first, second] = found;
  if (!first || found.some(({ number }) => !Number.isFinite(number))) return null;
  if (second && /\bto\b|\bbis\b|\band\b|\bor\b/i.test(plain)) {
    // "50-60K": the unit stands for both.
    const shared = first.factor === 1 && first.number <= second.number ? second.factor : 1;
    return { min: first.number * first.factor * shared, max: second.number * second.factor };
  }
  const amount = first.number * first.factor;
  if (ONLY_MOST.test(text)) return { min: null, max: amount };
  return { min: amount, max: ONLY_LEAST.test(text) ? null : amount };
}
