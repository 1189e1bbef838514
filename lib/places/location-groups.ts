import type { LocationPart } from "./location-names";
import { isCode, isQualifier, largestCity, narrowCity } from "./location-narrowing";
import type { Region } from "./regions";
import type { City } from "./schema";

/** Neighbouring parts that together name one place. */
export type PartGroup = {
  label: string;
  /** Everything that the name may mean, given what is beside it; empty if no city is named. */
  cities: readonly City[];
  /** The regions and countries that it names itself, if no city does. */
  regions: readonly Region[];
  country: string | null;
  group: readonly string[] | null;
  /** Whether a region or country beside the city says where it is. */
  isQualified: boolean;
  /** Whether some of its parts say nothing we know. */
  isPartial: boolean;
};
type ScoredGroup = { score: number; group: PartGroup };

const MOST_PARTS = 6;
const TOWN_OF_A_LIST = 100_000;
// City-states: a posting that names one is in that city.
const CITY_STATES = new Set(["SG", "HK", "MO", "MC", "GI", "VA"]);

function inRegion(region: Region, part: LocationPart): boolean {
  return (
    region.countryCode === part.country ||
    part.regions.some((r) => r.countryCode === region.countryCode && r.code === region.code)
  );
}

const labelOf = (parts: readonly LocationPart[]) => parts.map(({ text }) => text).join(", ");

const NOTHING: Omit<PartGroup, "label"> = {
  cities: [],
  regions: [],
  country: null,
  group: null,
  isQualified: false,
  isPartial: false,
};

/** Whether a name alone is a city's, as far as the part that contains it shows. */
function standsAlone({ needsQualifier, country }: LocationPart): boolean {
  return !needsQualifier && (country === null || CITY_STATES.has(country));
}

function asCity(parts: readonly LocationPart[], at: number, isAll: boolean): ScoredGroup | null {
  const named = parts[at];
  const read = named && named.cities.length > 0 ? narrowCity(parts, at) : null;
  if (!named || !read) return null;
  const isQualified = read.qualifiers > 0;
  if (!isQualified && !standsAlone(named)) return null;
  const isBare = !isQualified && !isAll && largestCity(read.cities) < TOWN_OF_A_LIST;
  // A city rarely follows the region or country that it is in.
  const cost = (at > 0 && isQualified ? 0.25 : 0) + (isBare ? 4 : 0);
  const regions = isQualified ? [] : named.regions;
  const group = { ...NOTHING, label: labelOf(parts), cities: read.cities, regions, isQualified };
  return { score: read.score - cost, group };
}

type RegionsSoFar = { regions: readonly Region[]; score: number; isPartial: boolean };

function narrowRegions(read: RegionsSoFar, part: LocationPart): RegionsSoFar | null {
  const regions = read.regions.filter((region) => inRegion(region, part));
  if (regions.length > 0) return { ...read, regions, score: read.score + 3 };
  if (isQualifier(part) || part.group) return null;
  return { ...read, score: read.score - 1, isPartial: true };
}

function asRegion(parts: readonly LocationPart[], at: number): ScoredGroup | null {
  const named = parts[at];
  if (!named || named.regions.length === 0) return null;
  const read = parts.reduce<RegionsSoFar | null>(
    (before, part, index) => (before && index !== at ? narrowRegions(before, part) : before),
    { regions: named.regions, score: 1, isPartial: false },
  );
  if (!read) return null;
  const { score, ...inside } = read;
  const country = parts.length === 1 ? named.country : null;
  const isQualified = parts.length > 1;
  return { score, group: { ...NOTHING, ...inside, label: labelOf(parts), country, isQualified } };
}

/** A town beside a region or country without a town of that name: neither can be trusted. */
function asContradiction([town, where, ...more]: readonly LocationPart[]): ScoredGroup | null {
  if (!town || !where || more.length > 0 || town.cities.length === 0 || !isQualifier(where))
    return null;
  const { country } = where;
  const group = { ...NOTHING, label: labelOf([town, where]), country, isPartial: true };
  return { score: -0.5, group };
}

const namesCountries = ({ country, group }: LocationPart) => country !== null || group !== null;

function asCountry(parts: readonly LocationPart[]): ScoredGroup | null {
  const [only, ...more] = parts.filter(namesCountries);
  const rest = parts.filter((part) => part !== only);
  // "Georgia" and "CA" are regions as well, and `asRegion` keeps both.
  if (!only || more.length > 0 || only.regions.length > 0) return null;
  if (rest.some(({ cities, regions }) => cities.length > 0 || regions.length > 0)) return null;
  const { country, group } = only;
  const isPartial = rest.length > 0;
  return {
    score: 1.5 - rest.length,
    group: { ...NOTHING, label: labelOf(parts), country, group, isPartial },
  };
}

function asWords(parts: readonly LocationPart[]): ScoredGroup {
  const group = { ...NOTHING, label: labelOf(parts), isPartial: true };
  // What could be read remains a place by itself.
  const known = parts.filter(
    (part) => part.cities.length + part.regions.length > 0 || part.country,
  );
  return { score: -parts.length - 3 * known.length, group };
}

function bestReading(parts: readonly LocationPart[], isAll: boolean): ScoredGroup {
  const read = parts.flatMap((_part, at) => [
    asCity(parts, at, isAll) ?? [],
    asRegion(parts, at) ?? [],
  ]);
  const others = [asCountry(parts) ?? [], asContradiction(parts) ?? [], asWords(parts)];
  return [...read, ...others].flat().reduce((best, one) => (one.score > best.score ? one : best));
}

/** What it costs to take a country or a state's letters for a place of its own behind a town. */
function costAlone(parts: readonly LocationPart[], at: number): number {
  const part = parts[at];
  const isBehind = parts.slice(0, at).some(({ cities }) => cities.length > 0);
  if (!part || !isBehind || !isQualifier(part) || part.cities.length > 0) return 0;
  return isCode(part) || part.regions.length === 0 ? 4.5 : 0;
}

type Grouping = { score: number; groups: readonly PartGroup[] };

/** The best reading of the parts up to an end, given the best readings up to earlier ends. */
function bestWay(parts: readonly LocationPart[], ways: readonly Grouping[], end: number): Grouping {
  const isList = parts.some(({ isListed }) => isListed);
  const first = Math.max(0, end - MOST_PARTS);
  const candidates = ways.slice(first, end).map((before, index): Grouping => {
    const some = parts.slice(first + index, end);
    const { score, group } = bestReading(some, isList || some.length === parts.length);
    const cost = some.length === 1 ? costAlone(parts, first + index) : 0;
    return { score: before.score + score - cost, groups: [...before.groups, group] };
  });
  return candidates.reduce((best, way) => (way.score > best.score ? way : best));
}

/** The places that a text's parts name, each with the parts that say where it is. */
export function groupParts(parts: readonly LocationPart[]): readonly PartGroup[] {
  const ways: Grouping[] = [{ score: 0, groups: [] }];
  for (let end = 1; end <= parts.length; end++) ways.push(bestWay(parts, ways, end));
  return ways.at(-1)?.groups ?? [];
}
