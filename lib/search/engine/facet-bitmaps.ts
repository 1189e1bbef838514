import { FACET_CODES, unpackFacets } from "../documents/document-rows";
import { FACET_NAMES, FACET_VALUES, type FacetName } from "../schema";

// Each value of each facet has a number, as has that pay is stated. They index the bitmaps that
// facets are counted from. Categories have the last ones: most of their codes are in no use, and
// counting stops at the last number that a chunk has (lib/search/facets/tally.ts).

/** The numbers of a facet's values. */
export type FacetSpan = { first: number; count: number };

const [LAST, ...FIRST] = ["category", ...FACET_NAMES.filter((name) => name !== "category")] as [
  FacetName,
  ...FacetName[],
];

/** The number for jobs that state their pay. */
export const PAID = FIRST.reduce((sum, name) => sum + FACET_VALUES[name].length, 0);
/** The number of bitmaps. */
export const FACET_BITMAPS = PAID + 1 + FACET_VALUES[LAST].length;

function toSpans(): Record<FacetName, FacetSpan> {
  let first = 0;
  const spans = FIRST.map((name): [FacetName, FacetSpan] => {
    const span = { first, count: FACET_VALUES[name].length };
    first += span.count;
    return [name, span];
  });
  const last = { first: PAID + 1, count: FACET_VALUES[LAST].length };
  return Object.fromEntries([...spans, [LAST, last]]) as Record<FacetName, FacetSpan>;
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
