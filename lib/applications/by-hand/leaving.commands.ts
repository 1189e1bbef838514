import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { endStaleExports } from "../pipeline/exports.commands";
import { forgetDetails } from "../retention.commands";
import { canWithdraw } from "../status";
import { withdrawable, withdrawIn } from "../status.commands";
import { knownStatus } from "../told";
import { requireLink } from "./link-holders.queries";

/** What was added by hand, locked until the transaction ends; `null` once it is deleted. */
async function findAdded(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT 1 FROM applications WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return tx.application.findFirst({
    where: { id, details: { addition: { isNot: null } } },
    select: withdrawable,
  });
}
type AddedApplication = NonNullable<Awaited<ReturnType<typeof findAdded>>>;

async function eraseIn(tx: Transaction, found: AddedApplication): Promise<void> {
  const { id } = found;
  if (canWithdraw(knownStatus(found))) await withdrawIn(tx, found);
  // What a talent pool keeps about the same person is part of everything.
  await tx.$executeRaw`
    DELETE FROM pooled_people p USING application_details d, applications a
    WHERE d.application_id = ${id}::uuid AND a.id = d.application_id
      AND p.company_id = a.company_id AND p.email = d.email`;
  await forgetDetails(tx, [id]);
  await audit(tx, {
    action: "application.erased",
    actorId: null,
    target: { type: "application", id },
  });
}

async function eraseOne(id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const found = await findAdded(tx, id);
    if (found) await eraseIn(tx, found);
  });
  await endStaleExports(new Date(), id);
}

/**
 * Deletes everything that a company keeps about someone it added by hand, for the holder of the
 * mailed link: at the job they were added to and at those they were moved to. What is open is
 * withdrawn. What stays is that there was an application, for the company's counts. Throws `gone`
 * for a wrong link, and on a repeat.
 */
export async function eraseAdded(token: string): Promise<void> {
  const { holder } = await requireLink(token);
  // The link's own comes last, so that a failure in between can be repeated.
  for (const id of holder.applicationIds.toReversed()) await eraseOne(id);
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
  for (const { applicationId } of kept) await eraseOne(applicationId);
}
