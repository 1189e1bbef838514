import { formatAmount } from "@/lib/shared/money";
import type { DemoPosting } from "@/prisma/demo/posting";
import { pick, seeded } from "@/prisma/demo/random";

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
];

/** A small number as prose writes it: "seven". */
export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

export function capital(text: string): string {
  // "memoQ" and "xAPI" are spelt so wherever they stand.
  if (/^[a-z]+[A-Z]/.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "one, two and three". */
export function listed(names: readonly string[], last = "and"): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;
}

/** An amount in the posting's currency, e.g. "€1,500". */
export function amount({ country }: DemoPosting, value: number): string {
  return formatAmount(value, country.currency);
}

/** "6 months" as prose has it: "six months". */
export function spanInWords(span: string): string {
  return span.replace(/^\d+/, (count) => inWords(Number(count)));
}

/**
 * Writes a source's sentence out for a posting. "[a|b]" becomes one of the two, the same one for all
 * postings of a company: its numbers must not change from page to page.
 */
export function spoken(posting: DemoPosting, text: string): string {
  const { company, country } = posting;
  const slots: Record<string, string> = {
    company: company.name,
    customers: company.customers,
    Customers: capital(company.customers),
    product: company.product,
    country: country.name,
  };
  const written = text
    .replace(/\[([^\]]+)\]/g, (_, options: string) =>
      pick(seeded(`${company.name} ${text} ${options}`), options.split("|")),
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? "");
  return capital(written);
}
