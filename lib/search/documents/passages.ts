import { type Embedding, likeness, toBytes } from "../closeness/embedding";
import { titleWords } from "../closeness/title-words";

// Shorter ones may be anything: "Driving licence", "Excel and Word", a list's item.
const SHORTEST = 60;
/** So many postings for unlike work make what they share the company's. */
const MANY_UNLIKE = 3;
/** Titles at least this like are of the same kind of work: they may need the same things. */
const LIKE = 0.4;

/** The sentences of a line. */
export function toSentences(line: string): string[] {
  return line.split(/(?<=[.!?])\s+|(?<=[。！？])/);
}

// Of the signs beyond ASCII only those of running text matter: quotes, dashes and the like.
const isLetter = (code: number) =>
  (code >= 97 && code <= 122) ||
  (code >= 48 && code <= 57) ||
  (code > 191 && (code < 0x2000 || code > 0x206f));

/**
 * Identifies a sentence by its letters and digits, whatever the case and signs, in 53 bits (FNV-1a
 * in two halves); null for one too short to tell whose it is. Every sentence of a posting is asked
 * for this, so it is a loop and no expression.
 */
export function hashPassage(sentence: string): string | null {
  if (sentence.length < SHORTEST) return null;
  const letters = sentence.toLowerCase();
  let [low, high] = [0x811c9dc5, 0x9dc5811c];
  for (let at = 0; at < letters.length; at += 1) {
    const code = letters.charCodeAt(at);
    if (!isLetter(code)) continue;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + 97), 0x01000193);
  }
  return ((low >>> 0) * 2 ** 21 + (high >>> 11)).toString(36);
}

/** The passages of a plain text, each once. */
export function passagesOf(text: string): Set<string> {
  const hashes = text.split("\n").flatMap(toSentences).map(hashPassage);
  return new Set(hashes.filter((one) => one !== null));
}

type Work = { words: ReadonlySet<string>; vector: Int8Array };

function isLike(one: Work, other: Work): boolean {
  for (const word of one.words) if (other.words.has(word)) return true;
  return likeness(one.vector, other.vector) >= LIKE;
}

/**
 * The passages that the postings of one company share although their work is unlike: at least three
 * of those that have it have no word of their titles in common and mean different things. What only
 * postings for the same kind of work share is the work's.
 */
export function sharedPassages(
  embedding: Embedding,
  postings: readonly { title: string; description: string }[],
): string[] {
  const unlike = new Map<string, Work[]>();
  for (const { title, description } of postings) {
    const words = titleWords(title);
    const work = { words: new Set(words), vector: toBytes(embedding.meaningOf(words).vector) };
    for (const passage of passagesOf(description)) {
      const others = unlike.get(passage) ?? [];
      const isNew = others.length < MANY_UNLIKE && !others.some((one) => isLike(one, work));
      unlike.set(passage, isNew ? [...others, work] : others);
    }
  }
  return [...unlike].flatMap(([passage, works]) => (works.length >= MANY_UNLIKE ? [passage] : []));
}
