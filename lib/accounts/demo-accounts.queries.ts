import "server-only";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { env } from "@/lib/platform/env";
import { DomainError } from "@/lib/shared/errors";
import type { DemoLogin } from "./demo-accounts";

/**
 * Whether demo accounts are open to everyone: on the embedded database while its emails stay in the
 * product. Elsewhere they are accounts like all others.
 */
const areDemoAccountsOpen = (): boolean => env().DEMO_ACCOUNTS === "on";

/** Whether this is a demo account that everyone may use, and no one may take from the others. */
export function isSharedAccount({ isDemo }: { isDemo: boolean }): boolean {
  return isDemo && areDemoAccountsOpen();
}

/** Which accounts can act as an admin now: active, and with a second factor unless it is a demo's. */
export function activeAdmins() {
  return {
    userType: "admin",
    status: "active",
    boardAdmins: { none: {} },
    OR: [
      { twoFactorEnabledAt: { not: null } },
      ...(areDemoAccountsOpen() ? [{ isDemo: true }] : []),
    ],
  } satisfies Prisma.UserWhereInput;
}

/** The demo's accounts to choose from on the login; none where they are not open to everyone. */
export async function listDemoLogins(): Promise<DemoLogin[]> {
  if (!areDemoAccountsOpen()) return [];
  return db.user.findMany({
    where: { isDemo: true, status: "active" },
    select: { email: true, userType: true },
    orderBy: { createdAt: "asc" },
  });
}

/** Whether the person uses a demo account that everyone shares. */
export async function isSharedActor({ id }: { id: string }): Promise<boolean> {
  if (!areDemoAccountsOpen()) return false;
  const user = await db.user.findUnique({ where: { id }, select: { isDemo: true } });
  return user?.isDemo ?? false;
}

/** Throws `forbidden` for a demo account that everyone uses: how it logs in doesn't change. */
export async function refuseForShared(userId: string): Promise<void> {
  if (!(await isSharedActor({ id: userId }))) return;
  throw new DomainError(
    "forbidden",
    "Everyone who tries the demo uses this account, so its password, email address and logins can't be changed, and it can't be deleted.",
  );
}
