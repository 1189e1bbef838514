import type { StatedField } from "./schema";

const MOST_SHOWN = 2;
const LONGEST = 40;

const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;

/** A fact that stands for itself: what is chosen, a name for "yes"; anything else with its name. */
function wordsOf({ kind, name, value, text }: StatedField): string {
  if (value === true) return name;
  const isClear = kind === "choice" || kind === "several" || kind === "text";
  return isClear ? text : `${name}: ${text}`;
}

/** What a card in a list says of the site's own fields: two facts at most. */
export function cardWords({ customFields }: { customFields: readonly StatedField[] }): string[] {
  const words = customFields.filter(({ isOnCard }) => isOnCard).map(wordsOf);
  return [...new Set(words.map(shortened))].slice(0, MOST_SHOWN);
}
