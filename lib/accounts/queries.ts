import "server-only";
import { db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { hashToken } from "@/lib/platform/secrets";
import type { AccountView, Actor } from "./schema";

const WITH_COMPANIES = { memberships: { select: { companyId: true, role: true } } } as const;
type Member = User & { memberships: { companyId: string; role: "owner" | "recruiter" }[] };

/** What `session.ts` makes an `Actor` of. */
export type Identity = Omit<Actor, symbol>;

function toIdentity(user: Member, sessionId: string | null): Identity | null {
  if (user.status === "suspended") return null;
  return {
    id: user.id,
    userType: user.userType,
    username: user.username,
    isApproved: user.status === "active",
    hasVerifiedEmail: user.emailVerifiedAt !== null,
    hasTwoFactor: user.twoFactorEnabledAt !== null,
    companies: user.memberships.map(({ companyId, role }) => ({ id: companyId, role })),
    sessionId,
  };
}

/** Who a session belongs to; `null` when it has ended or its account may not be used. */
export async function findBySession(
  id: string,
): Promise<{ identity: Identity; lastSeenAt: Date; expiresAt: Date } | null> {
  const session = await db.session.findUnique({
    where: { id },
    include: { user: { include: WITH_COMPANIES } },
  });
  if (!session || session.expiresAt <= new Date()) return null;
  const identity = toIdentity(session.user, id);
  const { lastSeenAt, expiresAt } = session;
  return identity && { identity, lastSeenAt, expiresAt };
}

/** Who a bearer token belongs to; `null` when it has ended or its account may not be used. */
export async function findByToken(token: string): Promise<Identity | null> {
  const known = await db.apiToken.findUnique({
    where: { hash: hashToken(token) },
    include: { user: { include: WITH_COMPANIES } },
  });
  return known && known.expiresAt > new Date() ? toIdentity(known.user, null) : null;
}

/** Where a person's picture is served. */
export function avatarUrl(key: string | null): string | null {
  return key === null ? null : `/media/avatars/${key}`;
}

/** The account as its owner sees it. */
export async function getAccount(actor: Actor): Promise<AccountView> {
  const user = await db.user.findUniqueOrThrow({ where: { id: actor.id } });
  return {
    id: user.id,
    username: user.username,
    fullName: user.fullName,
    email: user.email,
    hasVerifiedEmail: user.emailVerifiedAt !== null,
    userType: user.userType,
    isApproved: user.status === "active",
    avatarUrl: avatarUrl(user.avatarKey),
    hasTwoFactor: user.twoFactorEnabledAt !== null,
    deletionDueAt: user.deletionDueAt?.toISOString() ?? null,
  };
}
