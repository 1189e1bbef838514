import type { JobCategory } from "@/lib/shared/categories/codes";
import { categoriesAround, offeredCategories } from "@/lib/shared/categories/known";
import { fold } from "@/lib/shared/text";
import { lexeme, unpackFacets } from "./documents/document-rows";
import type { FactReader } from "./documents/packed-facts";
import { parseTsquery, type QueryNode } from "./engine/query-tree";
import { boundsOf, isWithin, type NumberFilters } from "./facets/filtering";
import { ANYTHING, fieldGroups, joinTsquery, requiredGroups } from "./filters";
import { FACET_NAMES, FACET_VALUES, type FacetName, type SearchQuery } from "./schema";
import type { UnderstoodSearch } from "./understanding/schema";

// The index has no lexemes for fixed facets. A document gets them while it's matched.
const facetLexeme = (name: FacetName, value: string) => `*${name}:${value}`;
const circleLexeme = (around: number | string, radius: number) => `*cr:${around}.${radius}`;

/** The lexemes for a document's fixed facets. */
export function facetLexemes(fcode: number): string[] {
  const positions = unpackFacets(fcode);
  return FACET_NAMES.flatMap((name) => {
    const value = FACET_VALUES[name][positions[name]];
    if (value === undefined) return [];
    // An alert for a category wants what is in its parts, also after one was merged into another.
    const values = name === "category" ? categoriesAround(value as JobCategory) : [value];
    return values.map((one) => facetLexeme(name, one));
  });
}

/** The filters on numbers; `null` if a search has none. */
function numberFilters(query: SearchQuery): NumberFilters | null {
  const { posted, hasPay, experience, salaryMin, unstatedPay } = query;
  const filters = {
    posted,
    hasPay,
    experience,
    salaryMin,
    // Omitted if false, so that older alerts keep their key.
    ...(unstatedPay ? { unstatedPay } : {}),
  };
  return boundsOf(filters, 0).length > 0 ? filters : null;
}

/** Returns a test whether a document passes the filters, as in a search. */
export function filterTest(filters: NumberFilters, now: number): (document: FactReader) => boolean {
  const bounds = boundsOf(filters, now);
  return (document) => isWithin(bounds, document);
}

/** A circle of cities as one lexeme, which documents in any of them get. */
type Circle = { lexeme: string; cityIds: readonly number[] };

/** A search in the form that new documents are matched against. */
export type PercolatorQuery = {
  tsquery: string;
  filters: NumberFilters | null;
  circle: Circle | null;
  /** A document can only match if it has one of these lexemes. */
  anchors: readonly string[];
};

/** The share of all documents that have each lexeme. */
export type LexemeFrequencies = ReadonlyMap<string, number>;

// The statistics don't cover facets: a facet's values share the documents.
function guess(one: string): number {
  const [name = ""] = one.slice(1).split(":", 1);
  if (name === "category") return 1 / offeredCategories().length;
  if (Object.hasOwn(FACET_VALUES, name)) return 1 / FACET_VALUES[name as FacetName].length;
  return one.startsWith("*cr:") ? 0.02 : 0;
}

function weigh(group: readonly string[], frequencies: LexemeFrequencies): number {
  return group.reduce((sum, one) => sum + (frequencies.get(one) ?? guess(one)), 0);
}

/** The group with the rarest lexemes. */
function rarest(groups: readonly string[][], frequencies: LexemeFrequencies): string[] | undefined {
  const weighed = groups.map((group) => [weigh(group, frequencies), group] as const);
  const [best] = weighed.toSorted(
    ([a, first], [b, second]) => a - b || first.length - second.length,
  );
  return best?.[1];
}

/**
 * The lexemes that a tree requires, in groups: a document must have one of each. No groups if
 * documents without any of its lexemes can match.
 */
function groupsOf(node: QueryNode, frequencies: LexemeFrequencies): string[][] {
  switch (node.kind) {
    case "word":
      return [[node.lexeme]];
    case "all":
    case "phrase":
      return node.of.flatMap((part) => groupsOf(part, frequencies));
    case "any": {
      const each = node.of.map((part) => rarest(groupsOf(part, frequencies), frequencies));
      return each.includes(undefined) ? [] : [[...new Set(each.flatMap((group) => group ?? []))]];
    }
    default:
      return [];
  }
}

type SearchContext = {
  /** The cities within the radius, if the search has one. */
  around: readonly number[];
  frequencies: LexemeFrequencies;
};

function circleOf(understood: UnderstoodSearch, around: readonly number[]): Circle | null {
  const { place, query } = understood;
  if (place?.kind === "area" && place.circles.length > 0) {
    // The label tells circles apart, since several places can share a city.
    const name = fold(place.label).replaceAll(" ", "-");
    return { lexeme: circleLexeme(name, query.radius ?? 0), cityIds: around };
  }
  if (place?.kind !== "city" || query.radius === null) return null;
  const cityIds = [...new Set([place.city.id, ...around])];
  return { lexeme: circleLexeme(place.city.id, query.radius), cityIds };
}

/** Turns an understood search into a percolator query. */
export function toPercolatorQuery(
  understood: UnderstoodSearch,
  read: SearchContext,
): PercolatorQuery {
  const { query, headings } = understood;
  const circle = circleOf(understood, read.around);
  const groups = [
    // The circle stands for its cities.
    ...requiredGroups(understood, circle ? { cities: [circle.lexeme] } : {}),
    ...Object.values(fieldGroups(query)).flat(),
    ...FACET_NAMES.flatMap((name) =>
      query[name].length === 0 ? [] : [query[name].map((value) => facetLexeme(name, value))],
    ),
  ];
  // An alert for nurses doesn't want jobs that only mention nurses.
  const words = parseTsquery(headings);
  const anchored = [...(words ? groupsOf(words, read.frequencies) : []), ...groups];
  return {
    tsquery: joinTsquery({ ...understood, keywords: headings }, groups) || ANYTHING,
    filters: numberFilters({ ...query, salaryMin: understood.minimumPay }),
    circle,
    anchors: rarest(anchored, read.frequencies) ?? [lexeme.live],
  };
}
