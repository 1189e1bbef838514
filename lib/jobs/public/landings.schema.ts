import type { SearchQuery } from "@/lib/search/schema";

/** A page of jobs of one category, in one place, or remote. Exists only if there are jobs. */
export type Landing = {
  kind: "category" | "place" | "remote";
  /** The last part of its address (`landingPath`). */
  slug: string;
  /** Its label: "Design", "Pune, India", "Remote". */
  label: string;
  /** The number of its live jobs. */
  count: number;
  /** The search whose first page it shows. */
  query: Partial<SearchQuery>;
  /** When its newest job was posted, as an ISO instant. */
  newestAt: string;
};

/** What a link to a landing page needs. */
export type LandingName = Pick<Landing, "kind" | "slug" | "label">;
