import "server-only";
import { readerPool } from "@/lib/platform/db/reader";
import { withBufferPool } from "./engine/buffer-pool";
import type { Slice } from "./engine/chunks";
import type { Columns } from "./engine/columns";
import type { View } from "./engine/index-cache.queries";
import { parseTsquery, wantedOf } from "./engine/query-tree";
import { type Retrieved, retrieve } from "./engine/retrieval.queries";
import { readMarks } from "./engine/term-names.queries";
import {
  countDocuments,
  type FactFilter,
  type Filtered,
  type FilteredParts,
  filterSlices,
  passedOf,
  splitFiltered,
} from "./facets/filtering";
import { type Tally, tallyFacts } from "./facets/tally";
import { citiesOf, INDEXED_FILTERS, toIndexQuery, withoutIndexed } from "./filters";
import { MIXED, mixCompanies } from "./ranking/diversity";
import { firstOf, partsOf } from "./ranking/ordering";
import { ELSEWHERE, type Ranking, rankedLexemes, toRanking } from "./ranking/scoring";
import { titledBy } from "./ranking/titled";
import type { Suggestion } from "./results.schema";
import type { FilterName, SearchQuery, Sort } from "./schema";
import { isDefaultQuery, withoutFilter } from "./search-query";
import type { Understood } from "./understanding/schema";

/** What a search is asked besides its query; `now` is in minutes. */
export type PageRequest = { limit: number; now: number };

/** What a search found. */
export type ExecutedSearch = {
  /** The page's documents, and the jobs that these are about: what was found, then mentions. */
  docnos: number[];
  jobIds: string[];
  /** Of what was found, or where that is nothing, of the mentions; its total is of what was found. */
  tally: Tally;
  /** How many only mention the words, and how many of these stand on the page. */
  mentions: { total: number; shown: number };
  suggestions: Suggestion[];
  /** The state of the index that it was found in. */
  view: View;
};

/** What of the documents that were found passes a search's filters. */
export function filter(understood: Understood, found: Retrieved, now: number): Filtered[] {
  const cities = citiesOf(understood, found.cityNumbers);
  const asked = { query: understood.query, now, cities };
  return filterSlices(found.slices, asked, found.view.cache.columns);
}

/** What ranks each part; `null` where it is not ordered by the words. */
type Rankings = Record<keyof FilteredParts, Ranking | null>;

async function rank(
  { query, keywords }: Understood,
  { view, countOf }: Retrieved,
): Promise<Rankings> {
  const wanted = query.sort === "relevance" ? wantedOf(parseTsquery(keywords)) : null;
  if (wanted === null) return { found: null, mentions: null };
  const { columns } = view.cache;
  const connection = { client: readerPool() };
  const { marks, wordIds, skillIds } = await readMarks(connection, view, rankedLexemes(wanted));
  const marked = columns.having({ words: wordIds.values(), skills: skillIds });
  const titled = titledBy(wanted, columns, wordIds);
  const measures = { marks, titled, marked, size: columns.size, countOf };
  const ranked = (part: keyof FilteredParts) =>
    toRanking(wanted, { ...measures, elsewhere: ELSEWHERE[part] });
  return { found: ranked("found"), mentions: ranked("mentions") };
}

type Ordered = { passed: Slice[]; ranking: Ranking | null; columns: Columns };
/** Some of the documents of an order, from a place on. */
type Span = { offset: number; limit: number };

/** So many documents in the order asked for. */
function orderSpan(
  { passed, ranking, columns }: Ordered,
  { offset, limit }: Span,
  { sort, now }: { sort: Sort; now: number },
): number[] {
  if (limit === 0) return [];
  const parts = partsOf(sort, ranking);
  const end = offset + limit;
  if (ranking === null) return firstOf(passed, parts, { limit: end, now }).slice(offset);
  const ordered = firstOf(passed, parts, { limit: Math.max(end, MIXED), now });
  return mixCompanies(ordered, (docno) => columns.companyOf(docno)).slice(offset, end);
}

