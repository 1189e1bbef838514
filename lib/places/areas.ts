import { countryName, findCountryCode } from "@/lib/shared/countries";
import { fold } from "@/lib/shared/text";
import { AREAS } from "./areas.schema";
import { countriesCalled } from "./country-groups";
import { sideOf } from "./place-names";
import { readPostcode } from "./postcodes";
import type { Area } from "./schema";

function parse(line: string): [names: string[], area: Area] {
  const [names = "", label = "", covered = ""] = line.split(" | ");
  const parts = covered.split(" ");
  const countries = parts.filter((part) => /^[A-Z]{2}$/.test(part));
  const regions = parts
    .filter((part) => part.includes("."))
    .filter((part) => !part.includes("/"))
    .map((part) => ({ countryCode: part.slice(0, 2), code: part.slice(3) }));
  const circles = parts
    .filter((part) => part.includes("/"))
    .map((part) => {
      const [latitude = 0, longitude = 0, km = 0] = part.split("/").map(Number);
      return { latitude, longitude, km };
    });
  const homes = parts.filter((part) => part.startsWith("@")).map((part) => part.slice(1));
  return [names.split(", "), { kind: "area", label, countries, regions, circles, homes }];
}

const byName = new Map(
  AREAS.trim()
    .split("\n")
    .map(parse)
    .flatMap(([names, area]) => names.map((name) => [name, area] as const)),
);

// A larger radius would be the whole world, which isn't a place to search in.
const MOST_COUNTRIES = 100;

/** Countries that are named together: "EMEA", "Latin America". */
function countryArea(folded: string): Area | null {
  const countries = countriesCalled(folded);
  if (countries === null || countries.length > MOST_COUNTRIES) return null;
  const isShort = folded.length <= 4 && folded !== "asia";
  const label = isShort
    ? folded.toUpperCase()
    : folded.replace(/(?<![a-z])[a-z](?!nd )/g, (letter) => letter.toUpperCase());
  return { kind: "area", label, countries, regions: [], circles: [], homes: [] };
}

/** How far around a postcode a search looks, in kilometres. */
const POSTCODE_KM = 25;

function postcodeArea(text: string): Area | null {
  const codes = readPostcode(text);
  const [first] = codes;
  if (!first) return null;
  const where = codes.map(({ countryCode }) => countryName(countryCode)).join(" or ");
  return {
    kind: "area",
    label: `the ${first.code} area, ${where}`,
    countries: [],
    regions: [],
    homes: codes.map(({ countryCode }) => countryCode),
    circles: codes.map(({ latitude, longitude }) => ({ latitude, longitude, km: POSTCODE_KM })),
  };
}

const THE = /^(?:United|Netherlands|Philippines|Bahamas|Maldives)/;

/** The text of a place that is everywhere but in a country. */
export function outsideCountry(code: string): string {
  const name = countryName(code);
  return `outside ${THE.test(name) ? "the " : ""}${name}`;
}

const OUTSIDE = /^(?:outside(?: of)?|not in) (?:the )?/;

/** Everywhere but in the country that a text says it is outside of. */
function countriesOutside(folded: string): Area | null {
  if (!OUTSIDE.test(folded)) return null;
  const code = findCountryCode(folded.replace(OUTSIDE, ""));
  if (code === null) return null;
  const label = outsideCountry(code);
  return { kind: "area", label, countries: [], regions: [], circles: [], homes: [], except: code };
}

/**
 * What a text means if it isn't a single place but covers several: "Bay Area", "the Midlands",
 * "DACH", everywhere outside a country, or the surroundings of a postcode. `null` for other texts.
 */
export function findArea(text: string): Area | null {
  const folded = fold(text);
  const bare = folded
    .replace(/^the /, "")
    .replace(/ (?:region|metro area|metropolitan area)$/, " area");
  for (const name of [bare.replace(/ area$/, ""), bare, folded]) {
    const area = byName.get(name) ?? countryArea(name);
    if (area) return area;
  }
  // "North Kent": its sides have no circles of their own.
  return byName.get(sideOf(bare) ?? "") ?? countriesOutside(folded) ?? postcodeArea(text);
}
