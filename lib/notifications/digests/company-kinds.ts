import type { MemberRole } from "@/lib/accounts/roles.schema";
import { type CompanyKind, KINDS } from "../schema";
import type { NewsTiming } from "./timings.schema";

/** What stands for the applicant in a digest's sentence until the digest is written. */
export const NAME = "{name}";

/** The kinds of a company's news, in the table's order. */
export const COMPANY_KINDS = Object.entries(KINDS).flatMap(([name, kind]) =>
  "company" in kind ? [name as CompanyKind] : [],
);

// Others are only told what they are assigned to (decision 0092).
const INTERVIEWERS: readonly CompanyKind[] = [
  "application_withdrawn",
  "own_interview",
  "review_asked",
];
const HIRING_MANAGERS: readonly CompanyKind[] = [
  ...INTERVIEWERS,
  "new_application",
  "applicant_message",
  "offer_answered",
  "note_mention",
];

/** The kinds of news that a member with this role gets, in the table's order. */
export function kindsFor(role: MemberRole): CompanyKind[] {
  if (role === "owner" || role === "recruiter") return COMPANY_KINDS;
  const told = role === "interviewer" ? INTERVIEWERS : HIRING_MANAGERS;
  return COMPANY_KINDS.filter((kind) => told.includes(kind));
}

/** When a kind is sent to someone who chose nothing. */
export function defaultTiming(kind: CompanyKind): NewsTiming {
  const { company } = KINDS[kind];
  return company === "always" ? "at_once" : company;
}

/** Whether a kind is always sent at once. */
export function isAlways(kind: CompanyKind): boolean {
  return KINDS[kind].company === "always";
}
