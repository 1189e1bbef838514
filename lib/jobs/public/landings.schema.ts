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

/** Where a landing page is. */
export function landingPath(landing: Pick<Landing, "kind" | "slug">) {
  if (landing.kind === "remote") return "/jobs/remote" as const;
  if (landing.kind === "category") return `/jobs/category/${landing.slug}` as const;
  return `/jobs/in/${landing.slug}` as const;
}
