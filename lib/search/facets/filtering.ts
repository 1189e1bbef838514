import { categoriesWithin } from "@/lib/shared/categories/known";
import { addAll, type Bitmap, countBits, within, without } from "../engine/bitmap";
import { takeBitmap } from "../engine/buffer-pool";
import type { Chunk, ChunkSlice, NumberColumn } from "../engine/chunks";
import { type IndexColumns, outsideSet } from "../engine/columns";
import type { TermDocuments } from "../engine/evaluation";
import { FACET_BITMAPS, numberOf } from "../engine/facet-bitmaps";
import { CHUNK_WORDS } from "../engine/schema";
import { FACET_NAMES, type FacetName, type FilterName, type SearchQuery } from "../schema";

/** The filters on a document's facts. */
export const FILTERS = [
  ...FACET_NAMES,
  ...(["posted", "hasPay", "experience", "salaryMin", "fields", "ranges"] as const),
] as const;
export type FactFilter = Extract<FilterName, (typeof FILTERS)[number]>;

export const MINUTES_A_DAY = 24 * 60;
const REMOTE = numberOf("mode", "remote");

/** The filters of a search, and what they need. */
export type FilterRequest = {
  /** Its minimum pay is in the site's currency. */
  query: SearchQuery;
  /** Minutes since 1970. */
  now: number;
  /** The cities searched for, by their numbers in the index; `null` if no city was. */
  cities: ReadonlySet<number> | null;
  /** What the site's own fields must have, if anything. */
  own?: OwnFilters;
};
/** The filters on the site's own fields: a lexeme of each group, and the documents that have it. */
type OwnFilters = Record<"fields" | "ranges", readonly (readonly string[])[]> &
  Pick<TermDocuments, "having">;

/** An active filter; `passing` returns the documents of a slice that pass. */
type Filter = { name: FactFilter; passing: (slice: ChunkSlice) => Bitmap };

/** The documents of `among` that have any of these facet values. */
function withValues({ values }: Chunk, wanted: readonly number[], among: Bitmap): Bitmap {
  const found = takeBitmap();
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    const word = among[index] ?? 0;
    if (word === 0) continue;
    let having = 0;
    for (const value of wanted) having |= values[index * FACET_BITMAPS + value] ?? 0;
    found[index] = having & word;
  }
  return found;
}

function facetFilter(name: FacetName, query: SearchQuery): Filter[] {
  const chosen: readonly string[] =
    name === "category" ? query.category.flatMap(categoriesWithin) : query[name];
  if (chosen.length === 0) return [];
  const wanted = chosen.map((value) => numberOf(name, value));
  return [{ name, passing: ({ chunk, documents }) => withValues(chunk, wanted, documents) }];
}

/**
 * The work mode filter of a search for a city. A remote job elsewhere that can be done from the
 * city passes only if remote work is asked for; otherwise the facet counts it as what choosing
 * "remote" would add.
 */
function modeFilter(asked: FilterRequest, columns: IndexColumns): Filter[] {
  const { query, cities } = asked;
  const [chosen] = facetFilter("mode", query);
  if (cities === null || query.mode.includes("remote")) return chosen ? [chosen] : [];
  const atCities = columns.having({ cities });
  const passing = (slice: ChunkSlice) => {
    const documents = chosen ? chosen.passing(slice) : slice.documents;
    const remote = withValues(slice.chunk, [REMOTE], documents);
    const elsewhere = outsideSet({ chunk: slice.chunk, documents: remote }, atCities);
    return without(documents, elsewhere);
  };
  return [{ name: "mode", passing }];
}

/** The filters on a number of the document. */
export type NumberFilters = Pick<SearchQuery, "posted" | "hasPay" | "experience" | "salaryMin"> &
  Partial<Pick<SearchQuery, "unstatedPay">>;

/** An active filter on a number, with its lowest or highest value. */
type FactBound = { name: FactFilter; column: NumberColumn } & (
  | { least: number; orNone?: boolean }
  | { most: number }
);

/** The bounds that these filters set. `now` is in minutes. */
export function boundsOf(filters: NumberFilters, now: number): FactBound[] {
  const { posted, hasPay, experience, salaryMin, unstatedPay = false } = filters;
  const bounds: (FactBound | null)[] = [
    posted === null
      ? null
      : { name: "posted", column: "posted", least: now - posted * MINUTES_A_DAY },
    // Pay is stored plus one, so that 0 means not stated.
    hasPay ? { name: "hasPay", column: "pay", least: 1 } : null,
    salaryMin === null
      ? null
      : { name: "salaryMin", column: "pay", least: salaryMin + 1, orNone: unstatedPay },
    experience === null
      ? null
      : { name: "experience", column: "experience10", most: Math.round(experience * 10) },
  ];
  return bounds.filter((bound) => bound !== null);
}

