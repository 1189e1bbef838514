import { formatNumber } from "./formats/numbers";

/** A phrase for one and for any other number; `{count}` in it stands for the number. */
export type PluralForms = { one: string; other: string };

/** The form that a count takes, as it is: for phrases that contain what people wrote. */
export function chooseForm(count: number, { one, other }: PluralForms): string {
  return count === 1 ? one : other;
}

/**
 * The phrase for a count, with the count filled in: "1 open job", "1,204 open jobs". Put user input
 * around the phrase, never into it, because it may contain `{count}` too.
 */
export function plural(count: number, forms: PluralForms): string {
  return chooseForm(count, forms).replaceAll("{count}", formatNumber(count));
}
