import { PER_DOLLAR } from "./exchange-rates";
import { keepFew, madeAtUse } from "./kept-values";

export const PAY_PERIODS = ["hour", "day", "week", "month", "year"] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/** Pay as the employer stated it. At least one bound is set. */
export type Pay = {
  min: number | null;
  max: number | null;
  /** ISO 4217. */
  currency: string;
  period: PayPeriod;
};

const currencies = madeAtUse(() => new Set(Intl.supportedValuesOf("currency")));

/** Whether a text is the code of a currency (ISO 4217) in which amounts can be formatted. */
export function isCurrency(code: string): boolean {
  return currencies().has(code);
}

// Currencies whose digits are grouped by the hundred: lakhs and crores.
const INDIAN = new Set(["INR", "NPR", "PKR", "BDT", "LKR"]);

function makeFormat(currency: string, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(INDIAN.has(currency) ? "en-IN" : "en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

// Twice as many as there are currencies, because people may type codes that aren't one.
const MOST_CURRENCIES = 360;
const wholeFormat = keepFew(MOST_CURRENCIES, (currency) => makeFormat(currency, 0));
const exactFormat = keepFew(MOST_CURRENCIES, (currency) => makeFormat(currency, 2));

function formatOf(currency: string, isWhole: boolean): Intl.NumberFormat {
  return isWhole ? wholeFormat(currency) : exactFormat(currency);
}

/** An amount with its currency's sign, a bare "$" only for US dollars: "CA$1,200". */
export function formatAmount(amount: number, currency: string): string {
  // en-IN writes other rupees and takas with their code already; only "$" is ambiguous.
  return formatOf(currency, Number.isInteger(amount)).format(amount);
}

/**
 * Pay on one line: "€72,000–€88,000 a year", "From $21 an hour", "Up to ₹5,00,000 a year". Decimals
 * are shown for both bounds or for neither.
 */
export function formatPay({ min, max, currency, period }: Pay): string {
  const per = period === "hour" ? "an hour" : `a ${period}`;
  const isWhole = [min, max].every((bound) => bound === null || Number.isInteger(bound));
  const format = (bound: number) => formatOf(currency, isWhole).format(bound);
  if (min === null) return max === null ? "" : `Up to ${format(max)} ${per}`;
  if (max === null) return `From ${format(min)} ${per}`;
  if (min === max) return `${format(min)} ${per}`;
  // A code is written once, "NOK 820,000–960,000", but a sign with each amount.
  const code = `${currency}\u00a0`;
  const upper = format(max).startsWith(code) ? format(max).slice(code.length) : format(max);
  return `${format(min)}–${upper} ${per}`;
}

/** How many of each period a year of full-time work has. */
const A_YEAR: Record<PayPeriod, number> = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };

// The database column's limit, which no honest pay exceeds.
const MOST = 2_000_000_000;

/**
 * Pay for a year of full-time work in another currency, at rounded, dated rates: for sorting and
 * filtering only, never to be shown as the employer's statement. Both bounds are null when a
 * currency's rate is unknown.
 */
export function annualise(pay: Pay, currency: string): { min: number | null; max: number | null } {
  const from = PER_DOLLAR[pay.currency];
  const to = PER_DOLLAR[currency];
  const rate = pay.currency === currency ? 1 : from && to ? to / from : null;
  const convert = (bound: number | null) =>
    bound === null || rate === null
      ? null
      : Math.min(MOST, Math.round(bound * A_YEAR[pay.period] * rate));
  return { min: convert(pay.min), max: convert(pay.max) };
}
