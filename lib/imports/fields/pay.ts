import { currencyOfCountry } from "@/lib/shared/countries";
import type { Pay, PayPeriod } from "@/lib/shared/money";
import type { ParsedValue } from "../schema";
import { currencyIn, periodIn, readAmounts } from "./pay-amounts";

/** Other parts of a posting that help to read its pay. */
export type PayContext = {
  /** `salaryCurrency`, or the mapping's currency for all amounts. */
  currency: string | null;
  /** The country of the posting's first place. */
  countryCode: string | null;
};

type Draft = {
  min: number | null;
  max: number | null;
  currency: string | null;
  period: PayPeriod | null;
};

// What a person can earn in a period, in currencies worth about a dollar. Beyond that, the amount,
// the period or the currency is wrong.
const SENSIBLE: Record<PayPeriod, readonly [number, number]> = {
  hour: [1, 2000],
  day: [5, 20_000],
  week: [20, 100_000],
  month: [50, 500_000],
  year: [400, 10_000_000],
};
const DOLLAR_LIKE = new Set("USD EUR GBP CHF CAD AUD NZD SGD".split(" "));
const MOST = 100_000_000_000;

const nothing: ParsedValue<Pay> = { value: null, note: null };
const dropped = (reason: string): ParsedValue<Pay> => ({
  value: null,
  note: `The pay was left out: ${reason}.`,
});

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function amountOf(value: unknown): Pick<Draft, "min" | "max" | "period" | "currency"> | null {
  if (typeof value === "number") return { min: value, max: value, period: null, currency: null };
  if (typeof value !== "string" || value.trim() === "") return null;
  const amounts = readAmounts(value);
  return amounts && { ...amounts, period: periodIn(value), currency: currencyIn(value, null) };
}

function textOf(...values: unknown[]): string {
  return values.filter((value) => typeof value === "string" || typeof value === "number").join(" ");
}

type Bounds = Pick<Draft, "min" | "max">;

function readBounds(value: Record<string, unknown>, inner: Draft | null): Bounds {
  const low = amountOf(value["minValue"] ?? value["minPrice"]);
  const high = amountOf(value["maxValue"] ?? value["maxPrice"]);
  if (low || high) return { min: low?.min ?? null, max: high?.max ?? null };
  return inner ?? amountOf(value["value"] ?? value["price"]) ?? { min: null, max: null };
}

/** The amounts of a MonetaryAmount, QuantitativeValue or PriceSpecification, at any depth. */
function readObject(value: Record<string, unknown>, depth: number): Draft {
  const inside = value["value"];
  const inner = isObject(inside) && depth < 3 ? readObject(inside, depth + 1) : null;
  const amounts = ["value", "price", "minValue", "maxValue"].map((key) => textOf(value[key]));
  const written = amounts.join(" ");
  return {
    ...readBounds(value, inner),
    period:
      periodIn(textOf(value["unitText"])) ??
      periodIn(textOf(value["unitCode"])) ??
      inner?.period ??
      periodIn(written),
    currency:
      currencyIn(textOf(value["currency"], value["priceCurrency"]), null) ??
      inner?.currency ??
      currencyIn(written, null),
  };
}

function readDraft(value: unknown, context: PayContext): Draft | null {
  if (Array.isArray(value)) {
    for (const entry of value) {
      const draft = readDraft(entry, context);
      if (draft && (draft.min !== null || draft.max !== null)) return draft;
    }
    return null;
  }
  if (isObject(value)) return readObject(value, 0);
  const amounts = amountOf(value);
  const text = String(value);
  return amounts && { ...amounts, currency: currencyIn(text, context.countryCode) };
}

/** The only plausible period of an amount without one; `null` if several are plausible. */
function impliedPeriod(draft: Draft, currency: string): PayPeriod | null {
  const most = draft.max ?? draft.min ?? 0;
  if (!DOLLAR_LIKE.has(currency)) return null;
  if (most >= 15_000) return "year";
  return most <= 150 ? "hour" : null;
}

function checkAmounts(draft: Draft, currency: string, period: PayPeriod): string | null {
  const { min, max } = draft;
  const values = [min, max].filter((value) => value !== null);
  if (values.some((value) => value < 0)) return "an amount is negative";
  if (values.some((value) => value > MOST)) return "an amount is impossibly high";
  const [least, most] = DOLLAR_LIKE.has(currency) ? SENSIBLE[period] : [0, MOST];
  const isOutside = values.some((value) => value < least || value > most);
  if (isOutside)
    return `an amount makes no sense for ${period === "hour" ? "an" : "a"} ${period} in ${currency}`;
  const isWide = min !== null && max !== null && max > min * 100;
  return isWide ? "its lower and upper amounts are too far apart" : null;
}

function inOrder(draft: Draft): { draft: Draft; note: string | null } {
  const { min, max } = draft;
  if (min === null || max === null || min <= max) return { draft, note: null };
  return {
    draft: { ...draft, min: max, max: min },
    note: "The lower and upper pay were in the wrong order and have been swapped.",
  };
}

function complete(stated: Draft, context: PayContext): ParsedValue<Pay> {
  const { draft, note } = inOrder(stated);
  const currency = draft.currency ?? context.currency ?? currencyOfCountry(context.countryCode);
  if (!currency) return dropped("no currency is given");
  const period = draft.period ?? impliedPeriod(draft, currency);
  if (!period) return dropped("it doesn't say what period it's for");
  const problem = checkAmounts(draft, currency, period);
  if (problem) return dropped(problem);
  const round = (amount: number | null) => amount && Math.round(amount * 100) / 100;
  return { value: { min: round(draft.min), max: round(draft.max), currency, period }, note };
}

/**
 * Reads a posting's pay, from any shape of `baseSalary` or from text, and keeps it as typed. Zero
 * counts as not stated. Leaves out impossible amounts, and amounts without a stated or implied
 * period or currency, with a note that says why.
 */
export function readPay(value: unknown, context: PayContext): ParsedValue<Pay> {
  const draft = readDraft(value, context);
  if (!draft) {
    const hasNumbers = typeof value === "string" && /\d/.test(value);
    return hasNumbers ? dropped("we couldn't read its text") : nothing;
  }
  const stated = { ...draft, min: draft.min || null, max: draft.max || null };
  return stated.min === null && stated.max === null ? nothing : complete(stated, context);
}
