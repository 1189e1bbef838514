import "server-only";
import { readerPool } from "@/lib/platform/db/reader";
import { settingGroup, siteSettings } from "@/lib/platform/settings";
import { withBufferPool } from "./engine/buffer-pool";
import type { ChunkSlice } from "./engine/chunks";
import type { IndexColumns } from "./engine/columns";
import type { IndexView } from "./engine/index-cache.queries";
import { parseTsquery, wordTree } from "./engine/query-tree";
import { type RetrievedChunks, retrieve } from "./engine/retrieval.queries";
import { readMarks } from "./engine/term-names.queries";
import { countedFields, countedLexemes, countFields } from "./facets/field-counts";
import {
  countDocuments,
  type FactFilter,
  type FilteredParts,
  type FilteredSlice,
  filterSlices,
  passedOf,
  splitFiltered,
} from "./facets/filtering";
import { payHistogram } from "./facets/pay-histogram";
import type { PayHistogram } from "./facets/pay-histogram.schema";
import { type FacetTally, tallyFacts } from "./facets/tally";
import { citiesOf, fieldGroups, INDEXED_FILTERS, toIndexQuery, withoutIndexed } from "./filters";
import { MIXED, mixCompanies } from "./ranking/diversity";
import { type FoundTitles, readTitles } from "./ranking/heads";
import { firstOf, orderOf } from "./ranking/ordering";
import { ELSEWHERE, type RankingContext, rankedLexemes, toRanking } from "./ranking/scoring";
import { titledBy } from "./ranking/titled";
import type { FilterSuggestion, SearchResult } from "./results.schema";
import type { FilterName, SearchQuery, Sort } from "./schema";
import { isDefaultQuery, withoutFilter } from "./search-query";
import type { UnderstoodSearch } from "./understanding/schema";
import { saysActivity, saysRole } from "./vocabulary/head-words";

/** What a search needs besides its query; `now` is in minutes. */
export type PageRequest = { limit: number; now: number };

/** What a search found. */
export type ExecutedSearch = {
  /** The page's documents, found ones before mentions, and their jobs. */
  docnos: number[];
  jobIds: string[];
  /**
   * Counts what was found, or the mentions if that's nothing. Its total only counts what was found.
   */
  tally: FacetTally;
  /** Of what the tally counts. */
  pay: PayHistogram;
  /** Of what the tally counts, by the values of the site's own fields. */
  fields: SearchResult["facets"]["fields"];
  /** How many documents only mention the words, and how many of those are on this page. */
  mentions: { total: number; shown: number };
  suggestions: FilterSuggestion[];
  titles: FoundTitles;
  /** The state of the index that was searched. */
  view: IndexView;
};

