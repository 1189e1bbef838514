import { countryName } from "@/lib/shared/countries";
import { fold } from "@/lib/shared/text";
import type { PartGroup } from "./location-groups";
import type { Atlas, LocatedPlace } from "./locations.schema";
import { distanceKm } from "./nearest";
import type { MapPoint } from "./nearest.schema";
import { cityLabel } from "./place-names";
import type { Region } from "./regions";
import type { City } from "./schema";

/** What else is known about where a posting's places are, besides the text of one. */
export type LocationSurroundings = {
  /** Its country, from the source or from the posting's other places. */
  countryCode: string | null;
  /** Decides between namesakes of which none is far ahead. */
  likelyCountry: string | null;
  /** Where its other places are. */
  regions: ReadonlySet<string>;
  point: MapPoint | null;
  /** Where its postal code could be: one point for each country that has such a code. */
  postcodes: readonly MapPoint[];
};

export const regionKey = ({ countryCode, code }: Pick<Region, "countryCode" | "code">) =>
  `${countryCode}.${code}`;

// How many times as populous as its namesakes a city must be to be the one that is meant.
const AHEAD_IN_COUNTRY = 2;
const AHEAD_IN_WORLD = 2.5;
// From this population on, the world-famous city is meant after all, such as "London" from a source
// in Kentucky's country.
const FAR_AHEAD = 60;
const LARGE = 200_000;
const SAME_PLACE_KM = 30;
const NEAR_KM = 75;
const KNOWN_BY_NAME = 15_000;
const SHORTEST_RARE_NAME = 5;
// Names of towns that are more often ordinary words, unless something beside them says otherwise.
const WORDS = new Set(
  "mobile central home union commerce enterprise university college industry park field center centre of remote normal".split(
    " ",
  ),
);

const people = ({ population }: City) => Math.max(population, 1);
const bySize = (cities: readonly City[]) =>
  cities.toSorted((a, b) => b.population - a.population || a.id - b.id);
const pointOf = ({ latitude, longitude }: City): MapPoint => ({ lat: latitude, lng: longitude });

/**
 * The largest city, if it is so much larger than the others that it must be the one that is meant.
 */
function outstanding(cities: readonly City[]): City | null {
  const [best, ...rest] = bySize(cities);
  if (!best) return null;
  const isRival = (city: City) => {
    const ahead = city.countryCode === best.countryCode ? AHEAD_IN_COUNTRY : AHEAD_IN_WORLD;
    const isElsewhere = distanceKm(pointOf(city), pointOf(best)) > SAME_PLACE_KM;
    return isElsewhere && people(best) < ahead * people(city);
  };
  return rest.some(isRival) ? null : best;
}

