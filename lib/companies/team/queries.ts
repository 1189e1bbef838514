import "server-only";
import { avatarUrl } from "@/lib/accounts/queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { isMailedToken } from "@/lib/platform/security/secrets";
import { canManageCompany, canPostFor, companyIdsOf, isMemberOf, roleAt } from "../policy";
import type { InvitationView, JoinRequest, OwnRequest, Team, TeamInvitation } from "./schema";

const person = { fullName: true, username: true, email: true, avatarKey: true } as const;
type JobTitle = { id: string; title: string };
const MOST_JOBS = 500;
type Person = { fullName: string | null; username: string };

function nameOf({ fullName, username }: Person): string {
  return fullName?.trim() || username;
}

/** Those of these jobs that still exist. */
async function listTitles(ids: readonly string[]): Promise<JobTitle[]> {
  if (ids.length === 0) return [];
  return db.job.findMany({ where: { id: { in: [...ids] } }, select: { id: true, title: true } });
}

/** A company's jobs that have not ended, by title. */
async function listJobs(companyId: string): Promise<JobTitle[]> {
  return db.job.findMany({
    where: { companyId, status: { in: ["draft", "in_review", "live", "paused"] } },
    orderBy: [{ title: "asc" }, { id: "asc" }],
    take: MOST_JOBS,
    select: { id: true, title: true },
  });
}

async function listInvitations(companyId: string, now: Date): Promise<TeamInvitation[]> {
  const rows = await db.companyInvitation.findMany({
    where: { companyId, acceptedAt: null, revokedAt: null },
    orderBy: { createdAt: "desc" },
    include: { invitedBy: { select: { fullName: true, username: true } } },
  });
  const jobs = await listTitles(rows.flatMap(({ jobIds }) => jobIds));
  return rows.map(({ id, email, role, jobIds, invitedBy, expiresAt }) => ({
    id,
    email,
    role,
    jobs: jobs.filter((job) => jobIds.includes(job.id)),
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
 * requests to join, and hiring managers and interviewers only themselves. `null` for everyone else.
 */
export async function findTeam(
  actor: Actor,
  companyId: string,
  now = new Date(),
): Promise<Team | null> {
  if (!isMemberOf(actor, companyId)) return null;
  const company = await db.company.findUnique({
    where: { id: companyId },
    select: {
      name: true,
      members: {
        ...(canPostFor(actor, companyId) ? {} : { where: { userId: actor.id } }),
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
    yourRole: roleAt(actor, companyId) ?? "recruiter",
    jobs: isOwner ? await listJobs(companyId) : [],
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

type InvitationDates = { acceptedAt: Date | null; revokedAt: Date | null; expiresAt: Date };

function stateOf(
  { acceptedAt, revokedAt, expiresAt }: InvitationDates,
  { isActive, now }: { isActive: boolean; now: Date },
): InvitationView["state"] {
  if (!isActive) return "unavailable";
  if (acceptedAt) return "accepted";
  if (revokedAt) return "revoked";
  return expiresAt <= now ? "expired" : "open";
}

/** An invitation as the holder of its link sees it; `null` for an incomplete link. */
export async function findInvitation(
  invitationId: string,
  token: string,
  now = new Date(),
): Promise<InvitationView | null> {
  if (!isMailedToken(invitationId, token)) return null;
  const row = await db.companyInvitation.findUnique({
    where: { id: invitationId },
    include: {
      company: { select: { name: true, status: true } },
      invitedBy: { select: { fullName: true, username: true } },
    },
  });
  if (!row) return null;
  const { email, role, jobIds, company, invitedBy, expiresAt } = row;
  const [jobs, owners] = await Promise.all([
    role === "hiring_manager" ? listTitles(jobIds) : [],
    db.user.count({ where: { email, emailVerifiedAt: { not: null } } }),
  ]);
  return {
    state: stateOf(row, { isActive: company.status === "active", now }),
    company: company.name,
    email,
    role,
    jobs: jobs.map(({ title }) => title),
    hasAccount: owners > 0,
    invitedBy: invitedBy && nameOf(invitedBy),
    expiresAt: expiresAt.toISOString(),
  };
}

/** The companies that the actor has asked to join and is not a member of. */
export async function listOwnRequests(actor: Actor): Promise<OwnRequest[]> {
  const rows = await db.companyJoinRequest.findMany({
    where: {
      userId: actor.id,
      companyId: { notIn: companyIdsOf(actor) },
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
