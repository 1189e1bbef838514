import { fold, spellOut } from "@/lib/shared/text";
import { divideCompounds } from "../closeness/compounds";
import { shareAlternatives } from "./alternatives";
import { pairCharacters } from "./character-pairs";
import { withoutGenderForms } from "./gender-forms";
import { separateWords } from "./word-forms";

/**
 * A text spelt out and folded, which comes first with all that the index reads. "it" is a stop word,
 * and in running text a pronoun unless it is in capitals.
 */
export function spellText(text: string): string {
  return fold(spellOut(text.replace(/\bIT\b/g, " informationtechnology ")));
}

/** A title, a skill or a query spelt out and folded: "it" in any case is the trade. */
export function spellHeading(text: string): string {
  return spellText(text.replace(/\bit\b/gi, "IT"));
}

/**
 * A spelt text in the words of the index: different words kept apart, and words without spaces in
 * pairs of letters. Its compounds must be divided already.
 */
export const indexDivided = (divided: string) => pairCharacters(separateWords(divided));

const toIndex = (spelt: string) => indexDivided(divideCompounds(spelt));

/**
 * A text as the index reads it: spelt out and folded, compounds in their parts, different words kept
 * apart, and words without spaces in pairs of letters. Documents and queries both pass through.
 */
export function indexText(text: string): string {
  return toIndex(spellText(text));
}

/** The same for a title, a skill or a query, which are without forms of gender. */
export function indexHeading(text: string): string {
  return toIndex(spellHeading(withoutGenderForms(text)));
}

/** What someone typed into the search field, in the terms of `websearch_to_tsquery`. */
export type Keywords = {
  /** "" when nothing is left to search for. */
  websearch: string;
  /** The words wanted, without those excluded. */
  words: string;
};

type Term = { text: string; isExcluded: boolean; isQuoted: boolean };

const TERM = /(?<minus>-?)(?:"(?<phrase>[^"]*)"?|(?<word>\S+))/g;

// Unquoted words that follow each other are one term: "full stack" is one word to the index.
function readTerms(query: string): Term[] {
  const terms: Term[] = [];
  for (const { groups } of query.matchAll(TERM)) {
    const { minus = "", phrase, word = "" } = groups ?? {};
    const term = {
      text: phrase ?? word,
      isExcluded: minus !== "",
      isQuoted: minus !== "" || phrase !== undefined,
    };
    const last = terms.at(-1);
    if (last && !last.isQuoted && !term.isQuoted) last.text += ` ${term.text}`;
    else terms.push(term);
  }
  return terms.map((term) => ({ ...term, text: indexHeading(term.text) }));
}

/**
 * Reads a query: every word must occur, "quoted words" in that order, a word or phrase after a
 * minus must not, `or` and a slash between words ask for either (alternatives.ts).
 */
export function readKeywords(query: string): Keywords {
  const terms = readTerms(shareAlternatives(query)).filter(({ text }) => text !== "");
  const wanted = terms.filter(({ isExcluded }) => !isExcluded);
  return {
    websearch: terms
      .map(({ text, isExcluded, isQuoted }) =>
        isQuoted ? `${isExcluded ? "-" : ""}"${text}"` : text,
      )
      .join(" "),
    words: wanted.map(({ text }) => text).join(" "),
  };
}
