import type { Actor } from "@/lib/accounts/schema";

/** Whether somebody may change a company: its profile, its team, its verification. Owners may. */
export function canManageCompany(actor: Pick<Actor, "companies">, companyId: string): boolean {
  return actor.companies.some(({ id, role }) => id === companyId && role === "owner");
}

/** Whether somebody may post for a company and see what is its own: every member may. */
export function canPostFor(actor: Pick<Actor, "companies">, companyId: string): boolean {
  return actor.companies.some(({ id }) => id === companyId);
}