/** Whether a document's numbers are within the bounds. */
export function isWithin(
  bounds: readonly FactBound[],
  document: Record<NumberColumn, number>,
): boolean {
  return bounds.every((bound) => {
    const number = document[bound.column];
    if ("most" in bound) return number <= bound.most;
    return number >= bound.least || (bound.orNone === true && number === 0);
  });
}

function numberFilter(bound: FactBound): Filter {
  const { name, column } = bound;
  const passing = ({ chunk, documents }: ChunkSlice): Bitmap => {
    if ("most" in bound) return without(documents, chunk.withAtLeast(column, bound.most + 1));
    const enough = within(chunk.withAtLeast(column, bound.least), documents);
    if (bound.orNone) addAll(enough, without(documents, chunk.withAtLeast(column, 1)));
    return enough;
  };
  return { name, passing };
}

function ownFilter(name: "fields" | "ranges", own: OwnFilters | undefined): Filter[] {
  const groups = own?.[name] ?? [];
  if (!own || groups.length === 0) return [];
  const passing = ({ chunk, documents }: ChunkSlice) =>
    groups.reduce((left, group) => own.having(group, { chunk, documents: left }), documents);
  return [{ name, passing }];
}

/** The active filters of a search. */
function toFilters(asked: FilterRequest, columns: IndexColumns): Filter[] {
  return [
    ...FACET_NAMES.flatMap((name) =>
      name === "mode" ? modeFilter(asked, columns) : facetFilter(name, asked.query),
    ),
    ...boundsOf(asked.query, asked.now).map(numberFilter),
    ...ownFilter("fields", asked.own),
    ...ownFilter("ranges", asked.own),
  ];
}

/** A slice after filtering. */
export type FilteredSlice = {
  chunk: Chunk;
  /** The documents that pass all filters, and how many they are. */
  passed: Bitmap;
  count: number;
  /** For each active filter, the documents that it alone keeps out. */
  keptOut: ReadonlyMap<FactFilter, Bitmap>;
};

const unfiltered = ({ chunk, documents }: ChunkSlice): FilteredSlice => ({
  chunk,
  passed: documents,
  count: countBits(documents),
  keptOut: new Map(),
});

function filterSlice(slice: ChunkSlice, filters: readonly Filter[]): FilteredSlice {
  const { chunk, documents } = slice;
  const passing = filters.map((filter) => filter.passing(slice));
  const keptOut = filters.map(({ name }): [FactFilter, Bitmap] => [name, takeBitmap()]);
  const passed = takeBitmap();
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    const word = documents[index] ?? 0;
    if (word === 0) continue;
    let [missingAny, missingMore] = [0, 0];
    for (const bitmap of passing) {
      const missed = word & ~(bitmap[index] ?? 0);
      missingMore |= missingAny & missed;
      missingAny |= missed;
    }
    passed[index] = word & ~missingAny;
    const missingOne = missingAny & ~missingMore;
    if (missingOne === 0) continue;
    for (const [at, [, documentsOut]] of keptOut.entries()) {
      documentsOut[index] = missingOne & ~(passing[at]?.[index] ?? 0);
    }
  }
  return { chunk, passed, count: countBits(passed), keptOut: new Map(keptOut) };
}

/** Filters what the words and the place found. */
export function filterSlices(
  slices: readonly ChunkSlice[],
  asked: FilterRequest,
  columns: IndexColumns,
): FilteredSlice[] {
  const filters = toFilters(asked, columns);
  if (filters.length === 0) return slices.map(unfiltered);
  return slices.map((slice) => filterSlice(slice, filters));
}

/** Filtered slices in two parts: matches in the headings, and those that only mention the words. */
export type FilteredParts = { found: readonly FilteredSlice[]; mentions: readonly FilteredSlice[] };

/** Splits filtered slices into the two parts. `headings` has the same chunks. */
export function splitFiltered(
  filtered: readonly FilteredSlice[],
  headings: readonly ChunkSlice[],
): FilteredParts {
  const found = filtered.map(({ chunk, passed, keptOut }, index): FilteredSlice => {
    const among = headings[index]?.documents ?? takeBitmap();
    const entries = [...keptOut].map(([name, out]) => [name, within(out, among)] as const);
    const both = within(passed, among);
    return { chunk, passed: both, count: countBits(both), keptOut: new Map(entries) };
  });
  const mentions = filtered.map(({ chunk, passed, count }, index): FilteredSlice => {
    const other = found[index];
    const rest = other ? without(passed, other.passed) : passed;
    return { chunk, passed: rest, count: count - (other?.count ?? 0), keptOut: new Map() };
  });
  return { found, mentions };
}

/** The documents that pass all filters. */
export function passedOf(filtered: readonly FilteredSlice[]): ChunkSlice[] {
  return filtered.map(({ chunk, passed }) => ({ chunk, documents: passed }));
}

/** The number of documents that pass all filters. */
export function countDocuments(filtered: readonly FilteredSlice[]): number {
  return filtered.reduce((sum, { count }) => sum + count, 0);
}
