import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { canManageCompany, canPostFor } from "../policy";

const NOT_FOUND = "You have no company at this address.";
const OWNERS_ONLY = "Only owners of the company can do this. Ask one of them.";

/**
 * Blocks every other change of the company and its team until this transaction ends, and returns
 * the actor's current role there, whatever the request read when it began: someone removed in the
 * meantime can do nothing more. Throws `not_found` for strangers and suspended companies.
 */
export async function lockAsMember(
  tx: Transaction,
  actor: Pick<Actor, "id">,
  companyId: string,
): Promise<"owner" | "recruiter"> {
  await tx.$queryRaw`SELECT 1 FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`;
  const member = await tx.companyMember.findFirst({
    where: { companyId, userId: actor.id, company: { status: "active" } },
    select: { role: true },
  });
  const companies = member ? [{ id: companyId, role: member.role }] : [];
  if (!member || !canPostFor({ companies }, companyId)) {
    throw new DomainError("not_found", NOT_FOUND);
  }
  return member.role;
}

/** Like `lockAsMember`, for what only owners may do: throws `forbidden` for other members. */
export async function lockAsOwner(
  tx: Transaction,
  actor: Pick<Actor, "id">,
  companyId: string,
): Promise<void> {
  const role = await lockAsMember(tx, actor, companyId);
  if (!canManageCompany({ companies: [{ id: companyId, role }] }, companyId)) {
    throw new DomainError("forbidden", OWNERS_ONLY);
  }
}
