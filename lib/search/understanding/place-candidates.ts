import { placeOfDemonym } from "@/lib/places/demonyms";
import { fold } from "@/lib/shared/text";
import { isLanguage, OF_A_PLACE } from "../phrases/demonym-words";
import { CONNECTORS } from "../phrases/fillers";
import { type ScannedWord, wallOff, wordRuns } from "../phrases/scanning";
import { DENSE_NAME } from "../vocabulary/dense-words";
import { isRole } from "../vocabulary/head-words";
import type { PlaceCandidate, PlaceLead } from "./places.schema";
import { postcodes } from "./postcodes";

// "New York or San Francisco, CA".
const MOST_WORDS = 6;

const LEADS = new Map<string, PlaceLead>([
  ["in", "in"],
  ["at", "at"],
  ["near", "near"],
  ["around", "near"],
  ["à", "in"],
  ["en", "in"],
  ["em", "in"],
  ["bei", "near"],
  ["nähe", "near"],
  ["outside", "outside"],
  // Swedish, Polish, Czech, Russian, Arabic.
  ...["i", "w", "we", "v", "в", "во", "في"].map((word) => [word, "in"] as const),
]);
// "Bank of America", "Teach for India": the place belongs to what is named.
const BELONGS = new Set("of for by and & the in at or with about join contact".split(" "));
// "USA only", "London based".
const AFTER = new Set(["only", "based"]);
const PLAIN_NAME = /^[\p{L}\p{M}.,'’\s/-]+$/u;

/** Whether a run goes on with another of the same: "Leeds or York", "Leeds and York". */
function isListed(run: readonly ScannedWord[], index: number): boolean {
  const text = run[index]?.text.toLowerCase();
  return text === "or" || ((text === "and" || text === "&") && run[index + 1] !== undefined);
}

/** The stretches of at least two words around some of a run, as companies' names are kept. */
function stretchesOf(run: readonly ScannedWord[], from: number, to: number): string[] {
  const stretches: string[] = [];
  for (let first = Math.max(0, from - MOST_WORDS); first <= from; first += 1) {
    for (let last = to; last <= Math.min(run.length, to + MOST_WORDS); last += 1) {
      if (last - first < 2 || (first === from && last === to)) continue;
      const words = run.slice(first, last).map(({ text }) => text);
      stretches.push(fold(words.join(" ")));
    }
  }
  return stretches;
}

function toCandidate(
  { run, text }: { run: readonly ScannedWord[]; text: string },
  { from, to, lead }: { from: number; to: number; lead: number },
  how: PlaceCandidate["how"],
): PlaceCandidate | null {
  const [first, last] = [run[from], run[to - 1]];
  const begin = run[lead] ?? first;
  if (!first || !last || !begin) return null;
  if (isListed(run, lead - 1) || isListed(run, to)) return null;
  const span = { start: first.start, end: last.end };
  const name = text.slice(span.start, span.end).replace(/-based$/i, "");
  if (!PLAIN_NAME.test(name) || isOpen(name)) return null;
  const next = run[to]?.text.toLowerCase();
  return {
    span,
    cover: { start: begin.start, end: span.end },
    text: name,
    how,
    isFollowed: next !== undefined && !CONNECTORS.has(next),
    isAfterRole: isRole(run.slice(0, from)),
    stretches: stretchesOf(run, from, to),
  };
}

/** Whether a name ends with a word that leads on; after a comma it is a state: "Portland, OR". */
function isOpen(name: string): boolean {
  const [, comma, last = ""] = /(,?)\s*(\S+)$/.exec(name) ?? [];
  return !comma && CONNECTORS.has(last.toLowerCase());
}

type Run = { run: readonly ScannedWord[]; text: string };

// "in the UK", "near New York", "outside of London": the longest stretch of words first.
function afterLead(given: Run, lead: number, how: PlaceLead): (PlaceCandidate | null)[] {
  const { run } = given;
  const from = /^(?:the|of)$/i.test(run[lead + 1]?.text ?? "") ? lead + 2 : lead + 1;
  const longest = Math.min(run.length, from + MOST_WORDS);
  return Array.from({ length: Math.max(0, longest - from) }, (_, index) =>
    toCandidate(given, { from, to: longest - index, lead }, how),
  );
}

function led(given: Run): (PlaceCandidate | null)[] {
  return given.run.flatMap(({ text }, index) => {
    const how = LEADS.get(text.toLowerCase());
    return how === undefined ? [] : afterLead(given, index, how);
  });
}

// "London marketing jobs": nothing but a filler follows.
const JOBS =
  /^\s*(?:jobs?|vacanc(?:y|ies)|openings?|positions?|roles?|work|opportunit(?:y|ies))(?![\p{L}\p{N}])/iu;

// "上海 会计": these languages name the place first.
const isDense = (run: readonly ScannedWord[], size: number) =>
  size === 1 && DENSE_NAME.test(run[0]?.text ?? "");

// A run's last words, then its first ones, the longest stretch first. `isBeforeJobs` says whether
// "jobs" follow.
function bare(given: Run, isBeforeJobs: boolean): (PlaceCandidate | null)[] {
  const length = given.run.findLastIndex(({ text }) => !AFTER.has(text.toLowerCase())) + 1;
  const sizes = Array.from({ length: Math.min(length, MOST_WORDS) }, (_, index) => index + 1);
  sizes.reverse();
  const ends = sizes.map((size) => {
    const from = length - size;
    if (BELONGS.has(given.run[from - 1]?.text.toLowerCase() ?? "")) return null;
    const how = size === length ? "whole" : "end";
    return toCandidate(given, { from, to: length, lead: from }, how);
  });
  const starts = sizes
    .filter((size) => size < length)
    .filter((size) => isBeforeJobs || isRole(given.run.slice(size)) || isDense(given.run, size))
    .map((size) => toCandidate(given, { from: 0, to: size, lead: 0 }, "start"));
  return [...ends, ...starts];
}

/** The places that jobs are said to be of; of a language only where nothing else is said before. */
function demonyms(text: string, typed: string): PlaceCandidate[] {
  return [...typed.matchAll(OF_A_PLACE)].flatMap(({ 0: given, index }) => {
    const name = placeOfDemonym(fold(given));
    const isAlone = !/\p{L}/u.test(text.slice(0, index));
    if (name === null || (isLanguage(given) && !isAlone)) return [];
    const span = { start: index, end: index + given.length };
    const rest = { isFollowed: false, isAfterRole: false, stretches: [] };
    return { span, cover: span, text: name, how: "start" as const, ...rest };
  });
}

type PlaceWords = {
  /** The text without walls. */
  typed: string;
  /** Where distances end. */
  afterDistances: readonly number[];
  /** Whether what a stretch of words ends or begins with may be a place. */
  withBare: boolean;
};

/**
 * The words that may name a place, the likeliest first: those after "in", "at", "near" and
 * "around", or after a distance; and, where asked for, those a stretch of words ends or begins
 * with, and what jobs are said to be of.
 */
export function placeCandidates(
  text: string,
  { typed, afterDistances, withBare }: PlaceWords,
): PlaceCandidate[] {
  const runs = wordRuns(text).map((run) => ({ run, text }));
  const afterDistance = runs.flatMap((given) => {
    const start = given.run[0]?.start ?? 0;
    const isNext = afterDistances.some(
      (end) => end < start && text.slice(end, start).trim() === "",
    );
    return isNext ? afterLead(given, -1, "near") : [];
  });
  const codes = postcodes(text, typed);
  const rest = wallOff(
    text,
    codes.map(({ cover }) => cover),
  );
  const isBeforeJobs = (run: readonly ScannedWord[]) => JOBS.test(typed.slice(run.at(-1)?.end));
  const bares = withBare
    ? wordRuns(rest).flatMap((run) => bare({ run, text }, isBeforeJobs(run)))
    : [];
  const ofPlaces = withBare ? demonyms(text, typed) : [];
  const all = [...runs.flatMap(led), ...afterDistance, ...codes, ...bares, ...ofPlaces];
  return all.filter((candidate) => candidate !== null);
}
