import "server-only";
import { labelCities } from "@/lib/places/queries";
import type { Named } from "../engine/term-names.schema";
import type { FacetCount } from "../results.schema";
import type { Counts } from "./counts";
import type { Tally } from "./tally";

/** The facets that have no fixed values by what they are called, the most frequent first. */
export async function nameFacets(
  { companies, skills, cities }: Tally,
  names: readonly Named[],
): Promise<Record<"companies" | "skills" | "places", FacetCount[]>> {
  const byNumber = new Map(names.map((named) => [`${named.kind} ${named.number}`, named]));
  const ids = names.filter(({ kind }) => kind === "city").map(({ value }) => Number(value));
  const labels = await labelCities(ids);
  const toFacet = (kind: Named["kind"], counts: Counts): FacetCount[] =>
    counts.flatMap(([number, count]) => {
      const named = byNumber.get(`${kind} ${number}`);
      const label = kind === "city" ? labels.get(Number(named?.value)) : named?.label;
      return named && label !== undefined ? [{ value: named.value, label, count }] : [];
    });
  return {
    companies: toFacet("company", companies),
    skills: toFacet("skill", skills),
    places: toFacet("city", cities),
  };
}
