import fc from "fast-check";
import { expect, it } from "vitest";
import { CONDITIONS, FACET_NAMES, FACET_VALUES, POSTED_WITHIN_DAYS, RADII_KM } from "./schema";
import { parseSearchQuery, searchHref } from "./search-query";
import { unknownValues } from "./unknown-values";

it("names each value that no filter has, once", () => {
  expect(
    unknownValues({
      experience: "banana",
      mode: ["remote,moon", "moon"],
      posted: "3",
      radius: "7",
      salaryMin: "40000",
      payCurrency: "shells",
      condition: "night-shift,tea",
    }),
  ).toEqual([
    { label: "Work mode", value: "moon" },
    { label: "Experience", value: "banana" },
    { label: "Currency", value: "shells" },
    { label: "Posted", value: "3" },
    { label: "Distance", value: "7" },
    { label: "Condition", value: "tea" },
  ]);
});

it("ignores other parameters and empty ones", () => {
  const parameters = { query: "banana", experience: "", salaryMin: "0", page: "x", tracker: "7" };
  expect(unknownValues(parameters)).toEqual([]);
  expect(unknownValues({ experience: "2 years", payCurrency: "gbp", mode: "On Site" })).toEqual([]);
});

it("recognises every value in an address that the site writes", () => {
  const some = (values: readonly (string | number)[]) => fc.subarray([...values]);
  const parameters = fc.record({
    ...Object.fromEntries(FACET_NAMES.map((name) => [name, some(FACET_VALUES[name])])),
    location: fc.constant("Leeds"),
    experience: fc.integer({ min: 0, max: 60 }),
    salaryMin: fc.integer({ min: 1, max: 1_000_000_000 }),
    payCurrency: fc.constantFrom("EUR", "KWD"),
    posted: fc.constantFrom(...POSTED_WITHIN_DAYS),
    radius: fc.constantFrom(...RADII_KM),
    condition: some(CONDITIONS),
  });
  fc.assert(
    fc.property(parameters, (given) => {
      const texts = Object.entries(given).map(([name, value]) => [name, String(value)]);
      const written = searchHref(parseSearchQuery(Object.fromEntries(texts)));
      const address = new URL(written, "http://x").searchParams;
      expect(unknownValues(Object.fromEntries(address))).toEqual([]);
    }),
  );
});
