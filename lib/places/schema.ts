/** A populated place. */
export type City = {
  /** GeoNames id. */
  id: number;
  name: string;
  region: string | null;
  regionCode: string | null;
  countryCode: string;
  latitude: number;
  longitude: number;
  population: number;
  timeZone: string;
};

/** What a place someone typed turned out to be. */
export type Place =
  | { kind: "remote"; label: "Remote" }
  | { kind: "city"; label: string; city: City }
  | { kind: "region"; label: string; regionCode: string; countryCode: string }
  | { kind: "country"; label: string; countryCode: string };
