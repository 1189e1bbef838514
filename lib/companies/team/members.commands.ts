import "server-only";
import { isRecruiting } from "@/lib/accounts/roles";
import type { MemberRole, RecruitingRole } from "@/lib/accounts/roles.schema";
import type { Actor } from "@/lib/accounts/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";

const NOT_FOUND = "You have no company at this address.";
const OWNERS_ONLY = "Only owners of the company can do this. Ask one of them.";

type Member = Pick<Actor, "id">;

/**
 * Blocks every other change of the company and its team until this transaction ends, and returns
 * the actor's current role there, whatever the request read when it began: someone removed in the
 * meantime can do nothing more. Throws `not_found` for strangers and suspended companies. For what
 * every member may do, also those who are only assigned to some of the work.
 */
export async function lockAsAnyone(
  tx: Transaction,
  actor: Member,
  companyId: string,
): Promise<MemberRole> {
  await tx.$queryRaw`SELECT 1 FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`;
  const member = await tx.companyMember.findFirst({
    where: { companyId, userId: actor.id, company: { status: "active" } },
    select: { role: true },
  });
  if (!member) throw new DomainError("not_found", NOT_FOUND);
  return member.role;
}

/**
 * Like `lockAsAnyone`, for what owners and recruiters may do: throws `not_found` for others, as for
 * strangers.
 */
export async function lockAsMember(
  tx: Transaction,
  actor: Member,
  companyId: string,
): Promise<RecruitingRole> {
  const role = await lockAsAnyone(tx, actor, companyId);
  if (!isRecruiting(role)) throw new DomainError("not_found", NOT_FOUND);
  return role;
}

/** Like `lockAsMember`, for what only owners may do: throws `forbidden` for recruiters. */
export async function lockAsOwner(
  tx: Transaction,
  actor: Member,
  companyId: string,
): Promise<void> {
  const role = await lockAsMember(tx, actor, companyId);
  if (role !== "owner") throw new DomainError("forbidden", OWNERS_ONLY);
}
