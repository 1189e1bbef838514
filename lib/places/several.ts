import { findCountryCode } from "@/lib/shared/countries";
import { fold } from "@/lib/shared/text";
import type { Area, SearchedPlace } from "./schema";

const BETWEEN = /\s+(?:or|and|oder|und|ou|et|o|y)\s+|\s*[/|;•]\s*/i;

/** Whether there is more than commas between the parts of a text. */
export function isSaidToBeList(text: string): boolean {
  return BETWEEN.test(text);
}

// "Pune, India" and "Phoenix, AZ" say where the city is.
function endsInItsCountry(text: string): boolean {
  const last = text.slice(text.lastIndexOf(",") + 1).trim();
  return findCountryCode(last) !== null || /^\p{L}{2}$/u.test(last);
}

/**
 * The texts that a list of places may be made of, "Leeds or York", given what the whole text was
 * found to mean; none where it is no list.
 */
export function listedPlaces(text: string, place: SearchedPlace | null): string[] {
  if (place !== null && place.kind !== "city") return [];
  if (place !== null && !isSaidToBeList(text) && endsInItsCountry(text)) return [];
  const parts = text.split(BETWEEN);
  const listed = parts.length > 1 ? parts : text.split(",");
  const trimmed = listed.map((part) => part.replace(/^[\s,]+|[\s,]+$/g, ""));
  return trimmed.length > 1 && trimmed.every((part) => fold(part) !== "") ? trimmed : [];
}

function asArea(place: SearchedPlace): Omit<Area, "kind" | "label"> {
  const nothing = { countries: [], regions: [], homes: [], circles: [] };
  switch (place.kind) {
    case "area":
      return place;
    case "remote":
      return { ...nothing, withRemote: true };
    case "country":
      return { ...nothing, countries: [place.countryCode] };
    case "region":
      return {
        ...nothing,
        regions: [{ countryCode: place.countryCode, code: place.regionCode }],
      };
    case "city": {
      const { latitude, longitude, countryCode } = place.city;
      return { ...nothing, homes: [countryCode], circles: [{ latitude, longitude, km: 0 }] };
    }
  }
}

/** "Leeds or York, United Kingdom": what all labels end with is written once. */
function labelOf(labels: readonly string[]): string {
  const [first = ""] = labels;
  const comma = first.indexOf(",");
  const end = comma < 0 ? "" : first.slice(comma);
  if (end === "" || !labels.every((label) => label.endsWith(end))) return labels.join(" or ");
  return labels.map((label) => label.slice(0, -end.length)).join(" or ") + end;
}

/** Several places as one, to be searched together. */
export function unitePlaces(places: readonly SearchedPlace[]): Area {
  const areas = places.map(asArea);
  return {
    kind: "area",
    label: labelOf(places.map(({ label }) => label)),
    countries: areas.flatMap(({ countries }) => countries),
    regions: areas.flatMap(({ regions }) => regions),
    homes: [...new Set(areas.flatMap(({ homes }) => homes))],
    circles: areas.flatMap(({ circles }) => circles),
    withRemote: areas.some(({ withRemote }) => withRemote),
    among: places,
  };
}
