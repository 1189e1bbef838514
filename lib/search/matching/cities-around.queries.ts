import "server-only";
import type { IndexColumns } from "../engine/columns";
import type { IndexSnapshot } from "../engine/queries";
import type { HomePlace } from "./schema";

/** The cities whose region is known, and the cities of each region, by their numbers. */
type Regions = { known: Set<number>; cities: Map<string, number[]> };

// A city's number and region never change, so each is read once. A region may have thousands of
// cities, most of them without a job.
const kept = new WeakMap<IndexColumns, Regions>();

function regionsOf(columns: IndexColumns): Regions {
  const regions = kept.get(columns) ?? { known: new Set(), cities: new Map() };
  kept.set(columns, regions);
  return regions;
}

async function learn(
  { client }: IndexSnapshot,
  regions: Regions,
  numbers: number[],
): Promise<void> {
  const { rows } = await client.query<{ id: number; region: string }>({
    name: "search-matching-regions",
    text: `SELECT n.id, concat_ws('.', c.country_code, c.region_code) AS region
      FROM unnest($1::int[]) id JOIN search.cities n USING (id) JOIN cities c ON c.id = n.city_id`,
    values: [numbers],
  });
  for (const { id, region } of rows) {
    if (regions.known.has(id)) continue;
    regions.known.add(id);
    regions.cities.set(region, [...(regions.cities.get(region) ?? []), id]);
  }
}

/**
 * The numbers in the index of the cities in a person's region, without those where no job has ever
 * been.
 */
export async function citiesAround(
  snapshot: IndexSnapshot,
  columns: IndexColumns,
  home: HomePlace | null,
): Promise<readonly number[]> {
  if (home?.kind !== "place" || home.regionCode === null) return [];
  const regions = regionsOf(columns);
  const unknown: number[] = [];
  for (let id = 0; id < columns.cities.end; id += 1) {
    if (columns.cities.count(id) > 0 && !regions.known.has(id)) unknown.push(id);
  }
  if (unknown.length > 0) await learn(snapshot, regions, unknown);
  return regions.cities.get(`${home.countryCode}.${home.regionCode}`) ?? [];
}
