import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import { endEverySession } from "@/lib/accounts/authentication/sessions.commands";
import type { Actor } from "@/lib/accounts/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { companiesChanged } from "./events";

/** Blocks every other change of the company until the transaction ends. Throws `not_found`. */
export async function lockForAdmin(tx: Transaction, companyId: string) {
  await tx.$queryRaw`SELECT 1 FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`;
  const company = await tx.company.findUnique({
    where: { id: companyId },
    select: { name: true, slug: true, status: true, nameKey: true, verifiedAt: true },
  });
  if (!company) throw new DomainError("not_found", "There's no such company.");
  return company;
}

/**
 * Suspends a company, with a reason that its members can read, and signs them out everywhere, so
 * that pages they have open can't load anything more. Throws `forbidden`, `not_found`, and
 * `conflict` when it is already suspended.
 */
export async function suspendCompany(
  tx: Transaction,
  actor: Actor,
  { companyId, reason, now }: { companyId: string; reason: string; now: Date },
): Promise<void> {
  requireAdministration(actor);
  const { status } = await lockForAdmin(tx, companyId);
  if (status !== "active") throw new DomainError("conflict", "This company is already suspended.");
  await tx.company.update({
    where: { id: companyId },
    data: { status: "suspended", suspendedAt: now, suspensionReason: reason },
  });
  const members = await tx.companyMember.findMany({
    where: { companyId },
    select: { userId: true },
  });
  for (const { userId } of members) await endEverySession(tx, userId);
  const target = { type: "company", id: companyId };
  await audit(tx, { action: "company.suspended", actorId: actor.id, target });
  await announce(tx, companiesChanged, { companyIds: [companyId] });
}

/** Lifts a company's suspension. Throws `forbidden`, `not_found`, `conflict`. */
export async function restoreCompany(
  tx: Transaction,
  actor: Actor,
  companyId: string,
): Promise<void> {
  requireAdministration(actor);
  const { status } = await lockForAdmin(tx, companyId);
  if (status === "active") throw new DomainError("conflict", "This company isn't suspended.");
  await tx.company.update({
    where: { id: companyId },
    data: { status: "active", suspendedAt: null, suspensionReason: null },
  });
  const target = { type: "company", id: companyId };
  await audit(tx, { action: "company.restored", actorId: actor.id, target });
  await announce(tx, companiesChanged, { companyIds: [companyId] });
}
