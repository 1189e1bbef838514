import { outsideCountry } from "@/lib/places/areas";
import { countryName, findCountryCode } from "@/lib/shared/countries";
import { fold } from "@/lib/shared/text";
import { findSpans, scan, WALL, wallOff } from "../phrases/scanning";
import type { Intent, IntentPattern, WordSpan } from "../phrases/sentences.schema";
import { FACET_VALUES, type SearchQuery } from "../schema";
import { isRole } from "../vocabulary/head-words";

// What follows one of these is not wanted. "Not for profit", "no-code" and the like are trades.
const NEGATION = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}_.'’&#@+-])(?:(?:but|and)\s+)?`,
    String.raw`(?:not|no|without|excluding|exclude|except(?:\s+for)?|other\s+than|anything\s+but`,
    String.raw`|(?:(?:that|which|who)\s+)?(?:is|are|do|does)(?:n['’]?t|\s+not)(?:\s+(?:involve|include))?`,
    String.raw`|nicht|keine?n?|ohne|sans|pas\s+de|sin|senza|zonder|geen)`,
    String.raw`(?:\s+(?:any|an?|the|in|at|als|en)){0,2}\s+`,
    String.raw`(?!(?:only|just|limited|(?:for\s+)?profits?|code|sql|yet|later|less|borders|frontiers|matter|cv|resume|cover\s+letter)(?![\p{L}\p{N}]))`,
  ].join(""),
  "giu",
);
// Of countries alone: "outside sales" and "non executive" are trades.
const OUTSIDE =
  /(?<![\p{L}\p{N}_.'’&#@+-])(?:(?:but|and)\s+)?(?:outside(?:\s+of)?|non)[\s-]+(?:the\s+)?/giu;
// A visa that is not sponsored is no filter, and no one looks for jobs that do not mention it.
const LEFT = /^(?:visa|work\s+permit|h-?1b|sponsor)/i;
const STOPS = new Set(
  "in at near around and but with for from as on to jobs job work please within above over under".split(
    " ",
  ),
);
const EITHER = new Set(["or", "nor", "oder", "ou", "o"]);
const MOST_WORDS = 3;

type Word = WordSpan & { text: string };

function wordsFrom(text: string, start: number): Word[] {
  const [run = ""] = /^[^\u{e000},;:()?!]*/u.exec(text.slice(start)) ?? [];
  return [...run.matchAll(/\S+/g)].map(({ 0: given, index }) => {
    const word = given.replace(/\.+$/, "");
    return { text: word, start: start + index, end: start + index + word.length };
  });
}

/** The words that a "not" is about: "php" of "not php", both of "neither php nor wordpress". */
function groupsFrom(words: readonly Word[]): Word[][] {
  const groups: Word[][] = [[]];
  for (const word of words) {
    const folded = word.text.toLowerCase();
    const last = groups.at(-1) ?? [];
    if (EITHER.has(folded)) {
      if (last.length === 0) break;
      groups.push([]);
    } else if (STOPS.has(folded) || last.length === MOST_WORDS) break;
    else last.push(word);
  }
  return groups.filter((group) => group.length > 0);
}

const isIn = (wanted: ReadonlySet<string>) => (word: Word) => wanted.has(fold(word.text));

/** What must not occur, in the signs of a search. */
function excluding(words: readonly Word[]): string {
  const text = words.map((word) => word.text).join(" ");
  return /^[\p{L}\p{M}\p{N}+#.]+$/u.test(text) ? `-${text}` : `-"${text}"`;
}

function toExclusion(span: WordSpan, words: readonly Word[]): Intent {
  return {
    kind: "exclusion",
    spans: [span],
    filters: {},
    label: `Not ${words.map((word) => word.text).join(" ")}`,
    words: excluding(words),
  };
}

// "Java not JavaScript developer": the developer is wanted, where nothing before says whom.
function withoutHead(words: readonly Word[], hasRole: boolean): readonly Word[] {
  const last = words.at(-1);
  return !hasRole && words.length > 1 && last && isRole([last]) ? words.slice(0, -1) : words;
}

// Places of its jobs are written by city and state, without the country's name.
const UNNAMED = "US";

// Two or three letters are mostly words: "no cv", "not it".
const isCode = (name: string) => name.length < 4 && !/^(?:uk|usa?|uae)$/.test(name);

/**
 * A country that is not wanted. Where another place is looked in, its jobs say its name, but for the
 * one whose don't.
 */
function readCountry(text: string, negation: WordSpan): Intent | null {
  const words = wordsFrom(text, negation.end).slice(0, MOST_WORDS);
  for (let size = words.length; size > 0; size -= 1) {
    const last = words[size - 1];
    const called = fold(
      words
        .slice(0, size)
        .map((word) => word.text)
        .join(" "),
    );
    const code = isCode(called) ? null : findCountryCode(called);
    if (!last || code === null) continue;
    const name = countryName(code);
    return {
      kind: code === UNNAMED ? "place" : "exclusion",
      spans: [{ start: negation.start, end: last.end }],
      filters: {},
      label: `Not in ${name}`,
      outside: outsideCountry(code),
      ...(code === UNNAMED ? {} : { words: `-"${name}"` }),
    };
  }
  return null;
}

function readWords(text: string, negation: WordSpan): Intent[] {
  if (LEFT.test(text.slice(negation.end))) return [];
  const before = wordsFrom(text.slice(0, negation.start).replaceAll(WALL, " "), 0);
  const wanted = new Set(before.map((word) => fold(word.text)));
  let { start } = negation;
  return groupsFrom(wordsFrom(text, negation.end)).flatMap((group) => {
    const about = withoutHead(group, isRole(before));
    const [first, last] = [about[0], about.at(-1)];
    // "Java developer not JavaScript developer": developers are what is wanted.
    const words = about.filter((word) => !isIn(wanted)(word));
    if (!first || !last || words.length === 0 || !/^[\p{L}\p{N}]/u.test(first.text)) return [];
    const intent = toExclusion({ start, end: last.end }, words);
    start = last.end;
    return [intent];
  });
}

/** What is not wanted, without its last words: they are from `end` on and say something else. */
export function shortenNegation(text: string, { spans, ...intent }: Intent, end: number): Intent {
  const [span = { start: 0, end: 0 }] = spans;
  const [negation = ""] = text.slice(span.start, span.end).match(NEGATION) ?? [];
  const words = wordsFrom(text.slice(0, end), span.start + negation.length);
  return { ...intent, ...toExclusion({ start: span.start, end: words.at(-1)?.end ?? end }, words) };
}

const COMPLEMENTED = ["mode", "jobType"] as const;

/** The other values of a facet than those that were said not to be wanted. */
function complement({ filters, label, ...intent }: Intent): Intent | null {
  const name = COMPLEMENTED.find((facet) => facet === intent.kind);
  if (name === undefined) return null;
  const refused: readonly string[] = filters[name] ?? [];
  const others = FACET_VALUES[name].filter((value) => !refused.includes(value));
  const said: Partial<SearchQuery> = { [name]: others };
  return { ...intent, filters: said, label: `Not ${label.toLowerCase()}` };
}

/**
 * What a search says is not wanted: other values of a filter ("not remote"), and words that must
 * not occur. The text has walls where something else was read.
 */
export function readNegations(text: string, patterns: readonly IntentPattern[]): Intent[] {
  const outside = findSpans(text, OUTSIDE).filter((one) => readCountry(text, one) !== null);
  const negations = [...findSpans(text, NEGATION), ...outside];
  if (negations.length === 0) return [];
  const positive = scan(wallOff(text, negations), patterns);
  return negations.flatMap((negation) => {
    const [about] = positive.filter(({ spans: [span] }) => span?.start === negation.end);
    const other = about && complement(about);
    const country = readCountry(text, negation);
    if (country) return [country];
    if (!other) return readWords(text, negation);
    return [{ ...other, spans: other.spans.map(({ end }) => ({ start: negation.start, end })) }];
  });
}

// "Baker or -pilot" says nothing of the one without the other.
const LITERAL = /(?<!\S|\sor\s+)-(?:"(?<phrase>[^"]+)"?|(?<word>[^\s"-]\S*))(?=\s|$)(?!\s+or\s)/gi;

/** What a search excludes by its own signs: "-php", `-"cold calling"`. */
export function literalExclusions(query: string): Intent[] {
  return [...query.matchAll(LITERAL)].map(({ 0: given, index, groups }) => ({
    kind: "exclusion",
    spans: [{ start: index, end: index + given.length }],
    filters: {},
    label: `Not ${(groups?.["phrase"] ?? groups?.["word"] ?? "").trim()}`,
    words: given,
  }));
}
