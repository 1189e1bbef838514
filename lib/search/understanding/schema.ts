import type { SearchedPlace } from "@/lib/places/schema";
import type { SearchQuery } from "../schema";

/** A search whose words and place are understood. */
export type UnderstoodSearch = {
  query: SearchQuery;
  /** The board whose jobs alone it finds; null for all jobs. */
  boardId: string | null;
  /** The minimum pay a year in the site's currency, by which the index compares pay. */
  minimumPay: number | null;
  /** The keywords as a tsquery, "" for none. */
  keywords: string;
  /** What a document's headings must have, as a tsquery, "" for nothing. */
  headings: string;
  /** The lexemes of the words as typed, in every language of the postings. */
  typed: ReadonlySet<string>;
  /** Whether the keywords only say what must not occur. */
  isExclusion: boolean;
  place: SearchedPlace | null;
  /** The cities within the radius, or within an area's circles. */
  cityIds: number[];
};
