import "server-only";
import type { Chunk } from "./engine/chunks";
import { amongSet, leavingOut } from "./engine/columns";
import { followIndex } from "./engine/index-cache.queries";
import { readTitles, type Snapshot } from "./engine/queries";
import { type Node, parseTsquery, wantedOf } from "./engine/query-tree";
import { findDocuments } from "./engine/retrieval.queries";
import { numberCities, readMarks } from "./engine/term-names.queries";
import { filterFacts } from "./facets/filtering";
import { citiesOf, cityIdsOf, toNode, type Understood } from "./filters";
import {
  type Closeness,
  closenessOf,
  comparedLexemes,
  type Likeness,
  likenessesOf,
  toCloseness,
} from "./ranking/closeness";
import { firstOf, type Part } from "./ranking/ordering";
import { recency } from "./ranking/scoring";
import type { RelatedTitle } from "./vocabulary/taxonomy.schema";

/** How many close jobs are shown at most. */
const CLOSE_JOBS = 10;
// Age matters less to what is only close: a quarter of how much it matters otherwise.
const AGE = 0.25;

/** What close jobs are looked for by; `now` is in minutes. */
export type Near = {
  now: number;
  /** The documents that have all the words. */
  found: readonly number[];
  /** What else the work is called. */
  related: readonly RelatedTitle[];
};

async function toLikenesses(
  snapshot: Snapshot,
  { keywords }: Understood,
  related: readonly RelatedTitle[],
): Promise<Likeness[]> {
  const titles = await readTitles(
    snapshot,
    related.map(({ title }) => title),
  );
  const likenesses = [
    ...likenessesOf(wantedOf(parseTsquery(keywords))),
    ...titles.map((lexemes, index) => ({ lexemes, weight: related[index]?.weight ?? 0 })),
  ];
  return likenesses.filter(({ lexemes }) => lexemes.length > 0);
}

// What must not occur stays away from what is close, too.
function exclusionsOf(node: Node | null): Node[] {
  const parts = node?.kind === "all" ? node.of : node ? [node] : [];
  return parts.filter(({ kind }) => kind === "not");
}

/** What passes all of a search but the words that must occur. */
function toWordless(understood: Understood, cityNumbers: ReadonlyMap<number, number>): Node | null {
  const wordless = toNode({ ...understood, keywords: "" }, cityNumbers);
  const exclusions = exclusionsOf(parseTsquery(understood.keywords));
  const of = [...(wordless ? [wordless] : []), ...exclusions];
  return of.length > 0 ? { kind: "all", of } : null;
}

function partOf(closeness: Closeness, now: number): Part {
  const of = (chunk: Chunk, place: number) => {
    const close = closenessOf(closeness, chunk, place);
    return close === 0 ? -1 : close * recency(chunk.posted[place] ?? 0, now) ** AGE;
  };
  const most = (posted: number) => recency(posted, now) ** AGE;
  return { of: ({ documents }) => documents, key: { of, most } };
}

/**
 * Finds what has not all the words of a search and whose title or skills are close to them, or to
 * what else the work is called: the ids of at most ten jobs, the closest first. They pass every
 * filter. None for a search without words.
 */
export async function findClose(
  snapshot: Snapshot,
  understood: Understood,
  { now, found, related }: Near,
): Promise<string[]> {
  const view = await followIndex(snapshot);
  const likenesses = await toLikenesses(snapshot, understood, related);
  if (likenesses.length === 0) return [];
  const { columns } = view.memory;
  const read = await readMarks(snapshot, view, comparedLexemes(likenesses));
  const { marks, wordIds, skillIds } = read;
  const countOf = (lexeme: string, bit: number) =>
    columns.titles.of(wordIds.get(lexeme) ?? 0).length +
    skillIds
      .filter((id) => (((marks.skills[id] ?? 0) >>> bit) & 1) === 1)
      .reduce((sum, id) => sum + columns.skills.of(id).length, 0);
  const closeness = toCloseness(likenesses, { marks, size: columns.size, countOf });
  const having = columns.having({ words: wordIds.values(), skills: skillIds });
  const similar = view.slices.map((slice) => ({ ...slice, documents: amongSet(slice, having) }));
  const cityNumbers = await numberCities(snapshot, view, cityIdsOf(understood));
  const wordless = toWordless(understood, cityNumbers);
  const { slices } = await findDocuments(snapshot, { ...view, slices: similar }, wordless);
  const asked = { query: understood.query, now, cities: citiesOf(understood, cityNumbers) };
  const passed = filterFacts(slices, asked, columns);
  const others = leavingOut(passed, found);
  const close = firstOf(others, [partOf(closeness, now)], { limit: CLOSE_JOBS, now });
  return columns.jobIdsOf(close);
}
