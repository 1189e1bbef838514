import type { FacetValue } from "../schema";

/** A job that others are compared with, whether it is still live or not. */
export type Model = {
  jobId: string;
  title: string;
  category: FacetValue<"category">;
  mode: FacetValue<"mode">;
  /** Slugs. */
  skills: readonly string[];
  cityIds: readonly number[];
};
