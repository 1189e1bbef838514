import { LRUCache } from "lru-cache";

const BYTES = 8 * 1024 * 1024;
// What an entry weighs besides its documents.
const OVERHEAD = 200;

/** The documents of a lexeme, four bytes each, and the version of the index that has these. */
type LookedUp = { readonly docnos: Buffer; readonly version: number };

/**
 * The documents of lexemes that have no posting list, as they were looked up. They are the same
 * until documents are added, which the index's version counts; those removed since may be among
 * them.
 */
export class Lookups {
  readonly #kept = new LRUCache<string, LookedUp>({
    maxSize: BYTES,
    sizeCalculation: ({ docnos }) => docnos.length + OVERHEAD,
  });

  /** What is known of these lexemes in a version of the index. */
  recall(lexemes: readonly string[], version: number): Map<string, Buffer> {
    return new Map(
      lexemes.flatMap((lexeme) => {
        const known = this.#kept.get(lexeme);
        return known?.version === version ? [[lexeme, known.docnos] as const] : [];
      }),
    );
  }

  keep(found: ReadonlyMap<string, Buffer>, version: number): void {
    for (const [lexeme, docnos] of found) this.#kept.set(lexeme, { docnos, version });
  }
}
