import { EMPTY_QUERY, type SearchQuery } from "@/lib/search/schema";
import { searchHref } from "@/lib/search/search-query";
import { annualise } from "@/lib/shared/money";
import type { SeekerPreferences } from "./preferences.schema";

export const NO_PREFERENCES: SeekerPreferences = {
  roles: [],
  places: [],
  radiusKm: null,
  workModes: [],
  jobTypes: [],
  pay: null,
};

/** Whether someone said nothing about what they are looking for. */
export function arePreferencesEmpty(preferences: SeekerPreferences): boolean {
  const { roles, places, workModes, jobTypes, pay } = preferences;
  return roles.length + places.length + workModes.length + jobTypes.length === 0 && pay === null;
}

/**
 * The search for jobs such as someone is looking for, the newest first: any of the roles, at any of
 * the places. Jobs that don't state their pay are included.
 */
export function preferredSearch(preferences: SeekerPreferences): SearchQuery {
  const { roles, places, radiusKm, workModes, jobTypes, pay } = preferences;
  const annual = pay && annualise({ ...pay, max: null }, pay.currency).min;
  return {
    ...EMPTY_QUERY,
    query: roles.join(" or "),
    location: places.join(" or "),
    radius: places.length > 0 ? radiusKm : null,
    mode: workModes,
    jobType: jobTypes,
    salaryMin: annual,
    payCurrency: annual === null ? null : (pay?.currency ?? null),
    unstatedPay: annual !== null,
    sort: "newest",
  };
}

/** The address of that search. */
export function preferredHref(preferences: SeekerPreferences): string {
  return searchHref(preferredSearch(preferences));
}
