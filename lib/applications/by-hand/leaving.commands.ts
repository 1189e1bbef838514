import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { isMailedToken } from "@/lib/platform/security/secrets";
import { DomainError } from "@/lib/shared/errors";
import { endStaleExports } from "../pipeline/exports.commands";
import { forgetDetails } from "../retention.commands";
import { canWithdraw } from "../status";
import { withdrawable, withdrawIn } from "../status.commands";
import { knownStatus } from "../told";
import { LINK_OVER } from "./links.queries";

/** What was added by hand, locked until the transaction ends; `null` once it is deleted. */
async function findAdded(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT 1 FROM applications WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return tx.application.findFirst({
    where: { id, details: { addition: { isNot: null } } },
    select: withdrawable,
  });
}
type Added = NonNullable<Awaited<ReturnType<typeof findAdded>>>;

/** The same for the holder of the mailed link. Throws `gone` for a wrong or an old link. */
async function lockLinked(tx: Transaction, id: string, token: string): Promise<Added> {
  const found = isMailedToken(id, token) ? await findAdded(tx, id) : null;
  if (!found) throw new DomainError("gone", LINK_OVER);
  return found;
}

async function eraseIn(tx: Transaction, found: Added): Promise<void> {
  const { id } = found;
  if (canWithdraw(knownStatus(found))) await withdrawIn(tx, found);
  await forgetDetails(tx, [id]);
  await audit(tx, {
    action: "application.erased",
    actorId: null,
    target: { type: "application", id },
  });
}

/**
 * Withdraws an application that a company added by hand, for the holder of the mailed link: from
 * then on the company sees neither it nor the CV. A repeat does nothing. Throws `gone` for a wrong
 * link, `conflict` when the application has ended.
 */
export async function withdrawAdded(id: string, token: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const found = await lockLinked(tx, id, token);
    if (found.status === "withdrawn") return;
    if (!canWithdraw(knownStatus(found))) {
      throw new DomainError("conflict", "This application has ended. You can delete your data.");
    }
    await withdrawIn(tx, found);
  });
}

/**
 * Deletes everything that a company keeps about someone it added by hand, for the holder of the
 * mailed link, and withdraws the application if it is open. What stays is that there was one, for
 * the company's counts. Throws `gone` for a wrong link, and on a repeat.
 */
export async function eraseAdded(id: string, token: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await eraseIn(tx, await lockLinked(tx, id, token));
  });
  await endStaleExports(new Date(), id);
}

/**
 * Deletes what companies added by hand under an address and keep without an account, like
 * `eraseAdded`. For an address whose owner has asked to be forgotten; a repeat does nothing.
 */
export async function eraseAddress(email: string): Promise<void> {
  const kept = await db.applicationDetails.findMany({
    where: { email, userId: null, addition: { isNot: null } },
    select: { applicationId: true },
  });
  for (const { applicationId: id } of kept) {
    await db.$transaction(async (tx) => {
      const found = await findAdded(tx, id);
      if (found) await eraseIn(tx, found);
    });
    await endStaleExports(new Date(), id);
  }
}
