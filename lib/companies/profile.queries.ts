import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { renderMarkdown } from "@/lib/platform/markdown";
import { logoUrl } from "./logos";
import { canPostFor } from "./policy";
import type { CompanyProfile } from "./profile.schema";

/**
 * Which of the actor's companies is meant: the named one if it is theirs, else the first that they
 * own or belong to; `null` if they have none.
 */
export function chooseCompany(actor: Pick<Actor, "companies">, named?: string): string | null {
  if (named && canPostFor(actor, named)) return named;
  const sorted = actor.companies.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return (sorted.find(({ role }) => role === "owner") ?? sorted[0])?.id ?? null;
}

/** A company's profile as a member with this role sees it; `null` if there is no such company. */
export async function readCompanyProfile(
  companyId: string,
  role: "owner" | "recruiter",
): Promise<CompanyProfile | null> {
  const row = await db.company.findUnique({
    where: { id: companyId },
    select: {
      id: true,
      slug: true,
      name: true,
      email: true,
      phone: true,
      website: true,
      address: true,
      description: true,
      industry: true,
      companySize: true,
      foundedYear: true,
      logoKey: true,
      version: true,
      status: true,
      verifiedAt: true,
      verifiedBy: true,
    },
  });
  if (!row) return null;
  const { logoKey, status, verifiedAt, ...company } = row;
  return {
    ...company,
    descriptionHtml: company.description && renderMarkdown(company.description),
    logoUrl: logoUrl(logoKey),
    role,
    isPublic: status === "active",
    verifiedAt: verifiedAt?.toISOString() ?? null,
  };
}

/** A company's profile as its members see it; `null` for everyone else. */
export async function findCompanyProfile(
  actor: Actor,
  companyId: string,
): Promise<CompanyProfile | null> {
  const role = actor.companies.find(({ id }) => id === companyId)?.role;
  return role && canPostFor(actor, companyId) ? readCompanyProfile(companyId, role) : null;
}
