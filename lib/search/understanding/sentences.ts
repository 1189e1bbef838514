import type { Place } from "@/lib/places/schema";
import { keepFew } from "@/lib/shared/few-kept";
import { EMPTY_QUERY, FACET_NAMES, FACET_VALUES, type SearchQuery } from "../schema";
import { searchHref } from "../search-query";
import { cutOut } from "./cutting";
import { FILLERS } from "./fillers";
import { PATTERNS } from "./intents";
import { payPatterns } from "./pay";
import { placeCandidates } from "./places";
import type { Candidate } from "./places.schema";
import { findSpans, readable, scan, wallOff } from "./scanning";
import type { Chip, Intent, Span, Understanding } from "./sentences.schema";

/** What of a search's words can be read without knowing any place. */
export type Sentence = {
  query: SearchQuery;
  intents: Intent[];
  /** Words that only say that jobs are looked for. */
  fillers: Span[];
  candidates: Candidate[];
};

const OR_BEFORE = /(?<=^|\s)or\s*$/i;
const OR_AFTER = /^\s*or(?=\s|$)/i;

function spansOf(intents: readonly Intent[]): Span[] {
  return intents.flatMap(({ spans }) => spans);
}

/**
 * Parts "remote or hybrid", which asks for either, from "remote or nurse", which says nothing of
 * either: the words beside an "or" are read only together.
 */
function readAlternatives(text: string, intents: readonly Intent[]) {
  const ors: Span[] = [];
  const isNextTo = (position: number, kind: Intent["kind"], side: "start" | "end") =>
    intents.some((one) => one.kind === kind && one.spans.some((span) => span[side] === position));
  const kept = intents.filter(({ kind, spans: [span] }) => {
    if (!span) return false;
    const before = OR_BEFORE.exec(text.slice(0, span.start));
    const after = OR_AFTER.exec(text.slice(span.end));
    const begin = before && text.slice(0, before.index).trimEnd().length;
    const end = after && span.end + after[0].length;
    const next = end === null ? null : end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
    if (next !== null) ors.push({ start: span.end, end: next });
    return (
      (begin === null || isNextTo(begin, kind, "end")) &&
      (next === null || isNextTo(next, kind, "start"))
    );
  });
  return { kept, ors: ors.filter((or) => kept.some(({ spans }) => spans[0]?.end === or.start)) };
}

// The same words come again with other filters and pages, and a hundred patterns read each of them.
const MOST_KEPT = 500;
const intentsIn = keepFew(MOST_KEPT, (siteCurrency) => {
  const patterns = [...payPatterns(siteCurrency), ...PATTERNS];
  return keepFew(MOST_KEPT, (text): readonly Intent[] => scan(text, patterns));
});

/** Reads a search's words, the site's pay being in that currency. Places are only guessed at. */
export function readSentence(query: SearchQuery, siteCurrency: string): Sentence {
  const text = readable(query.query);
  const found = intentsIn(siteCurrency)(text);
  const { kept, ors } = readAlternatives(text, found);
  const rest = wallOff(text, [...spansOf(kept), ...ors]);
  const fillers = findSpans(rest, FILLERS);
  const afterDistances = kept.flatMap(({ kind, spans }) =>
    kind === "radius" ? spans.map(({ end }) => end) : [],
  );
  const candidates = placeCandidates(wallOff(rest, fillers), {
    afterDistances,
    withBare: query.location === "",
  });
  return { query, intents: kept, fillers: [...fillers, ...ors], candidates };
}

/** How far "near" is, in kilometres. */
const NEAR_KM = 25;

/** A candidate that is meant, and its place. */
export type MatchedPlace = { candidate: Candidate; place: Place };

function placeLabel(place: Place, radius: number | null): string {
  return radius === null ? `In ${place.label}` : `Within ${radius} km of ${place.label}`;
}

// A distance belongs to its place: both are understood, shown and taken off together.
function toPlaceIntent({ candidate, place }: MatchedPlace, radii: readonly Intent[]): Intent {
  const near = candidate.how === "near" && radii.length === 0 ? NEAR_KM : null;
  const radius = place.kind === "city" ? (radii[0]?.filters.radius ?? near) : null;
  return {
    kind: "place",
    spans: [candidate.cover, ...spansOf(radii)].sort((a, b) => a.start - b.start),
    filters: { location: candidate.text, ...(radius === null ? {} : { radius }) },
    label: placeLabel(place, radius),
  };
}

// One that is said beside another, or beside a given one: known as a place, and not looked for.
function toOtherPlace({ candidate, place }: MatchedPlace): Intent {
  return {
    kind: "place",
    spans: [candidate.cover],
    filters: { location: candidate.text },
    label: placeLabel(place, null),
  };
}

