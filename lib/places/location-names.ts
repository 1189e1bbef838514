import { COUNTRY_CODES, findCountryCode } from "@/lib/shared/countries";
import { fold } from "@/lib/shared/text";
import { cityAlias, cityByOtherName } from "./city-aliases";
import { countriesCalled } from "./country-groups";
import { isStreet, splitParts, withoutPostcode } from "./location-text";
import type { Atlas } from "./locations.schema";
import { type Region, regionsCalled } from "./regions";
import type { City } from "./schema";

/** What a part of a place's text may name. */
export type LocationPart = {
  text: string;
  country: string | null;
  /** The countries it names as a group: "EU". */
  group: readonly string[] | null;
  regions: readonly Region[];
  cities: readonly City[];
  isStreet: boolean;
  /** Whether its city only counts together with its region or country. */
  needsQualifier: boolean;
  /** Whether "and", a slash or the like sets it off from the part before, as in a list. */
  isListed: boolean;
};

// Short forms of names that are no names of their own if the region is given too.
const LONGER: Record<string, string> = {
  washington: "washington d c",
  newcastle: "newcastle upon tyne",
  stoke: "stoke on trent",
  southend: "southend on sea",
};
const SPELLINGS: [RegExp, string][] = [
  [/^st /, "saint "],
  [/^saint /, "st "],
  [/^ft /, "fort "],
  [/^mt /, "mount "],
];

/** The folded names under which a city called so may be stored. */
function cityKeys(folded: string): string[] {
  const spelt = SPELLINGS.filter(([pattern]) => pattern.test(folded)).map(([pattern, word]) =>
    folded.replace(pattern, word),
  );
  const longer = LONGER[folded];
  const other = cityByOtherName(folded);
  const keys = [
    ...(cityAlias(folded) ?? []),
    ...[folded, ...spelt],
    ...(longer ? [longer] : []),
    ...(other ? [other] : []),
  ];
  return [...new Set([...keys, `the ${folded}`, `${folded} city`])];
}

/** "D.C." as "DC", "N. Y." and "N Y" as "NY". */
function withoutDots(text: string): string {
  return text
    .replace(/\b(?:\p{L}\.\s?){2,}/gu, (letters) => letters.replace(/[.\s]/g, ""))
    .replace(/\b(\p{Lu})\s(\p{Lu})$/u, "$1$2");
}

// Names of towns that are also a part of any town.
const NOT_A_TOWN = new Set("metro area region city district office campus county state".split(" "));

function citiesCalled(folded: string, atlas: Atlas): City[] {
  // Two letters are more likely a code or a word than a village's name.
  const isWord = folded.length <= 2 || NOT_A_TOWN.has(folded);
  if (isWord && !cityAlias(folded)) return [];
  const [last, ...keys] = cityKeys(folded).reverse();
  const found = keys.reverse().flatMap((key) => atlas.cities.get(key) ?? []);
  const isElse = findCountryCode(folded) !== null || regionsCalled(folded).length > 0;
  if (found.length > 0 || isElse || last === undefined) return found;
  return [...(atlas.cities.get(last) ?? [])];
}

/** Whether letters may be a code: they are written as one, or stand alone between commas. */
export function isCodeAllowed(text: string, isWhole: boolean): boolean {
  return text.length > 3 || isWhole || text === text.toUpperCase();
}

// These letters stand for no country's regions, although they do somewhere.
const COUNTRY_LETTERS = /^(?:us|usa|uk|uae)$/;
// What half the world calls one of its regions, and others a part of town.
const GENERIC_REGION =
  /^(?:(?:north|south|mid)? ?(?:east|west|central)|north|south|cent(?:ral|re|er)|(?:north|south|east|west)ern|capital|coast|est|ouest|nord|sud|sur|norte|littoral)$/;

function regionsOf(folded: string, country: string | null): Region[] {
  const isNone = folded.length < 2 || COUNTRY_LETTERS.test(folded) || GENERIC_REGION.test(folded);
  if (isNone) return [];
  return regionsCalled(folded).filter(({ countryCode }) => countryCode !== country);
}