function nearPoints(cities: readonly City[], points: readonly MapPoint[]): City | null {
  const far = (city: City) =>
    Math.min(...points.map((point) => distanceKm(pointOf(city), point)), Infinity);
  const near = cities.filter((city) => far(city) <= NEAR_KM);
  return near.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

function inSurroundings(cities: readonly City[], around: LocationSurroundings): City | null {
  const [worlds] = bySize(cities);
  const isLikely = (city: City | null): city is City =>
    city !== null && worlds !== undefined && people(worlds) < FAR_AHEAD * people(city);
  const here = cities.filter(
    ({ countryCode, regionCode }) =>
      regionCode !== null && around.regions.has(regionKey({ countryCode, code: regionCode })),
  );
  const [beside] = bySize(here);
  if (beside && isLikely(beside)) return beside;
  const inCountry = outstanding(
    cities.filter(({ countryCode }) => countryCode === around.countryCode),
  );
  return isLikely(inCountry) ? inCountry : null;
}

function isKnownByName(city: City, name: string): boolean {
  if (WORDS.has(fold(name))) return false;
  return city.population >= KNOWN_BY_NAME || name.length >= SHORTEST_RARE_NAME;
}

/** The town in a state whose letters are also a country's code: "Richmond, CA". */
function stateCity(cities: readonly City[]): City | null {
  const states = cities.filter(
    ({ countryCode, population }) => countryCode === "US" && population >= KNOWN_BY_NAME,
  );
  const isOne = new Set(states.map(({ regionCode }) => regionCode)).size === 1;
  return isOne ? (bySize(states)[0] ?? null) : null;
}

/** The city that a group of parts means, or `null` if several are equally likely. */
function chooseCity(
  { label, cities, isQualified }: PartGroup,
  around: LocationSurroundings,
): City | null {
  const near = around.point && nearPoints(cities, [around.point]);
  if (near) return near;
  const byCode = nearPoints(cities, around.postcodes);
  if (byCode) return byCode;
  const surrounded = inSurroundings(cities, around);
  if (surrounded) return surrounded;
  // In one region a name is hardly ever two places' that people tell apart.
  const regions = new Set(cities.map((c) => regionKey({ ...c, code: c.regionCode ?? "" })));
  if (isQualified && regions.size === 1) return bySize(cities)[0] ?? null;
  const likely = cities.filter(({ countryCode }) => countryCode === around.likelyCountry);
  const best = outstanding(cities) ?? outstanding(likely);
  if (isQualified) return best ?? stateCity(cities);
  return best && isKnownByName(best, label) ? best : null;
}

/** Whether a name means the region rather than the city; `null` if that can't be decided. */
function isRegion({ regions }: PartGroup, city: City | null, atlas: Atlas): boolean | null {
  if (regions.length === 0) return false;
  if (city === null) return true;
  if (regions.some((r) => r.countryCode === city.countryCode && r.code === city.regionCode)) {
    return false;
  }
  const most = Math.max(...regions.map((region) => atlas.largest.get(regionKey(region)) ?? 0));
  if (people(city) >= AHEAD_IN_WORLD * most) return false;
  const ahead = people(city) >= LARGE ? 20 : 5;
  return most >= ahead * people(city) ? true : null;
}

function chooseRegion(
  regions: readonly Region[],
  around: LocationSurroundings,
  atlas: Atlas,
): Region | null {
  const hinted = regions.filter(({ countryCode }) => countryCode === around.countryCode);
  const size = (region: Region) => atlas.largest.get(regionKey(region)) ?? 0;
  // Letters of a US state and also of another country's province: people write the state's.
  const states = regions.filter(({ countryCode }) => countryCode === "US");
  const isByLetters = states.some(({ code }) => regions.some((other) => other.code !== code));
  if (hinted.length === 0 && isByLetters && states.length === 1) return states[0] ?? null;
  const [best, second] = (hinted.length > 0 ? hinted : regions).toSorted(
    (a, b) => size(b) - size(a),
  );
  if (!best) return null;
  return second && size(best) < AHEAD_IN_WORLD * size(second) ? null : best;
}

const words = (
  label: string,
  doubt: "ambiguous" | "unknown",
  countryCode: string | null = null,
) => ({
  label,
  city: null,
  countryCode,
  doubt,
});

const onlyOne = (codes: readonly string[]) => {
  const distinct = [...new Set(codes)];
  return distinct.length === 1 ? (distinct[0] ?? null) : null;
};

// Countries whose code follows towns as often as the state with the same letters does.
const WRITTEN_CODES = new Set(["IN", "DE", "IL", "CO", "ID", "MA"]);

/** The country of a region that some other country's name or code might mean as well. */
function likelyCountry({ regions, country }: PartGroup): string | null {
  const isState = regions.some(({ countryCode }) => countryCode === "US");
  const isWritten = regions.some(({ code }) => WRITTEN_CODES.has(code));
  if (isState && !isWritten) return "US";
  return onlyOne([...regions.map(({ countryCode }) => countryCode), country ?? []].flat());
}

function regionPlace(group: PartGroup, around: LocationSurroundings, atlas: Atlas): LocatedPlace {
  const region = chooseRegion(group.regions, around, atlas);
  if (group.country !== null && group.country === around.countryCode) {
    const { country } = group;
    return { label: countryName(country), city: null, countryCode: country, doubt: null };
  }
  const isCountryToo = group.country !== null && region?.countryCode !== around.countryCode;
  if (!region || isCountryToo) {
    const isName = group.label.length > 3;
    return words(group.label, "ambiguous", isName && isCountryToo ? null : likelyCountry(group));
  }
  const label = `${region.name}, ${countryName(region.countryCode)}`;
  // Parts that we know nothing about say where in the region it is.
  return group.isPartial
    ? words(group.label, "unknown", region.countryCode)
    : { label, city: null, countryCode: region.countryCode, doubt: null };
}

/** The key of a point among an atlas's towns. */
export const pointKey = ({ lat, lng }: MapPoint) => `${lat.toFixed(3)},${lng.toFixed(3)}`;

/** The place that a group of parts means, as far as it is certain. */
export function choosePlace(
  group: PartGroup,
  around: LocationSurroundings,
  atlas: Atlas,
): LocatedPlace {
  const place = choose(group, around, atlas);
  const town = around.point && !place.city ? atlas.towns.get(pointKey(around.point)) : null;
  return town ? toPlace(town) : place;
}

const toPlace = (city: City): LocatedPlace => ({
  label: cityLabel(city),
  city,
  countryCode: city.countryCode,
  doubt: null,
});

function cityPlace(group: PartGroup, around: LocationSurroundings, atlas: Atlas): LocatedPlace {
  const { label, cities } = group;
  const city = chooseCity(group, around);
  const isOne = isRegion(group, city ?? bySize(cities)[0] ?? null, atlas);
  if (isOne === true) return regionPlace(group, around, atlas);
  if (city && (isOne === false || city.countryCode === around.countryCode)) return toPlace(city);
  return words(label, "ambiguous", onlyOne(cities.map(({ countryCode }) => countryCode)));
}

function choose(group: PartGroup, around: LocationSurroundings, atlas: Atlas): LocatedPlace {
  const { label, cities, regions, country } = group;
  if (cities.length > 0) return cityPlace(group, around, atlas);
  if (regions.length > 0) return regionPlace(group, around, atlas);
  if (country === null) return words(label, group.group ? "ambiguous" : "unknown");
  if (group.isPartial) return words(label, "unknown", country);
  return { label: countryName(country), city: null, countryCode: country, doubt: null };
}