/** The retrieved documents that pass a search's filters. */
export function filter(
  understood: UnderstoodSearch,
  found: RetrievedChunks,
  now: number,
): FilteredSlice[] {
  const cities = citiesOf(understood, found.cityNumbers);
  const query = { ...understood.query, salaryMin: understood.minimumPay };
  const asked = { query, now, cities, own: { ...fieldGroups(query), having: found.terms.having } };
  return filterSlices(found.slices, asked, found.view.cache.columns);
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** How each part is ranked; `null` if not by the words. */
type Rankings = Record<keyof FilteredParts, RankingContext | null>;

async function rank(
  { query, keywords, typed }: UnderstoodSearch,
  { view, countOf }: RetrievedChunks,
): Promise<Rankings> {
  const wanted = query.sort === "relevance" ? wordTree(parseTsquery(keywords)) : null;
  if (wanted === null) return { found: null, mentions: null };
  const { columns } = view.cache;
  const connection = { client: readerPool() };
  const { marks, wordIds, skillIds } = await readMarks(connection, view, rankedLexemes(wanted));
  const sets = once(() => ({
    titled: titledBy(wanted, columns, wordIds),
    marked: columns.having({ words: wordIds.values(), skills: skillIds }),
  }));
  // Who looks for nursing looks for nurses, where there is a word for them.
  const hasAgents =
    saysActivity(query.query) && rankedLexemes(wanted).some((one) => !typed.has(one));
  const isRole = saysRole(query.query) || hasAgents;
  const measures = { marks, sets, size: columns.size, countOf, typed, isRole };
  const ranked = (part: keyof FilteredParts) =>
    toRanking(wanted, { ...measures, elsewhere: ELSEWHERE[part] });
  return { found: ranked("found"), mentions: ranked("mentions") };
}

type OrderedPart = {
  passed: ChunkSlice[];
  ranking: RankingContext | null;
  columns: IndexColumns;
  total: number;
};
/** A section of an ordered list. */
type Span = { offset: number; limit: number };

/** The documents of a section, in the order asked for. */
function orderSpan(
  { passed, ranking, columns, total }: OrderedPart,
  { offset, limit }: Span,
  { sort, now }: { sort: Sort; now: number },
): number[] {
  if (limit === 0) return [];
  const order = orderOf(sort, ranking, total);
  const end = offset + limit;
  if (ranking === null) return firstOf(passed, order, { limit: end, now }).slice(offset);
  const ordered = firstOf(passed, order, { limit: Math.max(end, MIXED), now });
  return mixCompanies(ordered, (docno) => columns.companyOf(docno)).slice(offset, end);
}

/** A page of documents, of each part those that are on it: one part after the other. */
function orderPage(
  parts: readonly OrderedPart[],
  { page, sort }: SearchQuery,
  { limit, now }: PageRequest,
): number[][] {
  let [offset, room] = [(page - 1) * limit, limit];
  return parts.map((part) => {
    const docnos = orderSpan(part, { offset, limit: part.total === 0 ? 0 : room }, { sort, now });
    offset = Math.max(0, offset - part.total);
    room -= docnos.length;
    return docnos;
  });
}

/** What was found in two parts, the first of which comes first. */
function divideFound(
  found: readonly FilteredSlice[],
  first: readonly ChunkSlice[] | null,
): FilteredSlice[][] {
  if (first === null) return [[...found]];
  const { found: leading, mentions: others } = splitFiltered(found, first);
  return [[...leading], [...others]];
}

type AllParts = FilteredParts & { all: readonly FilteredSlice[] };

/**
 * The documents that pass the filters, together and in two parts. Without words there are no
 * mentions.
 */
function filterParts(
  understood: UnderstoodSearch,
  retrieved: RetrievedChunks,
  now: number,
): AllParts {
  const all = filter(understood, retrieved, now);
  if (understood.keywords === "") return { all, found: all, mentions: [] };
  return { all, ...splitFiltered(all, retrieved.headings) };
}

// Which filter to drop if nothing was found, and how many jobs the search then shows first: those
// found, or the mentions if there are none. Filters on facts have already counted what they keep
// out.
async function suggest(
  understood: UnderstoodSearch,
  { view, parts }: { view: IndexView; parts: AllParts },
  now: number,
): Promise<FilterSuggestion[]> {
  const keptOut = (part: keyof AllParts) =>
    tallyFacts(parts[part], view.cache.columns, now).keptOut;
  const all = keptOut("all");
  const suggestions = Object.entries(keptOut("found")).map(([drop, total]) => ({
    drop: drop as FilterName,
    total: total || all[drop as FactFilter],
  }));
  for (const drop of INDEXED_FILTERS) {
    const rest = withoutIndexed(understood, drop);
    // Without its only filter, a search finds every job, which helps no one.
    if (rest === null || isDefaultQuery(withoutFilter(understood.query, drop))) continue;
    const retrieved = await retrieve(toIndexQuery(rest), { view });
    const { found, mentions: others } = filterParts(rest, retrieved, now);
    suggestions.push({ drop, total: countDocuments(found) || countDocuments(others) });
  }
  // Remote jobs that can be done from the city fail a mode filter that the user didn't choose.
  const isChosen = ({ drop }: FilterSuggestion) =>
    drop !== "mode" || understood.query.mode.length > 0;
  return suggestions
    .filter((one) => one.total > 0 && isChosen(one))
    .sort((a, b) => b.total - a.total);
}

/**
 * Executes an understood search in one state of the index: retrieves, filters, counts and orders.
 */
export async function execute(
  understood: UnderstoodSearch,
  request: PageRequest,
): Promise<ExecutedSearch> {
  return withBufferPool(async () => {
    const fields = countedFields(settingGroup("customFields").fields, understood.query);
    const asked = toIndexQuery(understood);
    const besides = [...asked.besides, ...countedLexemes(fields)];
    const retrieved = await retrieve({ ...asked, besides });
    const { view } = retrieved;
    const { columns } = view.cache;
    const parts = filterParts(understood, retrieved, request.now);
    const { all, found, mentions } = parts;
    const [total, others] = [countDocuments(found), countDocuments(mentions)];
    const counted = total > 0 ? found : all;
    const tally = { ...tallyFacts(counted, columns, request.now), total };
    const { siteCurrency } = siteSettings();
    const currency = understood.query.payCurrency ?? siteCurrency;
    const { payGroups } = tally;
    const pay = payHistogram({ filtered: counted, payGroups }, { currency, siteCurrency });
    const rankings = await rank(understood, retrieved);
    const ordered = divideFound(found, retrieved.first).map((part) => ({
      passed: passedOf(part),
      ranking: rankings.found,
      columns,
      total: countDocuments(part),
    }));
    const mentioning = {
      passed: passedOf(mentions),
      ranking: rankings.mentions,
      columns,
      total: others,
    };
    const page = orderPage([...ordered, mentioning], understood.query, request);
    const docnos = page.flat();
    const mentioned = page.at(-1) ?? [];
    const isNone = total + others === 0;
    return {
      docnos,
      jobIds: columns.jobIdsOf(docnos),
      tally,
      pay,
      fields: countFields(counted, fields, { query: understood.query, terms: retrieved.terms }),
      mentions: { total: others, shown: mentioned.length },
      titles: readTitles(rankings.found, { ordered, docnos: page.slice(0, -1).flat(), columns }),
      suggestions: isNone ? await suggest(understood, { view, parts }, request.now) : [],
      view,
    };
  });
}
