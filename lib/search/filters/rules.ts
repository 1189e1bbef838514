import type { Place } from "@/lib/places/schema";
import { lexeme } from "../documents/rules";
import type { SearchQuery } from "../schema";
import { indexText } from "../text/rules";

/** A search whose words and place are understood. */
export type Understood = {
  query: SearchQuery;
  /** The keywords as a tsquery, "" for none. */
  keywords: string;
  /** Whether the keywords only say what must not occur. */
  isExclusion: boolean;
  place: Place | null;
  /** The cities within the radius, when there is one. */
  cityIds: number[];
};

/** A lexeme as a tsquery writes it. */
export function quote(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

/** The tsquery that every document passes. */
export const ANYTHING = quote(lexeme.live);

/** A tsquery that passes what has any of the lexemes. */
function anyOf(lexemes: readonly string[]): string {
  return `(${lexemes.map(quote).join(" | ")})`;
}

// A country's jobs are those at a place in it and the remote ones that may be done from it.
function placeGroups({ query, place, cityIds }: Understood): string[][] {
  switch (place?.kind) {
    case "city":
      return [[place.city.id, ...cityIds].map(lexeme.city)];
    case "region":
      return [[lexeme.region(place.countryCode, place.regionCode)]];
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
export function requiredGroups(understood: Understood): string[][] {
  const { company, skill } = understood.query;
  return [
    ...placeGroups(understood),
    ...(company === null ? [] : [[lexeme.company(company)]]),
    ...skill.map((slug) => [lexeme.skill(slug)]),
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

/**
 * What of a search the database is asked for, as a tsquery: words, place, company and skills. ""
 * lets every document pass.
 */
export function toTsquery(understood: Understood): string {
  return joinTsquery(understood, requiredGroups(understood));
}

/** The filters whose absence only the database can count. */
export const INDEXED_FILTERS = ["query", "location", "company", "skill"] as const;
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
    case "company":
      return query.company === null ? null : { ...understood, query: { ...query, company: null } };
  }
}
