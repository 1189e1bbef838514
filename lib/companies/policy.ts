import { isRecruiting } from "@/lib/accounts/roles";
import { type MemberRole, RECRUITING_ROLES } from "@/lib/accounts/roles.schema";
import type { Actor } from "@/lib/accounts/schema";
import { DomainError } from "@/lib/shared/errors";

/** The members who act for the whole company, as a condition on `company_members`. */
export const RECRUITERS = { role: { in: [...RECRUITING_ROLES] } };

/** Whether the actor may change a company's profile, team and verification. Owners may. */
export function canManageCompany(actor: Pick<Actor, "companies">, companyId: string): boolean {
  return actor.companies.some(({ id, role }) => id === companyId && role === "owner");
}

/** Whether the actor may post for a company and see its internal pages. Owners and recruiters may. */
export function canPostFor(actor: Pick<Actor, "companies">, companyId: string): boolean {
  return actor.companies.some(({ id, role }) => id === companyId && isRecruiting(role));
}

/** What someone gets who may not post for a company, or asks for one that is gone. */
export const notAMember = () =>
  new DomainError("not_found", "You're not a member of this company.");

/** Throws `not_found` unless the actor may post for the company. */
export function requirePoster(actor: Pick<Actor, "companies">, companyId: string): void {
  if (!canPostFor(actor, companyId)) throw notAMember();
}

type Member = Pick<Actor, "companies" | "assignments">;

/** The actor's role in a company, and be it to interview one applicant; `null` for strangers. */
export function roleAt({ companies, assignments }: Member, companyId: string): MemberRole | null {
  const own = companies.find(({ id }) => id === companyId);
  return (own ?? assignments.find((each) => each.companyId === companyId))?.role ?? null;
}

/** Whether the actor has any role in a company. */
export function isMemberOf(actor: Member, companyId: string): boolean {
  return roleAt(actor, companyId) !== null;
}

/** Whether the actor acts for no company, and only works on what they are assigned to. */
export function isOnlyAssigned({ companies, assignments }: Member): boolean {
  return companies.length === 0 && assignments.length > 0;
}

/** The companies in which the actor has any role. */
export function companyIdsOf({ companies, assignments }: Member): string[] {
  return [...companies.map(({ id }) => id), ...assignments.map(({ companyId }) => companyId)];
}
