import "server-only";
import { db } from "@/lib/platform/db/client";
import type { UserType } from "@/lib/shared/areas";

const recipientSelect = {
  id: true,
  email: true,
  username: true,
  fullName: true,
  status: true,
  emailVerifiedAt: true,
  deletionDueAt: true,
  boardId: true,
} as const;

/** The recipient of an email, and what decides whether it is still true. */
export type MailRecipient = {
  id: string;
  address: string;
  /** What to call them. */
  name: string;
  username: string;
  /** Whether the address is verified rather than only claimed. */
  hasVerifiedEmail: boolean;
  isAwaitingApproval: boolean;
  isLeaving: boolean;
  isSuspended: boolean;
  /** The board that emails to them come from; null for the site itself. */
  boardId: string | null;
};

type Row = {
  id: string;
  email: string;
  username: string;
  fullName: string | null;
  status: string;
  emailVerifiedAt: Date | null;
  deletionDueAt: Date | null;
  boardId: string | null;
};

function toRecipient(row: Row): MailRecipient {
  const { id, email, username, fullName, status, emailVerifiedAt, deletionDueAt, boardId } = row;
  return {
    id,
    address: email,
    name: (fullName ?? "").replace(/\s+/g, " ").trim() || username,
    username,
    hasVerifiedEmail: emailVerifiedAt !== null,
    isAwaitingApproval: status === "awaiting_approval",
    isLeaving: deletionDueAt !== null,
    isSuspended: status === "suspended",
    boardId,
  };
}

/** The person behind an account; `null` when the account is gone. */
export async function findRecipient(userId: string): Promise<MailRecipient | null> {
  const row = await db.user.findUnique({ where: { id: userId }, select: recipientSelect });
  return row && toRecipient(row);
}

/** The id of the account that has verified the address, if any. */
export async function findVerifiedOwner(email: string): Promise<string | null> {
  const owner = await db.user.findFirst({
    where: { email, emailVerifiedAt: { not: null } },
    select: { id: true },
  });
  return owner?.id ?? null;
}

/** An account that a reset may be meant for. */
export type ResetAccount = MailRecipient & { userType: UserType; createdAt: string };

// Five can be made for an address within half an hour; the email has to stay readable.
const MOST_CLAIMS = 50;

/**
 * The accounts whose password may be meant by an address: the one that has verified it, else all
 * that claim it, oldest first. None for an unknown address; never suspended ones.
 */
export async function listResetAccounts(email: string): Promise<ResetAccount[]> {
  const rows = await db.user.findMany({
    where: { email, status: { not: "suspended" } },
    orderBy: [{ emailVerifiedAt: { sort: "desc", nulls: "last" } }, { createdAt: "asc" }],
    take: MOST_CLAIMS,
    select: { ...recipientSelect, userType: true, createdAt: true },
  });
  const accounts = rows.map((row) => ({
    ...toRecipient(row),
    userType: row.userType,
    createdAt: row.createdAt.toISOString(),
  }));
  const [first] = accounts;
  return first?.hasVerifiedEmail ? [first] : accounts;
}

/** Every admin who may decide about other people. */
export async function listApprovedAdmins(): Promise<MailRecipient[]> {
  const rows = await db.user.findMany({
    where: {
      ...{ userType: "admin", status: "active", emailVerifiedAt: { not: null } },
      // Those of a board decide nothing else.
      boardAdmins: { none: {} },
    },
    orderBy: { id: "asc" },
    select: recipientSelect,
  });
  return rows.map(toRecipient);
}

/** Whether a mailed code can still be entered. */
export async function isCodeOpen(id: string, now = new Date()): Promise<boolean> {
  return (await db.mailedCode.count({ where: { id, expiresAt: { gt: now } } })) > 0;
}

/** Whether a mailed link still works: it is not used, superseded or expired. */
export async function isLinkOpen(id: string, now = new Date()): Promise<boolean> {
  const open = await db.mailedLink.findFirst({
    where: { id, usedAt: null, supersededAt: null, expiresAt: { gt: now } },
    select: { id: true },
  });
  return open !== null;
}

/** Where and when a session began; `null` when it has ended. */
export async function findSignIn(
  sessionId: string,
): Promise<{ userAgent: string; at: string } | null> {
  const session = await db.session.findUnique({
    where: { id: sessionId },
    select: { userAgent: true, createdAt: true },
  });
  return session && { userAgent: session.userAgent, at: session.createdAt.toISOString() };
}

/** When an account ends because no one uses it; `null` when it doesn't. */
export async function findInactivityEnd(userId: string): Promise<string | null> {
  const found = await db.user.findUnique({
    where: { id: userId },
    select: { inactivityDueAt: true },
  });
  return found?.inactivityDueAt?.toISOString() ?? null;
}

/** How long a copy of someone's data is kept; `null` when that is unknown. */
export async function findExportEnd(exportId: string): Promise<string | null> {
  const found = await db.dataExport.findUnique({
    where: { id: exportId },
    select: { expiresAt: true },
  });
  return found?.expiresAt?.toISOString() ?? null;
}

/** Whether the email with this key has already been handed over. */
export async function wasDelivered(key: string): Promise<boolean> {
  return (await db.delivery.findUnique({ where: { key }, select: { key: true } })) !== null;
}
