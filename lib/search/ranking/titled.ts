import { addAll, type Bitmap, keepWithin } from "../engine/bitmap";
import { takeBitmap } from "../engine/buffer-pool";
import type { DocumentSet, IndexColumns } from "../engine/columns";
import type { QueryNode } from "../engine/query-tree";

/** The numbers of title words, by lexeme. */
type WordIds = ReadonlyMap<string, number>;

function unite(sets: readonly DocumentSet[], chunks: number): DocumentSet {
  return Array.from({ length: chunks }, (_, chunk): Bitmap => {
    const united = takeBitmap();
    for (const set of sets) if (set[chunk]) addAll(united, set[chunk]);
    return united;
  });
}

function intersect([first = [], ...others]: readonly DocumentSet[], chunks: number): DocumentSet {
  const common = unite([first], chunks);
  for (const set of others) {
    for (const [chunk, bitmap] of common.entries()) {
      if (bitmap) keepWithin(bitmap, set[chunk] ?? takeBitmap());
    }
  }
  return common;
}

/**
 * The documents whose titles have everything wanted, from the buffer pool. May include removed
 * ones.
 */
export function titledBy(wanted: QueryNode, columns: IndexColumns, wordIds: WordIds): DocumentSet {
  const { length } = columns.chunks;
  if (wanted.kind === "word") {
    const id = wordIds.get(wanted.lexeme);
    return columns.having({ words: id === undefined ? [] : [id] });
  }
  if (wanted.kind !== "all" && wanted.kind !== "any") return [];
  const sets = wanted.of.map((one) => titledBy(one, columns, wordIds));
  return wanted.kind === "any" ? unite(sets, length) : intersect(sets, length);
}
