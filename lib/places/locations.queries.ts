import "server-only";
import { fold } from "@/lib/shared/text";
import { pointKey, regionKey } from "./location-choice";
import { namesIn } from "./location-names";
import { readLocation } from "./location-reading";
import type { Atlas, ReadLocation, StatedLocations } from "./locations.schema";
import { nearestTown } from "./nearest";
import type { MapPoint } from "./nearest.schema";
import { listCitiesAround, listCitiesByIds, loadCitiesCalled, loadLargest } from "./queries";
import { type Region, regionsCalled } from "./regions";
import type { City } from "./schema";

const TOWN_KM = 30;
const MOST_AT_ONCE = 4000;

async function loadCities(names: readonly string[]): Promise<Map<string, City[]>> {
  const cities = new Map<string, City[]>();
  for (let start = 0; start < names.length; start += MOST_AT_ONCE) {
    const part = await loadCitiesCalled(names.slice(start, start + MOST_AT_ONCE));
    for (const [name, found] of part) cities.set(name, found);
  }
  return cities;
}

async function loadTown(point: MapPoint): Promise<City | null> {
  const ids = await listCitiesAround({ latitude: point.lat, longitude: point.lng }, TOWN_KM);
  return nearestTown(await listCitiesByIds(ids), point);
}

/** The towns at the coordinates of postings whose words name no town. */
async function loadTowns(
  postings: readonly StatedLocations[],
  read: readonly ReadLocation[],
): Promise<Map<string, City | null>> {
  const points = postings.flatMap(({ locations }, index) => {
    const places = read[index]?.places ?? [];
    const isFound = places.length > 0 && places.every(({ city }) => city !== null);
    return isFound ? [] : locations.flatMap(({ point }) => point ?? []);
  });
  const byKey = new Map(points.map((point) => [pointKey(point), point]));
  const towns = new Map<string, City | null>();
  for (const [key, point] of byKey) towns.set(key, await loadTown(point));
  return towns;
}

/**
 * Reads the places of postings, in order, in a few statements however many there are: every spelling
 * in use of towns, regions and countries, several in one text, with words about remote work. What
 * could be one of several places keeps its words; see `readLocation`.
 */
export async function readLocations(postings: readonly StatedLocations[]): Promise<ReadLocation[]> {
  const texts = new Set(postings.flatMap(({ locations }) => locations.map(({ text }) => text)));
  const names = [...new Set([...texts].flatMap(namesIn))];
  const regions = new Map<string, Region>(
    names.flatMap((name) => regionsCalled(fold(name)).map((one) => [regionKey(one), one] as const)),
  );
  const [cities, largest] = await Promise.all([
    loadCities(names),
    loadLargest([...regions.values()]),
  ]);
  const atlas: Atlas = { cities, largest, towns: new Map() };
  const read = postings.map((posting) => readLocation(posting, atlas));
  const towns = await loadTowns(postings, read);
  if (towns.size === 0) return read;
  return postings.map((posting) => readLocation(posting, { ...atlas, towns }));
}
