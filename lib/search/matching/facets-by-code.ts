import { FACET_CODES, unpackFacets } from "../documents/document-rows";
import { FACET_VALUES } from "../schema";

/** What each packed code says. Unpacking one for each document would allocate an object each time. */
export const FACETS_BY_CODE = Array.from({ length: FACET_CODES }, (_, code) => {
  const { category, jobType, level, mode } = unpackFacets(code);
  return {
    category: FACET_VALUES.category[category] ?? ("other" as const),
    jobType: FACET_VALUES.jobType[jobType] ?? ("full_time" as const),
    level: FACET_VALUES.level[level] ?? null,
    isRemote: FACET_VALUES.mode[mode] === "remote",
  };
});
