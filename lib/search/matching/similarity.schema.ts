import type { FacetValue } from "../schema";

/** A job that others are compared with, whether it is still live or not. */
export type Model = {
  jobId: string;
  title: string;
  description: string;
  category: FacetValue<"category">;
  mode: FacetValue<"mode">;
  /** The most it pays a year, in the site's currency; null when it states no pay. */
  annualPay: number | null;
  /** Slugs. */
  skills: readonly string[];
  cityIds: readonly number[];
};
