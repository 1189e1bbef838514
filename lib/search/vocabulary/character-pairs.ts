// Scripts that put no spaces between words, and Korean, which puts endings on them.
const SCRIPTS = ["Han", "Hira", "Kana", "Hang", "Thai", "Laoo", "Khmr", "Mymr"];
const LETTERS = `[${SCRIPTS.map((script) => `\\p{scx=${script}}`).join("")}]`;
const BEYOND_ASCII = /[^\0-\x7f]/;
const RUN = new RegExp(`(?:${LETTERS}\\p{M}*)+`, "gu");
const LETTER = /\P{M}\p{M}*/gu;

const lettersOf = (run: string): string[] => run.match(LETTER) ?? [];

function pairsOf(run: string): string {
  const letters = lettersOf(run);
  if (letters.length < 3) return run;
  return letters
    .slice(1)
    .map((letter, index) => `${letters[index]}${letter}`)
    .join(" ");
}

/**
 * Folded text in which words that no spaces part are pairs of letters, each pair sharing a letter with
 * the next, so that a part of a title finds it.
 */
export function pairCharacters(text: string): string {
  // Most texts, in a fraction of the time.
  if (!BEYOND_ASCII.test(text)) return text.replace(/ {2,}/g, " ").trim();
  return text
    .replace(RUN, (run) => ` ${pairsOf(run)} `)
    .replace(/ +/g, " ")
    .trim();
}

/** The letters of such words, each once: a search may be a single one. */
export function singleCharacters(text: string): string {
  return [...new Set((text.match(RUN) ?? []).flatMap(lettersOf))].join(" ");
}

/** The text that pairs of letters were made of. */
export function joinPairs(text: string): string {
  const isPair = (word: string) => word.match(RUN)?.[0] === word && lettersOf(word).length === 2;
  const joined: string[] = [];
  for (const word of text.split(" ")) {
    const [first = "", second = ""] = lettersOf(word);
    const last = joined.at(-1) ?? "";
    if (isPair(word) && last.match(RUN) && lettersOf(last).at(-1) === first) {
      joined[joined.length - 1] = last + second;
    } else joined.push(word);
  }
  return joined.join(" ");
}
