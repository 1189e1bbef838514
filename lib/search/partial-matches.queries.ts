import "server-only";
import { readerPool } from "@/lib/platform/db/reader";
import type { LiveTitles, TitleWording } from "./closeness/live-titles";
import { fieldOf, nearestOccupation } from "./closeness/occupations";
import { withBufferPool } from "./engine/buffer-pool";
import type { Chunk, ChunkSlice } from "./engine/chunks";
import { amongSet, type IndexColumns } from "./engine/columns";
import { type IndexQuery, parseTsquery, type QueryNode } from "./engine/query-tree";
import { retrieve } from "./engine/retrieval.queries";
import { syncTitles } from "./engine/title-sync.queries";
import { type ExecutedSearch, filter, type PageRequest } from "./execution.queries";
import { countDocuments, type FilteredSlice, passedOf } from "./facets/filtering";
import { toIndexQuery } from "./filters";
import { type DocumentOrder, firstOf } from "./ranking/ordering";
import type { PartialMatch } from "./results.schema";
import { PAGE_SIZE } from "./schema";
import type { UnderstoodSearch } from "./understanding/schema";
import { headWordOf } from "./vocabulary/head-words";
import { readKeywords } from "./vocabulary/indexed-text";
import { wordingsOf } from "./vocabulary/wordings.queries";

// With fewer found jobs than this, about a page, partial matches are shown as well.
const FEW = PAGE_SIZE;
/** The most partial matches shown. */
const MOST_PARTIAL_MATCHES = 20;
/**
 * The least closeness of a shown title: at this threshold seven in ten are right
 * (docs/benchmarks.md). Showing nothing is better than an absurd job.
 */
const LEAST_CLOSENESS = 0.45;
/**
 * The least closeness of a title of another field of work, such as an account manager's to an
 * accountant's: below it a third are right, but of the same field five in eight are
 * (docs/benchmarks.md).
 */
const LEAST_OF_OTHER_FIELD = 0.6;
/**
 * The least closeness of a title of another field that also ends in another word for what someone
 * is: a security guard shares only a word with a security engineer.
 */
const LEAST_OF_OTHER_WORK = 0.75;
/** Looked at to find the ones shown, since those of another field are passed over. */
const MOST_CANDIDATES = 60;
/** How close words must be to an occupation's titles to belong to it. */
const LEAST_OF_OCCUPATION = 0.6;

const without = (node: QueryNode): QueryNode => ({ kind: "not", of: [node] });

// Partial matches must not contain excluded words either.
function exclusionsOf(node: QueryNode | null): QueryNode[] {
  const parts = node?.kind === "all" ? node.of : node ? [node] : [];
  return parts.filter(({ kind }) => kind === "not");
}

/** The search without its required words, and without what has them all, be it on a later page. */
function toWordless(understood: UnderstoodSearch): IndexQuery {
  const { cityIds, toNode, besides } = toIndexQuery({ ...understood, keywords: "" });
  const words = parseTsquery(understood.keywords);
  const exclusions = [...exclusionsOf(words), ...(words ? [without(words)] : [])];
  return {
    cityIds,
    besides,
    headings: null,
    first: null,
    toNode: (cityNumbers) => {
      const wordless = toNode(cityNumbers);
      const of = [...(wordless ? [wordless] : []), ...exclusions];
      return of.length > 0 ? { kind: "all", of } : null;
    },
  };
}

/** Looking at so many documents takes less time than collecting those of all close titles. */
const MOST_LOOKED_AT = 20_000;

/** What passed the filters, without most of what can't be close. */
function similarAmong(
  passed: readonly FilteredSlice[],
  columns: IndexColumns,
  closeness: Float32Array,
): ChunkSlice[] {
  const slices = passedOf(passed);
  if (countDocuments(passed) <= MOST_LOOKED_AT) return slices;
  const titled = columns.withTitles(closeness, LEAST_CLOSENESS);
  return slices.map((slice) => ({ ...slice, documents: amongSet(slice, titled) }));
}

