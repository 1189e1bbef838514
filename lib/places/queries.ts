import "server-only";
import { cached } from "@/lib/platform/caching/cache";
import { reader } from "@/lib/platform/db/reader";
import { countryName } from "@/lib/shared/countries";
import { fold } from "@/lib/shared/text";
import { findArea } from "./areas";
import { regionKey } from "./location-choice";
import {
  chooseCity,
  cityGivesWay,
  cityLabel,
  cityOrWhole,
  isRemoteWord,
  type PlaceHint,
  type PlaceReading,
  readPlace,
  searchedRegions,
} from "./place-names";
import type { Region } from "./regions";
import type { City, Place, SearchedPlace } from "./schema";
import { isSaidToBeList, listedPlaces, unitePlaces } from "./several";

type Atlas = { cities: Map<string, City[]>; largest: Map<string, number> };

/** The cities of folded names. */
export async function loadCitiesCalled(keys: readonly string[]): Promise<Map<string, City[]>> {
  const rows = await reader().$queryRaw<(City & { nameKey: string })[]>`
    SELECT id, name, name_key AS "nameKey", region, region_code AS "regionCode",
      country_code AS "countryCode", latitude, longitude, population, time_zone AS "timeZone"
    FROM cities WHERE name_key = ANY(${[...keys]}::text[])`;
  const cities = new Map<string, City[]>();
  for (const { nameKey, ...city } of rows) {
    cities.set(nameKey, [...(cities.get(nameKey) ?? []), city]);
  }
  return cities;
}

/** The cities with these GeoNames ids, in no order. */
export async function listCitiesByIds(ids: readonly number[]): Promise<City[]> {
  return ids.length === 0 ? [] : reader().city.findMany({ where: { id: { in: [...ids] } } });
}

/** The population of each region's largest city, by `regionKey`. */
export async function loadLargest(regions: readonly Region[]): Promise<Map<string, number>> {
  if (regions.length === 0) return new Map();
  const rows = await reader().$queryRaw<{ key: string; largest: number }[]>`
    SELECT r.country || '.' || r.code AS key, (
      SELECT population FROM cities c WHERE c.country_code = r.country AND c.region_code = r.code
      ORDER BY population DESC LIMIT 1) AS largest
    FROM unnest(${regions.map(({ countryCode }) => countryCode)}::bpchar[],
      ${regions.map(({ code }) => code)}::text[]) r (country, code)`;
  return new Map(rows.map(({ key, largest }) => [key, largest ?? 0]));
}

async function loadAtlas(readings: readonly PlaceReading[], hint: PlaceHint): Promise<Atlas> {
  const keys = new Set(readings.flatMap((read) => [...read.cityKeys, ...read.sideKeys]));
  const known = readings.flatMap((read) => searchedRegions(read, hint));
  const regions = new Map(known.map((r) => [regionKey(r), r]));
  const [cities, largest] = await Promise.all([
    loadCitiesCalled([...keys]),
    loadLargest([...regions.values()]),
  ]);
  return { cities, largest };
}

function toCity(city: City, namesakes: readonly City[]): Place {
  const isLargest = !namesakes.some(
    ({ countryCode, population }) =>
      countryCode === city.countryCode && population > city.population,
  );
  return { kind: "city", label: cityLabel(city, isLargest), city };
}

function resolveReading(read: PlaceReading, atlas: Atlas, hint: PlaceHint): Place | null {
  if (read.country !== null && read.qualifiers.length === 0) {
    return { kind: "country", label: countryName(read.country), countryCode: read.country };
  }
  const called = (keys: readonly string[]) => keys.flatMap((key) => atlas.cities.get(key) ?? []);
  const namesakes = called([...read.cityKeys, ...read.sideKeys]);
  const city = cityOrWhole(
    chooseCity(read, called(read.cityKeys), hint),
    chooseCity(read, called(read.sideKeys), hint),
    hint,
  );
  const regions = searchedRegions(read, hint)
    .map((fit) => ({ ...fit, largest: atlas.largest.get(regionKey(fit)) ?? 0 }))
    .sort((a, b) => b.largest - a.largest);
  const region = regions.find((fit) => fit.countryCode === hint.country) ?? regions[0];
  if (city && !(region && cityGivesWay(read, city, regions))) return toCity(city, namesakes);
  if (!region) return null;
  const { name, code, countryCode } = region;
  const label = `${name}, ${countryName(countryCode)}`;
  return { kind: "region", label, regionCode: code, countryCode };
}

async function resolve(
  texts: readonly string[],
  hint: PlaceHint = { country: null },
): Promise<(Place | null)[]> {
  const readings = texts.map(readPlace);
  const atlas = await loadAtlas(readings.flat(), hint);
  return readings.map((ways) => {
    for (const way of ways) {
      const place = resolveReading(way, atlas, hint);
      if (place) return place;
    }
    return null;
  });
}

/**
 * Finds the place some text means, or null: "Pune", "pune, india", "Portland, OR", "NYC",
 * "California", "Germany", "Remote". Of several with one name the most populous is meant, unless
 * the text names the region or country, by name or by code. A name that a country bears means the
 * country; one that a region and a city elsewhere share means the region when it holds a larger
 * city.
 */
export async function findPlace(text: string): Promise<Place | null> {
  if (isRemoteWord(text)) return REMOTE;
  const [place] = await resolve([text]);
  return place ?? null;
}

const REMOTE: Place = { kind: "remote", label: "Remote" };
// No one says of one of these that it is in another.
const LARGE_CITY = 100_000;

