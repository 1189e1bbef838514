import type { FacetValue } from "../schema";

/** A job that others are compared with, live or not. */
export type ModelJob = {
  jobId: string;
  title: string;
  description: string;
  category: FacetValue<"category">;
  mode: FacetValue<"mode">;
  /** Its maximum yearly pay in the site's currency; `null` if not stated. */
  annualPay: number | null;
  /** Slugs. */
  skills: readonly string[];
  cityIds: readonly number[];
};
