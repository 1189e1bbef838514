import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { memberInvited } from "../events";
import { lockAsOwner } from "./members.commands";
import { INVITATION_DAYS, type InvitationInput, MOST_MEMBERS } from "./schema";

const DAY_MS = 86_400_000;

function refuse(message: string): never {
  throw new DomainError("conflict", message, { email: [message] });
}

async function requireRoom(tx: Transaction, companyId: string, email: string): Promise<void> {
  const member = await tx.companyMember.count({
    where: { companyId, user: { email, emailVerifiedAt: { not: null } } },
  });
  if (member > 0) refuse("This person is already a member of the company.");
  const members = await tx.companyMember.count({ where: { companyId } });
  const invited = await tx.companyInvitation.count({
    where: { companyId, acceptedAt: null, revokedAt: null, expiresAt: { gt: new Date() } },
  });
  if (members + invited >= MOST_MEMBERS) {
    refuse(`A company can have at most ${MOST_MEMBERS} people, including those invited.`);
  }
}

async function requireOwnJobs(tx: Transaction, companyId: string, ids: string[]): Promise<void> {
  const found = await tx.job.count({ where: { id: { in: ids }, companyId } });
  if (found === ids.length) return;
  const message = "One of these jobs no longer exists. Choose the jobs again.";
  throw new DomainError("invalid", message, { jobIds: [message] });
}

/**
 * Invites the owner of an address into the company: mails a link that works for seven days, and
 * only for an account with that address. A hiring manager is invited for jobs of the company. An earlier
 * invitation to the address ends. Returns the invitation's id. Throws `not_found` for strangers, `forbidden` for recruiters and for owners who
 * have not verified their own address, `conflict` at the field `email`, `rate_limited`.
 */
export async function inviteMember(
  actor: Actor,
  companyId: string,
  { email, role, jobIds = [] }: InvitationInput,
): Promise<{ id: string }> {
  await db.$transaction((tx) => lockAsOwner(tx, actor, companyId));
  if (!actor.hasVerifiedEmail) {
    throw new DomainError("forbidden", "Verify your own email address before you invite others.");
  }
  await spend("invitationByAccount", actor.id);
  await spend("mailByEmail", email.toLowerCase());
  return db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    const now = new Date();
    await tx.companyInvitation.updateMany({
      where: { companyId, email, acceptedAt: null, revokedAt: null },
      data: { revokedAt: now },
    });
    await requireRoom(tx, companyId, email);
    const hiring = role === "hiring_manager" ? [...new Set(jobIds)] : [];
    await requireOwnJobs(tx, companyId, hiring);
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
    const { id } = await tx.companyInvitation.create({
      data: { companyId, email, role, jobIds: hiring, invitedByUserId: actor.id, expiresAt },
      select: { id: true },
    });
    const target = { type: "company", id: companyId };
    const details = { invitationId: id, role };
    await audit(tx, { action: "company.member_invited", actorId: actor.id, target, details });
    await announce(tx, memberInvited, { id, companyId });
    return { id };
  });
}

/**
 * Revokes an invitation: its link stops working at once. Calling it again does nothing. Throws
 * `not_found` for strangers and unknown invitations, `forbidden` for recruiters, `conflict` when it
 * was accepted.
 */
export async function revokeInvitation(
  actor: Actor,
  { companyId, invitationId }: { companyId: string; invitationId: string },
): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    const found = await tx.companyInvitation.findFirst({ where: { id: invitationId, companyId } });
    if (!found) throw new DomainError("not_found", "There's no such invitation.");
    if (found.acceptedAt) {
      throw new DomainError("conflict", "It has since been accepted. Remove the person instead.");
    }
    if (found.revokedAt) return;
    await tx.companyInvitation.update({
      where: { id: invitationId },
      data: { revokedAt: new Date() },
    });
    const target = { type: "company", id: companyId };
    const details = { invitationId };
    await audit(tx, { action: "company.invitation_revoked", actorId: actor.id, target, details });
  });
}
