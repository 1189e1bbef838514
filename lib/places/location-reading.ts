import { countryName } from "@/lib/shared/countries";
import { fold } from "@/lib/shared/text";
import { countriesCalled } from "./country-groups";
import { choosePlace, type LocationSurroundings, regionKey } from "./location-choice";
import { groupParts, type PartGroup } from "./location-groups";
import type { LocationPart } from "./location-names";
import { readParts } from "./location-parts";
import { isNothing, isVague, postcodeIn, splitLocations, takeModeWords } from "./location-text";
import type {
  Atlas,
  LocatedPlace,
  ReadLocation,
  StatedLocation,
  StatedLocations,
} from "./locations.schema";
import type { MapPoint } from "./nearest.schema";
import { readPostcode } from "./postcodes";

const LABEL_LENGTH = 80;
const TEXT_LENGTH = 2000;
const MOST_PLACES = 50;

type Piece = {
  stated: StatedLocation;
  words: string;
  /** Where the postal code beside the place, or in its text, may be. */
  postcodes: readonly MapPoint[];
  groups: readonly PartGroup[];
  vague: string | null;
};

/** A country that a record states beside the text, treated as if the text had named it. */
function countryPart(countryCode: string): LocationPart {
  return {
    text: countryName(countryCode),
    country: countryCode,
    group: null,
    regions: [],
    cities: [],
    isStreet: false,
    needsQualifier: false,
    isListed: false,
  };
}

function withStatedCountry(parts: LocationPart[], { countryCode }: StatedLocation): LocationPart[] {
  const isSaid = parts.some(
    ({ country, regions }) => country !== null && (country === countryCode || regions.length === 0),
  );
  return countryCode === null || isSaid ? parts : [...parts, countryPart(countryCode)];
}

function readGroups(text: string, stated: StatedLocation, atlas: Atlas): readonly PartGroup[] {
  const countries = countriesCalled(fold(text));
  if (countries) {
    const part = { ...countryPart("US"), text, country: null, group: countries };
    return groupParts([part]);
  }
  const said = readParts(text, atlas);
  const parts = withStatedCountry(said, stated);
  const groups = groupParts(parts);
  const [only, ...others] = groups;
  if (!only || others.length > 0) return groups;
  // A single place keeps its words as written, with the country that only the record states.
  const { country, isPartial } = only;
  const isAdded = isPartial && country !== null && parts.length > said.length;
  return [{ ...only, label: isAdded ? `${text}, ${countryName(country)}` : text }];
}

/** Where a place's postal code could be: in its country, or in any country that has such codes. */
function postcodePoints(text: string, { postcode, countryCode }: StatedLocation): MapPoint[] {
  const found = readPostcode(postcode ?? postcodeIn(text) ?? "");
  return found.flatMap((code) =>
    countryCode === null || code.countryCode === countryCode
      ? { lat: code.latitude, lng: code.longitude }
      : [],
  );
}

function readPiece(text: string, stated: StatedLocation, atlas: Atlas): Piece {
  const { rest, words } = takeModeWords(text);
  const read = { stated, words, postcodes: postcodePoints(rest, stated) };
  if (isNothing(rest)) {
    const named = stated.countryCode ? [countryPart(stated.countryCode)] : [];
    // A point alone is a place; without a town there it has no words, and is left out.
    const point = named.length === 0 && stated.point ? [{ ...countryPart(""), country: null }] : [];
    return { ...read, groups: groupParts([...named, ...point]), vague: null };
  }
  if (isVague(rest)) return { ...read, groups: [], vague: rest };
  return { ...read, groups: readGroups(rest, stated, atlas), vague: null };
}

const isCountries = ({ cities, regions, country, group }: PartGroup): boolean =>
  cities.length === 0 && (group !== null || (country !== null && regions.length === 0));

/** The countries of a posting from which one may work, and its places without them. */
function takeCountries(piece: Piece, isRemote: boolean): { piece: Piece; countries: string[] } {
  // Beside other places a country alone is one of them, unless the words stand with it.
  const isFrom = (piece.groups.every(isCountries) && isRemote) || REMOTE.test(piece.words);
  const from = isFrom ? piece.groups.filter((group) => isCountries(group) && !group.isPartial) : [];
  return {
    piece: { ...piece, groups: piece.groups.filter((group) => !from.includes(group)) },
    countries: from.flatMap(({ country, group }) => [
      ...(group ?? []),
      ...(country ? [country] : []),
    ]),
  };
}

