import type { LocationPart } from "./location-names";
import { isIn } from "./location-parts";
import { distanceKm } from "./nearest";
import type { City } from "./schema";

const SUBURB_KM = 40;
// A part of a city is much smaller than the city.
const SUBURB_SHARE = 0.4;

const kilometres = (a: City, b: City) =>
  distanceKm({ lat: a.latitude, lng: a.longitude }, { lat: b.latitude, lng: b.longitude });

/** The population of the largest of some cities. */
export const largestCity = (cities: readonly City[]) =>
  cities.reduce((most, { population }) => Math.max(most, population), 0);

/** The cities of a name that lie beside or in a city of another part: a suburb's, a quarter's. */
function suburbsOf(cities: readonly City[], part: LocationPart): City[] {
  return cities.filter((city) =>
    part.cities.some(
      (around) =>
        around.id !== city.id &&
        city.population < around.population * SUBURB_SHARE &&
        kilometres(city, around) < SUBURB_KM,
    ),
  );
}

const WITH_STATES = new Set(["US", "CA", "AU"]);
const VILLAGE = 15_000;
const FAR_LARGER = 20;

/**
 * Whether a part that names a region is the city of that name beside a city everyone knows:
 * "Boston, New York" are two cities, though a village Boston lies in the state.
 */
function isCityBeside(all: readonly City[], inside: readonly City[], part: LocationPart): boolean {
  return isObscure(all, inside) && largestCity(part.cities) > FAR_LARGER * largestCity(inside);
}

function isObscure(all: readonly City[], inside: readonly City[]): boolean {
  return largestCity(inside) < VILLAGE && largestCity(inside) * FAR_LARGER < largestCity(all);
}

/** A name's candidates after what is beside it, and how well that fits. */
export type NarrowedCities = { cities: readonly City[]; score: number; qualifiers: number };

/** Whether a part names a region or a country. */
export const isQualifier = ({ country, regions }: LocationPart) =>
  country !== null || regions.length > 0;

/** The candidates in the region or country that a part names. */
function insideOf(read: NarrowedCities, part: LocationPart, isBehind: boolean): readonly City[] {
  const inside = isQualifier(part) ? read.cities.filter((city) => isIn(city, part)) : [];
  // "Georgia Boston" is the end of one place and the next one's beginning.
  const isOther = isBehind
    ? isCityBeside(read.cities, inside, part)
    : isObscure(read.cities, inside) && part.country === null;
  return isOther ? [] : inside;
}

/** The penalty for a part that says nothing about where a city is. */
function costOf(part: LocationPart, read: NarrowedCities, isBehind: boolean): number {
  if (part.cities.length === 0) return part.isStreet || !isBehind ? 0.5 : 1;
  return largestCity(part.cities) > 2 * largestCity(read.cities) ? 2.5 : 1.5;
}

/** Whether a part is letters that stand for a region or a country. */
export const isCode = ({ text }: LocationPart) => /^\p{Lu}{2,3}$/u.test(text);

/** Letters that name regions here and there, yet no state that is written behind its towns. */
function isForeignCode(part: LocationPart): boolean {
  return isCode(part) && !part.regions.some(({ countryCode }) => WITH_STATES.has(countryCode));
}

/** A city's candidates after one more part; `null` if it contradicts all of them. */
function narrow(read: NarrowedCities, part: LocationPart, distance: number): NarrowedCities | null {
  const isBehind = distance > 0;
  const inside = insideOf(read, part, isBehind);
  if (inside.length > 0) {
    return { cities: inside, score: read.score + 3, qualifiers: read.qualifiers + 1 };
  }
  const suburbs = distance === 1 && !part.isListed ? suburbsOf(read.cities, part) : [];
  if (suburbs.length > 0) return { ...read, cities: suburbs, score: read.score + 2.5 };
  if (isForeignCode(part) && !part.country) return { ...read, score: read.score - 2 };
  if (isQualifier(part) || part.group) return null;
  return { ...read, score: read.score - costOf(part, read, isBehind) };
}

/** The parts without the letters of a province, where another part names the country. */
function withoutOtherCodes(parts: readonly LocationPart[], at: number): readonly LocationPart[] {
  const country = parts.find(
    (part, index) => index !== at && part.country !== null && part.regions.length === 0,
  )?.country;
  const isOther = (part: LocationPart, index: number) =>
    index !== at &&
    country !== undefined &&
    isCode(part) &&
    part.country !== country &&
    !part.regions.some((region) => region.countryCode === country);
  return parts.map((part, index) =>
    isOther(part, index) ? { ...part, country: null, regions: [] } : part,
  );
}

/**
 * What the other parts of a group say about the city that one of them names; `null` if they
 * contradict it.
 */
export function narrowCity(given: readonly LocationPart[], at: number): NarrowedCities | null {
  const parts = withoutOtherCodes(given, at);
  const start: NarrowedCities = { cities: parts[at]?.cities ?? [], score: 2, qualifiers: 0 };
  return parts.reduce<NarrowedCities | null>(
    (read, part, index) => (read && index !== at ? narrow(read, part, index - at) : read),
    start,
  );
}
