import { FACET_CODES, unpackFacets } from "../documents/document-rows";
import { FACET_NAMES, FACET_VALUES, type FacetName } from "../schema";

// Each value of each facet has a number. They index the bitmaps that facets are counted from.
// Categories have the last ones: most of their codes are in no use, and counting stops at the last
// number that a chunk has (lib/search/facets/tally.ts).

/** The numbers of a facet's values. */
export type FacetSpan = { first: number; count: number };

const IN_ORDER = [...FACET_NAMES.filter((name) => name !== "category"), "category"] as FacetName[];

/** The number of bitmaps. */
export const FACET_BITMAPS = IN_ORDER.reduce((sum, name) => sum + FACET_VALUES[name].length, 0);

function toSpans(): Record<FacetName, FacetSpan> {
  let first = 0;
  const spans = IN_ORDER.map((name): [FacetName, FacetSpan] => {
    const span = { first, count: FACET_VALUES[name].length };
    first += span.count;
    return [name, span];
  });
  return Object.fromEntries(spans) as Record<FacetName, FacetSpan>;
}

export const SPANS = toSpans();

/** The numbers of the values in a packed facet code. A level that isn't stated has none. */
export const FACET_BITMAPS_OF: readonly (readonly number[])[] = Array.from(
  { length: FACET_CODES },
  (_, code) => {
    const positions = unpackFacets(code);
    return FACET_NAMES.flatMap((name) =>
      positions[name] < SPANS[name].count ? [SPANS[name].first + positions[name]] : [],
    );
  },
);

/** The number of a facet's value. */
export function numberOf(name: FacetName, value: string): number {
  return SPANS[name].first + (FACET_VALUES[name] as readonly string[]).indexOf(value);
}
