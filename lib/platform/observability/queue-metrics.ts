import "server-only";
import type { Registry } from "prom-client";
import { reservedPool } from "../db/client";
import { WORKER_SILENCE_SECONDS } from "../server/health";
import { gauge } from "./metric";

const SHARED = `
  SELECT
    (SELECT count(*)::int FROM graphile_worker.jobs WHERE attempts < max_attempts AND run_at <= now()) AS due,
    (SELECT count(*)::int FROM graphile_worker.jobs WHERE attempts < max_attempts AND run_at > now()) AS later,
    (SELECT count(*)::int FROM graphile_worker.jobs WHERE attempts >= max_attempts) AS failed,
    (SELECT coalesce(extract(epoch FROM now() - min(run_at)), 0)::float FROM graphile_worker.jobs
      WHERE attempts < max_attempts AND run_at <= now() AND locked_at IS NULL) AS age,
    (SELECT count(*)::int FROM worker_beats WHERE seen_at > now() - make_interval(secs => $1)) AS workers`;
const QUEUES = `
  SELECT CASE WHEN task_identifier LIKE 'react:%' THEN substr(task_identifier, 7)
      WHEN task_identifier = 'react' THEN 'events'
      WHEN task_identifier = 'make_backup' THEN 'backups' ELSE 'default' END AS queue,
    count(*)::int AS due,
    coalesce(max(extract(epoch FROM now() - run_at)) FILTER (WHERE locked_at IS NULL), 0)::float AS age
  FROM graphile_worker.jobs WHERE attempts < max_attempts AND run_at <= now() GROUP BY 1`;
// The tasks that were given up: an event's reactions under its name, everything else under its own.
const FAILED = `
  SELECT coalesce(payload ->> 'event', identifier) AS task, count(*)::int AS failed
  FROM graphile_worker._private_jobs JOIN graphile_worker._private_tasks t ON t.id = task_id
  WHERE attempts >= max_attempts GROUP BY 1 ORDER BY 2 DESC LIMIT 50`;

type QueueRow = { queue: string; due: number; age: number };
type FailedTaskRow = { task: string; failed: number };
type SharedQueueRow = { due: number; later: number; failed: number; age: number; workers: number };

/** The current state of the queue and its workers. */
export function queueMetrics(registry: Registry): {
  read: () => Promise<void>;
  forget: () => void;
} {
  const shared = (name: string, help: string, ...labels: string[]) =>
    gauge(registry, { name, help, labels, together: "max" });
  const tasks = shared("queue_tasks", "Tasks: due, for later, and failed for good.", "state");
  const due = shared("queue_due_tasks", "Tasks that are due, by queue.", "queue");
  const ages = shared("queue_age_seconds", "How long each queue's oldest has waited.", "queue");
  const failures = shared("queue_failed_tasks", "Tasks that failed for good, by name.", "task");
  const age = shared("queue_oldest_seconds", "How long the oldest due task has waited.");
  const workers = shared("workers", "Workers seen within the last minute.");
  return {
    read: async () => {
      const { rows } = await reservedPool().query<SharedQueueRow>(SHARED, [WORKER_SILENCE_SECONDS]);
      for (const row of rows) {
        tasks.set({ state: "due" }, row.due);
        tasks.set({ state: "later" }, row.later);
        tasks.set({ state: "failed" }, row.failed);
        age.set(row.age);
        workers.set(row.workers);
      }
      const [queues, failed] = await Promise.all([
        reservedPool().query<QueueRow>(QUEUES),
        reservedPool().query<FailedTaskRow>(FAILED),
      ]);
      for (const gone of [due, ages, failures]) gone.reset();
      for (const row of queues.rows) {
        due.set({ queue: row.queue }, row.due);
        ages.set({ queue: row.queue }, row.age);
      }
      for (const row of failed.rows) failures.set({ task: row.task }, row.failed);
    },
    forget: () => {
      for (const gone of [tasks, due, ages, failures]) gone.reset();
      age.remove();
      workers.remove();
    },
  };
}
