import type { LandingName } from "./landings.schema";

/** The address of a landing page. */
export function landingPath({ kind, slug }: Pick<LandingName, "kind" | "slug">) {
  switch (kind) {
    case "remote":
      return "/jobs/remote" as const;
    case "place":
      return `/jobs/in/${slug}` as const;
    case "category":
    case "category_in_place":
      return `/jobs/category/${slug}` as const;
    case "skill_in_place":
      return `/jobs/skill/${slug}` as const;
  }
}

/** The slug of a category or a skill in a place. */
export function slugInPlace(subject: string, place: string): string {
  return `${subject}/in/${place}`;
}

/** A landing page's name: "Jobs in Pune, India", "Design jobs", "Design jobs in Pune, India". */
export function landingName({ kind, label, inPlace }: Omit<LandingName, "slug">): string {
  if (kind === "place") return `Jobs in ${label}`;
  return inPlace === undefined ? `${label} jobs` : `${label} jobs in ${inPlace}`;
}
