import "server-only";
import { db } from "@/lib/platform/db/client";
import { isLocked } from "@/lib/platform/security/rate-limit";
import { recogniseDevice } from "./known-devices.commands";
import { deviceKey, emptyKey, SLOT_ROLES } from "./login-guard.commands";

// No more than this many claims are looked at, from either end.
const MOST = 25;

const select = {
  id: true,
  email: true,
  username: true,
  userType: true,
  status: true,
  passwordHash: true,
  emailVerifiedAt: true,
  twoFactorSecret: true,
  twoFactorEnabledAt: true,
  twoFactorStep: true,
  createdAt: true,
} as const;

/** An account that a login may be meant for. */
export type LoginCandidate = Awaited<ReturnType<typeof listClaims>>[number];

/**
 * One of the passwords that a login is checked against, and the key under which its failures count.
 */
export type PasswordSlot = { key: string; account: LoginCandidate | null };

async function listClaims(email: string, createdAt: "asc" | "desc") {
  return db.user.findMany({
    where: { email, emailVerifiedAt: null },
    orderBy: { createdAt },
    take: MOST,
    select,
  });
}

async function findOwner(email: string): Promise<LoginCandidate | null> {
  return db.user.findFirst({ where: { email, emailVerifiedAt: { not: null } }, select });
}

/** A known device's failures are counted separately until there are too many of them. */
async function keyOf(account: LoginCandidate, cookie: string): Promise<string> {
  const device = recogniseDevice(cookie, account);
  if (device === null || (await isLocked(deviceKey(device)))) return account.id;
  return deviceKey(device);
}

/**
 * The accounts whose passwords a login with this address is checked against: the address's owner,
 * plus the newest and the oldest of those that only claim it, so that no one is shut out by someone
 * who signed up before or after them. An account that knows this browser is always included. There
 * are equally many slots for every address, whether or not it is known.
 */
export async function listSlots(email: string, cookie: string): Promise<PasswordSlot[]> {
  const [owner, newest, oldest] = await Promise.all([
    findOwner(email),
    listClaims(email, "desc"),
    listClaims(email, "asc"),
  ]);
  const first = oldest[0]?.id === newest[0]?.id ? null : (oldest[0] ?? null);
  const byRole = { owner, newest: newest[0] ?? null, oldest: first };
  const known = [...newest, ...oldest].find((claim) => recogniseDevice(cookie, claim) !== null);
  const slots = SLOT_ROLES.map(async (role): Promise<PasswordSlot> => {
    const account = byRole[role];
    return { key: account ? await keyOf(account, cookie) : emptyKey(role, email), account };
  });
  const isThere = Object.values(byRole).some((account) => account?.id === known?.id);
  if (known && !isThere) slots.push(keyOf(known, cookie).then((key) => ({ key, account: known })));
  return Promise.all(slots);
}
