import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { listOwned } from "./owned.queries";
import type { AlertView } from "./schema";

/** An account's alerts, newest first. */
export async function listAlerts(actor: Actor, now = new Date()): Promise<AlertView[]> {
  return listOwned({ userId: actor.id }, now);
}

/** How many alerts an account has, including paused ones. */
export async function countAlerts(actor: Actor): Promise<number> {
  return db.jobAlert.count({ where: { userId: actor.id, unsubscribedAt: null } });
}
