import "server-only";
import { db } from "@/lib/platform/db/client";
import { DETAILS_MONTHS } from "./schema";

const BATCH = 500;

/**
 * Deletes what applicants said and sent whose applications ended six months before `now` and
 * longer, with answers, messages and the employer's notes; answers of how many. That there was an
 * application, and how it ended, stays. Simultaneous runs share the work; a repeat deletes nothing.
 */
export async function deleteOldDetails(now: Date): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await db.$transaction(async (tx) => {
      const due = await tx.$queryRaw<{ id: string }[]>`
        SELECT a.id FROM applications a JOIN application_details d ON d.application_id = a.id
        WHERE a.decided_at <= (${now}::timestamptz AT TIME ZONE 'UTC'
          - make_interval(months => ${DETAILS_MONTHS})) AT TIME ZONE 'UTC'
        ORDER BY a.decided_at LIMIT ${BATCH} FOR UPDATE OF a SKIP LOCKED`;
      const ids = due.map(({ id }) => id);
      await tx.applicationDetails.deleteMany({ where: { applicationId: { in: ids } } });
      await tx.applicationEvent.updateMany({
        where: { applicationId: { in: ids }, note: { not: null } },
        data: { note: null },
      });
      return ids.length;
    });
    total += deleted;
    if (deleted < BATCH) return total;
  }
}
