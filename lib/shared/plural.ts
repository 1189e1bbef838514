const rules = new Intl.PluralRules("en");
const numbers = new Intl.NumberFormat("en");

/** A phrase for one and for any other number; `{count}` in it stands for the number. */
export type PluralForms = { one: string; other: string };

/**
 * The phrase for a count, with the count filled in: "1 open job", "1,204 open jobs". Put user input
 * around the phrase, never into it, because it may contain `{count}` too.
 */
export function plural(count: number, { one, other }: PluralForms): string {
  const phrase = rules.select(count) === "one" ? one : other;
  return phrase.replaceAll("{count}", numbers.format(count));
}