const ANYWHERE = /\b(?:anywhere|wfa|worldwide)\b/i;
const REMOTE =
  /\b(?!hybrid)(?:virtual|remot|tele|t[ée]l[ée]|home|wfh|wfa|work)\w*|\b(?:anywhere|worldwide)\b/i;

function choose(
  pieces: readonly Piece[],
  atlas: Atlas,
  around: (piece: Piece) => LocationSurroundings,
): LocatedPlace[] {
  return pieces.flatMap((piece) =>
    piece.groups.map((group) => choosePlace(group, around(piece), atlas)),
  );
}

const onlyOne = <Value>(values: readonly Value[]): Value | null => {
  const distinct = [...new Set(values)];
  return distinct.length === 1 ? (distinct[0] ?? null) : null;
};

/** What a record's certain places say about where the others are. */
function surroundings(certain: readonly LocatedPlace[], stated: StatedLocations) {
  const countryCode = onlyOne(certain.flatMap((place) => place.countryCode ?? []));
  const regions = new Set(
    certain.flatMap(({ city }) =>
      city?.regionCode ? [regionKey({ ...city, code: city.regionCode })] : [],
    ),
  );
  return (piece: Piece): LocationSurroundings => ({
    countryCode: piece.stated.countryCode ?? countryCode ?? stated.countryHint,
    likelyCountry: stated.likelyCountry,
    regions,
    // For a list, no point or code says which place it belongs to.
    point: piece.groups.length <= 1 ? piece.stated.point : null,
    postcodes: piece.groups.length <= 1 ? piece.postcodes : [],
  });
}

function distinctPlaces(places: readonly LocatedPlace[]): LocatedPlace[] {
  const fitting = places.filter(({ label }) => label !== "" && label.length <= LABEL_LENGTH);
  return [...new Map(fitting.map((place) => [fold(place.label), place])).values()].slice(
    0,
    MOST_PLACES,
  );
}

/**
 * Reads the places of one posting, whatever the source of the cities. What could be several places
 * keeps its words: the posting's other places and the hint decide between namesakes, and population
 * only if one is far larger.
 */
export function readLocation(stated: StatedLocations, atlas: Atlas): ReadLocation {
  const pieces = stated.locations.flatMap((location) => {
    const texts = splitLocations(location.text.slice(0, TEXT_LENGTH));
    return (texts.length > 0 ? texts : [""]).map((text) => readPiece(text, location, atlas));
  });
  const modeWords = pieces
    .map(({ words }) => words)
    .join(" ")
    .trim();
  const isRemote = REMOTE.test(modeWords);
  const taken = pieces.map((piece) => takeCountries(piece, isRemote));
  const isAnywhere = ANYWHERE.test(modeWords) && pieces.every(({ groups }) => groups.length === 0);
  const remoteCountries = isAnywhere
    ? (countriesCalled("worldwide") ?? [])
    : taken.flatMap(({ countries }) => countries);
  const local = taken.map(({ piece }) => piece);
  const first = choose(local, atlas, surroundings([], stated));
  const certain = first.filter(({ doubt }) => doubt === null);
  const read = choose(local, atlas, surroundings(certain, stated));
  // Beside "remote", and in a title, words that name nothing we know are hardly a place.
  const isKept = ({ city, doubt, countryCode }: LocatedPlace) =>
    city !== null || !(stated.isTitle || (isRemote && doubt === "unknown" && !countryCode));
  const places = distinctPlaces(read.filter(isKept));
  const vague = pieces.flatMap(({ vague: text }) => text ?? []);
  const inWords = places.length === 0 && !isRemote ? vague : [];
  return {
    places: [
      ...places,
      ...inWords.map((label) => ({
        label,
        city: null,
        countryCode: null,
        doubt: "unknown" as const,
      })),
    ],
    modeWords,
    remoteCountries: [...new Set(remoteCountries)],
  };
}