const LANGUAGES =
  "de fr es it pt nl sv da nb fi pl cs hu ro el tr ru uk ar he hi ja ko zh zh-Hant".split(" ");
// German for Iceland, and what any part of a coast is called.
const OTHER_WORDS = new Set(["island", "man", "oman"]);
// As Polish and Russian have them after "in": "praca w niemczech".
const AFTER_IN = `
DE niemczech германии | NL holandii нидерландах голландии | GB anglii wielkiej_brytanii англии британии
NO norwegii норвегии | SE szwecji швеции | DK danii дании | BE belgii бельгии | AT austrii австрии
CH szwajcarii швеицарии | FR francji франции | IT wloszech италии | ES hiszpanii испании
IE irlandii ирландии | CZ czechach чехии | PL polsce польше | FI finlandii финляндии
US stanach америке сша | CA kanadzie канаде | RU россии | UA ukrainie украине
KZ казахстане | TR турции | IL израиле | AE оаэ`;
let localNames: Map<string, string> | undefined;

function indexLocalNames(): Map<string, string> {
  const pairs = LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    return COUNTRY_CODES.map((code) => [fold(names.of(code) ?? ""), code] as const);
  });
  const inflected = AFTER_IN.trim()
    .split(/\s*[|\n]\s*/)
    .flatMap((line) => {
      const [code = "", ...names] = line.split(" ").map((name) => name.replaceAll("_", " "));
      return names.map((name) => [name, code] as const);
    });
  const isName = ([name]: readonly [string, string]) =>
    !/^[a-z]{0,3}$/.test(name) && !OTHER_WORDS.has(name);
  return new Map([...pairs, ...inflected].filter(isName));
}

/** The country of a folded name in its own or another language, which may be a town's as well. */
export function countryInOtherLanguage(folded: string): string | null {
  localNames ??= indexLocalNames();
  return localNames.get(folded) ?? null;
}

/** The country of a name in English, or in its own or another language where it is no town's. */
function countryCalled(folded: string, atlas: Atlas): string | null {
  const local = countryInOtherLanguage(folded);
  const code = findCountryCode(folded);
  return code ?? (local && citiesCalled(folded, atlas).length === 0 ? local : null);
}

/** A part with everything its text may name; `isWhole` says that it is between two marks. */
export function partOf(text: string, atlas: Atlas, isWhole = true): LocationPart {
  const plain = withoutDots(text);
  const folded = fold(plain);
  const isName = isCodeAllowed(plain, isWhole) || COUNTRY_LETTERS.test(folded);
  const group = isName ? countriesCalled(folded) : null;
  if (group) return { ...unknown(text), group };
  const country = isName && !cityAlias(folded) ? countryCalled(folded, atlas) : null;
  return {
    text,
    country,
    group,
    regions: isName ? regionsOf(folded, country) : [],
    cities: isWhole ? citiesCalled(folded, atlas) : [],
    isStreet: isStreet(text),
    needsQualifier: false,
    isListed: false,
  };
}

/** A part that names nothing we know. */
export function unknown(text: string): LocationPart {
  return {
    text,
    country: null,
    group: null,
    regions: [],
    cities: [],
    isStreet: isStreet(text),
    needsQualifier: false,
    isListed: false,
  };
}

// What is looked up for a text: runs of a few words, and only so many of an endless text.
const MOST_LOOKED_UP = 24;
const LONGEST_NAME = 5;

function runsOf(words: readonly string[]): string[] {
  const few = words.slice(0, MOST_LOOKED_UP);
  return few.flatMap((_word, start) =>
    few
      .slice(start, start + LONGEST_NAME)
      .map((_last, more) => few.slice(start, start + more + 1).join(" ")),
  );
}

/** Every name in a text that may be a city's, so that all can be looked up before it is read. */
export function namesIn(text: string): string[] {
  const parts = [...splitParts(text), ...text.split(/[/&-]/)].map(withoutDots);
  const spelt = new Set(parts.flatMap((part) => [fold(part), fold(withoutPostcode(part))]));
  return [...new Set([...spelt].flatMap((part) => runsOf(part.split(" "))))].flatMap(cityKeys);
}
