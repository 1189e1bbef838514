import { describe, expect, it } from "vitest";
import { findCountryCode } from "@/lib/shared/countries";
import { findArea } from "./areas";
import { readPostcode } from "./postcodes";

const countriesOf = (code: string) => readPostcode(code).map(({ countryCode }) => countryCode);

describe("readPostcode", () => {
  it.each([
    ["90210", ["US"]],
    ["90210-1234", ["US"]],
    ["SW1A", ["GB"]],
    ["sw1a 1aa", ["GB"]],
    ["M1 1AE", ["GB"]],
    ["75011", ["FR"]],
    ["80331", ["DE"]],
    ["560001", ["IN"]],
    ["110 001", ["IN"]],
    ["2000", ["AU"]],
    ["1011 AB", ["NL"]],
    ["K1A 0B1", ["CA"]],
    ["10115", ["US", "DE"]],
    ["28001", ["US", "ES"]],
    ["99999", []],
    ["000000", []],
    ["B2B", ["CA"]],
    ["QQ1 1AA", []],
    ["Leeds", []],
  ])("finds where %s is", (code, countries) => expect(countriesOf(code)).toEqual(countries));

  it.each([
    ["90210", 34.07, -118.4],
    ["SW1A 1AA", 51.5, -0.14],
    ["560001", 12.97, 77.59],
    ["75011", 48.86, 2.38],
    ["K1A 0B1", 45.42, -75.7],
    ["3000", -37.81, 144.96],
    ["80331", 48.14, 11.57],
  ])("places %s within a quarter of a degree", (code, latitude, longitude) => {
    const [found] = readPostcode(code);

    expect(Math.abs((found?.latitude ?? 0) - latitude)).toBeLessThan(0.25);
    expect(Math.abs((found?.longitude ?? 0) - longitude)).toBeLessThan(0.25);
  });
});

describe("findArea", () => {
  it.each([
    ["Bay Area", "San Francisco Bay Area"],
    ["the midlands", "The Midlands"],
    ["Tri-State Area", "New York tri-state area"],
    ["DACH region", "DACH"],
    ["latin america", "Latin America"],
    ["Côte d'Azur", "Côte d'Azur"],
    ["East Sussex", "East Sussex"],
    ["sussex", "Sussex"],
    ["northants", "Northamptonshire"],
    ["north Kent", "Kent"],
    ["outside the US", "outside the United States"],
    ["outside of india", "outside India"],
    ["90210", "the 90210 area, United States"],
    ["10115", "the 10115 area, United States or Germany"],
  ])("finds %s", (text, label) => expect(findArea(text)?.label).toBe(label));

  it.each(["London", "nurse", "area", "2099 jobs", "worldwide", ""])("finds no area %j", (text) => {
    expect(findArea(text)).toBeNull();
  });

  it("names only countries that exist", () => {
    for (const name of ["eu", "emea", "apac", "latam", "africa", "americas", "gcc", "nordics"]) {
      const { countries = [] } = findArea(name) ?? {};
      expect(countries.length, name).toBeGreaterThan(3);
      expect(
        countries.filter((code) => findCountryCode(code) !== code),
        name,
      ).toEqual([]);
    }
  });
});
