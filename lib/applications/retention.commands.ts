import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { lockAsOwner } from "@/lib/companies/team/members.commands";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { siteSettings } from "@/lib/platform/settings";
import { SHORTEST_MONTHS } from "./limits.schema";
import type { RetentionChoice } from "./retention.schema";

const BATCH = 500;

/**
 * Deletes the content of applications, with answers, messages and the employer's notes, within a
 * transaction that has locked them.
 */
export async function forgetDetails(tx: Transaction, ids: string[]): Promise<void> {
  await tx.applicationDetails.deleteMany({ where: { applicationId: { in: ids } } });
  // Of those who were never told what was decided, all that can be said now is that it ended.
  await tx.application.updateMany({
    where: { id: { in: ids }, toldStatus: { not: null } },
    data: { toldStatus: "closed" },
  });
  await tx.applicationEvent.updateMany({
    where: { applicationId: { in: ids }, note: { not: null } },
    data: { note: null },
  });
}

/**
 * Deletes the content of applications that ended longer before `now` than their company keeps it
 * (or the site, if the company has not chosen), with its answers, messages and the employer's
 * notes. Returns their number. That there was an application, and how it ended, stays. Runs at the
 * same time share the work; a repeat deletes nothing.
 */
export async function deleteOldDetails(now: Date): Promise<number> {
  const { applicationMonths } = siteSettings();
  let total = 0;
  for (;;) {
    const deleted = await db.$transaction(async (tx) => {
      const due = await tx.$queryRaw<{ id: string }[]>`
        SELECT a.id FROM applications a JOIN application_details d ON d.application_id = a.id
          JOIN companies c ON c.id = a.company_id
        WHERE a.decided_at <= ${now}::timestamptz - make_interval(days => ${SHORTEST_MONTHS * 28}::int)
          AND a.decided_at <= (${now}::timestamptz AT TIME ZONE 'UTC'
            - make_interval(months => coalesce(c.retention_months, ${applicationMonths}::int))) AT TIME ZONE 'UTC'
        ORDER BY a.decided_at LIMIT ${BATCH} FOR UPDATE OF a SKIP LOCKED`;
      await forgetDetails(
        tx,
        due.map(({ id }) => id),
      );
      return due.length;
    });
    total += deleted;
    if (deleted < BATCH) return total;
  }
}

/**
 * Sets how long a company keeps the content of applications, including earlier ones; a repeat
 * changes nothing. Throws `not_found` for strangers, `forbidden` for members who are not owners.
 */
export async function setRetention(
  actor: Actor,
  companyId: string,
  { months }: RetentionChoice,
): Promise<RetentionChoice> {
  await db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    const { count } = await tx.company.updateMany({
      where: {
        id: companyId,
        OR: [{ retentionMonths: null }, { retentionMonths: { not: months } }],
      },
      data: { retentionMonths: months },
    });
    if (count === 0) return;
    await audit(tx, {
      action: "company.retention_changed",
      actorId: actor.id,
      target: { type: "company", id: companyId },
      details: { months },
    });
  });
  return { months };
}
