import type { SearchedPlace } from "@/lib/places/schema";
import { lexeme } from "./documents/document-rows";
import { type IndexQuery, inHeadings, type Node, parseTsquery, quote } from "./engine/query-tree";
import type { Understood } from "./understanding/schema";
import { indexText } from "./vocabulary/indexed-text";

/** The tsquery that every document passes. */
export const ANYTHING = quote(lexeme.live);

/** A tsquery that passes what has any of the lexemes. */
function anyOf(lexemes: readonly string[]): string {
  return `(${lexemes.map(quote).join(" | ")})`;
}

/** The lexemes that find the remote jobs which may be done from a city; none for other places. */
function remoteFrom(place: SearchedPlace | null): string[] {
  return place?.kind === "city" ? [lexeme.eligible(place.city.countryCode)] : [];
}

/**
 * The same for who asks for remote work, beside the jobs at the city: who does so lives there. None
 * for who asks for other work.
 */
export function remoteToo({ query, place }: Pick<Understood, "query" | "place">): string[] {
  if (!query.mode.includes("remote")) return [];
  return place?.kind === "area" ? place.homes.map(lexeme.eligible) : remoteFrom(place);
}

// A country's jobs are those at a place in it and the remote ones that may be done from it.
function placeGroups({ query, place, cityIds }: Understood, remote: readonly string[]): string[][] {
  switch (place?.kind) {
    case "city":
      return [[...[place.city.id, ...cityIds].map(lexeme.city), ...remote]];
    case "region":
      return [[lexeme.region(place.countryCode, place.regionCode)]];
    case "area":
      return [
        [
          ...place.countries.flatMap((code) => [lexeme.country(code), lexeme.eligible(code)]),
          ...place.regions.map(({ countryCode, code }) => lexeme.region(countryCode, code)),
          ...cityIds.map(lexeme.city),
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

/**
 * What a search asks for beside its words, place, company and skills: groups of lexemes, of each of
 * which a document must have one.
 */
export function requiredGroups(
  understood: Understood,
  remote: readonly string[] = remoteToo(understood),
): string[][] {
  const { company, skill, condition } = understood.query;
  return [
    ...placeGroups(understood, remote),
    ...(company === null ? [] : [[lexeme.company(company)]]),
    ...skill.map((slug) => [lexeme.skill(slug)]),
    ...condition.map((one) => [lexeme.condition(one)]),
  ];
}

/** The tsquery of a search's words and groups; "" lets every document pass. */
export function joinTsquery(
  { keywords, isExclusion }: Pick<Understood, "keywords" | "isExclusion">,
  groups: readonly string[][],
): string {
  const parts = [
    // An index can only look for what is there: "not this" alone needs something to start from.
    isExclusion ? ANYTHING : "",
    keywords && `(${keywords})`,
    ...groups.map(anyOf),
  ];
  return parts.filter(Boolean).join(" & ");
}

/** The cities that a search asks for. */
function cityIdsOf({ place, cityIds }: Understood): number[] {
  if (place?.kind === "area") return cityIds;
  return place?.kind === "city" ? [place.city.id, ...cityIds] : [];
}

/** The index's numbers of the cities that a search asks for, `null` where it asks for none. */
export function citiesOf(
  understood: Understood,
  cityNumbers: ReadonlyMap<number, number>,
): ReadonlySet<number> | null {
  if (understood.place?.kind !== "city") return null;
  return new Set(cityIdsOf(understood).flatMap((id) => cityNumbers.get(id) ?? []));
}

/**
 * What of a search the index is asked for: words, place, company and skills; `null` for nothing. A
 * city always brings the remote jobs that may be done from it: who did not ask for remote work is
 * told how many there are (lib/search/facets). `cityNumbers` has the index's numbers of the cities that any job was ever at.
 */
function toNode(understood: Understood, cityNumbers: ReadonlyMap<number, number>): Node | null {
  const numbers = new Map([...cityNumbers].map(([id, number]) => [lexeme.city(id), number]));
  const places = new Set(cityIdsOf(understood).map(lexeme.city));
  const { place } = understood;
  const remote = place?.kind === "city" ? remoteFrom(place) : remoteToo(understood);
  const asked = requiredGroups(understood, remote);
  const groups = asked.map((group): Node => {
    const cities = group.flatMap((one) => numbers.get(one) ?? []);
    // Cities without a number never had a job.
    const words = group.filter((one) => !places.has(one));
    const of: Node[] = words.map((one) => ({ kind: "word", lexeme: one }));
    if (cities.length > 0) of.push({ kind: "cities", numbers: new Set(cities) });
    return { kind: "any", of };
  });
  const keywords = parseTsquery(understood.keywords);
  const parts = keywords?.kind === "all" ? keywords.of : keywords ? [keywords] : [];
  const of = [...parts, ...groups];
  return of.length > 0 ? { kind: "all", of } : null;
}

/** What of a search the index is asked for. */
export function toIndexQuery(understood: Understood): IndexQuery {
  return {
    cityIds: cityIdsOf(understood),
    toNode: (cityNumbers) => toNode(understood, cityNumbers),
    headings: parseTsquery(inHeadings(understood.keywords)),
  };
}

/** The filters whose absence only the index can count. */
export const INDEXED_FILTERS = ["query", "location", "company", "skill", "condition"] as const;
export type IndexedFilter = (typeof INDEXED_FILTERS)[number];

/** The same search without one of those filters, or null where it has no such filter. */
export function withoutIndexed(understood: Understood, filter: IndexedFilter): Understood | null {
  const { query } = understood;
  switch (filter) {
    case "query":
      return understood.keywords ? { ...understood, keywords: "", isExclusion: false } : null;
    case "location":
      return query.location
        ? { ...understood, query: { ...query, location: "" }, place: null, cityIds: [] }
        : null;
    case "skill":
      return query.skill.length > 0 ? { ...understood, query: { ...query, skill: [] } } : null;
    case "condition":
      return query.condition.length > 0
        ? { ...understood, query: { ...query, condition: [] } }
        : null;
    case "company":
      return query.company === null ? null : { ...understood, query: { ...query, company: null } };
  }
}
