import { fold } from "@/lib/shared/text";
import { isCodeAllowed, type LocationPart, partOf, unknown } from "./location-names";
import {
  isStreet,
  splitParts,
  withoutLinks,
  withoutPlaceNoise,
  withoutPostcode,
} from "./location-text";
import type { Atlas } from "./locations.schema";
import type { City } from "./schema";

const isQualifier = ({ country, regions }: LocationPart) => country !== null || regions.length > 0;
const isKnown = (part: LocationPart) =>
  isQualifier(part) || part.group !== null || part.cities.length > 0;

/** Whether a city lies in the country or one of the regions that a part names. */
export function isIn(
  city: City,
  { country, regions }: Pick<LocationPart, "country" | "regions">,
): boolean {
  return (
    city.countryCode === country ||
    regions.some(
      ({ countryCode, code }) => countryCode === city.countryCode && code === city.regionCode,
    )
  );
}

// Where people write the region behind a town; elsewhere "Central" and "North" are more often words.
const WITH_REGIONS = new Set(["US", "CA", "AU", "IN", "GB", "BR", "MX"]);
const MOST_WORDS = 4;
// The quarters of such a city are named after it: "Berlin Mitte".
const LARGE = 300_000;
const TOWN = 15_000;

function isFirm({ country, regions }: LocationPart): boolean {
  return country !== null || regions.some(({ countryCode }) => WITH_REGIONS.has(countryCode));
}

/** "Portland OR", "Cambridge MA USA": a name and what it lies in. */
function withQualifierBehind(words: readonly string[], atlas: Atlas): LocationPart[] | null {
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const text = words.slice(-count).join(" ");
    const part = { ...partOf(text, atlas), needsQualifier: true };
    if (!isQualifier(part)) continue;
    const before = expand(words.slice(0, -count).join(" "), atlas);
    const last = before.at(-1);
    const isBelieved = isFirm(part) && isCodeAllowed(text, false);
    if (last?.cities.some((city) => isIn(city, part)) || isBelieved) return [...before, part];
  }
  return null;
}

/** "India Pune", and "IL Atlanta" where a list lost its marks. */
function withQualifierBefore(words: readonly string[], atlas: Atlas): LocationPart[] | null {
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const text = words.slice(0, count).join(" ");
    const part = partOf(text, atlas);
    if (!isQualifier(part) || !isCodeAllowed(text, false)) continue;
    const [next, ...rest] = expand(words.slice(count).join(" "), atlas);
    const isListed = isFirm(part) && !isStreet(words.join(" "));
    const isInside = next?.cities.some((city) => isIn(city, part)) ?? false;
    if (next && (isInside || isListed)) return [part, next, ...rest];
  }
  return null;
}

const isOfSize = ({ cities }: LocationPart, least: number) =>
  cities.some(({ population }) => population >= least);

// "Lake Saint Louis" is no Saint Louis.
const IN_A_NAME =
  /\b(?:lake|fort|ft|port|mount|mt|new|old|saint|st\.?|san|santa|north|south|east|west|upper|lower|little|glen|point|cape|camp|el|los|las|le|bad)$/i;

/** A town at the end of its street or of other words, or with the name of a quarter behind it. */
function withCityInside(words: readonly string[], atlas: Atlas): LocationPart[] | null {
  const text = words.join(" ");
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const before = words.slice(0, -count).join(" ");
    const ends = partOf(words.slice(-count).join(" "), atlas);
    if (!IN_A_NAME.test(before) && isOfSize(ends, isStreet(before) ? 1 : TOWN)) {
      return [unknown(before), { ...ends, needsQualifier: true }];
    }
    const begins = partOf(words.slice(0, count).join(" "), atlas);
    if (!isStreet(text) && begins.country === null && isOfSize(begins, LARGE)) {
      return [{ ...begins, regions: [], text, needsQualifier: true }];
    }
  }
  return null;
}

/**
 * If a word was dropped from a name, only large places count: "West Yorkshire" is no village of
 * that name.
 */
function withoutVillages(part: LocationPart): LocationPart {
  return { ...part, cities: part.cities.filter(({ population }) => population >= TOWN) };
}

/** Joins the names of several places: "A and B", "A/B", or "A-B" if all of them are known. */
function withSeveral(text: string, atlas: Atlas): LocationPart[] | null {
  const joined = text.split(/\s+(?:or|and|&|und|et|y)\s+|\s*\/\s*/i).filter(Boolean);
  if (joined.length > 1) return joined.flatMap((piece) => listed(expand(piece, atlas)));
  const hyphened = text.split("-").map((piece) => {
    const part = partOf(piece.trim(), atlas);
    return isKnown(part) ? part : (withLess(piece.trim(), atlas)?.[0] ?? part);
  });
  return hyphened.length > 1 && hyphened.every(isKnown) ? hyphened : null;
}

const listed = (parts: readonly LocationPart[]): LocationPart[] =>
  parts.map((part, index) => (index === 0 ? { ...part, isListed: !isQualifier(part) } : part));

/** A name without words such as "Greater" and "Area", under its full text. */
function withLess(text: string, atlas: Atlas): LocationPart[] | null {
  for (let plain = withoutPlaceNoise(text); plain !== ""; plain = withoutPlaceNoise(plain)) {
    const part = withoutVillages(partOf(withoutLinks(plain), atlas));
    if (isKnown(part)) return [{ ...part, text }];
  }
  return null;
}

/** The same for a name of several parts. */
function withLessInside(text: string, atlas: Atlas): LocationPart[] | null {
  const plain = withoutPlaceNoise(text);
  const parts = plain === "" ? [] : expand(plain, atlas).map(withoutVillages);
  if (!parts.some(isKnown)) return null;
  return parts.map((part) => (parts.length === 1 ? { ...part, text } : part));
}

/** A town with its other name: "Tel Aviv-Yafo". */
function withSecondName(text: string, atlas: Atlas): LocationPart[] | null {
  const [name = "", second] = text.split("-");
  const part = partOf(name.trim(), atlas);
  if (second === undefined || part.cities.length === 0 || isStreet(text)) return null;
  return [{ ...part, text, needsQualifier: true }];
}

function expand(given: string, atlas: Atlas): LocationPart[] {
  const text = withoutLinks(withoutPostcode(given)) || withoutPostcode(given);
  if (fold(text) === "") return [];
  const whole = partOf(text, atlas);
  if (isKnown(whole)) return [whole];
  const words = text.split(" ");
  return (
    withSeveral(text, atlas) ??
    withLess(text, atlas) ??
    withQualifierBehind(words, atlas) ??
    withQualifierBefore(words, atlas) ??
    withLessInside(text, atlas) ??
    withSecondName(text, atlas) ??
    withCityInside(words, atlas) ?? [unknown(text)]
  );
}

/** The parts of a place's text, each with everything it may name. */
export function readParts(text: string, atlas: Atlas): LocationPart[] {
  return splitParts(text).flatMap((part) => expand(part, atlas));
}
