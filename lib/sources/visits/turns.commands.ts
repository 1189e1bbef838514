import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { db } from "@/lib/platform/db/client";
import { SourceProblem } from "../source-problem";

const ASK_AGAIN_MS = 250;
// A visit that would have to wait longer gives up and comes back later.
const LONGEST_WAIT_MS = 10 * 60_000;

async function take(host: string, leaseMs: number): Promise<Date | null> {
  const taken = await db.$queryRaw<unknown[]>`
    INSERT INTO source_hosts AS known (host, free_at)
    VALUES (${host}, now() + make_interval(secs => ${leaseMs / 1000}))
    ON CONFLICT (host) DO UPDATE SET free_at = excluded.free_at WHERE known.free_at <= now()
    RETURNING 1`;
  if (taken.length > 0) return null;
  const busy = await db.sourceHost.findUnique({ where: { host } });
  return busy?.freeAt ?? new Date();
}

/**
 * Waits until no other process is sending requests to this host and its pause is over, and takes
 * the turn. The turn ends with `endTurn`, or after `leaseMs` if this process is killed.
 */
export async function takeTurn(host: string, leaseMs: number, signal: AbortSignal): Promise<void> {
  for (;;) {
    const freeAt = await take(host, leaseMs);
    if (!freeAt) return;
    if (signal.aborted || freeAt.getTime() - Date.now() > LONGEST_WAIT_MS) {
      throw new SourceProblem(`${host} has to be left alone for a while.`, freeAt);
    }
    await delay(ASK_AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Ends a turn. The host may be requested again after the pause, or when it asked us to come back.
 */
export async function endTurn(host: string, pauseMs: number): Promise<void> {
  await db.$executeRaw`
    UPDATE source_hosts SET free_at = now() + make_interval(secs => ${pauseMs / 1000})
    WHERE host = ${host}`;
}

/** Deletes hosts that may be requested again. */
export async function forgetHosts(now: Date): Promise<void> {
  await db.sourceHost.deleteMany({ where: { freeAt: { lt: now } } });
}
