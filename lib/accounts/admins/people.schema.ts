import { z } from "zod";
import { type Parameters, readCode, readNumber, readText } from "@/lib/shared/parameters";
import { USER_TYPES } from "../schema";

export const PEOPLE_PAGE_SIZE = 25;
const QUERY_MAX_LENGTH = 100;
const MAX_PAGE = 500;

export const PERSON_STATES = {
  active: "Active",
  awaiting_approval: "Waits for approval",
  suspended: "Suspended",
} as const;
type PersonState = keyof typeof PERSON_STATES;

export const PERSON_KINDS = {
  job_seeker: "Job seeker",
  employer: "Recruiter",
  admin: "Admin",
} as const;
type PersonKind = keyof typeof PERSON_KINDS;

/** What the list of people is narrowed to; the address of its page says the same. */
export type PeopleFilters = {
  query: string;
  /** "" for all. */
  kind: PersonKind | "";
  state: PersonState | "";
  page: number;
};

const oneOf = <Name extends string>(names: Record<Name, string>, code: string): Name | "" =>
  Object.hasOwn(names, code) ? (code as Name) : "";

/** Reads the filters from an address; what cannot be read is as if it were not there. */
export function readPeopleFilters(parameters: Parameters): PeopleFilters {
  return {
    query: readText(parameters, "query", QUERY_MAX_LENGTH),
    kind: oneOf(PERSON_KINDS, readCode(parameters, "kind")),
    state: oneOf(PERSON_STATES, readCode(parameters, "state")),
    page: Math.max(1, readNumber(parameters, "page", { max: MAX_PAGE }) ?? 1),
  };
}

/** The address of the list with these filters; what is as always is left out. */
export function peopleHref({ query, kind, state, page }: PeopleFilters): string {
  const search = new URLSearchParams();
  if (query) search.set("query", query);
  if (kind) search.set("kind", kind);
  if (state) search.set("state", state);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/admin/people?${search}` : "/admin/people";
}

/** A person in the list. */
type PersonRow = {
  id: string;
  username: string;
  fullName: string | null;
  email: string;
  hasVerifiedEmail: boolean;
  kind: PersonKind;
  state: PersonState;
  hasTwoFactor: boolean;
  createdAt: string;
  lastSeenAt: string;
};

export type PeopleList = { people: PersonRow[]; total: number; page: number; pageCount: number };

/** A person as admins see them: what they are, and how much of what they have, none of it itself. */
export type PersonView = PersonRow & {
  suspension: { at: string; reason: string } | null;
  deletionDueAt: string | null;
  companies: { id: string; name: string; slug: string; role: "owner" | "recruiter" }[];
  counts: { applications: number; postings: number; sessions: number; reports: number };
};

export const personParams = z.object({ userId: z.uuid("This is no account's id") });
export const userTypeChange = z.strictObject({
  userType: z.enum(USER_TYPES, "Choose what the account is to be"),
});
