import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCities } from "@/lib/testing/documents";
import { makeCity } from "@/lib/testing/factories";
import { distanceKm } from "./nearest";
import { getNearestPlace } from "./nearest.queries";
import { nearestRequest } from "./nearest.schema";
import { listCitiesAround } from "./queries";

setUpDatabase();

describe("getNearestPlace", () => {
  it("names the town that someone is in or near, rather than a nearer village", async () => {
    await makeCities();
    await makeCity({
      id: 1,
      name: "Batheaston",
      latitude: 51.4,
      longitude: -2.32,
      population: 3000,
    });

    expect(await getNearestPlace({ lat: 51.4, lng: -2.33 })).toEqual({
      id: 2655095,
      label: "Bath, United Kingdom",
      countryCode: "GB",
    });
  });

  it("names the village where there is no town, and looks further where there is nothing", async () => {
    await makeCity({ id: 1, name: "Nearby", latitude: 0.1, longitude: 179.99, population: 900 });
    await makeCity({ id: 2, name: "Island", latitude: 60, longitude: 0, population: 1500 });

    expect((await getNearestPlace({ lat: 0.1, lng: -179.99 })).id).toBe(1);
    expect((await getNearestPlace({ lat: 62, lng: 0 })).id).toBe(2);
    await expect(getNearestPlace({ lat: -60, lng: -120 })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it.each([
    ["north of the pole", { lat: "90.1", lng: "0" }],
    ["not a number", { lat: "", lng: "0" }],
    ["given twice", { lat: ["1", "2"], lng: "0" }],
    ["infinite", { lat: "Infinity", lng: "0" }],
  ])("refuses coordinates: %s", (_what, given) => {
    expect(nearestRequest.safeParse(given).success).toBe(false);
  });
});

describe("listCitiesAround", () => {
  it("finds the same as comparing every city, also at the poles and at the 180th meridian", async () => {
    const latitudes = [-90, -89.98, -89.5, -60, -18, 0, 45, 71, 89, 89.9, 89.97];
    const longitudes = [-180, -179.95, -120, -3, 0, 60, 179.9, 180];
    const places = latitudes.flatMap((latitude) =>
      longitudes.map((longitude) => ({ latitude, longitude })),
    );
    const cities = places.map((place, index) => ({ id: index + 1, ...place }));
    await db.city.createMany({
      data: cities.map((city) => ({
        ...city,
        name: "Somewhere",
        nameKey: "somewhere",
        region: null,
        regionCode: null,
        countryCode: "IN",
        population: 1,
        timeZone: "UTC",
      })),
    });

    for (const { latitude, longitude } of places) {
      for (const km of [10, 100, 1500]) {
        const point = { lat: latitude, lng: longitude };
        const expected = cities.filter(
          (city) => distanceKm(point, { lat: city.latitude, lng: city.longitude }) <= km,
        );
        const found = await listCitiesAround({ latitude, longitude }, km);
        expect(found.sort((a, b) => a - b)).toEqual(expected.map(({ id }) => id));
      }
    }
  });
});
