import "server-only";
import { currentBoardId } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { hashToken } from "@/lib/platform/security/secrets";
import { listAssignments } from "./assignments.queries";
import { isSharedAccount } from "./demo-accounts.queries";
import { ownRow } from "./own-row.queries";
import { canAdminister } from "./policy";
import { isRecruiting } from "./roles";
import type { MemberRole } from "./roles.schema";
import type { AccountView, Actor } from "./schema";

/** What `toIdentity` needs to know of an account besides itself. */
export const WITH_COMPANIES = { memberships: { select: { companyId: true, role: true } } } as const;
type Member = User & { memberships: { companyId: string; role: MemberRole }[] };

/** What `session.ts` makes an `Actor` from. */
export type Identity = Omit<Actor, symbol>;

/**
 * The account as `session.ts` makes an `Actor` from it; `null` if it is suspended or gone. (A
 * session and its user are read one after the other, so it may be erased in between.)
 */
export async function toIdentity(
  user: Member | null,
  sessionId: string | null,
): Promise<Identity | null> {
  if (user === null || user.status === "suspended") return null;
  return {
    id: user.id,
    userType: user.userType,
    username: user.username,
    isApproved: user.status === "active",
    hasVerifiedEmail: user.emailVerifiedAt !== null,
    hasTwoFactor: user.twoFactorEnabledAt !== null || isSharedAccount(user),
    companies: user.memberships.flatMap(({ companyId, role }) =>
      isRecruiting(role) ? [{ id: companyId, role }] : [],
    ),
    assignments: await listAssignments(user),
    boardIds: user.userType === "admin" ? await listAdministeredBoards(user.id) : [],
    sessionId,
    impersonatedBy: null,
    apiKey: null,
  };
}

/** The boards that an admin may run, and nothing else; none for one who may do everything. */
async function listAdministeredBoards(userId: string): Promise<string[]> {
  const rows = await db.boardAdmin.findMany({ where: { userId }, select: { boardId: true } });
  return rows.map(({ boardId }) => boardId);
}

/** The account, if this is its verified address and no one asked for its deletion. */
export async function findByAddress(userId: string, email: string): Promise<Identity | null> {
  const user = await db.user.findFirst({
    where: { id: userId, email, emailVerifiedAt: { not: null }, deletionDueAt: null },
    include: WITH_COMPANIES,
  });
  return toIdentity(user, null);
}

/** An account with what it may do in companies now; `null` if it's gone or suspended. */
export async function findMember(userId: string): Promise<Identity | null> {
  const user = await db.user.findUnique({ where: { id: userId }, include: WITH_COMPANIES });
  return toIdentity(user, null);
}

/** The person an admin is impersonating in this session, if any. */
async function findViewed(admin: Identity, sessionId: string): Promise<Identity | null> {
  if (!canAdminister(admin)) return null;
  const open = await db.impersonation.findFirst({
    where: { sessionId, adminUserId: admin.id, endedAt: null, expiresAt: { gt: new Date() } },
    include: { user: { include: WITH_COMPANIES } },
  });
  // Someone who has become an admin or been suspended since can no longer be impersonated.
  const viewed =
    open?.user && open.user.userType !== "admin" ? await toIdentity(open.user, sessionId) : null;
  return viewed && { ...viewed, impersonatedBy: { adminId: admin.id } };
}

/**
 * The account a session belongs to, or the one its admin is impersonating; `null` when it has ended
 * or was started at another board, or the account may not be used.
 */
export async function findBySession(
  id: string,
): Promise<{ identity: Identity; lastSeenAt: Date; expiresAt: Date } | null> {
  const session = await db.session.findUnique({
    where: { id },
    include: { user: { include: WITH_COMPANIES } },
  });
  if (!session || session.expiresAt <= new Date()) return null;
  // Another host may be another operator's, who could show its cookie here.
  if (session.boardId !== currentBoardId()) return null;
  const own = await toIdentity(session.user, id);
  const { lastSeenAt, expiresAt } = session;
  return own && { identity: (await findViewed(own, id)) ?? own, lastSeenAt, expiresAt };
}

/**
 * The account a bearer token belongs to; `null` when it has ended or the account may not be used.
 */
export async function findByToken(token: string): Promise<Identity | null> {
  const known = await db.apiToken.findUnique({
    where: { hash: hashToken(token) },
    include: { user: { include: WITH_COMPANIES } },
  });
  return known && known.expiresAt > new Date() ? toIdentity(known.user, null) : null;
}

/** Whether the account still exists. */
export async function isThere(userId: string): Promise<boolean> {
  return (await db.user.count({ where: { id: userId } })) > 0;
}

/** The address that a person's picture is served at. */
export function avatarUrl(key: string | null): string | null {
  return key === null ? null : `/media/avatars/${key}`;
}

/** The account as its owner sees it. */
export async function getAccount(actor: Actor): Promise<AccountView> {
  const user = await ownRow(db.user.findUnique({ where: { id: actor.id } }));
  return {
    id: user.id,
    username: user.username,
    fullName: user.fullName,
    email: user.email,
    hasVerifiedEmail: user.emailVerifiedAt !== null,
    userType: user.userType,
    isApproved: user.status === "active",
    avatarUrl: avatarUrl(user.avatarKey),
    hasTwoFactor: user.twoFactorEnabledAt !== null || isSharedAccount(user),
    deletionDueAt: user.deletionDueAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  };
}
