import { countriesCalled } from "@/lib/places/country-groups";
import type { StatedLocation } from "@/lib/places/locations.schema";
import type { MapPoint } from "@/lib/places/nearest.schema";
import { regionsCalled } from "@/lib/places/regions";
import { findCountryCode } from "@/lib/shared/countries";
import { fold } from "@/lib/shared/text";
import { repairLine, repairText } from "./text-repair";

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function textOf(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  return isObject(value) ? textOf(value["name"] ?? value["@id"]) : "";
}

/** A place's text. Keeps line breaks, which separate places, and collapses other runs of spaces. */
function cleanText(value: unknown): string {
  return repairText(textOf(value)).split("\n").map(repairLine).filter(Boolean).join("\n");
}

function degrees(value: unknown, most: number): number | null {
  const text = textOf(value).trim().replace(",", ".");
  const number = /^-?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : null;
  return number !== null && Math.abs(number) <= most ? number : null;
}

/** A place's coordinates. Programs write 0, 0 if there are none. */
function pointOf(place: Fields): MapPoint | null {
  const geo = [place["geo"], place["geoLocation"], place]
    .flat()
    .find((one) => isObject(one) && (one["latitude"] ?? one["lat"]) !== undefined);
  if (!isObject(geo)) return null;
  const lat = degrees(geo["latitude"] ?? geo["lat"], 90);
  const lng = degrees(geo["longitude"] ?? geo["lng"] ?? geo["lon"], 180);
  return lat === null || lng === null || (lat === 0 && lng === 0) ? null : { lat, lng };
}

const nothing = (text: string): StatedLocation => ({ text, countryCode: null, point: null });

/** An address as one text, with the country kept separately. */
function fromAddress(address: Fields, name: string): Omit<StatedLocation, "point"> {
  const locality = cleanText(address["addressLocality"]) || name;
  const region = cleanText(address["addressRegion"]);
  const country = cleanText(address["addressCountry"]);
  const street = locality === "" ? cleanText(address["streetAddress"]) : "";
  const countryCode = findCountryCode(country);
  // A locality that lists places or contains a whole address names its own regions.
  const isSaid = /[;|\n]/.test(locality) || fold(locality).endsWith(fold(region));
  const parts = [street, locality, isSaid ? "" : region, countryCode ? "" : country];
  const postcode = cleanText(address["postalCode"]);
  const text = parts.filter(Boolean).join(", ");
  return { text, countryCode, ...(postcode ? { postcode } : {}) };
}

const ADDRESS = [
  "addressLocality",
  "addressRegion",
  "addressCountry",
  "streetAddress",
  "postalCode",
];

function readOne(value: unknown): StatedLocation {
  if (!isObject(value)) return nothing(cleanText(value));
  const address = [value["address"]].flat()[0] ?? value;
  const point = pointOf(value);
  if (!isObject(address)) return { ...nothing(cleanText(address)), point };
  const name = cleanText(value["name"]);
  const hasAddress = ADDRESS.some((key) => textOf(address[key]) !== "");
  return hasAddress ? { ...fromAddress(address, name), point } : { ...nothing(name), point };
}

/** The places in a `jobLocation` of any shape: a text, a Place, an address, or a list of them. */
export function readStatedLocations(value: unknown): StatedLocation[] {
  const all = (Array.isArray(value) ? value : [value]).map(readOne);
  return all.filter(({ text, countryCode, point }) => text !== "" || countryCode || point);
}

// Letters that mean these countries, even if some state has the same ones.
const FIRM_LETTERS: Record<string, string> = { us: "US", usa: "US", uk: "GB", uae: "AE" };

/** The country that a name means, itself or through one of its states. The US wins over others. */
function countryOf(name: string): string | null {
  const folded = fold(name);
  const letters = FIRM_LETTERS[folded.replaceAll(" ", "")];
  if (letters || folded.length < 2) return letters ?? null;
  const states = regionsCalled(folded).map(({ countryCode }) => countryCode);
  if (states.includes("US")) return "US";
  return findCountryCode(folded) ?? states[0] ?? null;
}

/** The countries in `applicantLocationRequirements`, named directly or through their states. */
export function readCountries(value: unknown): string[] {
  const names = (Array.isArray(value) ? value : [value]).map((entry) => repairLine(textOf(entry)));
  const codes = names.flatMap((name): readonly (string | null)[] => {
    const group = countriesCalled(fold(name));
    if (group) return group;
    const parts = name.split(",").map((part) => part.trim());
    const listed = parts.map(findCountryCode);
    return listed.every((code) => code !== null) ? listed : [countryOf(parts.at(-1) ?? "")];
  });
  return [...new Set(codes.filter((code) => code !== null))];
}

const COUNTRY_NAMED =
  "(?:the )?((?:[A-Z][\\p{L}.]*|of|and|the)(?: (?:[A-Z][\\p{L}.]*|of|and|the)){0,4})";
const FROM_WHERE = [
  `(?:authori[sz]ed|eligible|right|legally able|permission) to work in ${COUNTRY_NAMED}`,
  `(?:based|located|resid\\w+|live|living|anywhere|remote(?:ly)?|candidates|applicants) (?:only )?(?:with)?in ${COUNTRY_NAMED}`,
  `${COUNTRY_NAMED}[- ](?:based|residents?|only)\\b`,
].map((pattern) => new RegExp(pattern, "gu"));

/** The countries where a remote job's text says people must be. */
export function countriesInText(text: string): string[] {
  const names = FROM_WHERE.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name]) => name ?? ""),
  );
  const codes = names.flatMap((name) => {
    const plain = name.replace(/[.]$/, "");
    return countriesCalled(fold(plain)) ?? (plain.length > 1 ? (findCountryCode(plain) ?? []) : []);
  });
  return [...new Set(codes)];
}

// Currencies of a single country. The euro and the various dollars say less.
const CURRENCY_COUNTRIES: Record<string, string> = {
  AED: "AE",
  AUD: "AU",
  BRL: "BR",
  CAD: "CA",
  CNY: "CN",
  CZK: "CZ",
  DKK: "DK",
  GBP: "GB",
  HKD: "HK",
  HUF: "HU",
  IDR: "ID",
  ILS: "IL",
  INR: "IN",
  JPY: "JP",
  KRW: "KR",
  MXN: "MX",
  MYR: "MY",
  NOK: "NO",
  NZD: "NZ",
  PHP: "PH",
  PKR: "PK",
  PLN: "PL",
  RON: "RO",
  SAR: "SA",
  SEK: "SE",
  SGD: "SG",
  THB: "TH",
  TRY: "TR",
  UAH: "UA",
  USD: "US",
  VND: "VN",
  ZAR: "ZA",
};

/** The only country that uses a currency, if there is just one. */
export function countryOfCurrency(currency: unknown): string | null {
  return CURRENCY_COUNTRIES[textOf(currency).trim().toUpperCase()] ?? null;
}

// The zone where most people live, in countries with several zones.
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

// Each country is looked up in the locale data once.
const knownZones = new Map<string, string>();

/** The time zone of a country: its only one, or the one that most of its people share. */
export function zoneOfCountry(countryCode: string | null): string {
  if (countryCode === null) return "UTC";
  const known = USUAL_ZONES[countryCode] ?? knownZones.get(countryCode);
  if (known) return known;
  // TypeScript's library doesn't have this property of Node's Intl yet.
  const locale = new Intl.Locale(`und-${countryCode}`) as Intl.Locale & { timeZones?: string[] };
  const zone = locale.timeZones?.[0] ?? "UTC";
  knownZones.set(countryCode, zone);
  return zone;
}
