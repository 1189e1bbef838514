import "server-only";
import { readerPool } from "@/lib/platform/db/reader";
import { withBufferPool } from "./engine/buffer-pool";
import type { Slice } from "./engine/chunks";
import type { Columns } from "./engine/columns";
import type { View } from "./engine/index-cache.queries";
import { parseTsquery, wantedOf } from "./engine/query-tree";
import { type Retrieved, retrieve } from "./engine/retrieval.queries";
import { readMarks } from "./engine/term-names.queries";
import { countDocuments, type Filtered, filterSlices, passedOf } from "./facets/filtering";
import { type Tally, tallyFacts } from "./facets/tally";
import { citiesOf, INDEXED_FILTERS, toIndexQuery, withoutIndexed } from "./filters";
import { MIXED, mixCompanies } from "./ranking/diversity";
import { firstOf, partsOf } from "./ranking/ordering";
import { type Ranking, rankedLexemes, toRanking } from "./ranking/scoring";
import type { Suggestion } from "./results.schema";
import type { FilterName, SearchQuery } from "./schema";
import { isDefaultQuery, withoutFilter } from "./search-query";
import type { Understood } from "./understanding/schema";

/** What a search is asked besides its query; `now` is in minutes. */
export type PageRequest = { limit: number; now: number };

/** What a search found. */
export type ExecutedSearch = {
  /** The page's documents, and the jobs that these are about. */
  docnos: number[];
  jobIds: string[];
  tally: Tally;
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

/** What ranks documents; `null` where they are not ordered by their words. */
async function rank(
  { query, keywords }: Understood,
  { view, countOf }: Retrieved,
): Promise<Ranking | null> {
  const wanted = query.sort === "relevance" ? wantedOf(parseTsquery(keywords)) : null;
  if (wanted === null) return null;
  const { columns } = view.cache;
  const connection = { client: readerPool() };
  const { marks, wordIds, skillIds } = await readMarks(connection, view, rankedLexemes(wanted));
  const marked = columns.having({ words: wordIds.values(), skills: skillIds });
  return toRanking(wanted, { marks, marked, size: columns.size, countOf });
}

type Ordered = { passed: Slice[]; ranking: Ranking | null; columns: Columns };

/** A page of documents in the order asked for. */
function orderPage(
  { page, sort }: SearchQuery,
  { passed, ranking, columns }: Ordered,
  { limit, now }: PageRequest,
): number[] {
  const offset = (page - 1) * limit;
  const parts = partsOf(sort, ranking, now);
  if (ranking === null) {
    return firstOf(passed, parts, { limit: offset + limit, now }).slice(offset);
  }
  const ordered = firstOf(passed, parts, { limit: Math.max(offset + limit, MIXED), now });
  return mixCompanies(ordered, (docno) => columns.companyOf(docno)).slice(offset, offset + limit);
}

// What to drop when nothing was found. The filters on facts have counted it of themselves.
async function suggest(
  understood: Understood,
  { view, tally }: { view: View; tally: Tally },
  now: number,
): Promise<Suggestion[]> {
  const suggestions = Object.entries(tally.keptOut).map(([drop, total]) => ({
    drop: drop as FilterName,
    total,
  }));
  for (const drop of INDEXED_FILTERS) {
    const rest = withoutIndexed(understood, drop);
    // Without its only filter a search finds every job, which helps nobody.
    if (rest === null || isDefaultQuery(withoutFilter(understood.query, drop))) continue;
    const found = await retrieve(toIndexQuery(rest), { view });
    suggestions.push({ drop, total: countDocuments(filter(rest, found, now)) });
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
    const found = await retrieve(toIndexQuery(understood));
    const { view } = found;
    const { columns } = view.cache;
    const filtered = filter(understood, found, request.now);
    const tally = tallyFacts(filtered, columns, request.now);
    const ranking = await rank(understood, found);
    const ordered = { passed: passedOf(filtered), ranking, columns };
    const docnos = orderPage(understood.query, ordered, request);
    const isNone = tally.total === 0;
    const suggestions = isNone ? await suggest(understood, { view, tally }, request.now) : [];
    return { docnos, jobIds: columns.jobIdsOf(docnos), tally, suggestions, view };
  });
}
