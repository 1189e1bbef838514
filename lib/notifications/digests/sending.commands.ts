import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { lastMorning } from "@/lib/shared/zones";
import { companyDigestDue } from "./events";

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

type DueDigest = { userId: string; companyId: string };

async function listDue(now: Date): Promise<DueDigest[]> {
  const rows = await db.$queryRaw<(DueDigest & { timeZone: string; oldest: Date })[]>`
    SELECT i.user_id AS "userId", i.company_id AS "companyId", min(i.created_at) AS oldest,
      coalesce(u.time_zone, 'UTC') AS "timeZone"
    FROM digest_items i JOIN users u ON u.id = i.user_id WHERE i.digest_id IS NULL
    GROUP BY 1, 2, u.time_zone ORDER BY 1, 2`;
  return rows.flatMap(({ oldest, timeZone, ...due }) =>
    oldest < lastMorning(now, timeZone) ? [due] : [],
  );
}

/**
 * Announces the digests whose morning has come in their reader's time zone, each with everything
 * that came since the last. What is in one is marked in the same transaction, so each thing is sent
 * once, even when several processes do this at the same time. Returns how many are announced.
 */
export async function sendDigests(now: Date): Promise<number> {
  let count = 0;
  for (const due of await listDue(now)) {
    const id = randomUUID();
    count += await db.$transaction(async (tx) => {
      const taken = await tx.digestItem.updateMany({
        where: { ...due, digestId: null },
        data: { digestId: id },
      });
      if (taken.count === 0) return 0;
      await announce(tx, companyDigestDue, { id, ...due });
      return 1;
    });
  }
  return count;
}

/** Deletes what digests sent so long ago that nothing repeats it now. */
export async function forgetDigestItems(now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db.digestItem.deleteMany({
    where: { digestId: { not: null }, createdAt: { lt: oldest } },
  });
}
