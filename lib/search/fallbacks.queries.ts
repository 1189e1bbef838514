import "server-only";
import { type ExecutedSearch, execute, type PageRequest } from "./execution.queries";
import { NOTHING } from "./filters";
import { isOfOtherFields } from "./other-fields.queries";
import { findPartialMatches } from "./partial-matches.queries";
import type { Understanding } from "./phrases/sentences.schema";
import type { SpellingCorrection } from "./results.schema";
import type { SearchQuery } from "./schema";
import { comparable, isFarFetched, isOfFew } from "./suggestions/compared-words";
import { isWithin } from "./suggestions/edit-distance";
import { understand } from "./understanding/queries";
import {
  correctSearch,
  hasUnknownWord,
  readingsOf,
  type SearchReadings,
} from "./understanding/readings.queries";
import type { UnderstoodSearch } from "./understanding/schema";

/** With at most this many found jobs, a word may be misspelt. */
const FEW = 5;

/** A search and the page of it that is wanted. */
export type SearchRequest = PageRequest & { query: SearchQuery };

/** A search that was tried: how its words were read, and what it found. */
export type TriedSearch = {
  reading: Understanding;
  understood: UnderstoodSearch;
  executed: ExecutedSearch;
  /** Everything that was understood, if no job matches it all and this was searched for instead. */
  asked: UnderstoodSearch | null;
};

/** The search with what it found as mentions; on every page as on the first. */
async function withoutChance(tried: TriedSearch, request: PageRequest): Promise<TriedSearch> {
  const { understood, executed } = tried;
  const { page } = understood.query;
  if (executed.titles.hasWords) return tried;
  const atFirst = { ...understood, query: { ...understood.query, page: 1 } };
  const first = page === 1 ? executed : await execute(atFirst, request);
  if (!(await isOfOtherFields(understood, first))) return tried;
  const mentioning = { ...understood, headings: NOTHING };
  return { ...tried, understood: mentioning, executed: await execute(mentioning, request) };
}

/** Searches for a reading. What was found by chance only mentions its words. */
async function trySearch(
  reading: Understanding,
  request: PageRequest,
  asked: UnderstoodSearch | null = null,
): Promise<TriedSearch> {
  const understood = await understand(reading.query);
  const executed = await execute(understood, request);
  return withoutChance({ reading, understood, executed, asked }, request);
}

const foundOf = ({ executed }: TriedSearch) => executed.tally.total;
const totalOf = ({ executed: { tally, mentions } }: TriedSearch) => tally.total + mentions.total;

/** The search with what texts alone say anywhere in them; `null` if none says it. */
async function tryTexts(
  { withoutTexts }: SearchReadings,
  meant: TriedSearch,
  request: PageRequest,
): Promise<TriedSearch | null> {
  if (withoutTexts === null || totalOf(meant) === 0) return null;
  const { headings } = await understand(withoutTexts.query);
  const understood = { ...meant.understood, headings };
  const tried = { ...meant, understood, executed: await execute(understood, request) };
  return foundOf(tried) > 0 ? tried : null;
}

/** The first relaxed reading that finds something; `null` if not even the words do. */
async function tryRelaxed(
  relaxed: SearchReadings["relaxed"],
  { understood: asked }: TriedSearch,
  request: PageRequest,
): Promise<TriedSearch | null> {
  const last = relaxed.at(-1);
  if (!last) return null;
  const most = await trySearch(last, request, asked);
  if (foundOf(most) === 0) return null;
  for (const reading of relaxed.slice(0, -1)) {
    const tried = await trySearch(reading, request, asked);
    if (foundOf(tried) > 0) return tried;
  }
  return most;
}

/**
 * The search without what is said beside the work, if what was found is all other work and this finds
 * the right one: no one looks for "SRE, Driver App" as a senior driver. Else the same search.
 */
async function trySofter(
  { softer }: SearchReadings,
  meant: TriedSearch,
  request: PageRequest,
): Promise<TriedSearch> {
  if (meant.executed.titles.work !== "other") return meant;
  for (const reading of softer) {
    const tried = await trySearch(reading, request, meant.understood);
    if (foundOf(tried) > 0 && tried.executed.titles.work === "right") return tried;
  }
  return meant;
}

/** Whether the place asked for has close jobs, and what was found is in other countries. */
async function isNearer(
  meant: TriedSearch,
  relaxed: TriedSearch,
  request: PageRequest,
): Promise<boolean> {
  if (meant.understood.place === null || relaxed.understood.place !== null) return false;
  return (await findPartialMatches(meant, request)).length > 0;
}

/**
 * Searches for what the words mean. If no job matches all of it: first for the words as a title,
 * then for as much of the meaning as possible, then for mentions of the words. If nothing finds
 * anything, returns the meaning. Also if only other countries have any, while the place asked for has
 * close jobs.
 */
