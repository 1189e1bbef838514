import { describe, expect, it } from "vitest";
import { lookupLabels, readCountries, readPlaces, zoneOfCountry } from "./places";

const labels = (value: unknown) => readPlaces(value).places.map(({ label }) => label);
const address = (fields: object) => ({
  "@type": "Place",
  address: { "@type": "PostalAddress", ...fields },
});

describe("readPlaces", () => {
  it.each<[unknown, string[]]>([
    ["Pune, India", ["Pune, India"]],
    [
      "Washington, DC; San Francisco, CA; Chicago, IL",
      ["Washington, DC", "San Francisco, CA", "Chicago, IL"],
    ],
    ["Boston, MA and Hampton, VA", ["Boston, MA", "Hampton, VA"]],
    ["Trinidad and Tobago", ["Trinidad & Tobago"]],
    ["Portland, OR or Austin, TX", ["Portland, OR", "Austin, TX"]],
    ["Purchase, NY <br> Plano, TX", ["Purchase, NY", "Plano, TX"]],
    ["Seattle,WA", ["Seattle, WA"]],
    ["Seattle, WA (Preferred)", ["Seattle, WA"]],
    [
      ["NYC", "SF", "NYC"],
      ["NYC", "SF"],
    ],
    ["Multiple locations", []],
    ["Not Used", []],
    ["", []],
    [undefined, []],
    [42, []],
    [
      "We have offices in many cities all over the world, and we would like to meet you in one of them.",
      [],
    ],
    [address({ addressLocality: "Pune", addressCountry: "IN" }), ["Pune, India"]],
    [
      address({ addressLocality: "Reno", addressRegion: "NV", addressCountry: { name: "USA" } }),
      ["Reno, NV, United States"],
    ],
    [address({ addressRegion: "Texas", addressCountry: "US" }), ["Texas, United States"]],
    [address({ addressCountry: "Germany" }), ["Germany"]],
    [
      address({ addressLocality: "Pune; Delhi", addressCountry: "India" }),
      ["Pune", "Delhi", "India"],
    ],
    [
      [address({ addressLocality: "Pune" }), address({ addressLocality: "Delhi" })],
      ["Pune", "Delhi"],
    ],
    [{ "@type": "Place", address: "Pune, India" }, ["Pune, India"]],
    [{ "@type": "Place", name: "Pune" }, ["Pune"]],
    [
      { name: "Phoenix", address: { addressRegion: "AZ", addressCountry: "US" } },
      ["Phoenix, AZ, United States"],
    ],
    [{ address: null }, []],
  ])("reads %j", (value, expected) => {
    expect(labels(value)).toEqual(expected);
  });

  it.each([
    ["Virtual (100% Remote), Washington, DC; Chicago, IL", ["Washington, DC", "Chicago, IL"], []],
    ["Anywhere in the U.S. (remote)", [], ["US"]],
    ["Remote in USA", [], ["US"]],
    ["Remote - Canada", [], ["CA"]],
    ["United States Remote", [], ["US"]],
    ["Boston, MA (virtual)", ["Boston, MA"], []],
    ["Wayne, PA Hybrid", ["Wayne, PA"], []],
    ["Remote", [], []],
    ["Virtual (100% Remote)", [], []],
    ["Remote 📍", [], []],
  ])("tells places from words about remote work in %j", (text, places, countries) => {
    const found = readPlaces(text);

    expect(found.places.map(({ label }) => label).filter((label) => label !== "📍")).toEqual(
      places,
    );
    expect(found.remoteCountries).toEqual(countries);
    expect(found.modeWords).not.toBe("");
  });

  it("is sure of a country only when no state could be meant", () => {
    const country = (text: string) => readPlaces(text).places[0]?.countryCode;

    expect(country("London, UK")).toBe("GB");
    expect(country("Pune, India")).toBe("IN");
    expect(country("Atlanta, Georgia")).toBeNull();
    expect(country("San Diego, CA")).toBeNull();
    expect(readPlaces("Nowhere, CA").places[0]?.likelyCountryCode).toBe("US");
  });

  it("looks a city up with and without its country", () => {
    const [place] = readPlaces(
      address({ addressLocality: "Reno", addressRegion: "NV", addressCountry: "US" }),
    ).places;

    expect(place && lookupLabels(place)).toEqual(["Reno, NV, United States", "Reno, NV"]);
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
  [{ name: "" }, []],
  [{ name: "Remote 📍" }, []],
  [undefined, []],
])("reads the countries of %j", (value, codes) => {
  expect(readCountries(value)).toEqual(codes);
});

it("knows a time zone for each country", () => {
  expect(zoneOfCountry("IN")).toMatch(/^Asia\/(?:Kolkata|Calcutta)$/);
  expect(zoneOfCountry("US")).toBe("America/New_York");
  expect(zoneOfCountry(null)).toBe("UTC");
});
