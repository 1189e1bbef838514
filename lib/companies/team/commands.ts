import "server-only";
import { randomUUID } from "node:crypto";
import type { MemberRole } from "@/lib/accounts/roles.schema";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { memberLeft, memberRoleChanged } from "../events";
import { endAssignments } from "./assignments.commands";
import { lockAsAnyone, lockAsOwner } from "./members.commands";

const LAST_OWNER = "A company needs at least one owner. Make someone else an owner first.";

type Place = { companyId: string; userId: string };

async function roleOf(tx: Transaction, { companyId, userId }: Place): Promise<MemberRole> {
  const member = await tx.companyMember.findUnique({
    where: { companyId_userId: { companyId, userId } },
    select: { role: true },
  });
  if (!member) throw new DomainError("not_found", "This person isn't a member of the company.");
  return member.role;
}

async function requireOtherOwner(tx: Transaction, { companyId, userId }: Place): Promise<void> {
  const others = await tx.companyMember.count({
    where: { companyId, role: "owner", userId: { not: userId } },
  });
  if (others === 0) throw new DomainError("conflict", LAST_OWNER);
}

type RoleChange = Place & { actor: Actor; role: MemberRole };

async function writeRole(tx: Transaction, change: RoleChange): Promise<void> {
  const { actor, companyId, userId, role } = change;
  await tx.companyMember.update({
    where: { companyId_userId: { companyId, userId } },
    data: { role },
  });
  await endAssignments(tx, { companyId, userId, keeps: role });
  const target = { type: "company", id: companyId };
  const details = { userId, role };
  await audit(tx, { action: "company.role_changed", actorId: actor.id, target, details });
  await announce(tx, memberRoleChanged, { id: randomUUID(), companyId, userId, role });
}

/**
 * Gives a member another role; the work that they were assigned to ends with a role that has none. Calling it again does nothing. Throws `not_found` for
 * strangers and for someone who is not a member, `forbidden` for recruiters, `conflict` when no
 * owner would be left.
 */
export async function changeRole(
  actor: Actor,
  place: Place,
  { role }: { role: MemberRole },
): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, place.companyId);
    if ((await roleOf(tx, place)) === role) return;
    if (role !== "owner") await requireOtherOwner(tx, place);
    await writeRole(tx, { ...place, actor, role });
  });
}

/**
 * Hands a company over: the other member becomes its owner and the actor a recruiter. Throws what
 * `changeRole` throws, and `invalid` for handing it to oneself.
 */
export async function transferCompany(actor: Actor, { companyId, userId }: Place): Promise<void> {
  if (userId === actor.id) throw new DomainError("invalid", "You already own the company.");
  await db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    const role = await roleOf(tx, { companyId, userId });
    if (role !== "owner") await writeRole(tx, { companyId, userId, actor, role: "owner" });
    await writeRole(tx, { companyId, userId: actor.id, actor, role: "recruiter" });
  });
}

async function takeOut(tx: Transaction, actor: Actor, place: Place): Promise<void> {
  const { companyId, userId } = place;
  if ((await roleOf(tx, place)) === "owner") await requireOtherOwner(tx, place);
  await tx.companyMember.delete({ where: { companyId_userId: { companyId, userId } } });
  await endAssignments(tx, { companyId, userId, keeps: null });
  // People they invited can't come in after they are gone.
  await tx.companyInvitation.updateMany({
    where: { companyId, invitedByUserId: userId, acceptedAt: null, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  const target = { type: "company", id: companyId };
  const action = userId === actor.id ? "company.member_left" : "company.member_removed";
  await audit(tx, { action, actorId: actor.id, target, details: { userId } });
  await announce(tx, memberLeft, { id: randomUUID(), companyId, userId, byUserId: actor.id });
}

/**
 * Removes someone from a company; from that moment they can do nothing there, and invitations they
 * sent end. Owners can remove anyone, and every member themselves. Throws `not_found` for strangers
 * and for someone who is not a member, `forbidden` for a recruiter who removes others, `conflict`
 * for the last owner.
 */
export async function removeMember(actor: Actor, place: Place): Promise<void> {
  await db.$transaction(async (tx) => {
    if (place.userId === actor.id) await lockAsAnyone(tx, actor, place.companyId);
    else await lockAsOwner(tx, actor, place.companyId);
    await takeOut(tx, actor, place);
  });
}
