import { madeAtUse } from "../kept-values";

const decimals = madeAtUse(() => new Intl.NumberFormat("en"));

/**
 * A number as people type it: "48,000", "48 000", "1.5". Anything else stays a text, which no number
 * accepts; undefined if empty.
 */
export function readNumber(text: string): number | string | undefined {
  const plain = text.replace(/[\s\u00a0']/g, "").replace(/,(?=\d{3}(?:\D|$))/g, "");
  if (plain === "") return undefined;
  const number = Number(plain.replace(",", "."));
  return Number.isFinite(number) ? number : text;
}

/**
 * A number in English: "1,204", "3.5". Decimals end after the third. Whole numbers, which nearly all
 * are, do without `Intl`, whose first use takes a phone's browser tens of milliseconds.
 */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value)) return decimals().format(value);
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
