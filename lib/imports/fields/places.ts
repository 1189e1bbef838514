import { regionsCalled } from "@/lib/places/regions";
import { countryName, findCountryCode } from "@/lib/shared/countries";
import { fold } from "@/lib/shared/text";
import type { StatedPlace } from "../schema";
import { repairLine } from "./text-repair";

/** What a posting's places say: the places, and what their words say of remote work. */
export type StatedPlaces = {
  places: StatedPlace[];
  /** Words such as "remote" or "hybrid" found where a place was expected. */
  modeWords: string;
  /** Countries named together with such words: "Remote in USA". */
  remoteCountries: string[];
};

const MODE_WORDS =
  /\b(?:100\s?%|fully|full[- ]time|partly)?[\s,]*\b(?:virtual|remote(?:ly)?|telecommut\w*|telework\w*|work from home|home[- ]based|wfh|anywhere|hybrid)\b/gi;
const NO_PLACE =
  /^(?:multiple.*|various.*|several.*|many locations|all|any|global|worldwide|nationwide|all locations|flexible|negotiable|location negotiable.*|n\/?a|none|not used|tbd|tba|unknown|other|on-?site|remote|americas|north america|europe|emea|apac|latam|-+)$/i;
const LABEL_LENGTH = 80;
const MOST_PLACES = 50;

/** Takes the words about remote work out of a place's text. */
function takeModeWords(text: string): { rest: string; words: string } {
  const words: string[] = [];
  const keep = (found: string) => {
    words.push(found);
    return " ";
  };
  const rest = text
    .replace(/\([^()]*\)/g, (aside) => (new RegExp(MODE_WORDS).test(aside) ? keep(aside) : aside))
    .replace(MODE_WORDS, keep)
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:/–-]+|[\s,;:/–-]+$/g, "")
    .replace(/^(?:in|within|from|only in|or|and)\s+(?:the\s+)?/i, "")
    .replace(/(?:,\s*)?\b(?:or|and)$/, "")
    .trim();
  return { rest, words: words.join(" ") };
}

function stripAside(text: string): string {
  return text
    .replace(/\((?:preferred|only|hq|headquarters?)\)/gi, "")
    .replace(/[.\s]+$/, "")
    .trim();
}

// Letters that are said of these countries whatever state somewhere has them too.
const FIRM_LETTERS: Record<string, string> = { us: "US", usa: "US", uk: "GB", uae: "AE" };

/** The country that a text's last part names beyond doubt; "Georgia" and "CA" could be states. */
function countryOf(parts: readonly string[]): string | null {
  const last = parts.at(-1) ?? "";
  const letters = fold(last).replaceAll(" ", "");
  if (letters.length <= 3) return FIRM_LETTERS[letters] ?? null;
  return regionsCalled(fold(last)).length > 0 ? null : findCountryCode(last);
}

/** The country of the state that a text's last part probably names: the US of several. */
function countryOfState(parts: readonly string[]): string | null {
  const last = fold(parts.at(-1) ?? "");
  const countries =
    last.length < 2 ? [] : regionsCalled(last).map(({ countryCode }) => countryCode);
  return countries.includes("US") ? "US" : (countries[0] ?? null);
}

/** A place from its text; `null` when it is none, such as "Multiple locations". */
function toPlace(text: string): StatedPlace | null {
  const plain = stripAside(repairLine(text)).replace(/^\((.*)\)$/, "$1");
  if (plain === "" || plain.length > LABEL_LENGTH || NO_PLACE.test(plain)) return null;
  const parts = plain.split(",").map((part) => part.trim());
  const known = [...new Set(parts.filter(Boolean))];
  const countryCode = countryOf(known);
  const isCountry = known.length === 1 && countryCode !== null;
  return {
    label: isCountry ? countryName(countryCode) : known.join(", "),
    city: isCountry ? null : (known[0] ?? null),
    region: known.length > 1 ? (known[1] ?? null) : null,
    countryCode,
    likelyCountryCode: countryCode ?? countryOfState(known),
  };
}

// "A and B" is two places only when A says where it is; "Trinidad and Tobago" is one.
function splitPlaces(text: string): string[] {
  return text
    .split(/\s*(?:[;|\n]|<br\s*\/?>|\s\/\s)\s*/i)
    .flatMap((piece) => piece.split(/(?<=,\s?[A-Za-z.]{2,20}(?:\s?\([^)]*\))?)\s+(?:and|or)\s+/))
    .filter((piece) => piece.trim() !== "");
}

function fromText(text: string): StatedPlaces {
  const result: StatedPlaces = { places: [], modeWords: "", remoteCountries: [] };
  for (const piece of splitPlaces(text)) {
    const { rest, words } = takeModeWords(repairLine(piece));
    result.modeWords = `${result.modeWords} ${words}`.trim();
    const place = toPlace(rest);
    if (!place) continue;
    if (words && place.countryCode && place.city === null) {
      result.remoteCountries.push(place.countryCode);
    } else result.places.push(place);
  }
  return result;
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  const named = value as Record<string, unknown>;
  return textOf(named["name"] ?? named["@id"]);
}

