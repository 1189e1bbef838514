import { describe, expect, it } from "vitest";
import { worldAtlas } from "@/lib/testing/atlas";
import { readLocation } from "./location-reading";
import type { StatedLocation, StatedLocations } from "./locations.schema";

const atlas = worldAtlas();

const stated = (text: string, more: Partial<StatedLocation> = {}): StatedLocation => ({
  text,
  countryCode: null,
  point: null,
  ...more,
});
const read = (locations: (string | StatedLocation)[], more: Partial<StatedLocations> = {}) =>
  readLocation(
    {
      locations: locations.map((one) => (typeof one === "string" ? stated(one) : one)),
      countryHint: null,
      likelyCountry: null,
      ...more,
    },
    atlas,
  );
/** A place that is no town in brackets, and with a question mark where one was meant. */
const labels = (...given: Parameters<typeof read>) =>
  read(...given).places.map(({ label, city, doubt }) =>
    city ? label : `[${label}${doubt ? "?" : ""}]`,
  );

it("adds the stated country to a place that is kept as words", () => {
  const [place] = read([stated("Oughterard Pier", { countryCode: "IE" })]).places;

  expect(place).toMatchObject({ label: "Oughterard Pier, Ireland", countryCode: "IE", city: null });
});

describe("a postal code", () => {
  it.each([
    ["Springfield 62701", {}, "Springfield, IL"],
    ["Springfield", { postcode: "01103" }, "Springfield, MA"],
    ["Springfield", { postcode: "65806", countryCode: "US" }, "Springfield, MO"],
    ["Newcastle", { postcode: "2300", countryCode: "AU" }, "Newcastle, Australia"],
    ["Richmond", { postcode: "TW9 1AA" }, "Richmond, United Kingdom"],
    ["Richmond, 23219", {}, "Richmond, VA"],
    // No town of the name is near it, or the code is another country's.
    ["Pune", { postcode: "90210" }, "Pune, India"],
    ["Springfield, MO", { postcode: "62701" }, "Springfield, MO"],
  ] as const)("decides between towns with the same name: %s %o", (text, more, label) => {
    expect(labels([stated(text, more)])).toEqual([label]);
  });

  it("doesn't name a town by itself, only its country by the first characters", () => {
    expect(labels([stated("", { postcode: "97201", countryCode: "US" })])).toEqual([
      "[United States]",
    ]);
  });
});

