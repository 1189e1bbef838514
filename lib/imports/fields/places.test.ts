import { describe, expect, it } from "vitest";
import {
  countriesInText,
  countryOfCurrency,
  readCountries,
  readStatedLocations,
  zoneOfCountry,
} from "./places";

const place = (fields: object, more: object = {}) => ({
  "@type": "Place",
  address: { "@type": "PostalAddress", ...fields },
  ...more,
});

it("keeps the postal code of a place, wherever its name is", () => {
  const codes = (value: unknown) =>
    readStatedLocations(value).map(({ text, postcode }) => [text, postcode]);
  const { address } = place({ postalCode: 62701 });

  expect(codes(place({ addressLocality: "Reno", postalCode: "89501" }))).toEqual([
    ["Reno", "89501"],
  ]);
  expect(codes({ name: "Springfield", address })).toEqual([["Springfield", "62701"]]);
  expect(codes({ address })).toEqual([]);
});

describe("readStatedLocations", () => {
  it.each<[unknown, string[]]>([
    ["Pune, India", ["Pune, India"]],
    ["Pune\nDelhi", ["Pune\nDelhi"]],
    [
      ["NYC", "SF"],
      ["NYC", "SF"],
    ],
    ["", []],
    [undefined, []],
    [place({ addressLocality: "Pune", addressCountry: "IN" }), ["Pune (IN)"]],
    [
      place({ addressLocality: "Reno", addressRegion: "NV", addressCountry: { name: "USA" } }),
      ["Reno, NV (US)"],
    ],
    [place({ addressLocality: "Austin, TX", addressRegion: "TX" }), ["Austin, TX"]],
    [place({ addressRegion: "Texas", addressCountry: "US" }), ["Texas (US)"]],
    [place({ addressCountry: "Germany" }), [" (DE)"]],
    [place({ addressLocality: "Erewhon", addressCountry: "Utopia" }), ["Erewhon, Utopia"]],
    [place({ addressLocality: "Pune; Delhi", addressRegion: "MH" }), ["Pune; Delhi"]],
    [
      place({ streetAddress: "2232 Rue Noel, H4M1R9 Montreal" }),
      ["2232 Rue Noel, H4M1R9 Montreal"],
    ],
    [{ "@type": "Place", address: "Pune, India" }, ["Pune, India"]],
    [{ "@type": "Place", name: "Pune" }, ["Pune"]],
    [
      { name: "Phoenix", address: { addressRegion: "AZ", addressCountry: "US" } },
      ["Phoenix, AZ (US)"],
    ],
    [{ address: null }, []],
  ])("reads %j", (value, expected) => {
    const found = readStatedLocations(value).map(({ text, countryCode }) =>
      countryCode ? `${text} (${countryCode})` : text,
    );
    expect(found).toEqual(expected);
  });

  it.each([
    [{ geo: { latitude: 18.5, longitude: "73.8" } }, { lat: 18.5, lng: 73.8 }],
    [{ geo: { latitude: "18,5", longitude: "73,8" } }, { lat: 18.5, lng: 73.8 }],
    [{ geo: { latitude: 0, longitude: 0 } }, null],
    [{ geo: { latitude: 118.5, longitude: 73.8 } }, null],
    [{ geo: { latitude: "north", longitude: 73.8 } }, null],
    [{}, null],
  ])("reads the point of %j", (more, point) => {
    expect(readStatedLocations(place({ addressLocality: "Pune" }, more))).toMatchObject([
      { point },
    ]);
  });
});

it.each<[unknown, string[]]>([
  [{ "@type": "Country", name: "USA" }, ["US"]],
  [
    [{ name: "India" }, { name: "Sri Lanka" }, "IN"],
    ["IN", "LK"],
  ],
  ["US, Canada", ["US", "CA"]],
  [{ "@type": "State", name: "Texas, USA" }, ["US"]],
  [{ "@type": "State", name: "Texas" }, ["US"]],
  ["DACH", ["AT", "CH", "DE"]],
  [{ name: "" }, []],
  [{ name: "Remote 📍" }, []],
  [undefined, []],
])("reads the countries of %j", (value, codes) => {
  expect(readCountries(value)).toEqual(codes);
});

it.each([
  ["You must be authorized to work in the United States.", ["US"]],
  ["Candidates must be located within Germany or Austria.", ["DE"]],
  ["We hire UK-based engineers.", ["GB"]],
  ["Work from anywhere in Latin America!", 20],
  ["We work in teams, in Scrum, based in trust.", []],
])("finds in %j where people must be", (text, expected) => {
  const found = countriesInText(text);
  expect(typeof expected === "number" ? found.length : found).toEqual(expected);
});

it("returns the country of a currency that only one country uses", () => {
  expect(countryOfCurrency("gbp")).toBe("GB");
  expect(countryOfCurrency("EUR")).toBeNull();
  expect(countryOfCurrency(undefined)).toBeNull();
});

it("returns a time zone for each country", () => {
  expect(zoneOfCountry("IN")).toMatch(/^Asia\/(?:Kolkata|Calcutta)$/);
  expect(zoneOfCountry("US")).toBe("America/New_York");
  expect(zoneOfCountry(null)).toBe("UTC");
});
