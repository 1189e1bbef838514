import { type Parameters, readCode, readNumber, readText } from "@/lib/shared/parameters";
import { PERSON_KINDS, PERSON_STATES, type PeopleFilters } from "./people.schema";

const QUERY_MAX_LENGTH = 100;
const MAX_PAGE = 500;

const oneOf = <Name extends string>(names: Record<Name, string>, code: string): Name | "" =>
  Object.hasOwn(names, code) ? (code as Name) : "";

/** Reads the filters from an address; values that can't be read are ignored. */
export function readPeopleFilters(parameters: Parameters): PeopleFilters {
  return {
    query: readText(parameters, "query", QUERY_MAX_LENGTH),
    kind: oneOf(PERSON_KINDS, readCode(parameters, "kind")),
    state: oneOf(PERSON_STATES, readCode(parameters, "state")),
    page: Math.max(1, readNumber(parameters, "page", { max: MAX_PAGE }) ?? 1),
  };
}

/** The list's address with these filters; defaults are left out. */
export function peopleHref({ query, kind, state, page }: PeopleFilters): string {
  const search = new URLSearchParams();
  if (query) search.set("query", query);
  if (kind) search.set("kind", kind);
  if (state) search.set("state", state);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/admin/people?${search}` : "/admin/people";
}
