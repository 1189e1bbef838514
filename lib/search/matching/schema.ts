import type { FacetValue, SearchQuery } from "../schema";

/** The most titles that jobs are compared with. */
export const MAX_TITLES = 5;

/** Where someone can work. The more we know, the finer the distances. */
export type HomePlace =
  | { kind: "remote" }
  | { kind: "place"; cityId: number | null; regionCode: string | null; countryCode: string };

/** Whom jobs are for: what they bring and like, in the index's terms. */
export type MatchRequest = {
  /** Slugs of the skills they have. */
  skills: readonly string[];
  /** Slugs of the skills of jobs they liked. */
  likedSkills: readonly string[];
  /** Titles to compare jobs with, the most telling first; at most `MAX_TITLES`. */
  titles: readonly string[];
  home: HomePlace | null;
  /** What jobs must be like; the minimum pay is in the site's currency. `null` is anything. */
  filters: Pick<SearchQuery, "mode" | "jobType" | "salaryMin" | "unstatedPay"> | null;
  /** Slugs of companies whose jobs are excluded. */
  withoutCompanies: readonly string[];
  /** Ids of jobs that are excluded. */
  withoutJobs: readonly string[];
};

/** How near a job is to the person's home; `anywhere` if no home is known. */
export type Nearness = "city" | "region" | "country" | "remote" | "anywhere";

/** A live job compared with a person. */
export type MatchCandidate = {
  docno: number;
  /** Minutes since 1970. */
  posted: number;
  /** The years of experience it asks for; 0 if not stated. */
  years: number;
  /** `null` if not stated. */
  level: FacetValue<"level"> | null;
  category: FacetValue<"category">;
  jobType: FacetValue<"jobType">;
  companyId: number;
  /** How many of its skills they have, and how many it asks for. */
  matched: number;
  skillCount: number;
  /** How many of its skills they like. */
  liked: number;
  /** The first title that its own resembles; `null` if none. */
  title: number | null;
  nearness: Nearness;
};

/** What is known of a candidate before it is read; `Infinity` stands for many skills. */
export type CommonTerms = Pick<
  MatchCandidate,
  "matched" | "liked" | "skillCount" | "title" | "nearness"
>;

/** How to choose among candidates. Nothing here may depend on the order of calls. */
export type CandidateChoice = {
  /** How many of the best are needed. A few more may come. */
  count: number;
  /**
   * What a candidate is worth, 0 or more. Don't keep the object: the next candidate overwrites it.
   */
  worth: (candidate: MatchCandidate) => number;
  /** An upper bound for the worth of such candidates, ignoring age. */
  mostWorth: (common: CommonTerms) => number;
  /** Candidates of this age or older are worth at most this times `mostWorth`. */
  byAge: (posted: number) => number;
  /**
   * Chooses from the best, which come in order of worth. No other is worth more than `rest`; `null`
   * means that there are no others. Return `null` to get more of them.
   */
  choose: (best: readonly MatchCandidate[], rest: number | null) => MatchCandidate[] | null;
};