export async function tryReadings(
  readings: SearchReadings,
  request: PageRequest,
): Promise<TriedSearch> {
  const { understood, words, relaxed: less } = readings;
  const meant = await trySearch(understood, request);
  if (foundOf(meant) > 0) return trySofter(readings, meant, request);
  const literal = words && (await trySearch(words, request, meant.understood));
  if (literal !== null && foundOf(literal) > 0) return literal;
  const relaxed =
    (await tryTexts(readings, meant, request)) ?? (await tryRelaxed(less, meant, request));
  if (relaxed !== null && (await isNearer(meant, relaxed, request))) return meant;
  if (relaxed !== null || totalOf(meant) > 0) return relaxed ?? meant;
  return literal !== null && totalOf(literal) > 0 ? literal : meant;
}

/** A search with corrected words, and its result. */
export type CorrectedSearch = { query: SearchQuery; tried: TriedSearch };

/** Whether a search may be misspelt: it found little, or jobs by a word that none of them has. */
async function isDoubtful(typed: TriedSearch, { query }: SearchRequest): Promise<boolean> {
  if (totalOf(typed) <= (query.page > 1 ? 0 : FEW)) return true;
  return foundOf(typed) > 0 && query.page === 1 && (await hasUnknownWord(typed.understood.query));
}

/**
 * Whether a search looks elsewhere because no job is at a place that is two mistakes from what was
 * typed: "monsoon" became the city of Moncton. Or one mistake from the only word, so that nothing
 * that was typed is left: "golang" became Goyang in Korea, and found every job. Or at one that a
 * word of few letters became.
 */
function isMisplaced({ understood, reading }: TriedSearch, typed: SearchQuery): boolean {
  if (understood.query.asTyped) return false;
  const words = comparable(typed.query);
  const isNear = (one: string) => words.some((word) => isWithin(1, word, one));
  const places = reading.chips.filter(({ kind }) => kind === "place");
  const named = places
    .flatMap(({ text }) => comparable(text))
    .filter((one) => !words.includes(one));
  if (named.some((one) => words.some((word) => isWithin(1, word, one) && isFarFetched(word, one))))
    return true;
  return reading.chips.some(
    ({ kind, unused, text }) =>
      kind === "place" &&
      unused === "noneFound" &&
      (words.length === 1 || !comparable(text).every(isNear)),
  );
}

/**
 * If what was typed finds little or nothing, or has a word that nothing live has, tries the words
 * that were probably meant. `null` if that isn't needed, if all words are known, or if one became a
 * far-fetched place that has no such jobs.
 */
export async function tryCorrected(
  typed: TriedSearch,
  request: SearchRequest,
): Promise<CorrectedSearch | null> {
  if (!(await isDoubtful(typed, request))) return null;
  const { page } = request.query;
  const query = await correctSearch(request.query);
  if (query === null) return null;
  const readings = await readingsOf({ ...query, page });
  const tried = await tryReadings(readings, request);
  return isMisplaced(tried, request.query) ? null : { query, tried };
}

/** The search whose result is shown, and the correction to offer. */
export type ChosenSearch = { tried: TriedSearch; correction: SpellingCorrection | null };

/** Whether a correction changed nothing but words of few letters. */
function isOfFewLetters(typed: SearchQuery, corrected: SearchQuery): boolean {
  const meant = new Set(comparable(corrected.query));
  return comparable(typed.query).every((word) => isOfFew(word) || meant.has(word));
}

/** The jobs of the page that were found, without those that only mention the words. */
function foundIds({ executed: { jobIds, mentions } }: TriedSearch): string[] {
  return jobIds.slice(0, jobIds.length - mentions.shown);
}

/**
 * Whether what was typed only found jobs by a stem that it shares with another word, and the
 * correction finds others: "accountent" has the stem of "account".
 */
function isStray(typed: TriedSearch, corrected: TriedSearch): boolean {
  if (foundOf(typed) === 0 || foundOf(corrected) === 0) return false;
  const ids = new Set(foundIds(corrected));
  return !foundIds(typed).some((id) => ids.has(id));
}

/**
 * Chooses the correction if it finds more, or if what was typed finds other jobs by chance: it
 * replaces what was typed then, or if that finds nothing, and is offered otherwise.
 */
export function chooseSearch(
  typed: TriedSearch,
  corrected: CorrectedSearch | null,
  { query }: SearchRequest,
): ChosenSearch {
  if (corrected === null) return { tried: typed, correction: null };
  const isOther = isStray(typed, corrected.tried);
  if (!isOther && totalOf(corrected.tried) <= totalOf(typed)) {
    return { tried: typed, correction: null };
  }
  // "Nike" is hardly "nice", where texts alone say that.
  const isSure = foundOf(corrected.tried) > 0 || !isOfFewLetters(query, corrected.query);
  const isDone = (isOther || totalOf(typed) === 0) && isSure && !query.asTyped;
  const correction = { query: corrected.query, isDone };
  return { tried: isDone ? corrected.tried : typed, correction };
}
