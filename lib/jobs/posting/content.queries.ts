import "server-only";
import { readLocations } from "@/lib/places/locations.queries";
import { findPlace } from "@/lib/places/queries";
import type { City, Place } from "@/lib/places/schema";
import { settingGroup } from "@/lib/platform/settings";
import { COUNTRY_CODES } from "@/lib/shared/countries";
import { DomainError } from "@/lib/shared/errors";
import { isTimeZone } from "@/lib/shared/zones";
import type { StatedField } from "../custom-fields/schema";
import { readCustomFields } from "../custom-fields/values";
import type { JobContent } from "../schema";
import type { PostingInput } from "./schema";

const MOST_PLACES = 20;
const LABEL_LENGTH = 80;
// "Remote, India" and "Remote (India)" name where it can be done from.
const REMOTE = /^remote\b[\s,:(–-]*(?:in\b|from\b)?\s*/i;

type ReadPlaces = Pick<JobContent, "places" | "workMode" | "timeZone">;

type StoredPlace = JobContent["places"][number];
/** A stored place, and its city's time zone where it has one. */
type PlaceInZone = StoredPlace & { timeZone: string | null };

const cityPlace = (label: string, { id, countryCode, timeZone }: City): PlaceInZone => ({
  cityId: id,
  label,
  countryCode,
  timeZone,
});

function namedPlace(label: string, place: Place | null): PlaceInZone[] {
  if (place?.kind === "remote") return [];
  if (place?.kind === "city") return [cityPlace(place.label, place.city)];
  const countryCode = place?.countryCode ?? null;
  return [{ cityId: null, label: place?.label ?? label, countryCode, timeZone: null }];
}

// As imports read places; what could be several, the writer sees as the largest before it is sent.
async function readOne(label: string): Promise<PlaceInZone[]> {
  if (label === "") return [];
  const location = { text: label, countryCode: null, point: null };
  const [read] = await readLocations([
    { locations: [location], countryHint: null, likelyCountry: null },
  ]);
  const cities =
    read?.places.map((place) => place.city && cityPlace(place.label, place.city)) ?? [];
  const certain = cities.filter((place) => place !== null);
  if (certain.length > 0 && certain.length === cities.length) return certain;
  return namedPlace(label, await findPlace(label));
}

function zoneOf(places: readonly PlaceInZone[], stated: string | null): string {
  const zone = places[0]?.timeZone;
  if (zone) return zone;
  return stated !== null && isTimeZone(stated) ? stated : "UTC";
}

/**
 * The places a posting's text means, several with semicolons between. "Remote" is no place but a
 * way to work. What no atlas knows stays as it is written. The first city's zone is the posting's.
 */
async function readPlaces(
  input: Pick<PostingInput, "location" | "workMode" | "timeZone">,
): Promise<ReadPlaces> {
  const written = input.location
    .split(/[;\n]/)
    .map((label) => label.trim())
    .filter(Boolean)
    .slice(0, MOST_PLACES);
  const labels = written.map((label) =>
    REMOTE.test(label)
      ? label.replace(REMOTE, "").replace(/\)$/, "")
      : label.slice(0, LABEL_LENGTH),
  );
  const read = await Promise.all(labels.map(readOne));
  const places = read.flat();
  const distinct = new Map(places.map((place) => [place.label.toLowerCase(), place]));
  const isRemote = places.length === 0 || written.every((label) => REMOTE.test(label));
  return {
    places: [...distinct.values()]
      .slice(0, MOST_PLACES)
      .map(({ timeZone: _zone, ...place }) => place),
    workMode: isRemote ? "remote" : input.workMode,
    timeZone: zoneOf(places, input.timeZone),
  };
}

/** Where a remote job can be done: as stated, else in its places' countries, else anywhere. */
function countriesOf({ eligibleCountries }: PostingInput, { places }: ReadPlaces): string[] {
  if (eligibleCountries.length > 0) return eligibleCountries;
  const ofPlaces = places.flatMap(({ countryCode }) => countryCode ?? []);
  return ofPlaces.length > 0 ? [...new Set(ofPlaces)] : [...COUNTRY_CODES];
}

/** What it states in the site's own fields. Throws `invalid` for what a field doesn't take. */
function readSent({ customFields }: PostingInput): StatedField[] {
  const { stated, problems } = readCustomFields(settingGroup("customFields").fields, customFields);
  refuseCustomFields(problems);
  return stated;
}

/** Throws `invalid` if something is wrong with custom fields; `problems` are by their keys. */
export function refuseCustomFields(problems: Readonly<Record<string, string>>): void {
  const all = Object.entries(problems);
  const [first] = all;
  if (!first) return;
  const fields = Object.fromEntries(all.map(([key, text]) => [`customFields.${key}`, [text]]));
  throw new DomainError("invalid", first[1], fields);
}

/**
 * What an input says, with its places read, as it is stored. Throws `invalid` for what the site's
 * own fields don't take.
 */
export async function toContent(input: PostingInput, companyId: string): Promise<JobContent> {
  const { location: _location, timeZone: _zone, ...rest } = input;
  const read = await readPlaces(input);
  return {
    ...rest,
    ...read,
    companyId,
    eligibleCountries: read.workMode === "remote" ? countriesOf(input, read) : [],
    duration: input.jobType === "internship" ? input.duration : null,
    experienceLevel: null,
    customFields: readSent(input),
  };
}
