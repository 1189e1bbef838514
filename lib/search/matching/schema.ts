import type { FacetValue } from "../schema";

/** As many titles as a job's title is compared with. */
export const MAX_TITLES = 5;

/** Where somebody can work; the more is known, the finer the distances. */
export type Home =
  | { kind: "remote" }
  | { kind: "place"; cityId: number | null; regionCode: string | null; countryCode: string };

/** For whom jobs are looked for: what they bring and like, in the index's terms. */
export type MatchRequest = {
  /** Slugs of the skills they have. */
  skills: readonly string[];
  /** Slugs of the skills of jobs they took to. */
  likedSkills: readonly string[];
  /** Titles that jobs are compared with, the most telling first; as many as `MAX_TITLES`. */
  titles: readonly string[];
  home: Home | null;
  /** Slugs of the companies whose jobs are left out. */
  withoutCompanies: readonly string[];
  /** Ids of the jobs that are left out. */
  withoutJobs: readonly string[];
};

/** How a job lies to somebody's home; `anywhere` when no home is known. */
export type Nearness = "city" | "region" | "country" | "remote" | "anywhere";

/** A live job that has something to do with somebody. */
export type Candidate = {
  docno: number;
  /** Minutes since 1970. */
  posted: number;
  /** Years of experience it asks for; 0 when it states none. */
  years: number;
  /** Null when it states none. */
  level: FacetValue<"level"> | null;
  category: FacetValue<"category">;
  jobType: FacetValue<"jobType">;
  companyId: number;
  /** How many of its skills they have, and how many it names. */
  matched: number;
  skillCount: number;
  /** How many of its skills are liked ones. */
  liked: number;
  /** Which of the titles its own is like; null when none. */
  title: number | null;
  nearness: Nearness;
};

/** What is known of a candidate before it is read; `Infinity` for many skills. */
export type Common = Pick<Candidate, "matched" | "liked" | "skillCount" | "title" | "nearness">;

/** How the candidates are chosen from. Nothing here may depend on the order of the questions. */
export type Choice = {
  /** How many of the best are needed, or a few more. */
  count: number;
  /**
   * What a candidate is worth, nought or more. Keep no hold of the object: it is another
   * candidate's next.
   */
  worth: (candidate: Candidate) => number;
  /** What such candidates are worth at most, age aside. */
  mostWorth: (common: Common) => number;
  /** No candidate that is no newer is worth more than this times `mostWorth`. */
  byAge: (posted: number) => number;
  /**
   * Chooses from the best, which come by their worth; none of the others is worth more than `rest`,
   * null when there are no others. Null asks for more of them.
   */
  choose: (best: readonly Candidate[], rest: number | null) => Candidate[] | null;
};
