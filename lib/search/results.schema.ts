import type { PayHistogram } from "./facets/pay-histogram.schema";
import type { Understanding } from "./phrases/sentences.schema";
import type { FacetName, FilterName, SearchQuery } from "./schema";

/** A filter, and how many jobs dropping it alone would find. */
export type FilterSuggestion = { drop: FilterName; total: number };

export type FacetCount = { value: string; label: string; count: number };

/** A search with the words that were probably meant. */
export type SpellingCorrection = {
  query: SearchQuery;
  /** Whether its jobs are shown because the words as typed find none. */
  isDone: boolean;
};

/** A place with its label. */
export type NamedPlace = {
  label: string;
  kind: "city" | "region" | "country" | "area" | "remote";
  cityId: number | null;
};

/** A place with jobs, and how far it is from the one asked for. */
export type NearPlace = { label: string; km: number; count: number };

/** Why a job is close to a search, as shown to people. */
export const PARTIAL_MATCH_REASONS = {
  title: "Similar title",
  occupation: "Same occupation",
} as const;

/** A job that is close to a search, and in what way. */
export type PartialMatch = { jobId: string; by: keyof typeof PARTIAL_MATCH_REASONS };

/**
 * What a search found: jobs with its words in title, skills, category, company or place, and after
 * them those that only mention the words in their text. Counts are exact. Facets count what was
 * found, or the mentions if that's nothing, and ignore their own selection.
 */
export type SearchResult = {
  /** The page's jobs in order: found ones, then mentions. */
  jobIds: string[];
  /** How many were found. */
  total: number;
  /** How many jobs only mention the words, and how many of those are at the end of this page. */
  mentions: { total: number; shown: number };
  /** Counts pages of both parts. */
  page: number;
  pageCount: number;
  facets: Record<FacetName, FacetCount[]> & {
    /** Values "1", "7" and "30": posted within that many days. */
    posted: FacetCount[];
    hasPay: number;
    /** Ignores the minimum pay. Amounts are in the search's currency. */
    pay: PayHistogram;
    companies: FacetCount[];
    skills: FacetCount[];
    /** By the keys of the site's own fields; those of very many values aren't counted. */
    fields: Readonly<Record<string, FacetCount[]>>;
    /** Values are city ids, labels "Pune, India". */
    places: FacetCount[];
  };
  /** How the location was understood; `null` if none was given or nothing matched it. */
  place: NamedPlace | null;
  /** The name of the company that was asked for; null for none, and for one never heard of. */
  company: string | null;
  /** If nothing was found: the filters to drop, most helpful first. */
  suggestions: FilterSuggestion[];
  /**
   * If little or nothing was found: jobs without all the words whose titles are close to them,
   * closest first. They pass every filter and don't count in any total.
   */
  partialMatches: PartialMatch[];
  /** What the search was understood to mean, and searched for. */
  understood: Understanding;
  /** Everything the words mean, if no job matches it all and these were found instead. */
  asked: {
    query: SearchQuery;
    place: NamedPlace | null;
    /** If a city was given up: of the places with most of the jobs, the nearest to it. */
    nearest: NearPlace[];
  } | null;
  /** How many jobs state no pay and would be found without a minimum. */
  unstatedPay: number;
  /** What the words probably mean, if those typed find little or nothing. */
  correction: SpellingCorrection | null;
};
