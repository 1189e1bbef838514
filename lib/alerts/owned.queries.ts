import "server-only";
import { currentBoardId } from "@/lib/platform/boards";
import { db, type Transaction } from "@/lib/platform/db/client";
import { toAlertView } from "./alerts";
import type { AlertView } from "./schema";

/** The owner of alerts: an account, or an address without one. */
export type AlertOwner = { userId: string } | { email: string };

const RECENT_MS = 7 * 86_400_000;

type OwnedAlerts = AlertOwner & { id?: string };

async function load(tx: Transaction, which: OwnedAlerts, now: Date): Promise<AlertView[]> {
  const since = new Date(now.getTime() - RECENT_MS);
  const rows = await tx.jobAlert.findMany({
    where: { ...which, boardId: currentBoardId(), unsubscribedAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    include: { _count: { select: { matches: { where: { matchedAt: { gte: since } } } } } },
  });
  return rows.map(({ _count, ...row }) => toAlertView({ ...row, recentJobs: _count.matches }, now));
}

/** An owner's alerts of this board, newest first. */
export async function listOwned(owner: AlertOwner, now: Date): Promise<AlertView[]> {
  return load(db, owner, now);
}

/** One of an owner's alerts, or `null`. */
export async function findOwned(
  tx: Transaction,
  { owner, id }: { owner: AlertOwner; id: string },
  now: Date,
): Promise<AlertView | null> {
  const [alert] = await load(tx, { ...owner, id }, now);
  return alert ?? null;
}
