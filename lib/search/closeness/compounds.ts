import {
  FIRST_PARTS,
  LAST_PARTS,
  NO_HEADS,
  OTHER_FORMS,
  SHORT_PARTS,
  TRADE_HEADS,
} from "./compounds.schema";

// What declines a trade, in any of the languages.
const ENDINGS = ["", "s", "n", "r", "e", "en", "er", "es", "ne", "na", "ene", "erne", "ens"];
const OF_WOMEN = ["in", "innen"];
// "Floristin", "Bäckerinnen": the same after any trade, in German alone.
const WOMEN = /(?<=\p{L}{3}(?:er|eur|ist))(?<!glycer)in(?:nen)?$/u;

// How a compound may end, and what that is to the index: null where it is no trade.
const HEADS = new Map<string, string | null>();
for (const head of TRADE_HEADS) {
  for (const ending of ENDINGS) HEADS.set(head + ending, head + ending);
}
for (const head of TRADE_HEADS) {
  for (const ending of OF_WOMEN) HEADS.set(head.replace(/e$/, "") + ending, head);
}
for (const [form, head] of Object.entries(OTHER_FORMS)) {
  for (const ending of ["", "n", "en", "s"]) HEADS.set(form + ending, head);
}
for (const end of NO_HEADS) for (const ending of ["", ...ENDINGS]) HEADS.set(end + ending, null);

const LENGTHS = [...HEADS.keys()].map(({ length }) => length);
const [SHORTEST, LONGEST] = [Math.min(...LENGTHS), Math.max(...LENGTHS)];
// Nearly all words of a text end otherwise and need no closer look.
const TAIL = 4;
const TAILS = new Set([...HEADS.keys(), "erin", "istin", "eurin", "innen"].map(tailOf));
// No job's title has a longer word.
const LONGEST_WORD = 80;

function tailOf(word: string): string {
  return word.slice(-TAIL);
}

/** Whether letters may be the first part of a compound, and are no mere prefix. */
const isPart = (letters: string) => letters.length >= 4 || SHORT_PARTS.has(letters);

/** What comes before the trade, in its own parts where these are sure. */
function partsOf(first: string): string[] {
  const begun = FIRST_PARTS.find((part) => first.startsWith(part));
  if (begun && isPart(first.slice(begun.length))) {
    return [begun, ...partsOf(first.slice(begun.length))];
  }
  const ended = LAST_PARTS.find((part) => first.endsWith(part));
  const rest = ended ? first.slice(0, -ended.length) : "";
  if (ended && isPart(rest)) return [...partsOf(rest), ended];
  return divide(first);
}

/** Whether a word may end in a trade. */
const mayEndInTrade = (word: string) => TAILS.has(tailOf(word)) && word.length <= LONGEST_WORD;

/** The parts of one word: itself where it is no compound that ends in a trade. */
function divide(word: string): string[] {
  if (!mayEndInTrade(word)) return [word];
  for (let length = Math.min(word.length, LONGEST); length >= SHORTEST; length -= 1) {
    const head = HEADS.get(word.slice(-length));
    if (head === null) break;
    if (head === undefined) continue;
    const first = word.slice(0, -length);
    if (first === "") return [head];
    if (isPart(first)) return [...partsOf(first), head];
    break;
  }
  return [word.replace(WOMEN, "")];
}

/**
 * Folded text in which a compound that ends in a trade is in its parts, as a hyphen would part them:
 * "softwareentwickler" and "software entwickler" are the same to the index. A trade's German form for
 * women is the one for men.
 */
export function divideCompounds(text: string): string {
  const words = text.split(" ");
  for (const [index, word] of words.entries()) {
    if (mayEndInTrade(word)) words[index] = divide(word).join(" ");
  }
  return words.join(" ");
}
