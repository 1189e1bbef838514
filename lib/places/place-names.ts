import { countryName, findCountryCode } from "@/lib/shared/countries";
import { fold } from "@/lib/shared/text";
import { cityAlias, cityByOtherName } from "./city-aliases";
import { type Region, regionsCalled } from "./regions";
import type { City } from "./schema";

/** One way to read a text as a place: a name, and what the rest says about where it is. */
export type PlaceReading = {
  /** Folded names the city may be stored under. */
  cityKeys: string[];
  /** Those of the city that a side is named of: "london" for "east london". */
  sideKeys: string[];
  country: string | null;
  regions: Region[];
  /** Those that a side is named of: Texas for "west texas". */
  sideRegions: Region[];
  /** Each must hold of the city. */
  qualifiers: Qualifier[];
};
type Qualifier = { country: string | null; regions: Region[] };

const REMOTE = new Set(["remote", "anywhere", "worldwide", "work from home", "wfh", "home office"]);

/** Whether a text asks for remote work instead of a place. */
export function isRemoteWord(text: string): boolean {
  return REMOTE.has(fold(text));
}

function qualifier(folded: string): Qualifier | null {
  const country = findCountryCode(folded);
  const regions = regionsCalled(folded);
  return country === null && regions.length === 0 ? null : { country, regions };
}

const ABBREVIATIONS: [RegExp, string][] = [
  [/^st /, "saint "],
  [/^saint /, "st "],
  [/^ft /, "fort "],
  [/^mt /, "mount "],
];

const PARTS = /^(?:greater|metro|city of|downtown|central|inner|uptown) /;
const ENDS =
  / (?:metropolitan area|metro area|area|metro|(?:city|town) cent(?:re|er)|downtown|cbd|suburbs)$/;
// What people leave out of a name, which elsewhere is a whole one.
const SHORTENED: [string, string][] = [
  ["newcastle", "newcastle upon tyne"],
  ["stoke", "stoke on trent"],
  ["southend", "southend on sea"],
];
// Cities are called so as well: East London, North Vancouver.
const SIDES = /^(?:north|south|east|west|north ?(?:east|west)|south ?(?:east|west)) /;

// And parts of regions: "west texas", "central florida".
const REGION_SIDES =
  /^(?:(?:north|south|east|west)(?:ern)?|(?:north|south) ?(?:east|west)(?:ern)?|central|upstate|rural) /;

/** The regions that a folded text names a side of. */
export function regionsAround(name: string): Region[] {
  const whole = name.replace(REGION_SIDES, "");
  // Two letters are hardly a region's here.
  return whole === name || whole.length < 4 ? [] : regionsCalled(whole);
}

/** The name of the city that a folded text is a part of: "leeds" for "leeds city centre". */
export function wholeOf(name: string): string {
  return name.replace(PARTS, "").replace(ENDS, "");
}

/** The name of the city that a folded text is a side of, if it is one: "london" for "north london". */
export function sideOf(name: string): string | null {
  return SIDES.test(name) ? name.replace(SIDES, "") : null;
}

function reading(name: string, qualifiers: Qualifier[]): PlaceReading {
  const plain = wholeOf(name);
  const aliases = [name, plain].flatMap((key) => cityAlias(key) ?? []);
  const others = [name, plain].flatMap((key) => cityByOtherName(key) ?? []);
  const variants = SHORTENED.filter(([short]) => short === plain).map(([, long]) => long);
  const spellings = ABBREVIATIONS.filter(([pattern]) => pattern.test(plain)).map(
    ([pattern, word]) => plain.replace(pattern, word),
  );
  return {
    // A well-known short name means the well-known city, whatever hamlet bears it.
    cityKeys:
      aliases.length > 0
        ? aliases
        : [...new Set([name, plain, ...variants, ...spellings, ...others])],
    // "North Carolina" is no side of Carolina.
    sideKeys: regionsCalled(name).length > 0 ? [] : [sideOf(plain) ?? []].flat(),
    country: aliases.length > 0 ? null : findCountryCode(name),
    regions: regionsCalled(name),
    sideRegions: regionsAround(name),
    qualifiers,
  };
}

const MAX_LENGTH = 120;
// Says nothing that the names do not.
const POSTCODE = /^\d{4,6} |^\d[\d ]*$| \d{4,6}( \d{4})?$| [a-z]{1,2}\d[a-z\d]? \d[a-z]{2}$/;

/**
 * The ways to read a text as a place, the likeliest first: "Pune", "pune, india", "Portland OR",
 * "New York, NY 10001", "California, USA".
 */
