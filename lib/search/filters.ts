import type { SearchedPlace } from "@/lib/places/schema";
import { lexeme } from "./documents/document-rows";
import { rangeTerms } from "./documents/number-lexemes";
import { type IndexQuery, parseTsquery, type QueryNode, quote } from "./engine/query-tree";
import { EMPTY_QUERY, type FieldRange, type SearchQuery } from "./schema";
import type { UnderstoodSearch } from "./understanding/schema";
import { indexText } from "./vocabulary/indexed-text";

/** The tsquery that every document matches. */
export const ANYTHING = quote(lexeme.live);

/** The tsquery that no document matches. */
export const NOTHING = quote("*none");

/** A tsquery for any of these lexemes. */
function anyOf(lexemes: readonly string[]): string {
  return `(${lexemes.map(quote).join(" | ")})`;
}

/** The lexemes for remote jobs that can be done from a city. None for other places. */
function remoteFrom(place: SearchedPlace | null): string[] {
  return place?.kind === "city" ? [lexeme.eligible(place.city.countryCode)] : [];
}

/**
 * The same lexemes if the search asks for remote work, since those who ask for it live there;
 * otherwise none.
 */
function remoteToo({ query, place }: Pick<UnderstoodSearch, "query" | "place">): string[] {
  if (!query.mode.includes("remote")) return [];
  return place?.kind === "area" ? place.homes.map(lexeme.eligible) : remoteFrom(place);
}

/** The lexemes of a search's cities, and those of remote jobs that are wanted beside them. */
type Places = { cities: readonly string[]; remote: readonly string[] };

// A country's jobs are those at a place in it, and remote ones that can be done from it.
function placeGroups({ query, place }: UnderstoodSearch, { cities, remote }: Places): string[][] {
  switch (place?.kind) {
    case "city":
      return [[...cities, ...remote]];
    case "region":
      return [[lexeme.region(place.countryCode, place.regionCode)]];
    case "area":
      if (place.except !== undefined) return [];
      return [
        [
          ...place.countries.flatMap((code) => [lexeme.country(code), lexeme.eligible(code)]),
          ...place.regions.map(({ countryCode, code }) => lexeme.region(countryCode, code)),
          ...cities,
          ...(place.withRemote ? [lexeme.remote] : []),
          ...remote,
        ],
      ];
    case "country":
      return [[lexeme.country(place.countryCode), lexeme.eligible(place.countryCode)]];
    case "remote":
      return [[lexeme.remote]];
    default:
      return indexText(query.location)
        .split(" ")
        .filter(Boolean)
        .map((word) => [lexeme.placeWord(word)]);
  }
}

/** The lexemes that no job may have: of a country that is looked outside of. */
function unwantedLexemes({ place }: UnderstoodSearch): string[] {
  return place?.kind === "area" && place.except !== undefined ? [lexeme.only(place.except)] : [];
}

/** The cities that a search asks for. */
function cityIdsOf({ place, cityIds }: UnderstoodSearch): number[] {
  if (place?.kind === "area") return cityIds;
  return place?.kind === "city" ? [place.city.id, ...cityIds] : [];
}

/**
 * What a search requires besides its words, as groups of lexemes: place, board, company, skills
 * and conditions. A document must have one of each group. `cities` may be another lexeme that stands
 * for the search's cities.
 */
export function requiredGroups(
  understood: UnderstoodSearch,
  {
    cities = cityIdsOf(understood).map(lexeme.city),
    remote = remoteToo(understood),
  }: Partial<Places> = {},
): string[][] {
  const { company, skill, condition } = understood.query;
  const { boardId } = understood;
  return [
    ...placeGroups(understood, { cities, remote }),
    ...(boardId === null ? [] : [[lexeme.board(boardId)]]),
    ...(company === null ? [] : [[lexeme.company(company)]]),
    ...skill.map((slug) => [lexeme.skill(slug)]),
    ...condition.map((one) => [lexeme.condition(one)]),
  ];
}

/** The lexemes of one of the site's own fields' values. */
const valueLexemes = ([key, values]: [string, readonly string[]]) =>
  values.map((value) => lexeme.field(key, value));

/** The lexemes of the numbers in a range. No document has the one of a range that is empty. */
function rangeLexemes([key, range]: [string, FieldRange]): string[] {
  const terms = rangeTerms(range);
  return (terms.length > 0 ? terms : ["none"]).map((term) => lexeme.number(key, term));
}

/** What a search requires of the site's own fields, as groups of lexemes: one of each group. */
export function fieldGroups({
  fields,
  ranges,
}: Pick<SearchQuery, "fields" | "ranges">): Record<"fields" | "ranges", string[][]> {
  return {
    fields: Object.entries(fields).map(valueLexemes),
    ranges: Object.entries(ranges).map(rangeLexemes),
  };
}

