import "server-only";
import { randomUUID } from "node:crypto";
import { currentBoardId } from "@/lib/platform/boards";
import { db, type Transaction } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { requireChallengeAbove } from "@/lib/platform/security/challenge";
import { spend } from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { renewByFrom } from "./alerts";
import { alertRequested } from "./events";
import { alertToken, readAlertToken } from "./mailed-links.queries";
import { changeOwned, insertAlert, type PreparedAlert, prepareAlert } from "./owned.commands";
import { findOwned } from "./owned.queries";
import {
  type AlertChange,
  type AlertView,
  type LinkedAlert,
  MAX_ALERTS,
  type Subscription,
} from "./schema";
import { confirmableUntil, findManagedEmail } from "./subscriptions.queries";

async function findOrInsert(
  tx: Transaction,
  email: string,
  prepared: PreparedAlert,
): Promise<string | null> {
  // One at a time, so that a double click makes one alert.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`;
  const { search, frequency, timeZone } = prepared;
  const boardId = currentBoardId();
  const known = await tx.jobAlert.findFirst({
    where: { email, search, boardId, unsubscribedAt: null },
  });
  if (known) {
    if (known.confirmedAt) return known.id;
    // Requested again, the link works for as long again.
    const data = { frequency, timeZone, createdAt: new Date() };
    await tx.jobAlert.update({ where: { id: known.id }, data });
    return known.id;
  }
  const count = await tx.jobAlert.count({ where: { email, unsubscribedAt: null } });
  if (count >= MAX_ALERTS) return null;
  return insertAlert(tx, { owner: { email }, isConfirmed: false }, prepared);
}

/**
 * Requests an alert for an address without an account, which gets an email with a link to confirm
 * it. The caller learns the same whether or not the address is known. Throws `invalid`,
 * `rate_limited`, `challenge_required`.
 */
export async function requestSubscription(input: Subscription, client: Client): Promise<void> {
  const { email, search = "/search-results" } = input;
  await requireChallengeAbove("alertByAddress", client.address, input.challenge);
  await spend("alertByAddress", client.address);
  await spend("mailByAddress", client.address);
  await spend("mailByEmail", email.toLowerCase());
  const { frequency, timeZone } = input;
  const prepared = await prepareAlert({ search, frequency, timeZone });
  await db.$transaction(async (tx) => {
    const id = await findOrInsert(tx, email, prepared);
    if (id !== null) await announce(tx, alertRequested, { id, cause: randomUUID() });
  });
}

const OVER =
  "This link has expired or is incomplete. Ask for the alert again at the bottom of any page.";

/**
 * Confirms an alert by its emailed link; it runs from then on. A repeat returns the same and
 * changes nothing. Throws `gone` when the link has expired or the alert was ended.
 */
export async function confirmSubscription(
  token: string,
  now = new Date(),
): Promise<LinkedAlert & { manageToken: string }> {
  const id = readAlertToken("confirm", token);
  const alert = id === null ? null : await db.jobAlert.findUnique({ where: { id } });
  if (!alert || alert.unsubscribedAt) throw new DomainError("gone", OVER);
  // An alert that has since moved to an account is already confirmed.
  if (!alert.confirmedAt) {
    if (confirmableUntil(alert.createdAt) <= now) throw new DomainError("gone", OVER);
    await db.jobAlert.updateMany({
      where: { id: alert.id, confirmedAt: null },
      data: { confirmedAt: now, renewBy: renewByFrom(now) },
    });
  }
  const { name, search, frequency } = alert;
  return { name, search, frequency, manageToken: alertToken("manage", alert.id) };
}

/**
 * Ends an alert by the link or the header of any of its emails, without signing in. Does nothing on
 * a repeat or for an alert that is long gone. Throws `gone` for a link that is not genuine.
 */
export async function unsubscribe(token: string): Promise<void> {
  const id = readAlertToken("unsubscribe", token);
  if (id === null) {
    throw new DomainError("gone", "This link isn't one of ours, or it's incomplete.");
  }
  await db.$transaction(async (tx) => {
    await tx.jobAlert.updateMany({
      where: { id, unsubscribedAt: null },
      data: { unsubscribedAt: new Date() },
    });
    await tx.alertMatch.deleteMany({ where: { alertId: id, sentAt: null } });
  });
}

/** Renews an alert for another year, by the link in the email that warned of its end. */
export async function renewAlert(token: string, now = new Date()): Promise<{ renewBy: string }> {
  const id = readAlertToken("renew", token);
  const renewBy = renewByFrom(now);
  const { count } = await db.jobAlert.updateMany({
    where: { id: id ?? randomUUID(), unsubscribedAt: null },
    data: { renewBy, pausedAt: null, endingToldAt: null },
  });
  if (count === 0) throw new DomainError("gone", "This alert has ended. You can create a new one.");
  return { renewBy: renewBy.toISOString() };
}

/**
 * Changes one of the alerts that a link manages and returns it, or `null` once it is ended. Throws
 * `gone` when the link is no longer valid, `not_found`, `conflict`.
 */
export async function changeManaged(
  token: string,
  alertId: string,
  change: AlertChange,
): Promise<AlertView | null> {
  const email = await findManagedEmail(token);
  if (email === null) throw new DomainError("gone", OVER);
  const owner = { email };
  await changeOwned({ owner, id: alertId, change });
  return findOwned(db, { owner, id: alertId }, new Date());
}
