import { PER_DOLLAR } from "@/lib/shared/exchange-rates";
import { annualise, formatPay, type Pay, type PayPeriod } from "@/lib/shared/money";
import { phrase } from "../phrases/scanning";
import type { IntentPattern, PatternParts } from "../phrases/sentences.schema";

const CURRENCIES: [currency: string, source: string][] = [
  ["CAD", String.raw`CA?\$`],
  ["AUD", String.raw`AU?\$`],
  ["NZD", String.raw`NZ\$`],
  ["SGD", String.raw`SG?\$`],
  ["HKD", String.raw`HK\$`],
  ["USD", String.raw`US\$|\$|usd|(?:us\s+)?dollars?`],
  ["EUR", "€|eur|euros?"],
  ["GBP", "£|gbp|pounds?|quid"],
  ["INR", String.raw`₹|inr|rs\.?|rupees?`],
  ["AED", "aed|dirhams?"],
  ["AUD", "aud"],
  ["NZD", "nzd"],
  ["SGD", "sgd"],
  ["CHF", "chf"],
  ["ZAR", "zar|r"],
  ["SEK", "sek"],
  ["NOK", "nok"],
  ["DKK", "dkk"],
  ["PLN", "pln|zł"],
  ["JPY", "¥|jpy|yen"],
  ["BRL", String.raw`R\$|brl|reais`],
  // A program as well: only after an amount.
  ["CAD", "cad"],
];
const SIGNS = CURRENCIES.map(([, source]) => source).join("|");
const SIGNS_BEFORE = CURRENCIES.slice(0, -1)
  .map(([, source]) => source)
  .join("|");
const DOLLARS = ["AUD", "CAD", "HKD", "NZD", "SGD"];

const PERIODS: [period: PayPeriod, source: string][] = [
  ["hour", String.raw`(?:\/|per|an)\s*(?:hour|hr|h)|ph|hourly|hr`],
  ["day", String.raw`(?:\/|per|a)\s*day|daily|pd`],
  ["week", String.raw`(?:\/|per|a)\s*(?:week|wk)|pw|weekly`],
  ["month", String.raw`(?:\/|per|a)\s*(?:month|mth|mo)|p\.?m\.?|monthly|month`],
  ["year", String.raw`(?:\/|per|a)\s*(?:year|yr|annum)|p\.?\s?a\.?|yearly|annual(?:ly)?|ctc`],
];
const PERIOD = PERIODS.map(([, source]) => source).join("|");

// "45,000", "4,50,000", and as on the continent "45.000" and "45 000".
const NUMBER = String.raw`\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d{1,3}(?:\.\d{3})+(?![\d.])|\d{1,3}\s\d{3}(?=\s?(?:€|eur|kr|sek|nok|dkk|pln|zł|zar)(?![\p{L}]))|\d+(?:\.\d+)?`;
const UNIT = "k|lpa|lakhs?|lacs?|crores?|cr|l";
const MOST = String.raw`under|below|less\s+than|up\s?to|max(?:imum)?(?:\s+of)?|<=?`;
const LEAST = String.raw`above|over|more\s+than|at\s+least|min(?:imum|\.)?(?:\s+of)?|from|ab|desde|(?:à|a)\s+partir\s+d[e’']?|vanaf|starting(?:\s+(?:at|from))?|upwards\s+of|around|about|between|>=?`;
const PAY = "paying|pays|pay|salary|salaries|ctc|package|earning|wages?|stipend";

// One pattern for all: a bound, a sign, an amount or a range of them, a unit, a period.
const WORDS = phrase(
  [
    String.raw`(?:(?<before>${PAY})\s+(?:of\s+|is\s+|range\s+)?)?`,
    String.raw`(?:(?<most>${MOST})\s*|(?<least>${LEAST})\s*)?`,
    String.raw`(?:(?<sign>${SIGNS_BEFORE})\s*)?`,
    String.raw`(?<amount>${NUMBER})\s*(?<plus>\+(?=\s*(?:${UNIT})(?![\p{L}])))?\s*(?<unit>${UNIT})?`,
    String.raw`(?:(?:\s*(?:-|–|to)\s*|\s+and\s+(?=\D?\d[\d,.]*(?:\s*(?:k|l)|\d{3})))(?:${SIGNS_BEFORE})?\s*(?<upper>${NUMBER})(?!\s*(?:years?|yrs?|months?|days?|hours?|miles?|km)(?![\p{L}]))\s*(?<upperUnit>${UNIT})?)?`,
    String.raw`\s*(?<more>\+)?`,
    String.raw`(?:\s*(?<code>${SIGNS})(?![\p{L}\p{N}]))?`,
    String.raw`(?:\s*(?<period>${PERIOD})(?![\p{L}\p{N}]))?`,
    String.raw`(?:\s+(?:or\s+more|and\s+(?:above|up)|plus))?`,
    String.raw`(?:\s+(?<after>${PAY})(?![\p{L}\p{N}]))?`,
  ].join(""),
);

function whole(source: string, text: string): boolean {
  return new RegExp(`^(?:${source})$`, "iu").test(text);
}

const UNITS: [source: string, factor: number][] = [
  ["k", 1000],
  ["l|lpa|lakhs?|lacs?", 100_000],
  ["cr|crores?", 10_000_000],
];

function factorOf(unit: string): number {
  return UNITS.find(([source]) => whole(source, unit))?.[1] ?? 1;
}

