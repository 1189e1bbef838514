import { fold, spellOut } from "@/lib/shared/text";
import { divideCompounds } from "./compounds";

// They say how words belong together, and nothing of the work.
const SMALL = new Set(
  "a an and are as at be by for from in is it n of on or other s such that the to use using with".split(
    " ",
  ),
);
// "(m/w/d)", "(f/m/x)", "H/F": the work is the same for all of them.
const GENDERS = /[([]\s*[a-z*]\s*(?:[/|,]\s*[a-z*]\s*){1,3}[)\]]|\b[hmf]\/[hmfx]\b(?:\/[a-z]\b)?/gi;
// In a title "it" is the trade, in a text a pronoun unless it is in capitals. The index has one
// word for it (lib/search/vocabulary/indexed-text.ts).
const TRADE = "information technology";
const LONGEST = 40;

function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  const isPlural = word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word);
  return isPlural ? word.slice(0, -1) : word;
}

/**
 * The words of a text that is spelt out, folded and has its compounds divided already, as `textWords`
 * finds them.
 */
export function foldedWords(text: string): string[] {
  return (
    text
      .replaceAll("informationtechnology", TRADE)
      .split(" ")
      // Nearly all words have a Latin letter, which is quicker to see.
      .filter((word) => !SMALL.has(word) && (/[a-z]/.test(word) || /\p{L}/u.test(word)))
      .map((word) => singular(word).slice(0, LONGEST))
  );
}

/**
 * The words of a text that say what the work is, in order: folded and in the singular, without small
 * words and numbers. Compounds that end in a trade are in their parts; what else is written without
 * spaces is one word.
 */
export function textWords(text: string): string[] {
  const plain = text.replace(/\bIT\b/g, TRADE).replaceAll("&", " and ");
  return foldedWords(divideCompounds(fold(spellOut(plain))));
}

/** The same of a title, or of what someone typed to find one. */
export function titleWords(title: string): string[] {
  const plain = title.replace(GENDERS, " ");
  return textWords(plain.replace(/\b(?:it|informationtechnology)\b/gi, TRADE));
}
