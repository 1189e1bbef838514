import type { Intent, IntentPattern, WordSpan } from "./sentences.schema";

/** Stands for what patterns must not read, nor read across; as long as what it stands for. */
export const WALL = "\u{e000}";

/** The same text, of the same length, with walls where these spans are. */
export function wallOff(text: string, spans: readonly WordSpan[]): string {
  let walled = text;
  for (const { start, end } of spans) {
    walled = walled.slice(0, start) + WALL.repeat(end - start) + walled.slice(end);
  }
  return walled;
}

// What `readKeywords` takes literally: quoted parts, and what must not occur.
const LITERAL = /-?"[^"]*"?|(?<!\S)-\S+/g;

/** A search's words as patterns may read them: quoted parts and words after a minus are walls. */
export function hideLiterals(query: string): string {
  const plain = query.replaceAll(WALL, " ");
  const literal = [...plain.matchAll(LITERAL)].map((match) => spanOf(match));
  return wallOff(plain, literal);
}

// A word of its own: not a part of "non-remote", "remote.example" or "remote-first".
const BEGIN = String.raw`(?<![\p{L}\p{N}_.'’&#@+-])`;
const END = String.raw`(?![\p{L}\p{N}_'’&#@]|[.-][\p{L}\p{N}])`;
const NOT = String.raw`(?<!(?:^|\s)(?:not|no|non|without|except|excluding|never|keine?n?|ohne|sans|sin)\s+(?:an?\s+|any\s+|the\s+)?)`;

/** A pattern of whole words in any case, for `matchAll`; nothing that follows a "not". */
export function phrase(source: string): RegExp {
  return new RegExp(`${NOT}${BEGIN}(?:${source})${END}`, "giu");
}

/** The words, unless one of `others` follows or one of `before` precedes them. */
export function exceptAround(
  source: string,
  { followedBy = "", after = "" }: { followedBy?: string; after?: string },
): string {
  const behind = after && String.raw`(?<!(?:^|\s)(?:${after})\s+)`;
  const ahead = followedBy && String.raw`(?!\s+(?:${followedBy})(?![\p{L}\p{N}]))`;
  return `${behind}(?:${source})${END}${ahead}`;
}

function spanOf(match: RegExpMatchArray): WordSpan {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
}

/** What the patterns find in a text, the first ones first, each word read once. */
export function scan(text: string, patterns: readonly IntentPattern[]): Intent[] {
  const found: Intent[] = [];
  let rest = text;
  for (const { kind, words, read } of patterns) {
    for (const match of rest.matchAll(words)) {
      const reading = read(match.groups ?? {});
      if (reading) found.push({ kind, spans: [spanOf(match)], ...reading });
    }
    rest = wallOff(
      text,
      found.flatMap(({ spans }) => spans),
    );
  }
  return found;
}

/** Where a pattern finds something in a text. */
export function findSpans(text: string, words: RegExp): WordSpan[] {
  return [...text.matchAll(words)].map((match) => spanOf(match));
}

/** A word, and where it is. */
export type ScannedWord = WordSpan & { text: string };

/** The runs of words between walls. */
export function wordRuns(text: string): ScannedWord[][] {
  return [...text.matchAll(new RegExp(`[^${WALL}]+`, "gu"))].map(({ 0: run, index }) =>
    [...run.matchAll(/[^\s/|]+/g)]
      .map((match) => {
        const word = match[0].replace(/^[(,;.]+|[),;.:!?]+$/g, "");
        const start = index + match.index + match[0].indexOf(word);
        return { text: word, start, end: start + word.length };
      })
      .filter(({ text: word }) => word !== ""),
  );
}
