import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { companiesAbandoned } from "../events";
import { isRecruiting } from "../roles";

/**
 * Makes sure that the companies someone leaves still have an owner: when the last owner goes, the
 * longest-serving recruiter takes over. Announces the companies that have no one left who acts for
 * them, and ends the access of those who were only assigned to work there (docs/decisions/0016).
 */
export async function leaveCompanies(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  // Two owners who leave at once must see each other.
  const companies = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM companies
    WHERE id IN (SELECT company_id FROM company_members WHERE user_id = ${userId}::uuid)
    ORDER BY id FOR UPDATE`;
  const abandoned: string[] = [];
  for (const { id: companyId } of companies) {
    const others = await tx.companyMember.findMany({
      where: { companyId, userId: { not: userId } },
      orderBy: [{ createdAt: "asc" }, { userId: "asc" }],
    });
    const [heir] = others.filter(({ role }) => isRecruiting(role));
    if (!heir) {
      abandoned.push(companyId);
      await tx.companyMember.deleteMany({ where: { companyId, userId: { not: userId } } });
    } else if (others.every(({ role }) => role !== "owner")) {
      await tx.companyMember.update({
        where: { companyId_userId: { companyId, userId: heir.userId } },
        data: { role: "owner" },
      });
      const target = { type: "company", id: companyId };
      const details = { heir: heir.userId };
      await audit(tx, { action: "company.inherited", actorId: userId, target, details });
    }
    await tx.company.updateMany({ where: { id: companyId, email }, data: { email: null } });
  }
  if (abandoned.length > 0) await announce(tx, companiesAbandoned, { companyIds: abandoned });
}

/**
 * Deletes an address's invitations to companies and its pending proofs when its last account goes,
 * and removes it from completed ones. What has been proven stays proven.
 */
export async function forgetAddress(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const other = await tx.user.findFirst({ where: { email, id: { not: userId } } });
  if (other) return;
  await tx.companyInvitation.deleteMany({ where: { email } });
  await tx.companyVerification.deleteMany({ where: { email, verifiedAt: null } });
  await tx.companyVerification.updateMany({ where: { email }, data: { email: null } });
}
