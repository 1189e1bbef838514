import type { FacetName, FilterName, SearchQuery } from "./schema";
import type { Understanding } from "./understanding/sentences.schema";

/** A filter whose absence alone would find so many jobs. */
export type Suggestion = { drop: FilterName; total: number };

export type FacetCount = { value: string; label: string; count: number };

/** A search in words that were probably meant. */
export type Correction = {
  query: SearchQuery;
  /** Whether its jobs are the ones that were found: as typed there are none. */
  isDone: boolean;
};

/** A place by the label that it is shown under. */
export type NamedPlace = {
  label: string;
  kind: "city" | "region" | "country" | "area" | "remote";
  cityId: number | null;
};

/** Why a job is close to a search, as people read it. */
export const PARTIAL_MATCH_REASONS = {
  title: "Similar title",
  occupation: "Same occupation",
} as const;

/** A job that is close to a search, and by what. */
export type PartialMatch = { jobId: string; by: keyof typeof PARTIAL_MATCH_REASONS };

/**
 * What a search found: jobs whose title, skills, category, company or place have its words, and after
 * them those that only mention the words in their text. Counts are exact. A facet counts what was
 * found, or where that is nothing the mentions, and ignores its own selection.
 */
export type SearchResult = {
  /** The page's jobs in order: what was found, then mentions. */
  jobIds: string[];
  /** How many were found. */
  total: number;
  /** How many only mention the words, and how many of these end the page. */
  mentions: { total: number; shown: number };
  /** Pages of both. */
  page: number;
  pageCount: number;
  facets: Record<FacetName, FacetCount[]> & {
    /** Values "1", "7" and "30": posted within so many days. */
    posted: FacetCount[];
    hasPay: number;
    companies: FacetCount[];
    skills: FacetCount[];
    /** Values are city ids, labels "Pune, India". */
    places: FacetCount[];
  };
  /** How the location was understood; null when none was given or nothing matched it. */
  place: NamedPlace | null;
  /** The name of the company that was asked for; null for none, and for one never heard of. */
  company: string | null;
  /** Where nothing was found: the filters to drop, the most helpful first. */
  suggestions: Suggestion[];
  /**
   * Where few or none were found: jobs that do not have all the words and whose titles are close to
   * them, the closest first. They pass every filter, and count in no total.
   */
  partialMatches: PartialMatch[];
  /** What the search was found to mean, and was done as. */
  understood: Understanding;
  /** All that the words mean, where no job has all of it and these were found instead. */
  asked: { query: SearchQuery; place: NamedPlace | null } | null;
  /** How many jobs state no pay and would be found without the minimum of it. */
  unstatedPay: number;
  /** What the words probably mean, if those typed find little or nothing. */
  correction: Correction | null;
};
