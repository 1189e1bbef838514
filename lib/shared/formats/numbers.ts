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
