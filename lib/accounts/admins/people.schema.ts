import { z } from "zod";
import { USER_TYPES } from "../schema";

export const PEOPLE_PAGE_SIZE = 25;

export const PERSON_STATES = {
  active: "Active",
  awaiting_approval: "Waiting for approval",
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

export const personParams = z.object({ userId: z.uuid("This isn't an account's id") });
export const userTypeChange = z.strictObject({
  userType: z.enum(USER_TYPES, "Choose an account type"),
});
