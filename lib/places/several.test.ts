import { expect, it } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";
import { loadCities } from "./commands";
import { findSearchedPlaces } from "./queries";
import type { SearchedPlace } from "./schema";
import { listedPlaces } from "./several";

setUpDatabase();

it("distinguishes a list of places from a single place", () => {
  expect(listedPlaces("Leeds or York", null)).toEqual(["Leeds", "York"]);
  expect(listedPlaces("Cambridge, MA / Boston, MA", null)).toEqual(["Cambridge, MA", "Boston, MA"]);
  expect(listedPlaces("Leeds, York and Hull", null)).toEqual(["Leeds, York", "Hull"]);
  expect(listedPlaces("Leeds", null)).toEqual([]);
  expect(listedPlaces("Leeds or ", null)).toEqual([]);
});

it("reads a city with its country or state as one place", () => {
  const city = { kind: "city", label: "Pune, India" } as SearchedPlace;
  expect(listedPlaces("Pune, India", city)).toEqual([]);
  expect(listedPlaces("Phoenix, AZ", city)).toEqual([]);
  expect(listedPlaces("Bristol, Leeds", city)).toEqual(["Bristol", "Leeds"]);
  expect(listedPlaces("Leeds or Pune, India", city)).toEqual(["Leeds", "Pune, India"]);
});

it("finds lists of places as one area, and keeps single places that read like lists", async () => {
  await loadCities();
  const labels = async (...texts: string[]) =>
    (await findSearchedPlaces(texts)).map((place) => place && `${place.kind}: ${place.label}`);

  expect(
    await labels("Leeds or York", "Manchester / Sydney", "London or remote", "Bristol, Leeds"),
  ).toEqual([
    "area: Leeds or York, United Kingdom",
    "area: Manchester, United Kingdom or Sydney, Australia",
    "area: London, United Kingdom or Remote",
    "area: Bristol or Leeds, United Kingdom",
  ]);
  expect(
    await labels("Trinidad and Tobago", "London, Ontario", "Leeds or zzyzx", "Richmond, London"),
  ).toEqual(["country: Trinidad & Tobago", "city: London, Canada", null, "city: Richmond, VA"]);
});
