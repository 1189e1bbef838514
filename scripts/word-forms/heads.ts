// A word in fewer titles says nothing sure.
const FEWEST = 12;
/** The least share of its titles that a word ends. */
const LEAST = 0.5;
// After these, a title says of what or for whom.
const AFTER = new Set("of for in to and with on at de".split(" "));

const singular = (word: string) =>
  word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;

function countAll(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * The words that say what someone is, as most titles that have them end with them: "engineer", not
 * "sales". In the singular and in order.
 */
export function learnHeadWords(titles: readonly string[][]): string[] {
  const firsts = titles.map((words) => {
    const end = words.findIndex((word, index) => index > 0 && AFTER.has(word));
    return (end < 0 ? words : words.slice(0, end)).map(singular);
  });
  const all = countAll(firsts.flatMap((words) => [...new Set(words)]));
  const last = countAll(firsts.flatMap((words) => words.slice(-1)));
  return [...all]
    .filter(([word, count]) => /^[a-z]{3,}$/.test(word) && count >= FEWEST)
    .filter(([word, count]) => (last.get(word) ?? 0) / count >= LEAST)
    .map(([word]) => word)
    .sort();
}
