import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { isMailedToken } from "@/lib/platform/security/secrets";
import { DomainError } from "@/lib/shared/errors";
import { memberInvited } from "../events";
import { admitMember, lockCompany } from "./entry.commands";
import { lockAsOwner } from "./members.commands";
import { INVITATION_DAYS, type InvitationInput, MOST_MEMBERS } from "./schema";

const DAY_MS = 86_400_000;
const OVER =
  "This invitation has expired or its link is incomplete. Ask the company for a new one.";

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

/**
 * Invites the owner of an address into the company: mails a link that works for seven days, and
 * only for an account with that address. An earlier invitation to the address ends. Returns the
 * invitation's id. Throws `not_found` for strangers, `forbidden` for recruiters and for owners who
 * have not verified their own address, `conflict` at the field `email`, `rate_limited`.
 */
export async function inviteMember(
  actor: Actor,
  companyId: string,
  { email, role }: InvitationInput,
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
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
    const { id } = await tx.companyInvitation.create({
      data: { companyId, email, role, invitedByUserId: actor.id, expiresAt },
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

/** Throws `conflict`, saying what to do, unless the account may accept the invitation. */
async function requireInvited(tx: Transaction, actor: Actor, email: string): Promise<void> {
  const own = await tx.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { email: true, emailVerifiedAt: true },
  });
  if (own.email.toLowerCase() !== email.toLowerCase()) {
    throw new DomainError(
      "conflict",
      `This invitation is for ${email}, and you are logged in as ${own.email}. Log in with the other account, or ask to be invited at this address.`,
    );
  }
  if (!own.emailVerifiedAt) {
    throw new DomainError(
      "conflict",
      "Verify your email address first, with the link in our email. Then open this invitation again.",
    );
  }
  if (actor.userType !== "employer") {
    throw new DomainError(
      "conflict",
      "This account isn't a recruiter's. Sign up as Recruiter with another address and ask to be invited there.",
    );
  }
}

async function take(tx: Transaction, actor: Actor, invitationId: string): Promise<string> {
  const [found] = await tx.$queryRaw<{ companyId: string }[]>`
    SELECT i.company_id AS "companyId" FROM company_invitations i
    JOIN companies c ON c.id = i.company_id AND c.status = 'active'
    WHERE i.id = ${invitationId}::uuid`;
  if (!found) throw new DomainError("gone", OVER);
  const { companyId } = found;
  await lockCompany(tx, companyId);
  const row = await tx.companyInvitation.findUniqueOrThrow({ where: { id: invitationId } });
  const isMember = await tx.companyMember.count({ where: { companyId, userId: actor.id } });
  // A second click finds what the first one did.
  if (row.acceptedAt && isMember > 0) return companyId;
  if (row.acceptedAt || row.revokedAt || row.expiresAt <= new Date()) {
    throw new DomainError("gone", OVER);
  }
  await requireInvited(tx, actor, row.email);
  await tx.companyInvitation.update({
    where: { id: invitationId },
    data: { acceptedAt: new Date() },
  });
  if (isMember > 0) return companyId;
  const { role, invitedByUserId } = row;
  const entry = { companyId, userId: actor.id, role, byUserId: invitedByUserId };
  await admitMember(tx, { ...entry, how: "invitation" });
  return companyId;
}

/**
 * Accepts an invitation by its link; a repeat changes nothing. Throws `gone` for one that is no
 * longer valid. Throws `conflict`, saying what to do, for an account with another address, an
 * unverified one, or of a type that can't recruit; the invitation then stays open.
 */
export async function acceptInvitation(
  actor: Actor,
  invitationId: string,
  token: string,
): Promise<{ companyId: string }> {
  if (!isMailedToken(invitationId, token)) throw new DomainError("gone", OVER);
  const companyId = await db.$transaction((tx) => take(tx, actor, invitationId));
  return { companyId };
}