/** Those that are close enough: closest first; of ties, newest first. */
function byCloseness(closeness: Float32Array): DocumentOrder {
  const of = (chunk: Chunk, place: number) => {
    const own = closeness[chunk.titleId[place] ?? 0] ?? 0;
    return own < LEAST_CLOSENESS ? -1 : own;
  };
  const key = { of, most: () => Number.MAX_VALUE };
  return { parts: [{ of: ({ documents }) => documents, key }], isByAge: false };
}

/** The code of the occupation that words belong to; `null` if that isn't certain. */
function occupationOf({ embedding }: LiveTitles, words: readonly string[]): string | null {
  const nearest = nearestOccupation(embedding, words);
  return nearest && nearest.likeness >= LEAST_OF_OCCUPATION ? nearest.code : null;
}

/**
 * The least closeness of each title: more if it is certainly of another field of work than all
 * wordings whose field is certain, and most if it also says that someone is something else.
 */
function leastCloseness(
  titles: LiveTitles,
  wordings: readonly TitleWording[],
): (titleId: number) => number {
  const [typed, ...others] = wordings.map(({ words }) => fieldOf(titles.embedding, words));
  const meant = [typed, ...others].filter((field) => field !== null);
  // What was typed may mean anything.
  if (typed === null) return () => LEAST_CLOSENESS;
  const heads = new Set(wordings.map(({ words }) => headWordOf(words.join(" "))));
  return (titleId) => {
    const words = titles.wordsOf(titleId);
    const field = fieldOf(titles.embedding, words);
    if (field === null || meant.includes(field)) return LEAST_CLOSENESS;
    const head = headWordOf(words.join(" "));
    return heads.has(head) || head === "" ? LEAST_OF_OTHER_FIELD : LEAST_OF_OTHER_WORK;
  };
}

/** In what way each title is close to the wordings. */
function reasonsFor(
  titles: LiveTitles,
  wordings: readonly TitleWording[],
  ids: readonly number[],
): PartialMatch["by"][] {
  const meant = new Set(wordings.map(({ words }) => occupationOf(titles, words)));
  const byTitle = new Map(
    [...new Set(ids)].map((id) => [id, occupationOf(titles, titles.wordsOf(id))]),
  );
  return ids.map((id) => {
    const occupation = byTitle.get(id) ?? null;
    return occupation !== null && meant.has(occupation) ? "occupation" : "title";
  });
}

/** A search and its result. */
type AnsweredSearch = { understood: UnderstoodSearch; executed: ExecutedSearch };

/**
 * Finds jobs without all the words of a search whose titles are close to the words or to a
 * synonymous wording: at most twenty, closest first, and only those that pass every filter. None
 * for a search without words, or if a page of jobs was found. `now` is in minutes.
 */
export async function findPartialMatches(
  { understood, executed: { view, tally } }: AnsweredSearch,
  { limit, now }: PageRequest,
): Promise<PartialMatch[]> {
  const isFew = understood.query.page === 1 && tally.total < FEW && limit >= tally.total;
  if (!isFew || understood.keywords === "") return [];
  const wordings = await wordingsOf(readKeywords(understood.query.query).words);
  if (wordings.length === 0) return [];
  return withBufferPool(async () => {
    const titles = await syncTitles({ client: readerPool() }, view);
    const closeness = titles.closenessToSearch(wordings);
    const { columns } = view.cache;
    const found = await retrieve(toWordless(understood), { view });
    const similar = similarAmong(filter(understood, found, now), columns, closeness);
    const order = { limit: MOST_CANDIDATES, now };
    const leastOf = leastCloseness(titles, wordings);
    const closest = firstOf(similar, byCloseness(closeness), order)
      .filter((docno) => {
        const id = columns.titleOf(docno);
        return (closeness[id] ?? 0) >= leastOf(id);
      })
      .slice(0, MOST_PARTIAL_MATCHES);
    const ids = closest.map((docno) => columns.titleOf(docno));
    const reasons = reasonsFor(titles, wordings, ids);
    return columns
      .jobIdsOf(closest)
      .map((jobId, index) => ({ jobId, by: reasons[index] ?? "title" }));
  });
}
