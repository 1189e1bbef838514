import type { SearchQuery } from "@/lib/search/schema";

/** A page of jobs of one category, in one place, or remote: only where there are jobs. */
export type Landing = {
  kind: "category" | "place" | "remote";
  /** The last part of its address; see `landingPath`. */
  slug: string;
  /** What it is of: "Design", "Pune, India", "Remote". */
  label: string;
  /** Its live jobs. */
  count: number;
  /** The search it shows the first page of. */
  query: Partial<SearchQuery>;
  /** ISO instant of its newest posting. */
  newestAt: string;
};

/** What names a landing page, and leads there. */
export type LandingName = Pick<Landing, "kind" | "slug" | "label">;
