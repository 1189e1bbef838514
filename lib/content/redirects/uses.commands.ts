import "server-only";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/observability/log";

const FLUSH_MS = 5000;
// Limits the memory that a long database outage can cost; uses beyond it are not counted.
const MOST_WAITING = 10_000;

type Use = { uses: number; at: Date };
type Buffer = { counts: Map<string, Use>; timer: NodeJS.Timeout | null };

const BUFFER = Symbol.for("jobharbor.redirect-uses");
// Next bundles this module more than once, but the buffer must exist once.
const holder = globalThis as { [BUFFER]?: Buffer };
holder[BUFFER] ??= { counts: new Map(), timer: null };
const buffer: Buffer = holder[BUFFER];

function add(id: string, { uses, at }: Use): void {
  const known = buffer.counts.get(id);
  if (known) Object.assign(known, { uses: known.uses + uses, at });
  else if (buffer.counts.size < MOST_WAITING) buffer.counts.set(id, { uses, at });
  if (buffer.timer) return;
  buffer.timer = setTimeout(() => void flushRedirectUses().catch(noteFailure), FLUSH_MS);
  buffer.timer.unref();
}

function noteFailure(error: unknown): void {
  log.warn({ error: String(error) }, "uses of old addresses could not be written yet");
}

/** Counts that someone was sent on. The number reaches the database within seconds. */
export function countRedirect(id: string, now = new Date()): void {
  add(id, { uses: 1, at: now });
}

/**
 * Writes the uses counted since the last time, in one statement. If the database refuses, they are
 * kept for the next attempt.
 */
export async function flushRedirectUses(): Promise<void> {
  if (buffer.timer) clearTimeout(buffer.timer);
  buffer.timer = null;
  // Always in the same order, so that two processes can't deadlock.
  const counts = [...buffer.counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  buffer.counts.clear();
  if (counts.length === 0) return;
  try {
    await db.$executeRaw`
      UPDATE redirects r SET uses = r.uses + u.uses, last_used_at = greatest(r.last_used_at, u.at)
      FROM unnest(${counts.map(([id]) => id)}::uuid[], ${counts.map(([, { uses }]) => uses)}::int[],
        ${counts.map(([, { at }]) => at)}::timestamptz[]) AS u (id, uses, at)
      WHERE r.id = u.id`;
  } catch (error) {
    for (const [id, use] of counts) add(id, use);
    throw error;
  }
}