type OrderedParts = Record<keyof FilteredParts, Ordered & { total: number }>;

/** A page of documents, each part in the order asked for: it goes through the first, then the second. */
function orderPage(
  { found, mentions }: OrderedParts,
  { page, sort }: SearchQuery,
  { limit, now }: PageRequest,
): Record<keyof FilteredParts, number[]> {
  const offset = (page - 1) * limit;
  const first = orderSpan(found, { offset, limit }, { sort, now });
  const room = mentions.total === 0 ? 0 : limit - first.length;
  const rest = { offset: Math.max(0, offset - found.total), limit: room };
  return { found: first, mentions: orderSpan(mentions, rest, { sort, now }) };
}

type AllParts = FilteredParts & { all: readonly Filtered[] };

/** What passes the filters, all of it and in two; without words nothing only mentions them. */
function filterParts(understood: Understood, retrieved: Retrieved, now: number): AllParts {
  const all = filter(understood, retrieved, now);
  if (understood.keywords === "") return { all, found: all, mentions: [] };
  return { all, ...splitFiltered(all, retrieved.headings) };
}

// What to drop when nothing was found, with the count that the search without it shows first: of
// what is found, or where that is nothing, of all that mentions the words. The filters on facts have
// counted what they keep out.
async function suggest(
  understood: Understood,
  { view, parts }: { view: View; parts: AllParts },
  now: number,
): Promise<Suggestion[]> {
  const keptOut = (part: keyof AllParts) =>
    tallyFacts(parts[part], view.cache.columns, now).keptOut;
  const all = keptOut("all");
  const suggestions = Object.entries(keptOut("found")).map(([drop, total]) => ({
    drop: drop as FilterName,
    total: total || all[drop as FactFilter],
  }));
  for (const drop of INDEXED_FILTERS) {
    const rest = withoutIndexed(understood, drop);
    // Without its only filter a search finds every job, which helps nobody.
    if (rest === null || isDefaultQuery(withoutFilter(understood.query, drop))) continue;
    const retrieved = await retrieve(toIndexQuery(rest), { view });
    const { found, mentions: others } = filterParts(rest, retrieved, now);
    suggestions.push({ drop, total: countDocuments(found) || countDocuments(others) });
  }
  // Remote jobs that may be done from the city miss a filter that nobody chose.
  const isChosen = ({ drop }: Suggestion) => drop !== "mode" || understood.query.mode.length > 0;
  return suggestions
    .filter((one) => one.total > 0 && isChosen(one))
    .sort((a, b) => b.total - a.total);
}

/** Answers an understood search from one state of the index: retrieves, filters, counts, orders. */
export async function execute(
  understood: Understood,
  request: PageRequest,
): Promise<ExecutedSearch> {
  return withBufferPool(async () => {
    const retrieved = await retrieve(toIndexQuery(understood));
    const { view } = retrieved;
    const { columns } = view.cache;
    const parts = filterParts(understood, retrieved, request.now);
    const { all, found, mentions } = parts;
    const [total, others] = [countDocuments(found), countDocuments(mentions)];
    const tally = { ...tallyFacts(total > 0 ? found : all, columns, request.now), total };
    const rankings = await rank(understood, retrieved);
    const page = orderPage(
      {
        found: { passed: passedOf(found), ranking: rankings.found, columns, total },
        mentions: {
          passed: passedOf(mentions),
          ranking: rankings.mentions,
          columns,
          total: others,
        },
      },
      understood.query,
      request,
    );
    const docnos = [...page.found, ...page.mentions];
    const isNone = total + others === 0;
    return {
      docnos,
      jobIds: columns.jobIdsOf(docnos),
      tally,
      mentions: { total: others, shown: page.mentions.length },
      suggestions: isNone ? await suggest(understood, { view, parts }, request.now) : [],
      view,
    };
  });
}
