import "server-only";
import { db } from "@/lib/platform/db/client";
import { WORKER_SILENCE_SECONDS } from "@/lib/platform/health";
import { log } from "@/lib/platform/log";

const EVERY_MS = 10_000;
const FORGOTTEN_MS = 24 * 60 * 60_000;

/**
 * Gives back what workers had taken who were killed: the queue alone would wait four hours for
 * them. One that only hung does its task twice then, which tasks are made for.
 */
async function freeTasksOfTheDead(): Promise<void> {
  const [found] = await db.$queryRaw<{ dead: string[] | null }[]>`
    SELECT array_agg(DISTINCT locked_by) AS dead FROM graphile_worker._private_jobs
    WHERE locked_at < now() - make_interval(secs => ${WORKER_SILENCE_SECONDS})
      AND locked_by NOT IN (SELECT id FROM worker_beats
        WHERE seen_at > now() - make_interval(secs => ${WORKER_SILENCE_SECONDS}))`;
  if (!found?.dead) return;
  await db.$executeRaw`SELECT graphile_worker.force_unlock_workers(${found.dead}::text[])`;
  log.warn({ workers: found.dead.length }, "tasks of workers that are gone are given back");
}

async function beat(id: string): Promise<void> {
  const seenAt = new Date();
  try {
    await db.workerBeat.upsert({ where: { id }, create: { id, seenAt }, update: { seenAt } });
    await db.workerBeat.deleteMany({
      where: { seenAt: { lt: new Date(seenAt.getTime() - FORGOTTEN_MS) } },
    });
    await freeTasksOfTheDead();
  } catch (error) {
    log.warn({ error: String(error) }, "the worker could not say that it lives");
  }
}

/**
 * Says every few seconds that the worker of this name lives, until what it answers is called, and
 * looks after the tasks of those that do not.
 */
export async function startBeating(id: string): Promise<() => Promise<void>> {
  await beat(id);
  const timer = setInterval(() => void beat(id), EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await db.workerBeat.deleteMany({ where: { id } }).catch(() => undefined);
  };
}
