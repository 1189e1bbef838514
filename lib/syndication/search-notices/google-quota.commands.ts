import "server-only";
import { db } from "@/lib/platform/db/client";
import { GOOGLE_A_DAY } from "./schema";

// Google counts by its own day. At most so many in any 24 hours are at most so many in each of them.

/** How many requests to Google are left of the last 24 hours. */
export async function countRequestsLeft(): Promise<number> {
  const [row] = await db.$queryRaw<{ made: number }[]>`
    SELECT count(*)::int AS made FROM google_requests WHERE at > now() - interval '24 hours'`;
  return Math.max(0, GOOGLE_A_DAY - (row?.made ?? 0));
}

/**
 * Takes one of the requests that are left; all processes count together, and what fails counts too.
 * Returns `null`, or when there will be one again.
 */
export async function takeRequest(): Promise<Date | null> {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('google_requests'))`;
    const taken = await tx.$executeRaw`
      INSERT INTO google_requests (at)
      SELECT now() WHERE (
        SELECT count(*) FROM google_requests WHERE at > now() - interval '24 hours'
      ) < ${GOOGLE_A_DAY}::int`;
    if (taken === 1) return null;
    const [row] = await tx.$queryRaw<{ freeAt: Date }[]>`
      SELECT min(at) + interval '24 hours' AS "freeAt" FROM google_requests
      WHERE at > now() - interval '24 hours'`;
    return row?.freeAt ?? new Date();
  });
}

/** Forgets the requests that count no more. */
export async function forgetRequests(): Promise<void> {
  await db.$executeRaw`DELETE FROM google_requests WHERE at < now() - interval '2 days'`;
}
