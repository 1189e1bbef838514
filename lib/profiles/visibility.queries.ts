import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { hasConsent } from "./consents.queries";
import type { ProfileViewer, VisibilityView } from "./visibility.schema";

/** The companies and domains that the actor hides from, by name. */
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

/** A domain and every domain above it: "hr.acme.com" → "hr.acme.com", "acme.com", "com". */
function withParents(domain: string): string[] {
  const labels = domain.toLowerCase().split(".");
  return labels.map((_, index) => labels.slice(index).join("."));
}

/**
 * Whether a viewer may find someone's profile: it belongs to an active seeker who consented to be
 * found, and is hidden neither from one of the viewer's companies nor from the viewer's email
 * domain or one above it.
 */
export async function canBeFoundBy(userId: string, viewer: ProfileViewer): Promise<boolean> {
  const [isSeeker, isAgreed, isHidden] = await Promise.all([
    db.user.count({
      where: { id: userId, userType: "job_seeker", status: "active", deletionDueAt: null },
    }),
    hasConsent(userId, "be_found"),
    isHiddenFrom(userId, viewer),
  ]);
  return isSeeker > 0 && isAgreed && !isHidden;
}

async function isHiddenFrom(
  userId: string,
  { companyIds, emailDomain }: ProfileViewer,
): Promise<boolean> {
  const [companies, domains] = await Promise.all([
    db.profileHiddenCompany.count({ where: { userId, companyId: { in: [...companyIds] } } }),
    db.profileHiddenDomain.count({ where: { userId, domain: { in: withParents(emailDomain) } } }),
  ]);
  return companies + domains > 0;
}
