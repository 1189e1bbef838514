import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { currentBoardId } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { listOwned } from "./owned.queries";
import type { AlertView } from "./schema";

/** An account's alerts of this board, newest first. */
export async function listAlerts(actor: Actor, now = new Date()): Promise<AlertView[]> {
  return listOwned({ userId: actor.id }, now);
}

/** How many alerts of this board an account has, including paused ones. */
export async function countAlerts(actor: Actor): Promise<number> {
  const boardId = currentBoardId();
  return db.jobAlert.count({ where: { userId: actor.id, boardId, unsubscribedAt: null } });
}
