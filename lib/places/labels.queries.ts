import "server-only";
import { createStore } from "@/lib/platform/caching/cache";
import type { Transaction } from "@/lib/platform/db/client";
import { reader } from "@/lib/platform/db/reader";
import { cityLabel } from "./place-names";

const DAY_MS = 86_400_000;

type LabelledCity = Parameters<typeof cityLabel>[0] & { id: number; isLargest: boolean };

// Cities hardly change; every page of results names ten of them.
const keptLabels = createStore<{ label: string }>({ name: "places.labels", maxEntries: 20_000 });

async function readLabels(
  ids: readonly number[],
  source: Pick<Transaction, "$queryRaw">,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await source.$queryRaw<LabelledCity[]>`
    SELECT id, name, region, region_code AS "regionCode", country_code AS "countryCode",
      NOT EXISTS (SELECT FROM cities other WHERE other.name_key = city.name_key
        AND other.country_code = city.country_code AND other.population > city.population
      ) AS "isLargest"
    FROM cities city WHERE id = ANY(${[...ids]}::int[])`;
  return new Map(rows.map((city) => [city.id, cityLabel(city, city.isLargest)]));
}

/** The cities as people write them, so that `findPlace` finds the same ones again. */
export async function labelCities(
  ids: readonly number[],
  source: Pick<Transaction, "$queryRaw"> = reader(),
): Promise<Map<number, string>> {
  const known = new Map(ids.map((id) => [id, keptLabels.read(String(id))?.label]));
  const missing = ids.filter((id) => known.get(id) === undefined);
  const keep = keptLabels.open();
  for (const [id, label] of await readLabels(missing, source)) {
    keep(String(id), { label }, { tags: [], until: Date.now() + DAY_MS });
    known.set(id, label);
  }
  return new Map(
    [...known].flatMap(([id, label]) => (label === undefined ? [] : [[id, label] as const])),
  );
}
