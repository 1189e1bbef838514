import type { MapPoint } from "./nearest.schema";
import type { City } from "./schema";

/** A place as a posting states it: its text, and what its record adds. */
export type StatedLocation = {
  text: string;
  /** Stated in a field of its own. */
  countryCode: string | null;
  /** Its coordinates, if the record states them. */
  point: MapPoint | null;
  /** Its postal code, if it has a field of its own. */
  postcode?: string;
};

/** Everything that a posting says about where it is. */
export type StatedLocations = {
  locations: readonly StatedLocation[];
  /** The country, according to the source, of places that name none. */
  countryHint: string | null;
  /** The country that something else points to, such as the currency: it decides between namesakes. */
  likelyCountry: string | null;
  /** Whether the texts are from a title, so that only what is certainly a town is a place. */
  isTitle?: true;
};

/** A place that was read from a text; without a city when none is meant, or none for certain. */
export type LocatedPlace = {
  label: string;
  city: City | null;
  countryCode: string | null;
  /** Why no city was taken although one seems to be meant. */
  doubt: "ambiguous" | "unknown" | null;
};

/** What the text of a place says. */
export type ReadLocation = {
  places: LocatedPlace[];
  /** Words such as "remote" or "hybrid" that stood beside the places. */
  modeWords: string;
  /** The countries named together with such words: "Remote in USA", "Remote EU". */
  remoteCountries: string[];
};

/** The cities of every name that may be in some texts, and the size of their regions. */
export type Atlas = {
  /** By folded name. */
  cities: ReadonlyMap<string, readonly City[]>;
  /** The inhabitants of a region's largest city, by `regionKey`. */
  largest: ReadonlyMap<string, number>;
  /** The town at a point, by `pointKey`. */
  towns: ReadonlyMap<string, City | null>;
};
