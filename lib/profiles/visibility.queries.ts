import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { hasConsent } from "./consents.queries";
import type { Viewer, VisibilityView } from "./visibility.schema";

/** Whom the actor hides from, by name. */
export async function findVisibility(actor: Actor): Promise<VisibilityView> {
  const [companies, domains] = await Promise.all([
    db.profileHiddenCompany.findMany({
      where: { userId: actor.id },
      orderBy: [{ company: { name: "asc" } }, { companyId: "asc" }],
      select: { company: { select: { id: true, name: true } } },
    }),
    db.profileHiddenDomain.findMany({
      where: { userId: actor.id },
      orderBy: { domain: "asc" },
      select: { domain: true },
    }),
  ]);
  return {
    companies: companies.map(({ company }) => company),
    domains: domains.map(({ domain }) => domain),
  };
}

/** A domain and every domain it is part of: "hr.acme.com" → "hr.acme.com", "acme.com", "com". */
function withParents(domain: string): string[] {
  const labels = domain.toLowerCase().split(".");
  return labels.map((_, index) => labels.slice(index).join("."));
}

/**
 * Whether a viewer may find somebody's profile: an active seeker who agreed to be found, and hides
 * neither from a company of the viewer nor from the domain of the viewer's address or one above it.
 */
export async function canBeFoundBy(userId: string, viewer: Viewer): Promise<boolean> {
  const [isSeeker, isAgreed, isHidden] = await Promise.all([
    db.user.count({
      where: { id: userId, userType: "job_seeker", status: "active", deletionDueAt: null },
    }),
    hasConsent(userId, "be_found"),
    isHiddenFrom(userId, viewer),
  ]);
  return isSeeker > 0 && isAgreed && !isHidden;
}

async function isHiddenFrom(userId: string, { companyIds, emailDomain }: Viewer): Promise<boolean> {
  const [companies, domains] = await Promise.all([
    db.profileHiddenCompany.count({ where: { userId, companyId: { in: [...companyIds] } } }),
    db.profileHiddenDomain.count({ where: { userId, domain: { in: withParents(emailDomain) } } }),
  ]);
  return companies + domains > 0;
}
