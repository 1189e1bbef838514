import { addAll, EMPTY_BITMAP, keepWithin } from "../engine/bitmap";
import type { DocumentSet, IndexColumns } from "../engine/columns";
import type { QueryNode } from "../engine/query-tree";

/** The numbers of title words, by lexeme. */
type WordIds = ReadonlyMap<string, number>;

// Both change and return the first set, which nothing else holds.

function unite([united = [], ...others]: readonly DocumentSet[]): DocumentSet {
  for (const set of others) {
    for (const [chunk, bitmap] of set.entries()) {
      const known = united[chunk];
      if (known && bitmap) addAll(known, bitmap);
      else united[chunk] = known ?? bitmap;
    }
  }
  return united;
}

function intersect([common = [], ...others]: readonly DocumentSet[]): DocumentSet {
  for (const set of others) {
    for (const [chunk, bitmap] of common.entries()) {
      if (bitmap) keepWithin(bitmap, set[chunk] ?? EMPTY_BITMAP);
    }
  }
  return common;
}

/** The documents whose titles have everything wanted. May include removed ones. */
export function titledBy(wanted: QueryNode, columns: IndexColumns, wordIds: WordIds): DocumentSet {
  const havingAny = (nodes: readonly QueryNode[]) => {
    const lexemes = nodes.flatMap((node) => (node.kind === "word" ? node.lexeme : []));
    return columns.having({ words: lexemes.flatMap((lexeme) => wordIds.get(lexeme) ?? []) });
  };
  if (wanted.kind === "word") return havingAny([wanted]);
  if (wanted.kind !== "all" && wanted.kind !== "any") return [];
  const titled = (node: QueryNode) => titledBy(node, columns, wordIds);
  if (wanted.kind === "all") return intersect(wanted.of.map(titled));
  const longer = wanted.of.filter(({ kind }) => kind !== "word");
  return unite([havingAny(wanted.of), ...longer.map(titled)]);
}