/** The tsquery of a search's words and groups; "" matches everything. */
export function joinTsquery(understood: UnderstoodSearch, groups: readonly string[][]): string {
  const { keywords, isExclusion } = understood;
  const unwanted = unwantedLexemes(understood);
  const parts = [
    // An index can only look up what exists, so "not this" needs something to subtract from.
    isExclusion || unwanted.length > 0 ? ANYTHING : "",
    keywords && `(${keywords})`,
    ...groups.map(anyOf),
    ...unwanted.map((one) => `!${quote(one)}`),
  ];
  return parts.filter(Boolean).join(" & ");
}

/** The numbers in the index of the cities that a search asks for; `null` if it asks for none. */
export function citiesOf(
  understood: UnderstoodSearch,
  cityNumbers: ReadonlyMap<number, number>,
): ReadonlySet<number> | null {
  if (understood.place?.kind !== "city") return null;
  return new Set(cityIdsOf(understood).flatMap((id) => cityNumbers.get(id) ?? []));
}

/**
 * The query tree of a search: words, place, company and skills; `null` if it has none. A city
 * always includes remote jobs that can be done from it, so that we can say how many there are to
 * someone who didn't ask for remote work (lib/search/facets). `cityNumbers` has the numbers of all
 * cities that ever had a job.
 */
function toNode(
  understood: UnderstoodSearch,
  cityNumbers: ReadonlyMap<number, number>,
): QueryNode | null {
  const numbers = new Map([...cityNumbers].map(([id, number]) => [lexeme.city(id), number]));
  const places = new Set(cityIdsOf(understood).map(lexeme.city));
  const { place } = understood;
  const remote = place?.kind === "city" ? remoteFrom(place) : remoteToo(understood);
  const asked = requiredGroups(understood, { remote });
  const groups = asked.map((group): QueryNode => {
    const cities = group.flatMap((one) => numbers.get(one) ?? []);
    // A city without a number has never had a job.
    const words = group.filter((one) => !places.has(one));
    const of: QueryNode[] = words.map((one) => ({ kind: "word", lexeme: one }));
    if (cities.length > 0) of.push({ kind: "cities", numbers: new Set(cities) });
    return { kind: "any", of };
  });
  const keywords = parseTsquery(understood.keywords);
  const parts = keywords?.kind === "all" ? keywords.of : keywords ? [keywords] : [];
  const not = unwantedLexemes(understood).map(
    (one): QueryNode => ({ kind: "not", of: [{ kind: "word", lexeme: one }] }),
  );
  const of = [...parts, ...groups, ...not];
  return of.length > 0 ? { kind: "all", of } : null;
}

/**
 * What comes first of jobs that all pass: those that say themselves that no experience, no degree and
 * the like is asked for. The others say nothing of it. `null` where nothing comes first.
 */
function firstOf({ query, keywords }: UnderstoodSearch): QueryNode | null {
  const { experience, condition, sort } = query;
  if (sort !== "relevance" && !(sort === "newest" && keywords === "")) return null;
  const said = [
    ...(experience === 0 ? [lexeme.beginner] : []),
    ...condition.filter((one) => one.startsWith("no_")).map(lexeme.stated),
  ];
  const of = said.map((one): QueryNode => ({ kind: "word", lexeme: one }));
  return of.length > 1 ? { kind: "any", of } : (of[0] ?? null);
}

/** The part of a search that the index answers. */
export function toIndexQuery(understood: UnderstoodSearch): IndexQuery {
  return {
    cityIds: cityIdsOf(understood),
    toNode: (cityNumbers) => toNode(understood, cityNumbers),
    headings: parseTsquery(understood.headings),
    besides: Object.values(fieldGroups(understood.query)).flat(2),
    first: firstOf(understood),
  };
}

/** The filters whose effect can't be counted from facts. */
export const INDEXED_FILTERS = ["query", "location", "company", "skill", "condition"] as const;
export type IndexedFilter = (typeof INDEXED_FILTERS)[number];

/** The same search without this filter; `null` if it doesn't have it. */
export function withoutIndexed(
  understood: UnderstoodSearch,
  filter: IndexedFilter,
): UnderstoodSearch | null {
  const { query } = understood;
  switch (filter) {
    case "query":
      return understood.keywords
        ? { ...understood, keywords: "", headings: "", isExclusion: false }
        : null;
    case "location":
      return query.location
        ? { ...understood, query: { ...query, location: "" }, place: null, cityIds: [] }
        : null;
    case "skill":
    case "condition":
      return query[filter].length > 0
        ? { ...understood, query: { ...query, [filter]: EMPTY_QUERY[filter] } }
        : null;
    case "company":
      return query.company === null ? null : { ...understood, query: { ...query, company: null } };
  }
}
