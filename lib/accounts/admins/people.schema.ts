import { z } from "zod";
import type { MemberRole } from "../roles.schema";
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

/** The filters of the list of people, as they also appear in the page's address. */
export type PeopleFilters = {
  query: string;
  /** "" for all. */
  kind: PersonKind | "";
  state: PersonState | "";
  page: number;
};

/** A row of the list of people. */
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

/**
 * A person as admins see them: their account, and counts of what they have, but none of its
 * content.
 */
export type PersonView = PersonRow & {
  suspension: { at: string; reason: string } | null;
  deletionDueAt: string | null;
  companies: { id: string; name: string; slug: string; role: MemberRole }[];
  counts: { applications: number; postings: number; sessions: number; reports: number };
};

export const personParams = z.object({ userId: z.uuid("This isn't an account's id") });
export const userTypeChange = z.strictObject({
  userType: z.enum(USER_TYPES, "Choose an account type"),
});