function cityIn(locality: string): string {
  return NO_PLACE.test(locality) ? "" : (locality.split(",")[0] ?? "").trim();
}

function fromParts(locality: string, region: string, country: string): StatedPlaces {
  const { rest, words } = takeModeWords(locality);
  const city = cityIn(rest);
  const code = findCountryCode(country);
  // A whole country beside "remote" says from where, not at which place.
  if (city === "" && region === "" && (words || country === "")) {
    return { places: [], modeWords: words, remoteCountries: words && code ? [code] : [] };
  }
  const parts = [city, region, code ? countryName(code) : country].filter(Boolean);
  const label = [...new Set(parts)].join(", ").slice(0, LABEL_LENGTH);
  const countryCode = code ?? countryOf(parts);
  const likelyCountryCode = countryCode ?? countryOfState(parts);
  const place = {
    label,
    city: city || null,
    region: region || null,
    countryCode,
    likelyCountryCode,
  };
  return { places: [place], modeWords: words, remoteCountries: [] };
}

function fromAddress(address: Record<string, unknown>, name: string): StatedPlaces {
  const region = repairLine(textOf(address["addressRegion"]));
  const country = repairLine(textOf(address["addressCountry"]));
  const locality = repairLine(textOf(address["addressLocality"])) || name;
  // A locality that is itself a list of places, or a whole address, speaks for itself.
  const isList = /[;|]/.test(locality);
  if (!isList && (region !== "" || !locality.includes(","))) {
    return fromParts(locality, region, country);
  }
  return fromText([locality, country].filter(Boolean).join(isList ? ";" : ", "));
}

function readOne(value: unknown): StatedPlaces {
  if (typeof value === "string") return fromText(value);
  if (typeof value !== "object" || value === null) {
    return { places: [], modeWords: "", remoteCountries: [] };
  }
  const place = value as Record<string, unknown>;
  const address = place["address"] ?? value;
  if (typeof address === "string") return fromText(address);
  const fields = (Array.isArray(address) ? address[0] : address) as Record<string, unknown>;
  const name = repairLine(textOf(place["name"]));
  // A name with commas or words about remote work is a text about places, not a city's name.
  const hasAddress = ["addressLocality", "addressRegion", "addressCountry"].some(
    (key) => textOf(fields?.[key]) !== "",
  );
  return hasAddress && fields ? fromAddress(fields, name) : fromText(name);
}

/** The texts under which a place's city may be found, the fullest first. */
export function lookupLabels({ label, city, region }: StatedPlace): string[] {
  const short = city !== null && region !== null ? `${city}, ${region}` : label;
  return short === label ? [label] : [label, short];
}

/** Reads `jobLocation` in any shape: text with several places, a Place, an address, or a list. */
export function readPlaces(value: unknown): StatedPlaces {
  const found = (Array.isArray(value) ? value : [value]).map(readOne);
  const byLabel = new Map(
    found.flatMap(({ places }) => places).map((place) => [fold(place.label), place]),
  );
  return {
    places: [...byLabel.values()].slice(0, MOST_PLACES),
    modeWords: found
      .map(({ modeWords }) => modeWords)
      .join(" ")
      .trim(),
    remoteCountries: [...new Set(found.flatMap(({ remoteCountries }) => remoteCountries))],
  };
}

/** The countries that `applicantLocationRequirements` names, by themselves or by their states. */
export function readCountries(value: unknown): string[] {
  const names = (Array.isArray(value) ? value : [value]).map((entry) => repairLine(textOf(entry)));
  const codes = names.flatMap((name) => {
    const parts = name.split(",").map((part) => part.trim());
    const listed = parts.map(findCountryCode);
    return listed.every((code) => code !== null)
      ? listed
      : [countryOf(parts) ?? countryOfState(parts)];
  });
  return [...new Set(codes.filter((code) => code !== null))];
}

// Where most people of a country with several zones live.
const USUAL_ZONES: Record<string, string> = {
  AU: "Australia/Sydney",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CL: "America/Santiago",
  ES: "Europe/Madrid",
  ID: "Asia/Jakarta",
  MX: "America/Mexico_City",
  NZ: "Pacific/Auckland",
  PT: "Europe/Lisbon",
  RU: "Europe/Moscow",
  US: "America/New_York",
};

/** The time zone of a country as a whole: its only one, or the one most of its people share. */
export function zoneOfCountry(countryCode: string | null): string {
  if (countryCode === null) return "UTC";
  const usual = USUAL_ZONES[countryCode];
  if (usual) return usual;
  // TypeScript's library does not know this property of Node's Intl yet.
  const locale = new Intl.Locale(`und-${countryCode}`) as Intl.Locale & { timeZones?: string[] };
  return locale.timeZones?.[0] ?? "UTC";
}
