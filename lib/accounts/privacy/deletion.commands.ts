import "server-only";
import { randomUUID } from "node:crypto";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { log } from "@/lib/platform/observability/log";
import { announce } from "@/lib/platform/queue";
import { deleteFile } from "@/lib/platform/storage/storage";
import { requireOtherAdmin } from "../admins/people.commands";
import { checkProof } from "../authentication/proofs.commands";
import { endEverySession } from "../authentication/sessions.commands";
import { accountErased, deletionCancelled, deletionRequested } from "../events";
import { canAdminister } from "../policy";
import { type Actor, DELETION_DAYS } from "../schema";
import { forgetAddress, leaveCompanies } from "./leaving-companies.commands";
import { filesOf, type PersonalFile, readPersonalData } from "./personal-data.queries";

const DAY_MS = 86_400_000;

type Ending = { userId: string; now: Date; why: "asked" | "inactivity" };

/**
 * Schedules an account to be erased in 14 days and signs its owner out everywhere. Returns the day;
 * a repeat returns the day that was set first.
 */
export async function scheduleDeletion(
  tx: Transaction,
  { userId, now, why }: Ending,
): Promise<{ deletionDueAt: string }> {
  const dueAt = new Date(now.getTime() + DELETION_DAYS * DAY_MS);
  const { count } = await tx.user.updateMany({
    where: { id: userId, deletionDueAt: null },
    data: { deletionDueAt: dueAt },
  });
  await endEverySession(tx, userId);
  if (count === 0) {
    const { deletionDueAt } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    return { deletionDueAt: (deletionDueAt ?? dueAt).toISOString() };
  }
  const actorId = why === "asked" ? userId : null;
  const target = { type: "account", id: userId };
  await audit(tx, { action: "deletion.requested", actorId, target, details: { why } });
  const event = { id: randomUUID(), userId, dueAt: dueAt.toISOString(), why };
  await announce(tx, deletionRequested, event);
  return { deletionDueAt: dueAt.toISOString() };
}

/**
 * Schedules the actor's account to be erased in 14 days and signs them out everywhere, including
 * here. Until then they can sign in and keep it. Returns the day; a repeat returns the day that was
 * set first. Throws `invalid` for a wrong password, `conflict` for the last admin.
 */
export async function requestDeletion(
  actor: Actor,
  currentPassword: string | undefined,
  now = new Date(),
): Promise<{ deletionDueAt: string }> {
  await checkProof(actor, currentPassword);
  return db.$transaction(async (tx) => {
    if (canAdminister(actor)) {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('accounts.admins'))`;
      await requireOtherAdmin(tx, actor.id);
    }
    return scheduleDeletion(tx, { userId: actor.id, now, why: "asked" });
  });
}

/** Keeps an account that was going to be erased. Calling it again does nothing. */
export async function cancelDeletion(actor: Actor): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: actor.id, deletionDueAt: { not: null } },
      data: { deletionDueAt: null },
    });
    if (count === 0) return;
    await audit(tx, { action: "deletion.cancelled", actorId: actor.id });
    await announce(tx, deletionCancelled, { id: randomUUID(), userId: actor.id });
  });
}

/**
 * The demo's mailbox shows mail by address, so it goes with the last account that has the address.
 */
async function forgetMail(tx: Transaction, userId: string, email: string): Promise<void> {
  const other = await tx.user.findFirst({ where: { email, id: { not: userId } } });
  if (!other) await tx.mailboxMessage.deleteMany({ where: { address: email } });
}

type DueAccount = { email: string; username: string; isUnused: boolean; wasVerified: boolean };

/**
 * Erases one account that is due. Returns its files, or `null` when it is being kept or is already
 * gone.
 */
async function eraseOne(id: string, now: Date): Promise<PersonalFile[] | null> {
  return db.$transaction(async (tx) => {
    const [due] = await tx.$queryRaw<DueAccount[]>`
      SELECT email::text, username::text, inactivity_due_at IS NOT NULL AS "isUnused",
        email_verified_at IS NOT NULL AS "wasVerified" FROM users
      WHERE id = ${id}::uuid AND deletion_due_at <= ${now} FOR UPDATE SKIP LOCKED`;
    if (!due) return null;
    const { email, username, wasVerified } = due;
    const files = filesOf(await readPersonalData(tx, id));
    await leaveCompanies(tx, { userId: id, email });
    await forgetAddress(tx, { userId: id, email });
    await forgetMail(tx, id, email);
    await tx.user.delete({ where: { id } });
    await audit(tx, { action: "account.erased", actorId: id });
    const why = due.isUnused ? "inactivity" : "asked";
    await announce(tx, accountErased, { id: randomUUID(), email, username, why, wasVerified });
    return files;
  });
}

/**
 * Erases the accounts that are due by `now`, with everything that belongs to them, and returns
 * their number. What remains is the audit log, with an id that no longer names anyone, and records
 * that outlive a person, such as a posting. Runs at the same time share the work; a repeat erases
 * nothing.
 */
export async function eraseDueAccounts(now: Date): Promise<number> {
  const due = await db.user.findMany({
    where: { deletionDueAt: { lte: now } },
    orderBy: { deletionDueAt: "asc" },
    select: { id: true },
  });
  let erased = 0;
  for (const { id } of due) {
    const files = await eraseOne(id, now);
    if (!files) continue;
    erased += 1;
    for (const { folder, key } of files) {
      // The sweep deletes whatever is left behind here.
      await deleteFile(folder, key).catch((error: unknown) =>
        log.warn(
          { error: String(error) },
          "a file was not deleted: no one can see it, and a sweep tries again",
        ),
      );
    }
  }
  return erased;
}
