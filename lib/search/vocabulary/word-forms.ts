import { joinPairs } from "./character-pairs";
import { SEPARATE_WORDS } from "./word-forms.schema";

/** The plural as English spells it. */
function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

// What no stem changes, in any language: a word with a digit. None of the words has one of its own.
const separateForm = (word: string) => `${word}1`;

const FORMS = new Map<string, string>();
// What someone does who is called so without an ending, and whose stem is the same: a nursing
// recruiter is no nurse.
const ACTIVITIES = "nursing,coaching,guarding";

for (const group of `${SEPARATE_WORDS},${ACTIVITIES}`.split(",")) {
  const words = group.trim().split(" ");
  for (const word of words) FORMS.set(word, separateForm(words[0] ?? word));
}
for (const [word, form] of [...FORMS]) {
  const plural = pluralOf(word);
  if (!FORMS.has(plural)) FORMS.set(plural, form);
}

/**
 * Folded text in which words that only share a stem are different words: an accountant is no
 * account. Forms of a word, as "accountants", are one.
 */
export function separateWords(text: string): string {
  return text
    .split(" ")
    .map((word) => FORMS.get(word) ?? word)
    .join(" ");
}

/** Text of the index with its words as people write them: of forms of one word, one stands for all. */
export function plainWords(text: string): string {
  return joinPairs(text.replace(/(\p{L})1(?![\p{L}\p{N}])/gu, "$1"));
}
