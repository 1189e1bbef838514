import "server-only";
import { db } from "@/lib/platform/db/client";
import { type AlertPurpose, readAlertToken } from "./mailed-links.queries";
import { listOwned } from "./owned.queries";
import { CONFIRM_DAYS, type LinkedAlert, type ManagedAlerts } from "./schema";

const DAY_MS = 86_400_000;

/** Until when an alert requested at this time can be confirmed. */
export function confirmableUntil(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + CONFIRM_DAYS * DAY_MS);
}

/** What an emailed link is about; `null` when the link is no longer valid or the alert is gone. */
export async function findLinked(
  purpose: AlertPurpose,
  token: string,
  now = new Date(),
): Promise<LinkedAlert | null> {
  const id = readAlertToken(purpose, token);
  const alert = id === null ? null : await db.jobAlert.findUnique({ where: { id } });
  if (!alert || alert.unsubscribedAt) return null;
  if (!alert.confirmedAt && alert.email !== null && confirmableUntil(alert.createdAt) <= now) {
    return null;
  }
  const { name, search, frequency } = alert;
  return { name, search, frequency };
}

/** The address without an account that a link manages, or `null`. */
export async function findManagedEmail(token: string): Promise<string | null> {
  const id = readAlertToken("manage", token);
  const alert = id && (await db.jobAlert.findUnique({ where: { id }, select: { email: true } }));
  return alert ? alert.email : null;
}

/** The alerts that a link manages; `null` when it is no longer valid. */
export async function findManaged(token: string, now = new Date()): Promise<ManagedAlerts | null> {
  const email = await findManagedEmail(token);
  return email === null ? null : { email, alerts: await listOwned({ email }, now) };
}
