const rules = new Intl.PluralRules("en");
const numbers = new Intl.NumberFormat("en");

/** A phrase for one and for any other number; `{count}` in them stands for the number. */
export type PluralForms = { one: string; other: string };

/**
 * The phrase that a count takes, with the count in it: "1 open job", "1,204 open jobs". What people
 * wrote is put around the phrase, never into it, since it may hold `{count}` too.
 */
export function plural(count: number, { one, other }: PluralForms): string {
  const phrase = rules.select(count) === "one" ? one : other;
  return phrase.replaceAll("{count}", numbers.format(count));
}
