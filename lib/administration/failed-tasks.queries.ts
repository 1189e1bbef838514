import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { type FailedTask, type FailedTasks, PAGE_SIZE } from "./failed-tasks.schema";

const ERROR_LENGTH = 2000;

type Row = {
  id: string;
  name: string;
  attempts: number;
  state: FailedTask["state"];
  nextAt: Date;
  addedAt: Date;
  failedAt: Date;
  error: string;
};

// The last attempt is counted when it begins, so one in progress isn't waiting yet.
const WAITS = Prisma.sql`(attempts >= max_attempts AND locked_at IS NULL)`;

// An error may quote what someone's mail server said about them.
const hideAddresses = (text: string) => text.replace(/[^\s<>"'(]+@[^\s<>"')]+/g, "(address)");

/**
 * Failed tasks: first those that are no longer retried, then newest first. Their payloads are not
 * shown. Throws `forbidden` for anyone but an admin.
 */
export async function listFailedTasks(actor: Actor): Promise<FailedTasks> {
  requireAdministration(actor);
  const rows = await db.$queryRaw<Row[]>`
    SELECT j.id::text, concat_ws(': ', coalesce(j.payload->>'event', t.identifier), j.payload->>'reaction') AS name, j.attempts::int,
      CASE WHEN ${WAITS} THEN 'waiting' WHEN locked_at IS NULL AND run_at > now() THEN 'later'
        ELSE 'now' END AS state,
      j.run_at AS "nextAt", j.created_at AS "addedAt", j.updated_at AS "failedAt",
      left(j.last_error, ${ERROR_LENGTH}) AS error
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE j.last_error IS NOT NULL
    ORDER BY ${WAITS} DESC, j.updated_at DESC, j.id DESC LIMIT ${PAGE_SIZE}`;
  const [counts] = await db.$queryRaw<{ waiting: number; retrying: number }[]>`
    SELECT count(*) FILTER (WHERE ${WAITS})::int AS waiting,
      count(*) FILTER (WHERE NOT ${WAITS})::int AS retrying
    FROM graphile_worker._private_jobs WHERE last_error IS NOT NULL`;
  const tasks = rows.map(({ nextAt, addedAt, failedAt, error, ...row }) => ({
    ...row,
    nextAt: nextAt.toISOString(),
    addedAt: addedAt.toISOString(),
    failedAt: failedAt.toISOString(),
    error: hideAddresses(error),
  }));
  return { tasks, waiting: counts?.waiting ?? 0, retrying: counts?.retrying ?? 0 };
}
