import type { SearchQuery } from "@/lib/search/schema";

/**
 * What a landing page shows the jobs of: a category, a place, all remote ones, or a category or a
 * skill in one place.
 */
type LandingKind = "category" | "place" | "remote" | "category_in_place" | "skill_in_place";

/** What a link to a landing page needs. */
export type LandingName = {
  kind: LandingKind;
  /** The end of its address (`landingPath`). */
  slug: string;
  /** The label of its category, skill or place: "Design", "Pune, India", "Remote". */
  label: string;
  /** The label of the place that its category or skill is narrowed to. */
  inPlace?: string;
};

/** A landing page without its numbers. Exists only if there are jobs. */
export type LandingTopic = LandingName & {
  /** The search whose first page it shows. */
  query: Partial<SearchQuery>;
  /** The city of its place. */
  cityId: number | null;
};

/** A landing page as lists show it. */
export type Landing = LandingTopic & {
  /** The number of its live jobs. */
  count: number;
  /** When its newest job was posted, as an ISO instant. */
  newestAt: string;
};

/** A company with live jobs on a landing page. */
export type HiringCompany = { name: string; slug: string; count: number };

/** What a landing page says of its jobs in words. Of very many, it concerns the latest. */
export type LandingFacts = {
  /** How many companies they are at. */
  companies: number;
  /** Those with the most of them, at most five. */
  hiringMost: HiringCompany[];
  /** The range in which half of them pay, or `null` if fewer than five companies state it. */
  pay: string | null;
};

/** With fewer jobs, a category or skill in one place isn't for search engines. */
export const MIN_JOBS_IN_PLACE = 5;
