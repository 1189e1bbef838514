import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { currentBoardId } from "@/lib/platform/boards";
import { db, type Transaction } from "@/lib/platform/db/client";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { changeOwned, insertAlert, type PreparedAlert, prepareAlert } from "./owned.commands";
import { findOwned } from "./owned.queries";
import { type AlertChange, type AlertInput, type AlertView, MAX_ALERTS } from "./schema";

async function write(tx: Transaction, actor: Actor, prepared: PreparedAlert): Promise<string> {
  const owner = { userId: actor.id };
  // One at a time, so that a double click makes one alert and no one exceeds the limit.
  const [user] = await tx.$queryRaw<{ isVerified: boolean }[]>`
    SELECT email_verified_at IS NOT NULL AS "isVerified" FROM users
    WHERE id = ${actor.id}::uuid FOR NO KEY UPDATE`;
  const { search, frequency } = prepared;
  const known = await tx.jobAlert.findFirst({
    where: { ...owner, search, boardId: currentBoardId(), unsubscribedAt: null },
    select: { id: true },
  });
  if (known) {
    await tx.jobAlert.update({ where: { id: known.id }, data: { frequency } });
    return known.id;
  }
  const count = await tx.jobAlert.count({ where: { ...owner, unsubscribedAt: null } });
  if (count >= MAX_ALERTS) {
    throw new DomainError(
      "conflict",
      `You have ${MAX_ALERTS} alerts, which is the maximum. Delete one first.`,
    );
  }
  return insertAlert(tx, { owner, isConfirmed: user?.isVerified ?? false }, prepared);
}

/**
 * Makes a search an alert for the actor. It starts running once their address is verified. A repeat
 * returns the existing alert, with the newly chosen frequency. Throws `invalid`, `conflict` beyond
 * fifty alerts, `rate_limited`.
 */
export async function createAlert(actor: Actor, input: AlertInput): Promise<AlertView> {
  await spend("alertByAccount", actor.id);
  const prepared = await prepareAlert(input);
  return db.$transaction(async (tx) => {
    const id = await write(tx, actor, prepared);
    const owner = { userId: actor.id };
    const alert = await findOwned(tx, { owner, id }, new Date());
    if (!alert) throw new Error("The alert was not saved.");
    return alert;
  });
}

/**
 * Changes the actor's alert and returns it, or `null` once it is ended. The status `active` also
 * undoes a deletion. Throws `not_found` and `conflict`.
 */
export async function changeAlert(
  actor: Actor,
  id: string,
  change: AlertChange,
): Promise<AlertView | null> {
  const owner = { userId: actor.id };
  await changeOwned({ owner, id, change });
  return findOwned(db, { owner, id }, new Date());
}

/** Deletes the actor's alert; a repeat does nothing. Throws `not_found`. */
export async function deleteAlert(actor: Actor, id: string): Promise<void> {
  await changeOwned({ owner: { userId: actor.id }, id, change: { status: "ended" } });
}
