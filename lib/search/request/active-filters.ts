import { formatAmount } from "@/lib/shared/money";
import { plural } from "@/lib/shared/plural";
import {
  FACET_LABELS,
  FACET_VALUES,
  type FacetName,
  type FilterName,
  POSTED_LABELS,
  POSTED_WITHIN_DAYS,
  type SearchQuery,
} from "../schema";
import type { ActiveFilter, FilterNames } from "./active-filters.schema";
import { searchHref, withoutFilter } from "./search-query";

function facetFilters(query: SearchQuery): { label: string; without: SearchQuery }[] {
  const names = Object.keys(FACET_VALUES) as FacetName[];
  return names.flatMap((name) => {
    const labels: Record<string, string> = FACET_LABELS[name];
    return query[name].map((value) => ({
      label: labels[value] ?? value,
      without: { ...query, [name]: query[name].filter((other) => other !== value), page: 1 },
    }));
  });
}

/**
 * The filters a search has set, for removing one at a time. The words, the place and the order are
 * not among them: they have their own fields.
 */
export function activeFilters(query: SearchQuery, names: FilterNames): ActiveFilter[] {
  const { radius, experience, salaryMin, hasPay, posted, company } = query;
  const days = POSTED_WITHIN_DAYS.find((span) => span === posted);
  const active: { label: string; without: SearchQuery }[] = [];
  const add = (label: string, filter: FilterName) =>
    active.push({ label, without: withoutFilter(query, filter) });
  if (radius !== null) {
    active.push({ label: `Within ${radius} km`, without: { ...query, radius: null, page: 1 } });
  }
  if (experience !== null) {
    add(
      plural(experience, {
        one: "Asks for at most {count} year",
        other: "Asks for at most {count} years",
      }),
      "experience",
    );
  }
  active.push(...facetFilters(query));
  if (salaryMin !== null)
    add(`From ${formatAmount(salaryMin, names.currency)} a year`, "salaryMin");
  if (hasPay) add("Pay stated", "hasPay");
  if (days !== undefined) add(POSTED_LABELS[days], "posted");
  if (company !== null) add(names.companyName ?? company, "company");
  for (const slug of query.skill) {
    const skill = query.skill.filter((other) => other !== slug);
    active.push({ label: names.skills?.[slug] ?? slug, without: { ...query, skill, page: 1 } });
  }
  return active.map(({ label, without }) => ({ label, hrefWithout: searchHref(without) }));
}
