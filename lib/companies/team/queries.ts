import "server-only";
import { avatarUrl } from "@/lib/accounts/queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { isMailedToken } from "@/lib/platform/security/secrets";
import { canManageCompany, canPostFor } from "../policy";
import type { InvitationView, JoinRequest, OwnRequest, Team, TeamInvitation } from "./schema";

const person = { fullName: true, username: true, email: true, avatarKey: true } as const;
type Person = { fullName: string | null; username: string };

function nameOf({ fullName, username }: Person): string {
  return fullName?.trim() || username;
}

async function listInvitations(companyId: string, now: Date): Promise<TeamInvitation[]> {
  const rows = await db.companyInvitation.findMany({
    where: { companyId, acceptedAt: null, revokedAt: null },
    orderBy: { createdAt: "desc" },
    include: { invitedBy: { select: { fullName: true, username: true } } },
  });
  return rows.map(({ id, email, role, invitedBy, expiresAt }) => ({
    id,
    email,
    role,
    invitedBy: invitedBy && nameOf(invitedBy),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
  }));
}

async function listRequests(companyId: string): Promise<JoinRequest[]> {
  const rows = await db.companyJoinRequest.findMany({
    where: { companyId, decidedAt: null, user: { status: "active", deletionDueAt: null } },
    orderBy: { askedAt: "asc" },
    include: { user: { select: person } },
  });
  return rows.map(({ userId, askedAt, user }) => ({
    userId,
    name: nameOf(user),
    email: user.email,
    askedAt: askedAt.toISOString(),
  }));
}

/**
 * A company's members, owners first, as its members see them; only owners see invitations and
 * requests to join. `null` for everyone else.
 */
export async function findTeam(
  actor: Actor,
  companyId: string,
  now = new Date(),
): Promise<Team | null> {
  if (!canPostFor(actor, companyId)) return null;
  const company = await db.company.findUnique({
    where: { id: companyId },
    select: {
      name: true,
      members: {
        orderBy: [{ role: "asc" }, { createdAt: "asc" }, { userId: "asc" }],
        include: { user: { select: person } },
      },
    },
  });
  if (!company) return null;
  const isOwner = canManageCompany(actor, companyId);
  return {
    companyId,
    companyName: company.name,
    yourRole: isOwner ? "owner" : "recruiter",
    members: company.members.map(({ userId, role, createdAt, user }) => ({
      userId,
      name: nameOf(user),
      email: user.email,
      avatarUrl: avatarUrl(user.avatarKey),
      role,
      joinedAt: createdAt.toISOString(),
      isYou: userId === actor.id,
    })),
    invitations: isOwner ? await listInvitations(companyId, now) : [],
    requests: isOwner ? await listRequests(companyId) : [],
  };
}

/** An invitation as the holder of its link sees it; `null` when it is no longer valid. */
export async function findInvitation(
  invitationId: string,
  token: string,
  now = new Date(),
): Promise<InvitationView | null> {
  if (!isMailedToken(invitationId, token)) return null;
  const row = await db.companyInvitation.findFirst({
    where: {
      id: invitationId,
      acceptedAt: null,
      revokedAt: null,
      expiresAt: { gt: now },
      company: { status: "active" },
    },
    include: {
      company: { select: { name: true } },
      invitedBy: { select: { fullName: true, username: true } },
    },
  });
  if (!row) return null;
  return {
    company: row.company.name,
    email: row.email,
    role: row.role,
    invitedBy: row.invitedBy && nameOf(row.invitedBy),
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** The companies that the actor has asked to join and is not a member of. */
export async function listOwnRequests(actor: Actor): Promise<OwnRequest[]> {
  const rows = await db.companyJoinRequest.findMany({
    where: {
      userId: actor.id,
      companyId: { notIn: actor.companies.map(({ id }) => id) },
      OR: [{ decidedAt: null }, { isAccepted: false }],
    },
    orderBy: { askedAt: "desc" },
    include: { company: { select: { name: true } } },
  });
  return rows.map(({ companyId, askedAt, decidedAt, company }) => ({
    companyId,
    name: company.name,
    askedAt: askedAt.toISOString(),
    state: decidedAt ? "refused" : "open",
  }));
}
