import { unpackFacets } from "../documents/rules";
import { missesOfNumbers, type NumberFilters } from "../facets/rules";
import type { FactReader } from "../facts/rules";
import { ANYTHING, joinTsquery, requiredGroups, type Understood } from "../filters/rules";
import { FACET_VALUES, type FacetName, type SearchQuery } from "../schema";

const NAMES = Object.keys(FACET_VALUES) as FacetName[];

// Documents have no lexemes of their fixed facets; a new one gets them while it is matched.
const facetLexeme = (name: FacetName, value: string) => `*${name}:${value}`;
const circleLexeme = (cityId: number, radius: number) => `*cr:${cityId}.${radius}`;

/** The lexemes of a document's fixed facets. */
export function facetLexemes(fcode: number): string[] {
  const positions = unpackFacets(fcode);
  return NAMES.flatMap((name) => {
    const value = FACET_VALUES[name][positions[name]];
    return value === undefined ? [] : [facetLexeme(name, value)];
  });
}

/** The filters that compare numbers, or `null` when a search has none. */
function numberFilters(query: SearchQuery): NumberFilters | null {
  const { posted, hasPay, experience, salaryMin } = query;
  const hasAny = hasPay || posted !== null || experience !== null || salaryMin !== null;
  return hasAny ? { posted, hasPay, experience, salaryMin } : null;
}

/** Whether a document passes those filters: what a search asks, asked of one document. */
export function passes(filters: NumberFilters, now: number): (document: FactReader) => boolean {
  const misses = missesOfNumbers(filters, now);
  return (document) => misses(document) === 0;
}

/** A circle of cities as one lexeme, which documents in any of them get. */
type Circle = { lexeme: string; cityIds: readonly number[] };

/** A search in the form in which new documents are matched against it. */
export type StandingQuery = {
  tsquery: string;
  filters: NumberFilters | null;
  circle: Circle | null;
  /** The lexemes of which a document must have one to be found at all. */
  anchors: readonly string[];
};

// tsquery's own spelling of a lexeme, with doubled quotes and backslashes.
const LEXEME = /'((?:[^'\\]|''|\\\\)*)'/g;

/** The lexemes that a tsquery's words require, in groups of which one is needed. */
function keywordGroups(tsquery: string): string[][] {
  const lexemes = [...tsquery.matchAll(LEXEME)].map(([, text = ""]) =>
    text.replaceAll("''", "'").replaceAll("\\\\", "\\"),
  );
  if (lexemes.length === 0) return [];
  return tsquery.includes(" | ") ? [lexemes] : lexemes.map((lexeme) => [lexeme]);
}

/** In which part of all documents each lexeme occurs. */
export type Frequencies = ReadonlyMap<string, number>;

// What the statistics of documents cannot know: a facet's values share the documents.
function guess(lexeme: string): number {
  const [name = ""] = lexeme.slice(1).split(":", 1);
  if (Object.hasOwn(FACET_VALUES, name)) return 1 / FACET_VALUES[name as FacetName].length;
  return lexeme.startsWith("*cr:") ? 0.02 : 0;
}

function chooseAnchors(groups: readonly string[][], frequencies: Frequencies): readonly string[] {
  const weigh = (group: readonly string[]) =>
    group.reduce((sum, lexeme) => sum + (frequencies.get(lexeme) ?? guess(lexeme)), 0);
  const weighed = groups.map((group) => [weigh(group), group] as const);
  const [best] = weighed.toSorted(
    ([a, first], [b, second]) => a - b || first.length - second.length,
  );
  return [...new Set(best?.[1])];
}

type Read = {
  /** The cities around, when the search has a radius. */
  around: readonly number[];
  /** What of the keywords an index can look for: `querytree` of them. */
  indexable: string;
  frequencies: Frequencies;
};

function circleOf(understood: Understood, around: readonly number[]): Circle | null {
  const { place, query } = understood;
  if (place?.kind !== "city" || query.radius === null) return null;
  const cityIds = [...new Set([place.city.id, ...around])];
  return { lexeme: circleLexeme(place.city.id, query.radius), cityIds };
}

/** Turns an understood search into what stands and waits for documents. */
export function toStandingQuery(understood: Understood, read: Read): StandingQuery {
  const { query, keywords } = understood;
  const circle = circleOf(understood, read.around);
  // The circle takes the place of the city.
  const outside = circle
    ? { ...understood, place: null, query: { ...query, location: "" } }
    : understood;
  const groups = [
    ...requiredGroups(outside),
    ...(circle ? [[circle.lexeme]] : []),
    ...NAMES.flatMap((name) =>
      query[name].length === 0 ? [] : [query[name].map((value) => facetLexeme(name, value))],
    ),
  ];
  const anchored = keywords === "" ? groups : [...keywordGroups(read.indexable), ...groups];
  const anchors = chooseAnchors(anchored, read.frequencies);
  return {
    tsquery: joinTsquery(understood, groups) || ANYTHING,
    filters: numberFilters(query),
    circle,
    anchors: anchors.length > 0 ? anchors : keywordGroups(ANYTHING).flat(),
  };
}
