import { expect, it } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCities } from "@/lib/testing/documents";
import { readLocations } from "./locations.queries";
import type { StatedLocation } from "./locations.schema";

setUpDatabase();

const posting = (text: string, more: Partial<StatedLocation> = {}) => ({
  locations: [{ text, countryCode: null, point: null, ...more }],
  countryHint: null,
  likelyCountry: null,
});

it("reads postings in order, and finds the town at the coordinates if the words name none", async () => {
  await makeCities();
  const read = await readLocations([
    posting("Portland, ME 04101"),
    posting("Pune • Remote in India"),
    posting("Unit 7, Temple Quay", { point: { lat: 51.45, lng: -2.58 } }),
    posting("Nowhere at all", { point: { lat: -60, lng: -120 } }),
    posting("Ontario"),
  ]);

  expect(read.map(({ places }) => places.map(({ label, doubt }) => doubt ?? label))).toEqual([
    ["Portland, ME"],
    ["Pune, India"],
    ["Bristol, United Kingdom"],
    ["unknown"],
    ["Ontario, Canada"],
  ]);
  expect(read[1]?.remoteCountries).toEqual(["IN"]);
  expect(await readLocations([])).toEqual([]);
});
