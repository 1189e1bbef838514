import "server-only";
import type { MemberRole } from "@/lib/accounts/roles.schema";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { logoUrl } from "../logos";
import { RECRUITERS } from "../policy";
import type { OwnCompany } from "../schema";
import type { Membership } from "./schema";

/** The companies that the actor acts for, by name. */
export async function listOwnCompanies(actor: Actor): Promise<OwnCompany[]> {
  const rows = await db.company.findMany({
    where: { id: { in: actor.companies.map(({ id }) => id) } },
    orderBy: { name: "asc" },
    select: { id: true, slug: true, name: true, status: true, verifiedAt: true, logoKey: true },
  });
  return rows.map(({ id, status, verifiedAt, logoKey, ...company }) => ({
    ...company,
    id,
    isVerified: verifiedAt !== null,
    logoUrl: logoUrl(logoKey),
    isPublic: status === "active",
    role: actor.companies.find((own) => own.id === id)?.role ?? "recruiter",
  }));
}

/** The companies to which the actor belongs, in whatever role, by name. */
export async function listMemberships(actor: Actor): Promise<Membership[]> {
  const roles = new Map<string, MemberRole>([
    ...actor.assignments.map(({ companyId, role }) => [companyId, role] as const),
    ...actor.companies.map(({ id, role }) => [id, role] as const),
  ]);
  const rows = await db.company.findMany({
    where: { id: { in: [...roles.keys()] } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: { id: true, name: true },
  });
  return rows.map(({ id, name }) => ({ id, name, role: roles.get(id) ?? "interviewer" }));
}

/** Whether someone acts for a whole company now. For background work. */
export async function isRecruiter(companyId: string, userId: string): Promise<boolean> {
  return (await db.companyMember.count({ where: { companyId, userId, ...RECRUITERS } })) > 0;
}
