import { isWithin, LONGEST_WORD } from "./edit-distance";
import type { Lexicon } from "./spelling";

// Who writes a word as it sounds, "edinborough", mistakes more letters of a long one.
const LEAST_LETTERS = 8;
const LEAST_CONSONANTS = 4;
const MOST_MISTAKES = 4;

/** What is heard of a word for certain: its consonants, however they are written. */
function consonantsOf(word: string): string {
  return word
    .replaceAll("ph", "f")
    .replace(/c(?=[eiy])|z/g, "s")
    .replace(/ck?|q/g, "k")
    .replace(/(?<=.)[aeiouyhw]/g, "")
    .replace(/(.)\1+/g, "$1");
}

/** The positions of a lexicon's long words, by what is heard of them. */
type HeardWords = ReadonlyMap<string, readonly number[]>;

function hear({ words, frequencies }: Lexicon): HeardWords {
  const heard = new Map<string, number[]>();
  for (const [index, word] of words.entries()) {
    const sound = word.length < LEAST_LETTERS ? "" : consonantsOf(word);
    if (sound.length < LEAST_CONSONANTS || !frequencies[index]) continue;
    heard.set(sound, [...(heard.get(sound) ?? []), index]);
  }
  return heard;
}

const ofLexicons = new WeakMap<Lexicon, HeardWords>();

/** The word in use that an unknown long one sounds like, the most frequent one; `null` for none. */
export function misheard(lexicon: Lexicon, typed: string): string | null {
  if (typed.length < LEAST_LETTERS || typed.length > LONGEST_WORD) return null;
  const heard = ofLexicons.get(lexicon) ?? hear(lexicon);
  ofLexicons.set(lexicon, heard);
  const { words, frequencies } = lexicon;
  const [best] = (heard.get(consonantsOf(typed)) ?? [])
    .filter((index) => isWithin(MOST_MISTAKES, typed, words[index] ?? ""))
    .sort((a, b) => (frequencies[b] ?? 0) - (frequencies[a] ?? 0));
  return best === undefined ? null : (words[best] ?? null);
}
