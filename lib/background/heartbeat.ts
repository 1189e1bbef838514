import "server-only";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/observability/log";
import { WORKER_SILENCE_SECONDS } from "@/lib/platform/server/health";

const EVERY_MS = 10_000;
const FORGOTTEN_MS = 24 * 60 * 60_000;

/**
 * Returns the tasks of killed workers to the queue, which by itself would wait four hours. If a
 * worker only hung, its task runs twice, which tasks are made for.
 */
async function freeTasksOfTheDead(): Promise<void> {
  const [found] = await db.$queryRaw<{ dead: string[] | null }[]>`
    SELECT array_agg(DISTINCT locked_by) AS dead FROM graphile_worker._private_jobs
    WHERE locked_at < now() - make_interval(secs => ${WORKER_SILENCE_SECONDS})
      AND locked_by NOT IN (SELECT id FROM worker_beats
        WHERE seen_at > now() - make_interval(secs => ${WORKER_SILENCE_SECONDS}))`;
  if (!found?.dead) return;
  await db.$executeRaw`SELECT graphile_worker.force_unlock_workers(${found.dead}::text[])`;
  log.warn(
    { workers: found.dead.length },
    "a worker stopped without signing off: its tasks go back to the queue",
  );
}

/**
 * Returns tasks that the queue assigns to this worker but it isn't running, because their
 * connection broke as they were taken. They have to be seen at two beats in a row, so that a task
 * that has just ended isn't meant.
 */
async function freeLostTasks(
  { name, underWay }: BeatingWorker,
  missing: Set<string>,
): Promise<void> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM graphile_worker._private_jobs WHERE locked_by = ${name}`;
  const now = rows.map(({ id }) => id).filter((id) => !underWay.has(id));
  const lost = now.filter((id) => missing.has(id));
  missing.clear();
  for (const id of now) missing.add(id);
  if (lost.length === 0) return;
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL
    WHERE id = ANY (${lost}::bigint[]) AND locked_by = ${name}`;
  log.warn(
    { tasks: lost.length },
    "a connection broke while tasks were taken: they go back to the queue",
  );
}

/** A worker's name in the queue, and the ids of its running tasks. */
type BeatingWorker = { readonly name: string; readonly underWay: ReadonlySet<string> };

async function recordHeartbeat(worker: BeatingWorker, missing: Set<string>): Promise<void> {
  const id = worker.name;
  const seenAt = new Date();
  try {
    await db.workerHeartbeat.upsert({ where: { id }, create: { id, seenAt }, update: { seenAt } });
    await db.workerHeartbeat.deleteMany({
      where: { seenAt: { lt: new Date(seenAt.getTime() - FORGOTTEN_MS) } },
    });
    await freeTasksOfTheDead();
    await freeLostTasks(worker, missing);
  } catch (error) {
    log.warn(
      { error: String(error) },
      "the worker could not send its heartbeat: it tries again in ten seconds",
    );
  }
}

/**
 * Reports every few seconds that the worker is alive, and returns lost tasks, its own and those of
 * dead workers. Returns a function that stops it.
 */
export async function startHeartbeat(worker: BeatingWorker): Promise<() => Promise<void>> {
  const missing = new Set<string>();
  await recordHeartbeat(worker, missing);
  const timer = setInterval(() => void recordHeartbeat(worker, missing), EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await db.workerHeartbeat.deleteMany({ where: { id: worker.name } }).catch(() => undefined);
  };
}