export function readPlace(text: string): PlaceReading[] {
  const parts = text
    .slice(0, MAX_LENGTH)
    .split(/[,;|/()•·]|\s[-–—]\s/)
    .map((part) => fold(part).replace(POSTCODE, ""))
    .filter((part) => part !== "" && !REMOTE.has(part));
  const [name, ...rest] = parts;
  if (name === undefined) return [];
  const whole = reading(parts.join(" "), []);
  if (rest.length > 0) {
    return [
      whole,
      reading(
        name,
        rest.map(qualifier).filter((part) => part !== null),
      ),
    ];
  }
  const words = name.split(" ");
  const split = words.slice(1).flatMap((_word, index) => {
    const known = qualifier(words.slice(index + 1).join(" "));
    return known ? [reading(words.slice(0, index + 1).join(" "), [known])] : [];
  });
  return [whole, ...split.reverse()];
}

function isIn(region: Region, city: City): boolean {
  return region.countryCode === city.countryCode && region.code === city.regionCode;
}

/** What is known of where someone looks: a country, and the cities that have jobs. */
export type PlaceHint = { country: string | null; citiesWithJobs?: ReadonlySet<number> };

// So much smaller, a namesake is not meant, whether it has jobs or not.
const MUCH_LARGER = 10;

/**
 * The most populous of the cities that a reading may mean; a hint prefers that country's, and of
 * cities of like size one that has jobs: "Newcastle", where no one hires in the one in South
 * Africa, is the one in England.
 */
export function chooseCity(
  read: PlaceReading,
  cities: readonly City[],
  hint: PlaceHint,
): City | null {
  const fits = cities.filter((city) =>
    read.qualifiers.every(
      ({ country, regions }) =>
        country === city.countryCode || regions.some((region) => isIn(region, city)),
    ),
  );
  const hinted = fits.filter((city) => city.countryCode === hint.country);
  const sorted = (hinted.length > 0 ? hinted : fits).toSorted(
    (a, b) => b.population - a.population || a.id - b.id,
  );
  const [best] = sorted;
  if (!best) return null;
  const isLike = (city: City) => city.population * MUCH_LARGER >= best.population;
  return sorted.find((city) => hint.citiesWithJobs?.has(city.id) && isLike(city)) ?? best;
}

// From so many inhabitants on, a city has sides that people name.
const HAS_SIDES = 100_000;

/**
 * A city of a name, or the one that the name is a side of. Who searches in "East London" means the
 * much larger London before a city in another country; a label of a posting means the city of its
 * name, and North Vancouver isn't Vancouver.
 */
export function cityOrWhole(exact: City | null, whole: City | null, hint: PlaceHint): City | null {
  if (!whole || whole.population < HAS_SIDES) return exact;
  if (!exact) return whole;
  if (!hint.citiesWithJobs) return exact;
  const isOther = exact.countryCode !== whole.countryCode && exact.countryCode !== hint.country;
  return isOther && whole.population > exact.population * MUCH_LARGER ? whole : exact;
}

/** The regions a reading may mean. */
function fittingRegions(read: PlaceReading): Region[] {
  return read.regions.filter((region) =>
    read.qualifiers.every(({ country }) => country === region.countryCode),
  );
}

/**
 * The same, for who searches: "west texas" is in Texas. A label of a posting keeps its words.
 */
export function searchedRegions(read: PlaceReading, { citiesWithJobs }: PlaceHint): Region[] {
  const regions = fittingRegions(read);
  const isSide = regions.length === 0 && citiesWithJobs !== undefined;
  return isSide ? fittingRegions({ ...read, regions: read.sideRegions }) : regions;
}

/**
 * Whether a city gives way to a region of its name: not to the one it is in, nor when the text says
 * which region it is in ("Ontario, CA"), else to one with a larger city.
 */
export function cityGivesWay(
  read: PlaceReading,
  city: City,
  regions: readonly (Region & { largest: number })[],
): boolean {
  const stated = read.qualifiers.flatMap((part) => part.regions);
  if ([...regions, ...stated].some((region) => isIn(region, city))) return false;
  return regions.some((region) => region.largest > city.population);
}

/**
 * A city as people write it, "Pune, India" or "Portland, OR", so that reading it again finds the
 * same one: `isLargest` says whether no other of that name in the country has more people.
 */
export function cityLabel(
  city: Pick<City, "name" | "region" | "regionCode" | "countryCode">,
  isLargest = true,
): string {
  if (city.countryCode === "US" && city.regionCode) {
    return `${city.name.replace(", D.C.", "")}, ${city.regionCode}`;
  }
  const country = countryName(city.countryCode);
  if (!isLargest && city.region) return `${city.name}, ${city.region}, ${country}`;
  return city.name === country ? city.name : `${city.name}, ${country}`;
}
