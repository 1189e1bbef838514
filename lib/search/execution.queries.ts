import "server-only";
import type { Slice } from "./engine/chunks";
import { followIndex, type View } from "./engine/index-cache.queries";
import type { Snapshot } from "./engine/queries";
import { lexemesOf, parseTsquery, wantedOf } from "./engine/query-tree";
import { findDocuments } from "./engine/retrieval.queries";
import { numberCities, readMarks, readNames } from "./engine/term-names.queries";
import type { Named } from "./engine/term-names.schema";
import type { Counts } from "./facets/counts";
import { type Tally, tallyFacts } from "./facets/tally";
import {
  citiesOf,
  cityIdsOf,
  INDEXED_FILTERS,
  toNode,
  type Understood,
  withoutIndexed,
} from "./filters";
import { MIXED, mixCompanies } from "./ranking/diversity";
import { firstOf, partsOf } from "./ranking/ordering";
import { type Ranking, rankedLexemes, toRanking } from "./ranking/scoring";
import type { Suggestion } from "./results.schema";
import type { FilterName } from "./schema";
import { isDefaultQuery, withoutFilter } from "./search-query";

/** What a search is asked besides its query; `now` is in minutes. */
export type PageRequest = { limit: number; now: number };

/** What a search found. */
export type Answer = {
  /** The page's documents, and the jobs that these are about. */
  docnos: number[];
  jobIds: string[];
  tally: Tally;
  suggestions: Suggestion[];
  /** What the numbers in the tally stand for. */
  names: Named[];
};

type Search = {
  snapshot: Snapshot;
  view: View;
  understood: Understood;
  cityNumbers: ReadonlyMap<number, number>;
};

async function find({ snapshot, view, understood, cityNumbers }: Search) {
  return findDocuments(snapshot, view, toNode(understood, cityNumbers));
}

function toAsked({ understood, cityNumbers }: Search, now: number) {
  return { query: understood.query, now, cities: citiesOf(understood, cityNumbers) };
}

// What to drop when nothing was found. The pass over the facts knows it of its own filters.
async function suggest(search: Search, tally: Tally, now: number): Promise<Suggestion[]> {
  const { understood } = search;
  const { columns } = search.view.memory;
  const suggestions = Object.entries(tally.keptOut).map(([drop, total]) => ({
    drop: drop as FilterName,
    total,
  }));
  for (const drop of INDEXED_FILTERS) {
    const rest = withoutIndexed(understood, drop);
    // Without its only filter a search finds every job, which helps nobody.
    if (rest === null || isDefaultQuery(withoutFilter(understood.query, drop))) continue;
    const dropped = { ...search, understood: rest };
    const { slices } = await find(dropped);
    const { total } = tallyFacts(slices, toAsked(dropped, now), columns).tally;
    suggestions.push({ drop, total });
  }
  // Remote jobs that may be done from the city miss a filter that nobody chose.
  const isChosen = ({ drop }: Suggestion) => drop !== "mode" || understood.query.mode.length > 0;
  return suggestions
    .filter((one) => one.total > 0 && isChosen(one))
    .sort((a, b) => b.total - a.total);
}

async function rank(
  { snapshot, view, understood }: Search,
  countOf: (lexeme: string) => number,
): Promise<Ranking | null> {
  const wanted = wantedOf(parseTsquery(understood.keywords));
  if (wanted === null) return null;
  const { columns } = view.memory;
  const { marks, wordIds, skillIds } = await readMarks(snapshot, view, rankedLexemes(wanted));
  const marked = columns.having({ words: wordIds.values(), skills: skillIds });
  return toRanking(wanted, { marks, marked, size: columns.size, countOf });
}

/** A page of documents in the order asked for. */
function orderPage(
  search: Search,
  { passed, ranking }: { passed: Slice[]; ranking: Ranking | null },
  { limit, now }: PageRequest,
): number[] {
  const { query } = search.understood;
  const offset = (query.page - 1) * limit;
  const parts = partsOf(query.sort, ranking, now);
  if (query.sort !== "relevance" || ranking === null) {
    return firstOf(passed, parts, { limit: offset + limit, now }).slice(offset);
  }
  const ordered = firstOf(passed, parts, { limit: Math.max(offset + limit, MIXED), now });
  return mixCompanies(ordered, (docno) => search.view.memory.columns.companyOf(docno)).slice(
    offset,
    offset + limit,
  );
}

// Cities have no lexemes here: they are asked for by their numbers.
function askedLexemes(understood: Understood): string[] {
  const node = toNode(understood, new Map());
  return node === null ? [] : lexemesOf(node);
}

/** Answers an understood search from one state of the index. */
export async function answer(
  snapshot: Snapshot,
  understood: Understood,
  asked: PageRequest,
): Promise<Answer> {
  const view = await followIndex(snapshot, askedLexemes(understood));
  const cityNumbers = await numberCities(snapshot, view, cityIdsOf(understood));
  const search = { snapshot, view, understood, cityNumbers };
  const { query } = understood;
  const { slices, countOf } = await find(search);
  const { columns } = view.memory;
  const { tally, passed } = tallyFacts(slices, toAsked(search, asked.now), columns);
  const ranking = query.sort === "relevance" ? await rank(search, countOf) : null;
  const docnos = orderPage(search, { passed, ranking }, asked);
  const numbered = (kind: Named["kind"], counts: Counts) =>
    counts.map(([number]) => ({ kind, number }));
  const names = await readNames(snapshot, view, [
    ...numbered("company", tally.companies),
    ...numbered("skill", tally.skills),
    ...numbered("city", tally.cities),
  ]);
  return {
    docnos,
    jobIds: columns.jobIdsOf(docnos),
    names,
    tally,
    suggestions: tally.total === 0 ? await suggest(search, tally, asked.now) : [],
  };
}