/** The currency that words name, null for none; a bare dollar is the usual one where that is one. */
function currencyOf({ sign, code }: PatternParts, unit: string, usual: string): string | null {
  // No one counts another currency's pay in lakhs and crores on a site of jobs.
  if (factorOf(unit) > 1000) return "INR";
  const text = sign ?? code;
  if (text === undefined) return null;
  if (text === "$" && DOLLARS.includes(usual)) return usual;
  return CURRENCIES.find(([, source]) => whole(source, text))?.[0] ?? null;
}

// From how many dollars an amount without a period is one a year, a month and an hour: where pay is
// counted in lakhs, a year's begins lower, and no one is paid by the hour.
const LEVELS: { lakhs: [PayPeriod, number][]; others: [PayPeriod, number][] } = {
  lakhs: [
    ["year", 1750],
    ["month", 50],
  ],
  others: [
    ["year", 8000],
    ["month", 400],
  ],
};
const HOURLY = { least: 5, most: 150 };

function guessPeriod(amount: number, currency: string, isSigned: boolean): PayPeriod | null {
  const dollars = amount / (PER_DOLLAR[currency] ?? 1);
  const levels = currency === "INR" ? LEVELS.lakhs : LEVELS.others;
  const level = levels.find(([, least]) => dollars >= least);
  if (level) return level[0];
  const isHourly = dollars >= HOURLY.least && dollars <= HOURLY.most;
  return isSigned && isHourly && currency !== "INR" ? "hour" : null;
}

const LEAST_OF: Record<PayPeriod, number> = { hour: 5, day: 20, week: 50, month: 100, year: 1000 };

/** Whether thousands in short are pay: marked as such, or as many as pay has. */
function isShort({ least, most, plus, more }: PatternParts, amount: number): boolean {
  return Boolean(least ?? most ?? plus ?? more) || (amount >= 20_000 && amount <= 400_000);
}

/** Whether a bare number is a year's pay: above a bound, or as round as pay is: "nurse 80000". */
function isLarge({ least, unit, upperUnit }: PatternParts, amount: number): boolean {
  if (least) return amount >= 10_000;
  const isBare = (unit ?? upperUnit) === undefined;
  return isBare && amount >= 20_000 && amount <= 900_000 && amount % 1000 === 0;
}

// What marks a number as money: a currency, a unit or a period; a word for pay; a bound, if it is
// large.
function isMoney(parts: PatternParts, amount: number, unit: string): boolean {
  const { sign, code, period, before, after } = parts;
  if (sign ?? code) return true;
  const factor = factorOf(unit);
  if (factor > 1000 && !/^l$/i.test(unit)) return true;
  if (period) return amount >= LEAST_OF[periodOf(period) ?? "hour"] && !isTime(parts);
  if (before ?? after) return amount >= 1000;
  return factor === 1000 ? isShort(parts, amount) : isLarge(parts, amount);
}

/** Whether it is an hour of the day, or how long something takes: "5 pm", "40 hr", "6 month". */
function isTime({ amount = "", unit, period = "" }: PatternParts): boolean {
  if (unit !== undefined) return false;
  return /^(?:hr|month)$/i.test(period) || (/^p\.?m/i.test(period) && Number(amount) <= 12);
}

function periodOf(text: string): PayPeriod | null {
  return PERIODS.find(([, source]) => whole(source, text))?.[0] ?? null;
}

/** What a number is, with points, commas or spaces between its thousands. */
function toNumber(text: string): number {
  const isGrouped = /^\d{1,3}(?:[.\s]\d{3})+$/.test(text);
  return Number(text.replaceAll(isGrouped ? /[.\s]/g : ",", ""));
}

/** The currency that searches count in, and the one that people mean who name none. */
export type Currencies = { site: string; usual: string };

/** At least so much, as a year's pay in the currency that was named; null if none is comparable. */
function leastPay(pay: Pay, site: string) {
  if (annualise(pay, site).min === null) return null;
  const salaryMin = annualise(pay, pay.currency).min;
  const payCurrency = pay.currency === site ? null : pay.currency;
  return { filters: { salaryMin, payCurrency }, label: formatPay(pay) };
}

function readPay(parts: PatternParts, { site, usual }: Currencies) {
  const unit = parts["unit"] ?? parts["upperUnit"] ?? "";
  const amount = toNumber(parts["amount"] ?? "") * factorOf(unit);
  if (!isMoney(parts, amount, unit)) return null;
  const currency = currencyOf(parts, unit, usual) ?? usual;
  const stated = /^lpa$/i.test(unit) ? "year" : periodOf(parts["period"] ?? "");
  const isSigned = parts["sign"] !== undefined && /[$£€]/.test(parts["sign"]);
  const period = stated ?? guessPeriod(amount, currency, isSigned);
  if (period === null) return null;
  // There is no filter for the most that a job pays.
  if (parts["most"]) {
    return { filters: {}, label: formatPay({ min: null, max: amount, currency, period }) };
  }
  return leastPay({ min: amount, max: null, currency, period }, site);
}

// "Six figure jobs": from a hundred thousand a year on.
const SIX_FIGURES = phrase(String.raw`(?:six|6)[\s-]figures?(?:\s+(?:${PAY}|income))?`);

function readSixFigures({ site, usual }: Currencies) {
  return leastPay({ min: 100_000, max: null, currency: usual, period: "year" }, site);
}

/**
 * How pay is written: at least so much a year, in the currency that is named, or in the usual one.
 */
export function payPatterns(currencies: Currencies): IntentPattern[] {
  return [
    { kind: "pay", words: SIX_FIGURES, read: () => readSixFigures(currencies) },
    { kind: "pay", words: WORDS, read: (parts) => readPay(parts, currencies) },
  ];
}
