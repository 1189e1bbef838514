import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { DomainError } from "@/lib/shared/errors";

// Domains that look like another company's. A person decides whether they may be verified.

type LookAlike = { companyId: string; domain: string; other: string };

/** Whether an admin has confirmed that the domain is this company's own. */
export async function isAcceptedLookAlike(
  tx: Pick<Transaction, "lookAlikeDomain">,
  { companyId, domain }: Omit<LookAlike, "other">,
): Promise<boolean> {
  return (await tx.lookAlikeDomain.count({ where: { companyId, domain, isAccepted: true } })) > 0;
}

/** Asks the admins to look at a domain. Reopens one that was refused; a repeat does nothing. */
export async function requestLookAlikeReview(
  tx: Transaction,
  actor: Actor,
  lookAlike: LookAlike,
): Promise<void> {
  const { companyId, domain, other } = lookAlike;
  const known = await tx.lookAlikeDomain.findUnique({
    where: { companyId_domain: { companyId, domain } },
  });
  if (known?.decidedAt === null) return;
  const asked = { other, askedByUserId: actor.id, askedAt: new Date() };
  await tx.lookAlikeDomain.upsert({
    where: { companyId_domain: { companyId, domain } },
    create: { companyId, domain, ...asked },
    update: { ...asked, decidedAt: null, isAccepted: null },
  });
  await audit(tx, {
    action: "company.verification_flagged",
    actorId: actor.id,
    target: { type: "company", id: companyId },
    details: { domain, other },
  });
}

/**
 * Decides whether a company may verify a domain that looks like another's; it still has to prove
 * that the domain is its own. Returns the company and domain. If two admins decide at once, the
 * first one counts.
 */
export async function decideLookAlike(
  tx: Transaction,
  actor: Actor,
  { id, isAccepted }: { id: string; isAccepted: boolean },
): Promise<{ companyId: string; domain: string }> {
  requireAdministration(actor);
  const { count } = await tx.lookAlikeDomain.updateMany({
    where: { id, decidedAt: null },
    data: { decidedAt: new Date(), isAccepted },
  });
  if (count === 0) throw new DomainError("conflict", "This has already been decided.");
  const { companyId, domain } = await tx.lookAlikeDomain.findUniqueOrThrow({ where: { id } });
  await audit(tx, {
    action: isAccepted ? "company.look_accepted" : "company.look_refused",
    actorId: actor.id,
    target: { type: "company", id: companyId },
    details: { domain },
  });
  return { companyId, domain };
}
