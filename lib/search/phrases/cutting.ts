import { CONNECTORS } from "./fillers";
import { WALL } from "./scanning";
import type { WordSpan } from "./sentences.schema";

const EDGE = /^[(,;/–—-]+|[),;/–—-]+$/g;

// What a search takes literally keeps its signs.
const isLiteral = (word: string) => word === WALL || word.includes('"') || word.startsWith("-");

function isEmpty(word: string): boolean {
  if (word === WALL || word.includes('"')) return false;
  const bare = word.replace(EDGE, "").toLowerCase();
  return bare === "" || CONNECTORS.has(bare);
}

function isAtCut(words: readonly string[], index: number): boolean {
  return [words[index - 1], words[index + 1]].some((word) => word === undefined || word === WALL);
}

/** A text without these spans, nor what led to them and now leads nowhere. */
export function cutOut(text: string, spans: readonly WordSpan[]): string {
  if (spans.length === 0) return text;
  let left = text.replaceAll(WALL, " ");
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start)) {
    left = `${left.slice(0, start)} ${WALL} ${left.slice(end)}`;
  }
  let words = left.split(/\s+/).filter(Boolean);
  for (let count = 0; count !== words.length; ) {
    count = words.length;
    words = words.filter((word, index) => !(isEmpty(word) && isAtCut(words, index)));
  }
  return words
    .map((word, index) =>
      isAtCut(words, index) && !isLiteral(word) ? word.replace(EDGE, "") : word,
    )
    .filter((word) => word !== WALL)
    .join(" ");
}