describe("one place", () => {
  it.each([
    ["Cambridge, MA USA", "Cambridge, MA"],
    ["Washington, District of Columbia, United States", "Washington, DC"],
    ["Washington, D.C.", "Washington, DC"],
    ["India - Pune", "Pune, India"],
    ["UK - London", "London, United Kingdom"],
    ["US-CA-San Francisco", "San Francisco, CA"],
    ["US, CA, Santa Clara", "Santa Clara, CA"],
    ["Germany-Berlin", "Berlin, Germany"],
    ["Greater Boston Area", "Boston, MA"],
    ["Washington, DC Metro Area", "Washington, DC"],
    ["New York City Metropolitan Area", "New York City, NY"],
    ["123 Main St, Springfield, IL 62701", "Springfield, IL"],
    ["75 Park Place New York Ny", "New York City, NY"],
    ["221B Baker Street, London NW1 6XE", "London, United Kingdom"],
    ["Kurfürstendamm 21, 10719 Berlin, Germany", "Berlin, Germany"],
    ["Storgatan 5, 111 51 Stockholm", "Stockholm, Sweden"],
    ["Via Roma 1, 20121 Milano MI, Italia", "Milan, Italy"],
    ["Level 3, 100 George Street, Sydney NSW 2000", "Sydney, Australia"],
    ["Plot 5, Sector 62, Noida, UP 201301", "Noida, India"],
    ["Iselin, Woodbridge Township, NJ", "Iselin, NJ"],
    ["Brooklyn, New York, NY", "Brooklyn, NY"],
    ["Whitefield, Bangalore", "Bengaluru, India"],
    ["Leeds, West Yorkshire", "Leeds, United Kingdom"],
    ["Tel Aviv-Yafo, Israel", "Tel Aviv, Israel"],
    ["Rio de Janeiro - RJ", "Rio de Janeiro, Brazil"],
    ["Richmond, CA", "Richmond, CA"],
    ["London, CA", "London, Canada"],
    ["Bristol, CT", "Bristol, CT"],
    ["Norfolk, VA", "Norfolk, VA"],
    ["Denmark, WI", "Denmark, WI"],
    ["Rome, New York", "Rome, NY"],
    ["Addison. TX", "Addison, TX"],
    ["Bronx, NY", "The Bronx, NY"],
    ["LA", "Los Angeles, CA"],
    ["Hong Kong", "Hong Kong"],
    ["Warszawa, Polska", "Warsaw, Poland"],
    ["Tbilisi, Georgia", "Tbilisi, Georgia"],
    ["California", "[California, United States]"],
    ["Ontario", "[Ontario, Canada]"],
    ["U.S.", "[United States]"],
    ["Trinidad and Tobago", "[Trinidad & Tobago]"],
  ])("is read in %j", (text, label) => {
    expect(labels([text])).toEqual([label]);
  });

  it.each([
    ["Cambridge", "[Cambridge?]"],
    ["Springfield", "[Springfield?]"],
    ["Georgia", "[Georgia?]"],
    ["Washington", "[Washington?]"],
    ["Mobile", "[Mobile?]"],
    ["Pune, Germany", "[Pune, Germany?]"],
    ["Columbus, CA", "[Columbus, CA?]"],
    ["Lake St Louis, MO", "[Lake St Louis, MO?]"],
    ["Orange County, CA", "[Orange County, CA?]"],
    ["Tysons, VA", "[Tysons, VA?]"],
    ["Multiple locations", "[Multiple locations?]"],
    ["Europe", "[Europe?]"],
  ])("is kept as words in %j", (text, label) => {
    expect(labels([text])).toEqual([label]);
  });

  it("is in the country that the source, the other places or the currency suggest", () => {
    expect(labels(["Cambridge"], { countryHint: "US" })).toEqual(["Cambridge, MA"]);
    expect(labels(["Georgia"], { countryHint: "US" })).toEqual(["[Georgia, United States]"]);
    expect(labels(["Cambridge", "Boston, MA"])).toEqual(["Cambridge, MA", "Boston, MA"]);
    expect(labels(["Leeds, UK", "Cambridge"])).toEqual([
      "Leeds, United Kingdom",
      "Cambridge, United Kingdom",
    ]);
    expect(labels(["Santa Clara"], { likelyCountry: "US" })).toEqual(["Santa Clara, CA"]);
    expect(labels(["London"], { countryHint: "US" })).toEqual(["London, United Kingdom"]);
    expect(labels(["London"], { likelyCountry: "CA" })).toEqual(["London, United Kingdom"]);
  });

  it("is where its country field and its coordinates say", () => {
    expect(labels([stated("Cambridge", { countryCode: "CA" })])).toEqual(["Cambridge, Canada"]);
    expect(labels([stated("", { countryCode: "DE" })])).toEqual(["[Germany]"]);
    const point = { lat: 52.2, lng: 0.12 };
    expect(labels([stated("Cambridge", { point })])).toEqual(["Cambridge, United Kingdom"]);
    const [town] = read(["Ely, UK"]).places;
    const towns = new Map([["52.400,0.260", town?.city ?? null]]);
    const found = readLocation(
      {
        locations: [stated("Unit 3, Science Park", { point: { lat: 52.4, lng: 0.26 } })],
        countryHint: null,
        likelyCountry: null,
      },
      { ...atlas, towns },
    );
    expect(found.places.map(({ label }) => label)).toEqual(["Ely, United Kingdom"]);
  });
});

