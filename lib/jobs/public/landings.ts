import type { Landing } from "./landings.schema";

/** The address of a landing page. */
export function landingPath(landing: Pick<Landing, "kind" | "slug">) {
  if (landing.kind === "remote") return "/jobs/remote" as const;
  if (landing.kind === "category") return `/jobs/category/${landing.slug}` as const;
  return `/jobs/in/${landing.slug}` as const;
}