// A distance says something of a place only.
function withPlaces({ query, intents }: Sentence, places: readonly MatchedPlace[]): Intent[] {
  if (query.location !== "") return [...intents, ...places.map(toOtherPlace)];
  const others = intents.filter(({ kind }) => kind !== "radius");
  const radii = intents.filter(({ kind }) => kind === "radius");
  const [first, ...rest] = places;
  return first ? [...others, toPlaceIntent(first, radii), ...rest.map(toOtherPlace)] : others;
}

type Filter = Exclude<keyof SearchQuery, "query" | "sort" | "page" | "asTyped">;

function isGiven(query: SearchQuery, name: Filter): boolean {
  const value = query[name];
  return Array.isArray(value) ? value.length > 0 : value !== EMPTY_QUERY[name];
}

/** The same said twice is one intent. */
function merged(intents: readonly Intent[]): Intent[] {
  const byMeaning = new Map<string, Intent>();
  for (const intent of intents) {
    const key = `${intent.kind} ${JSON.stringify(intent.filters)}`;
    const known = byMeaning.get(key);
    byMeaning.set(key, known ? { ...known, spans: [...known.spans, ...intent.spans] } : intent);
  }
  return [...byMeaning.values()].sort(
    (a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0),
  );
}

function unite(filters: Partial<SearchQuery>, added: Partial<SearchQuery>): Partial<SearchQuery> {
  const united = { ...added, ...filters };
  for (const name of FACET_NAMES) {
    const values: readonly string[] = [...(filters[name] ?? []), ...(added[name] ?? [])];
    if (values.length === 0) continue;
    Object.assign(united, { [name]: FACET_VALUES[name].filter((one) => values.includes(one)) });
  }
  return united;
}

type Applied = { filters: Partial<SearchQuery>; used: Intent[] };

// What was given explicitly stays; of what was said, the kinds of work unite, else the first counts.
function apply(query: SearchQuery, intents: readonly Intent[]): Applied {
  const applied: Applied = { filters: {}, used: [] };
  const order = intents.toSorted(
    (a, b) => Number(a.kind === "fresher") - Number(b.kind === "fresher"),
  );
  for (const intent of order) {
    const added = Object.fromEntries(
      Object.entries(intent.filters).filter(([name]) => {
        if (isGiven(query, name as Filter)) return false;
        const isSaid = name in applied.filters;
        return !isSaid || (intent.kind === name && intent.kind !== "experience");
      }),
    ) as Partial<SearchQuery>;
    // An internship for freshers is not one of the jobs that say "entry level".
    if (intent.kind === "fresher" && applied.filters.jobType?.includes("internship")) {
      delete added.level;
    }
    if (Object.keys(added).length === 0) continue;
    applied.filters = unite(applied.filters, added);
    applied.used.push(intent);
  }
  return { ...applied, used: intents.filter((intent) => applied.used.includes(intent)) };
}

function isNothing(query: SearchQuery): boolean {
  return searchHref({ ...query, sort: "newest", page: 1 }) === "/search-results";
}

function resorted(query: SearchQuery): SearchQuery {
  return query.query === "" && query.sort === "relevance" ? { ...query, sort: "newest" } : query;
}

function textOf(text: string, spans: readonly Span[]): string {
  return spans.map(({ start, end }) => text.slice(start, end).trim()).join(" … ");
}

function toChip(query: SearchQuery, { kind, label, spans }: Intent): Chip {
  const words = cutOut(query.query, spans);
  return {
    kind,
    label,
    text: textOf(query.query, spans),
    query: resorted({ ...query, query: words, page: 1 }),
  };
}

/** The understanding of a search in which nothing but words is read. */
export function asWords(query: SearchQuery): Understanding {
  return { query, chips: [] };
}

/**
 * Puts together what a search means: the filters that its words ask for, where none is given that
 * says otherwise, and the words that are left. Words that only say that jobs are looked for go
 * when something else is left.
 */
export function toUnderstanding(
  sentence: Sentence,
  places: readonly MatchedPlace[],
): Understanding {
  const { query, fillers } = sentence;
  const intents = merged(withPlaces(sentence, places));
  const { filters, used } = apply(query, intents);
  const words = cutOut(query.query, [...spansOf(intents), ...fillers]);
  const understood = resorted({ ...query, ...filters, query: words });
  if (isNothing(understood)) return asWords(query);
  return { query: understood, chips: used.map((intent) => toChip(query, intent)) };
}

/** The same search with its words as words, but for those that only say that jobs are looked for. */
export function withoutFillers({ query, fillers }: Sentence): SearchQuery {
  const words = cutOut(query.query, fillers);
  return words === "" ? query : { ...query, query: words };
}
