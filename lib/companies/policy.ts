import type { Actor } from "@/lib/accounts/schema";

/** Whether the actor may change a company's profile, team and verification. Owners may. */
export function canManageCompany(actor: Pick<Actor, "companies">, companyId: string): boolean {
  return actor.companies.some(({ id, role }) => id === companyId && role === "owner");
}

/** Whether the actor may post for a company and see its internal pages. Every member may. */
export function canPostFor(actor: Pick<Actor, "companies">, companyId: string): boolean {
  return actor.companies.some(({ id }) => id === companyId);
}
