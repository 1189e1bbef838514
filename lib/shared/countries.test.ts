import { expect, it } from "vitest";
import { COUNTRY_CODES, countryName, findCountryCode } from "./countries";

it.each([
  ["india", "IN"],
  ["India ", "IN"],
  ["USA", "US"],
  ["U.S.A.", "US"],
  ["United States of America", "US"],
  ["U.K.", "GB"],
  ["uk", "GB"],
  ["Great Britain", "GB"],
  ["the Netherlands", "NL"],
  ["Holland", "NL"],
  ["Deutschland", "DE"],
  ["de", "DE"],
  ["Côte d'Ivoire", "CI"],
  ["Turkey", "TR"],
  ["Türkiye", "TR"],
  ["Hong Kong", "HK"],
  ["Trinidad and Tobago", "TT"],
  ["UAE", "AE"],
  ["Atlantis", null],
  ["", null],
  ["%%%", null],
])("findCountryCode: %s", (text, code) => {
  expect(findCountryCode(text)).toBe(code);
});

it("finds every country by its displayed name", () => {
  const lost = COUNTRY_CODES.filter((code) => findCountryCode(countryName(code)) !== code);

  expect(COUNTRY_CODES.length).toBeGreaterThan(245);
  expect(lost).toEqual([]);
});

it("returns an unknown code unchanged", () => {
  expect(countryName("ZZZ")).toBe("ZZZ");
});