/** Whether places are large cities of one country. */
function areLargeCities(places: readonly SearchedPlace[]): boolean {
  const cities = places.flatMap((place) => (place.kind === "city" ? place.city : []));
  return (
    cities.length === places.length &&
    cities.every((city) => city.population >= LARGE_CITY) &&
    new Set(cities.map(({ countryCode }) => countryCode)).size === 1
  );
}

async function findAreasAndPlaces(
  texts: readonly string[],
  hint: PlaceHint,
): Promise<(SearchedPlace | null)[]> {
  const areas = texts.map(findArea);
  const others = texts.filter((_text, index) => areas[index] === null);
  const places = others.length === 0 ? [] : await resolve(others, hint);
  return areas.map((area) => area ?? places.shift() ?? null);
}

/**
 * Finds the places that texts of searches mean, in order and in a few statements however many there
 * are: as `findPlace`, what covers several ("Bay Area", "DACH") or lies around a postcode, and lists
 * ("Leeds or York", "London or remote"). Of namesakes of like size, one of `citiesWithJobs` is meant.
 */
export async function findSearchedPlaces(
  texts: readonly string[],
  citiesWithJobs: ReadonlySet<number> = new Set(),
): Promise<(SearchedPlace | null)[]> {
  const found = await findAreasAndPlaces(texts, { country: null, citiesWithJobs });
  // "Bristol, Leeds" and "Bristol or Leeds" read like Bristol in something called so.
  const lists = texts.map((text, index) => listedPlaces(text, found[index] ?? null));
  const parts = [...new Set(lists.flat())];
  if (parts.length === 0) return found;
  const places = await findSearchedPlaces(parts, citiesWithJobs);
  const byPart = new Map(
    parts.map((part, index) => [part, isRemoteWord(part) ? REMOTE : (places[index] ?? null)]),
  );
  return found.map((place, index) => {
    const listed = (lists[index] ?? []).map((part) => byPart.get(part) ?? null);
    const known = listed.filter((one) => one !== null);
    if (listed.length === 0 || known.length < listed.length) return place;
    const isSure = place === null || isSaidToBeList(texts[index] ?? "");
    return isSure || areLargeCities(known) ? unitePlaces(known) : place;
  });
}

const DAY_MS = 86_400_000;
const cachedNames = cached({
  name: "places.large-cities",
  isShared: true,
  // Only a new release of the data changes the table.
  droppedBy: [],
  maxEntries: 4,
  maxAgeMs: DAY_MS,
  load: async (population: number): Promise<ReadonlySet<string>> => {
    const rows = await reader().$queryRaw<{ nameKey: string }[]>`
      SELECT DISTINCT name_key AS "nameKey" FROM cities WHERE population >= ${population}::int`;
    return new Set(rows.map(({ nameKey }) => nameKey));
  },
});

/** The folded names of the cities with so many inhabitants. */
export async function listLargeCities(population: number): Promise<ReadonlySet<string>> {
  return cachedNames(population);
}

// Countries that are one city: a posting that names them is in it.
const CITY_STATES = new Set(["SG", "HK", "MO", "MC", "GI", "VA"]);

/**
 * Finds the cities that labels of postings mean, in a few statements however many there are; labels
 * that mean no city are left out, a city-state means its city. A hint prefers the country's cities where a name is shared.
 */
export async function matchCities(
  labels: readonly string[],
  countryHint: string | null = null,
): Promise<Map<string, City>> {
  const distinct = [...new Set(labels)].filter((label) => fold(label) !== "");
  if (distinct.length === 0) return new Map();
  const hint = { country: countryHint };
  const asWritten = await resolve(distinct, hint);
  const places = await resolve(
    distinct.map((label, index) => {
      const place = asWritten[index];
      const isCityState = place?.kind === "country" && CITY_STATES.has(place.countryCode);
      return isCityState ? `${label}, ${label}` : label;
    }),
    hint,
  );
  return new Map(
    distinct.flatMap((label, index) => {
      const place = places[index];
      return place?.kind === "city" ? [[label, place.city] as const] : [];
    }),
  );
}

const EARTH_RADIUS_KM = 6371;
const KM_A_DEGREE = 111.19;

/** The ids of the cities within so many kilometres of a city or another point, itself included. */
export async function listCitiesAround(
  { latitude, longitude }: Pick<City, "latitude" | "longitude">,
  km: number,
): Promise<number[]> {
  const latitudes = km / KM_A_DEGREE;
  const nearest = Math.abs(latitude) + latitudes;
  // A circle around a pole crosses every meridian.
  const longitudes =
    nearest >= 90 ? 180 : Math.min(180, latitudes / Math.cos((nearest * Math.PI) / 180));
  const rows = await reader().$queryRaw<{ id: number }[]>`
    SELECT id FROM cities
    WHERE latitude BETWEEN ${latitude - latitudes}::float8 AND ${latitude + latitudes}::float8
      AND (longitude BETWEEN ${longitude - longitudes}::float8 AND ${longitude + longitudes}::float8
        OR longitude >= ${longitude - longitudes + 360}::float8
        OR longitude <= ${longitude + longitudes - 360}::float8)
      AND ${EARTH_RADIUS_KM}::float8 * 2 * asin(sqrt(least(1::float8,
        power(sin(radians(latitude - ${latitude}::float8) / 2), 2)
        + cos(radians(latitude)) * cos(radians(${latitude}::float8))
          * power(sin(radians(longitude - ${longitude}::float8) / 2), 2)))) <= ${km}::float8`;
  return rows.map(({ id }) => id);
}
