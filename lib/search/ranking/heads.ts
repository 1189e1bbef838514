import { eachBit } from "../engine/bitmap";
import type { ChunkSlice } from "../engine/chunks";
import type { IndexColumns } from "../engine/columns";
import { chunkOf } from "../engine/numbers";
import { CHUNK } from "../engine/schema";
import { type RankingContext, titleSays } from "./scoring";

/** What was found: the documents of the page, and all of them. */
type FoundDocuments = {
  columns: IndexColumns;
  docnos: readonly number[];
  ordered: readonly { passed: readonly ChunkSlice[] }[];
};

/** What the titles that were found say. */
export type FoundTitles = {
  /** By their heads: what was looked for, something else, or nothing of it was said. */
  work: "right" | "other" | "unsaid";
  /** Whether one of the page has any of the words. */
  hasWords: boolean;
};

function isInSlice(ranking: RankingContext, { chunk, documents }: ChunkSlice): boolean {
  let isFound = false;
  eachBit(documents, (place) => {
    isFound ||= titleSays(ranking, chunk, place).head;
  });
  return isFound;
}

/**
 * What the titles that were found say: "SRE, Driver App" is other work than a driver's. The page has
 * the right ones first, so that few searches look further.
 */
export function readTitles(
  ranking: RankingContext | null,
  { columns, docnos, ordered }: FoundDocuments,
): FoundTitles {
  if (ranking === null) return { work: "unsaid", hasWords: true };
  const said = docnos.flatMap((docno) => {
    const chunk = columns.chunks[chunkOf(docno)];
    return chunk ? titleSays(ranking, chunk, docno % CHUNK) : [];
  });
  const hasWords = said.some(({ any }) => any);
  if (!ranking.isRole) return { work: "unsaid", hasWords };
  const isRight =
    said.some(({ head }) => head) ||
    ordered.some(({ passed }) => passed.some((slice) => isInSlice(ranking, slice)));
  return { work: isRight ? "right" : "other", hasWords };
}
