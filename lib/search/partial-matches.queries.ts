import "server-only";
import { readerPool } from "@/lib/platform/db/reader";
import { withBufferPool } from "./engine/buffer-pool";
import type { Chunk } from "./engine/chunks";
import { type DocumentSet, leavingOut } from "./engine/columns";
import type { View } from "./engine/index-cache.queries";
import { type IndexQuery, type Node, parseTsquery, wantedOf } from "./engine/query-tree";
import { retrieve } from "./engine/retrieval.queries";
import { readMarks } from "./engine/term-names.queries";
import { filter, type PageRequest } from "./execution.queries";
import { passedOf } from "./facets/filtering";
import type { TriedSearch } from "./fallbacks.queries";
import { toIndexQuery } from "./filters";
import { firstOf, type Part } from "./ranking/ordering";
import {
  comparedLexemes,
  type Likeness,
  likenessesOf,
  type Proximity,
  proximityOf,
  toProximity,
} from "./ranking/proximity";
import { recency } from "./ranking/scoring";
import { PAGE_SIZE } from "./schema";
import type { Understood } from "./understanding/schema";
import { readKeywords } from "./vocabulary/indexed-text";
import { relatedTitles } from "./vocabulary/taxonomy.queries";

// Below so many found jobs, those that are close are shown as well: about a page.
const FEW = PAGE_SIZE;
/** How many close jobs are shown at most. */
const MOST_PARTIAL_MATCHES = 10;
// Age matters less to what is only close: a quarter of how much it matters otherwise.
const AGE = 0.25;

async function toLikenesses({ query, keywords }: Understood): Promise<Likeness[]> {
  const related = await relatedTitles(readKeywords(query.query).words);
  const likenesses = [...likenessesOf(wantedOf(parseTsquery(keywords))), ...related];
  return likenesses.filter(({ lexemes }) => lexemes.length > 0);
}

// What must not occur stays away from what is close, too.
function exclusionsOf(node: Node | null): Node[] {
  const parts = node?.kind === "all" ? node.of : node ? [node] : [];
  return parts.filter(({ kind }) => kind === "not");
}

/** What passes all of a search but the words that must occur. */
function toWordless(understood: Understood): IndexQuery {
  const { cityIds, toNode } = toIndexQuery({ ...understood, keywords: "" });
  const exclusions = exclusionsOf(parseTsquery(understood.keywords));
  return {
    cityIds,
    toNode: (cityNumbers) => {
      const wordless = toNode(cityNumbers);
      const of = [...(wordless ? [wordless] : []), ...exclusions];
      return of.length > 0 ? { kind: "all", of } : null;
    },
  };
}

function partOf(proximity: Proximity, now: number): Part {
  const of = (chunk: Chunk, place: number) => {
    const similarity = proximityOf(proximity, chunk, place);
    return similarity === 0 ? -1 : similarity * recency(chunk.posted[place] ?? 0, now) ** AGE;
  };
  const most = (posted: number) => recency(posted, now) ** AGE;
  return { of: ({ documents }) => documents, key: { of, most } };
}

/** Likenesses ready to compare with, and the documents that have any of their lexemes. */
async function readProximity(
  view: View,
  likenesses: readonly Likeness[],
): Promise<{ proximity: Proximity; similar: DocumentSet }> {
  const { columns } = view.cache;
  const read = await readMarks({ client: readerPool() }, view, comparedLexemes(likenesses));
  const { marks, wordIds, skillIds } = read;
  const countOf = (lexeme: string, bit: number) =>
    columns.titles.of(wordIds.get(lexeme) ?? 0).length +
    skillIds
      .filter((id) => (((marks.skills[id] ?? 0) >>> bit) & 1) === 1)
      .reduce((sum, id) => sum + columns.skills.of(id).length, 0);
  return {
    proximity: toProximity(likenesses, { marks, size: columns.size, countOf }),
    similar: columns.having({ words: wordIds.values(), skills: skillIds }),
  };
}

/**
 * Finds what has not all the words of a search and whose title or skills are close to them, or to
 * what else the work is called: the ids of at most ten jobs, the closest first. They pass every
 * filter. None for a search without words, and none where a page of jobs was found; `now` is in
 * minutes.
 */
export async function findPartialMatches(
  { understood, executed: { view, docnos, tally } }: TriedSearch,
  { limit, now }: PageRequest,
): Promise<string[]> {
  const isFew = understood.query.page === 1 && tally.total < FEW && limit >= tally.total;
  const likenesses = isFew && understood.keywords !== "" ? await toLikenesses(understood) : [];
  if (likenesses.length === 0) return [];
  return withBufferPool(async () => {
    const { proximity, similar } = await readProximity(view, likenesses);
    const found = await retrieve(toWordless(understood), { view, among: similar });
    const { columns } = found.view.cache;
    const passed = passedOf(filter(understood, found, now));
    const similarity = firstOf(leavingOut(passed, docnos), [partOf(proximity, now)], {
      limit: MOST_PARTIAL_MATCHES,
      now,
    });
    return columns.jobIdsOf(similarity);
  });
}
