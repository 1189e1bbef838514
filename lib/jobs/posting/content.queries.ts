import "server-only";
import { findPlace, matchCities } from "@/lib/places/queries";
import { COUNTRY_CODES } from "@/lib/shared/countries";
import { isTimeZone } from "@/lib/shared/zones";
import type { JobContent } from "../schema";
import type { PostingInput } from "./schema";

const MOST_PLACES = 20;
const LABEL_LENGTH = 80;
// "Remote, India" and "Remote (India)" name where it can be done from.
const REMOTE = /^remote\b[\s,:(–-]*(?:in\b|from\b)?\s*/i;

type ReadPlaces = Pick<JobContent, "places" | "workMode" | "timeZone">;

async function readOne(label: string): Promise<JobContent["places"][number] | null> {
  const place = label === "" ? null : await findPlace(label);
  if (label === "" || place?.kind === "remote") return null;
  if (place === null) return { cityId: null, label, countryCode: null };
  const { label: known } = place;
  return place.kind === "city"
    ? { cityId: place.city.id, label: known, countryCode: place.city.countryCode }
    : { cityId: null, label: known, countryCode: place.countryCode };
}

async function zoneOf(first: string | undefined, stated: string | null): Promise<string> {
  const city = first && (await matchCities([first])).get(first);
  if (city) return city.timeZone;
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
  const places = read.filter((place) => place !== null);
  const distinct = new Map(places.map((place) => [place.label.toLowerCase(), place]));
  const isRemote = places.length === 0 || written.every((label) => REMOTE.test(label));
  return {
    places: [...distinct.values()],
    workMode: isRemote ? "remote" : input.workMode,
    timeZone: await zoneOf(
      labels.find((_, index) => read[index] !== null),
      input.timeZone,
    ),
  };
}

/** Where a remote job can be done: as stated, else in its places' countries, else anywhere. */
function countriesOf({ eligibleCountries }: PostingInput, { places }: ReadPlaces): string[] {
  if (eligibleCountries.length > 0) return eligibleCountries;
  const ofPlaces = places.flatMap(({ countryCode }) => countryCode ?? []);
  return ofPlaces.length > 0 ? [...new Set(ofPlaces)] : [...COUNTRY_CODES];
}

/** What an input says, with its places read, as it is stored. */
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
    applyUrl: null,
  };
}
