import { expect, it } from "vitest";
import { fromCompanyLines, fromPlaceLines, toPlaceLines } from "./board-lines";

it("reads places line by line, with kilometres or without", () => {
  const places = [
    { place: "Leeds, United Kingdom", km: 25 },
    { place: "Bavaria", km: null },
    { place: "C++ + 1 kmh", km: null },
  ];
  expect(fromPlaceLines(`${toPlaceLines(places)}\n\n  `)).toEqual(places);
  expect(fromPlaceLines("Leeds+5KM")).toEqual([{ place: "Leeds", km: 5 }]);
  expect(fromPlaceLines("+ 5 km")).toEqual([{ place: "+ 5 km", km: null }]);
  expect(fromPlaceLines(undefined)).toEqual([]);
});

it("reads companies from their addresses, or from the ends of those", () => {
  expect(
    fromCompanyLines("almwerk\nhttps://jobs.example.org/companies/low-tide?x=1\n/companies/buoy/"),
  ).toEqual(["almwerk", "low-tide", "buoy"]);
});