describe("several places", () => {
  it.each([
    ["San Jose, CA OR Pittsburgh, PA", ["San Jose, CA", "Pittsburgh, PA"]],
    ["New York • London", ["New York City, NY", "London, United Kingdom"]],
    ["Berlin / Hamburg / München", ["Berlin, Germany", "Hamburg, Germany", "Munich, Germany"]],
    ["Austin, TX; Denver, CO", ["Austin, TX", "Denver, CO"]],
    ["Charlotte, Atlanta", ["Charlotte, NC", "Atlanta, GA"]],
    ["Boston, New York, Chicago", ["Boston, MA", "New York City, NY", "Chicago, IL"]],
    ["Indianapolis, IN Chicago, IL", ["Indianapolis, IN", "Chicago, IL"]],
    ["Denver, CO l Nashville/Franklin, TN", ["Denver, CO", "Nashville, TN", "Franklin, TN"]],
    ["Minneapolis-St. Paul, MN", ["Minneapolis, MN", "Saint Paul, MN"]],
    ["Austin, Dallas, Houston, TX", ["Austin, TX", "Dallas, TX", "Houston, TX"]],
    ["Cambridge and Boston, MA", ["Cambridge, MA", "Boston, MA"]],
    ["Houston, Texas, Dallas, Texas", ["Houston, TX", "Dallas, TX"]],
    ["London & Manchester", ["London, United Kingdom", "Manchester, United Kingdom"]],
    ["Porto / Lisbon (Portugal)", ["Porto, Portugal", "Lisbon, Portugal"]],
    ["Mountain View, CA, USA Atlanta, GA + 27 more", ["Mountain View, CA", "Atlanta, GA"]],
    ["Germany, Austria", ["[Germany]", "[Austria]"]],
  ])("are read in %j", (text, expected) => {
    expect(labels([text])).toEqual(expected);
  });
});

describe("words about the work mode", () => {
  it.each([
    ["Remote EU", [], 27],
    ["Remote - US", [], 1],
    ["US Remote", [], 1],
    ["Remote (US/Canada)", [], 2],
    ["Remote (EU timezones)", [], 27],
    ["Remote USA - Eastern Time", [], 1],
    ["Remote from Argentina, Brazil or Mexico", [], 3],
    ["Anywhere in the World", [], 250],
    ["Worldwide", [], 250],
    ["Remote; United States", [], 1],
    ["Remote", [], 0],
    ["Santa Clara, CA or Remote", ["Santa Clara, CA"], 0],
    ["Dublin, Ireland or Remote (EU)", ["Dublin, Ireland"], 27],
    ["London (hybrid)", ["London, United Kingdom"], 0],
    ["New York, NY (Hybrid - 3 days in office)", ["New York City, NY"], 0],
    ["Remote in Austin, TX 78701", ["Austin, TX"], 0],
    ["Remote, California", ["[California, United States]"], 0],
    ["Remote (Acme headquarters)", [], 0],
  ])("are separated from the places in %j", (text, places, countries) => {
    const found = read([text]);

    expect(labels([text])).toEqual(places);
    expect(found.remoteCountries).toHaveLength(countries);
    expect(found.modeWords).not.toBe("");
  });
});

it("finds only certain towns in a title", () => {
  expect(labels(["Developer San Francisco, CA, US"], { isTitle: true })).toEqual([
    "San Francisco, CA",
  ]);
  expect(labels(["Cambridge"], { isTitle: true })).toEqual([]);
  expect(labels(["Manager, Sales"], { isTitle: true })).toEqual([]);
});

it("reads a text of any length quickly", () => {
  const before = process.cpuUsage();
  for (const text of [
    "A, ".repeat(2000),
    "a".repeat(100_000),
    "Boston MA ".repeat(2000),
    "(".repeat(9000),
  ]) {
    read([text]);
  }
  expect(process.cpuUsage(before).user).toBeLessThan(2e6);
});
