// Written without spaces between words, or so that a syllable is a sign: Chinese, Japanese, Korean
// and the scripts of South-East Asia.
const DENSE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const LETTERS = { shortest: 2, longest: 4 };
const SIGNS = { shortest: 1, longest: 3 };

/**
 * The runs of characters of a word by which similar words are told: two to four, with its beginning
 * and its end, and one to three in scripts whose characters say more.
 */
export function gramsOf(word: string): string[] {
  const isDense = DENSE.test(word);
  const { shortest, longest } = isDense ? SIGNS : LETTERS;
  const characters = [...(isDense ? word : ` ${word} `)];
  const grams: string[] = [];
  for (let length = shortest; length <= longest; length += 1) {
    for (let at = 0; at + length <= characters.length; at += 1) {
      grams.push(characters.slice(at, at + length).join(""));
    }
  }
  return grams;
}
