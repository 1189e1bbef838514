import type { Embedding } from "./embedding";

// Fewer titles may have a word by chance.
const LEAST_TITLES = 5;

/** What people are called who do something, as English makes it of a word: "cleaner" of "cleaning". */
function agentsOf(activity: string): string[] {
  const [, stem = ""] = /^(\p{L}{3,})ing$/u.exec(activity) ?? [];
  if (stem === "") return [];
  const single = /([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, ...single].flatMap((one) => [`${one}er`, `${one}or`, one]);
}

/**
 * The same words with who does it in place of an activity; null where no occupation is called so.
 * `isHead` tells words that say what someone is: who does the accounting is no account.
 */
export function withAgents(
  embedding: Embedding,
  words: readonly string[],
  isHead: (word: string) => boolean,
): string[] | null {
  const agents = words.map((word) => {
    const called = agentsOf(word).filter((one) => one !== word.slice(0, -3) || isHead(one));
    const [usual] = called.sort((a, b) => embedding.titlesWith(b) - embedding.titlesWith(a));
    return usual && embedding.titlesWith(usual) >= LEAST_TITLES ? usual : null;
  });
  return agents.some(Boolean) ? words.map((word, index) => agents[index] ?? word) : null;
}
