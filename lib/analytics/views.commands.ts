import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { isMemberOf } from "@/lib/companies/policy";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/observability/log";
import { spend } from "@/lib/platform/security/rate-limit";
import { keyedHash } from "@/lib/platform/security/secrets";
import type { Client } from "@/lib/platform/server/client";
import type { ArrivalSource } from "@/lib/shared/arrivals";
import { DomainError, RateLimitedError } from "@/lib/shared/errors";
import { dayOf, isProgram } from "./views";

const FLUSH_MS = 5000;
// Limits the memory that a long database outage can cost; views beyond it are not counted.
const MOST_WAITING = 10_000;

type Count = { jobId: string; day: string; source: ArrivalSource; views: number };
type Buffer = { counts: Map<string, Count>; timer: NodeJS.Timeout | null };

const BUFFER = Symbol.for("jobharbor.views");
// Next bundles this module more than once, but the buffer must exist once.
const holder = globalThis as { [BUFFER]?: Buffer };
holder[BUFFER] ??= { counts: new Map(), timer: null };
const buffer: Buffer = holder[BUFFER];

function add(count: Count): void {
  const { jobId, day, source, views } = count;
  const key = `${jobId} ${day} ${source}`;
  const known = buffer.counts.get(key);
  if (known) known.views += views;
  else if (buffer.counts.size < MOST_WAITING) buffer.counts.set(key, { ...count });
  if (buffer.timer) return;
  buffer.timer = setTimeout(() => void flushViews().catch(noteFailure), FLUSH_MS);
  buffer.timer.unref();
}

function noteFailure(error: unknown): void {
  log.warn(
    { error: String(error) },
    "views could not be written: they are kept until the database answers",
  );
}

/**
 * Writes the views counted since the last time, in one statement. If the database refuses, they are
 * kept for the next attempt. A repeat with nothing new does nothing.
 */
export async function flushViews(): Promise<void> {
  if (buffer.timer) clearTimeout(buffer.timer);
  buffer.timer = null;
  // Always in the same order, so that two processes can't deadlock.
  const counts = [...buffer.counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  buffer.counts.clear();
  const rows = counts.map(([, count]) => count);
  if (rows.length === 0) return;
  try {
    await db.$executeRaw`
      INSERT INTO job_views (job_id, day, source, views)
      SELECT v.job_id, v.day, v.source, v.views
      FROM unnest(${rows.map(({ jobId }) => jobId)}::uuid[], ${rows.map(({ day }) => day)}::date[],
        ${rows.map(({ source }) => source)}::text[], ${rows.map(({ views }) => views)}::int[])
        AS v (job_id, day, source, views)
      JOIN jobs j ON j.id = v.job_id
      ON CONFLICT (job_id, day, source) DO UPDATE SET views = job_views.views + excluded.views`;
  } catch (error) {
    for (const row of rows) add(row);
    throw error;
  }
}

/**
 * Whether this is the reader's first view of the job on this day. No one's identity is stored for
 * it.
 */
async function isFirst(client: Client, jobId: string, day: string): Promise<boolean> {
  const { address, userAgent } = client;
  const reader = keyedHash(`${day}\n${address}\n${userAgent}\n${jobId}`, "job view");
  try {
    await spend("viewOnce", reader);
    return true;
  } catch (error) {
    if (error instanceof RateLimitedError) return false;
    throw error;
  }
}

type View = { jobId: string; source: ArrivalSource; client: Client; now?: Date };

/**
 * Counts a view of a live job: once per reader, job and day, without storing who it was. Programs,
 * the company's own people and jobs that are not open don't count. The numbers reach the database
 * within seconds; a crash loses those seconds. Throws `not_found` when no job has the id.
 */
export async function countView(
  actor: Actor | null,
  { jobId, source, client, now = new Date() }: View,
): Promise<void> {
  const job = await db.job.findUnique({
    where: { id: jobId },
    select: { status: true, companyId: true },
  });
  if (!job) throw new DomainError("not_found", "Job not found");
  if (job.status !== "live" || isProgram(client.userAgent)) return;
  if (actor && isMemberOf(actor, job.companyId)) return;
  const day = dayOf(now);
  if (await isFirst(client, jobId, day)) add({ jobId, day, source, views: 1 });
}
