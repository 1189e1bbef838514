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

/** Several places that people call by one name, and that are searched together. */
export type Area = {
  kind: "area";
  label: string;
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** By GeoNames' codes. */
  regions: readonly { countryCode: string; code: string }[];
  /** The countries that its circles are in. */
  homes: readonly string[];
  circles: readonly { latitude: number; longitude: number; km: number }[];
  /** The country that it is everything but. */
  except?: string;
  /** Whether remote work is wanted as well, wherever it may be done from. */
  withRemote?: boolean;
  /** The places of a list: "Leeds or York". */
  among?: readonly SearchedPlace[];
};

/** What the place of a search may mean. */
export type SearchedPlace = Place | Area;
