import "server-only";
import {
  prepareInvitedAccount,
  writeInvitedAccount,
} from "@/lib/accounts/authentication/invited-sign-up.commands";
import { verifyAddress } from "@/lib/accounts/email-address.commands";
import { becomeRecruiter } from "@/lib/accounts/recruiters.commands";
import type { MemberRole } from "@/lib/accounts/roles.schema";
import type { Actor } from "@/lib/accounts/schema";
import { db, isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import { isMailedToken } from "@/lib/platform/security/secrets";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { admitMember, lockCompany } from "./entry.commands";
import type { InvitedAccount } from "./schema";

const OVER =
  "This invitation has expired or its link is incomplete. Ask the company for a new one.";
const USED = "This invitation has already been used. Log in to open the company's pages.";
const REVOKED =
  "This invitation was withdrawn or replaced by a newer one. Use the latest email, or ask the company.";

type Invitation = {
  id: string;
  companyId: string;
  email: string;
  role: MemberRole;
  jobIds: string[];
  invitedByUserId: string | null;
  acceptedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date;
};

/** Reads an invitation under its company's lock. Throws `gone` if either is not there any longer. */
async function lockInvitation(tx: Transaction, id: string): Promise<Invitation> {
  const [found] = await tx.$queryRaw<{ companyId: string }[]>`
    SELECT i.company_id AS "companyId" FROM company_invitations i
    JOIN companies c ON c.id = i.company_id AND c.status = 'active' WHERE i.id = ${id}::uuid`;
  if (!found) throw new DomainError("gone", OVER);
  await lockCompany(tx, found.companyId);
  return tx.companyInvitation.findUniqueOrThrow({ where: { id } });
}

/** Throws `gone`, saying why, unless the invitation can be accepted. */
function requireOpen({ acceptedAt, revokedAt, expiresAt }: Invitation): void {
  if (acceptedAt) throw new DomainError("gone", USED);
  if (revokedAt) throw new DomainError("gone", REVOKED);
  if (expiresAt <= new Date()) throw new DomainError("gone", OVER);
}

/** Throws `conflict`, saying what to do, unless the account may accept the invitation. */
async function requireInvited(tx: Transaction, actor: Actor, email: string): Promise<void> {
  const own = await tx.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { email: true },
  });
  if (own.email.toLowerCase() !== email.toLowerCase()) {
    throw new DomainError(
      "conflict",
      `This invitation is for ${email}, and you are logged in as ${own.email}. Log in with the other account, or ask to be invited at this address.`,
    );
  }
}

async function use(tx: Transaction, invitation: Invitation, userId: string): Promise<void> {
  const { id, companyId, role, jobIds, invitedByUserId: byUserId } = invitation;
  await tx.companyInvitation.update({ where: { id }, data: { acceptedAt: new Date() } });
  if ((await tx.companyMember.count({ where: { companyId, userId } })) > 0) return;
  await admitMember(tx, { companyId, userId, role, jobIds, byUserId, how: "invitation" });
}

async function take(tx: Transaction, actor: Actor, invitationId: string): Promise<string> {
  const invitation = await lockInvitation(tx, invitationId);
  const { companyId, acceptedAt, email } = invitation;
  const place = { companyId, userId: actor.id };
  // A second click finds what the first one did.
  if (acceptedAt && (await tx.companyMember.count({ where: place })) > 0) return companyId;
  requireOpen(invitation);
  await requireInvited(tx, actor, email);
  await verifyAddress(tx, actor.id);
  await becomeRecruiter(tx, actor);
  await use(tx, invitation, actor.id);
  return companyId;
}

/**
 * Accepts an invitation by its link; a repeat changes nothing. The link verifies the account's
 * address, because it was mailed there. Throws `gone` for one that is no longer valid. Throws
 * `conflict`, saying what to do, for an account with another address, one whose address another
 * account verified, or an admin's; the invitation then stays open. A seeker's account becomes a
 * recruiter's, and is logged out everywhere.
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

const CLASH = "Someone signed up with this address or name at the same moment. Try again.";

/**
 * Creates the account of someone who was invited and has none, with the invitation's address, which
 * its link verifies, and makes them a member. Returns the address to log in with. Throws `gone` for
 * an invitation that is no longer valid (a repeat finds it used), `invalid` at the field `password`,
 * `conflict` for an address that has an account, `rate_limited`.
 */
export async function joinWithNewAccount(
  invitationId: string,
  { token, fullName, password }: InvitedAccount,
  client: Client,
): Promise<{ companyId: string; email: string }> {
  if (!isMailedToken(invitationId, token)) throw new DomainError("gone", OVER);
  const known = await db.companyInvitation.findUnique({ where: { id: invitationId } });
  if (!known) throw new DomainError("gone", OVER);
  requireOpen(known);
  const { email } = known;
  const passwordHash = await prepareInvitedAccount({ fullName, email, password }, client);
  try {
    return await db.$transaction(async (tx) => {
      const invitation = await lockInvitation(tx, invitationId);
      requireOpen(invitation);
      const userId = await writeInvitedAccount(tx, { fullName, email, passwordHash }, client);
      await use(tx, invitation, userId);
      return { companyId: invitation.companyId, email };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError("conflict", CLASH);
    throw error;
  }
}
