import type { Area, SearchedPlace } from "@/lib/places/schema";
import { countryName } from "@/lib/shared/countries";
import { hideLiterals, wordRuns } from "../phrases/scanning";
import type { Intent, WordSpan } from "../phrases/sentences.schema";
import { shortenNegation } from "./negation";
import { isWellKnown } from "./places";
import type { PlaceCandidate } from "./places.schema";
import type { Sentence } from "./sentences";

/** How far "near" is, in kilometres. */
const NEAR_KM = 25;

/** A candidate that is meant, and its place. */
export type MatchedPlace = {
  candidate: PlaceCandidate;
  place: SearchedPlace;
  /** Where the same place is named once more: "80331 München". */
  more: WordSpan[];
};

function spansOf(intents: readonly Intent[]): WordSpan[] {
  return intents.flatMap(({ spans }) => spans);
}

/** A place as a part of a search says it. */
export function placeLabel(label: string, radius: number | null): string {
  if (label.startsWith("outside ")) return `Outside ${label.slice("outside ".length)}`;
  return radius === null ? `In ${label}` : `Within ${radius} km of ${label}`;
}

/** Everywhere but in a country that isn't wanted, where nothing else says where. */
function elsewhere(intent: Intent): Intent {
  const { outside: location, words: _words, ...rest } = intent;
  if (location === undefined) return intent;
  return { ...rest, kind: "place", filters: { location }, outside: location };
}

const isDistance = ({ kind }: Intent) => kind === "radius" || kind === "nearMe";

/** The countries that an area lies in; none for one that is made of whole countries. */
function countriesAround({ countries, homes, regions }: Area): Set<string> {
  if (countries.length > 0) return new Set();
  return new Set([...homes, ...regions.map(({ countryCode }) => countryCode)]);
}

/** The country that a city, a region or an area is in; no other place is in one. */
function countryAround(place: SearchedPlace): { country?: string } {
  if (place.kind === "city") return { country: countryName(place.city.countryCode) };
  if (place.kind === "region") return { country: countryName(place.countryCode) };
  const [country, ...others] = place.kind === "area" ? countriesAround(place) : [];
  return country !== undefined && others.length === 0 ? { country: countryName(country) } : {};
}

// A distance belongs to its place: both are understood, shown and taken off together.
function toPlaceIntent(
  { candidate, place, more }: MatchedPlace,
  distances: readonly Intent[],
): Intent {
  const isNear = candidate.how === "near" || distances.length > 0;
  const given = distances.find(({ filters }) => filters.radius)?.filters.radius;
  const radius = place.kind === "city" ? (given ?? (isNear ? NEAR_KM : null)) : null;
  return {
    kind: "place",
    spans: [candidate.cover, ...more, ...spansOf(distances)].sort((a, b) => a.start - b.start),
    filters: { location: candidate.text, ...(radius === null ? {} : { radius }) },
    label: placeLabel(place.label, radius),
    ...countryAround(place),
  };
}

// One that is said beside another, or beside a given one: known as a place, and not looked for.
function toOtherPlace({ candidate, place }: MatchedPlace): Intent {
  return {
    kind: "place",
    spans: [candidate.cover],
    filters: { location: candidate.text },
    label: placeLabel(place.label, null),
  };
}

// "Outside london": its jobs say its name.
function toUnwantedPlace({ candidate: { cover, text }, place }: MatchedPlace): Intent {
  return {
    kind: "exclusion",
    spans: [cover],
    filters: {},
    label: `Not in ${place.label}`,
    words: `-"${text}"`,
  };
}

const isOutside = ({ candidate }: MatchedPlace) => candidate.how === "outside";

// Around the place that was given, else around where the visitor is.
function toDistance(intent: Intent, isPlaced: boolean): Intent {
  const radius = intent.filters.radius ?? NEAR_KM;
  if (isPlaced) {
    return { ...intent, kind: "radius", filters: { radius }, label: `Within ${radius} km` };
  }
  const label = intent.kind === "nearMe" ? intent.label : `${intent.label} of you`;
  return { ...intent, kind: "nearMe", filters: {}, label };
}

/** What a sentence asks for beside words, its places and distances put together. */
export function withPlaces(
  { query, intents }: Sentence,
  matched: readonly MatchedPlace[],
): Intent[] {
  const places = matched.filter((one) => !isOutside(one));
  const unwanted = matched.filter(isOutside).map(toUnwantedPlace);
  const others = [...intents.filter((intent) => !isDistance(intent)), ...unwanted];
  const distances = intents.filter(isDistance);
  const isPlaced = query.location !== "";
  const [first, ...rest] = isPlaced ? [] : places;
  if (first) return [...others, toPlaceIntent(first, distances), ...rest.map(toOtherPlace)];
  const around = distances.map((intent) => toDistance(intent, isPlaced));
  if (isPlaced) return [...others, ...around, ...places.map(toOtherPlace)];
  return [...others.map(elsewhere), ...around];
}

/** A place that what is not wanted ends with, as a candidate: "leeds" of "not primary leeds". */
function placeAtEnd(
  { kind, spans, words = "" }: Intent,
  { text, cities }: { text: string; cities: ReadonlySet<string> },
): PlaceCandidate | null {
  const [span] = spans;
  if (kind !== "exclusion" || !span || !/\s/.test(words)) return null;
  const [run = []] = wordRuns(text.slice(span.start, span.end));
  // The first two words are the "not" and something that is not wanted.
  const place = run
    .slice(2)
    .map(({ start }) => ({ start: span.start + start, end: span.end }))
    .find(({ start, end }) => isWellKnown(text.slice(start, end), cities));
  if (!place) return null;
  const name = text.slice(place.start, place.end);
  return {
    span: place,
    cover: place,
    text: name,
    how: "end",
    isFollowed: false,
    isAfterRole: false,
    stretches: [],
  };
}

/**
 * The sentence with the places that stand at the end of what is not wanted as places: who looks for
 * "teacher not primary leeds" looks in Leeds. `cities` are the folded names of large ones.
 */
export function freePlaces(sentence: Sentence, cities: ReadonlySet<string>): Sentence {
  const text = hideLiterals(sentence.query.query);
  const found = sentence.intents.map((intent) => placeAtEnd(intent, { text, cities }));
  const freed = found.filter((one) => one !== null);
  if (freed.length === 0 || sentence.query.location !== "") return sentence;
  return {
    ...sentence,
    intents: sentence.intents.map((intent, index) => {
      const place = found[index];
      return place ? shortenNegation(text, intent, place.span.start) : intent;
    }),
    candidates: [...sentence.candidates, ...freed],
  };
}
