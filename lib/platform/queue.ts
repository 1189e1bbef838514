import "server-only";
import type { z } from "zod";
import { currentBoardId } from "./boards";
import type { AnnouncedChange } from "./caching/tagged-store";
import type { Transaction } from "./db/client";
import { traceParent } from "./observability/tracing";

/** A fact that a domain announces: its name, and the shape of its payload. */
export type EventDefinition<Payload> = {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /**
   * The ids of what changed, if everything that shows only other things stays valid: this drops
   * cached values about one of them, and lists (lib/platform/caching/cache.ts).
   */
  readonly about?: (payload: Payload) => readonly string[];
  /**
   * The payload's field with the id of what it is about, or all ids, if other sites are told of it
   * in the order in which it happened (lib/webhooks).
   */
  readonly outgoing?: string;
};

/** The database channel that carries every announced event to all processes. */
export const EVENT_CHANNEL = "jobharbor_events";

// PostgreSQL accepts less than 8,000 bytes at once; an id is a UUID and a space.
const IDS_AT_ONCE = 200;

/**
 * The messages sent on the channel: the event's name and what it is about, in as many parts as
 * needed.
 */
function writeChange(event: string, about: readonly string[]): string[] {
  const pieces = Math.max(1, Math.ceil(about.length / IDS_AT_ONCE));
  return Array.from({ length: pieces }, (_, piece) =>
    [event, ...about.slice(piece * IDS_AT_ONCE, (piece + 1) * IDS_AT_ONCE)].join(" "),
  );
}

/** Reads one of these messages. */
export function readChange(text: string): AnnouncedChange {
  const [event = "", ...about] = text.split(" ");
  return { event, about };
}

type Delay = { key: string; seconds: number };

/**
 * Hands the fact to the worker, keeps it for those on other sites in its place among all of them,
 * and tells the processes, in one statement: everything that is written waits for it.
 */
async function send<Payload>(
  tx: Transaction,
  event: EventDefinition<Payload>,
  { payload, delay }: { payload: Payload; delay?: Delay },
): Promise<void> {
  const body = JSON.stringify(event.payload.parse(payload));
  const about: unknown = event.outgoing && Reflect.get(Object(payload), event.outgoing);
  const subject = typeof about === "string" ? about : null;
  const pieces = writeChange(event.name, event.about?.(payload) ?? []);
  const key = delay?.key ?? null;
  await tx.$executeRaw`
    WITH fact AS (
      SELECT ${event.name}::text AS event, ${body}::json AS payload, ${key}::text AS key,
        now() + make_interval(secs => ${delay?.seconds ?? 0}::int) AS due_at),
    kept AS (
      INSERT INTO outgoing_events (event, payload, subject, key, due_at)
      SELECT event, payload::jsonb, ${subject}::uuid, key, due_at FROM fact
      WHERE ${event.outgoing !== undefined}::boolean)
    SELECT graphile_worker.add_job('react', json_build_object('event', event, 'payload', payload,
        'trace', ${traceParent()}::text, 'board', ${currentBoardId()}::text),
        run_at := due_at, job_key := key),
      (SELECT count(pg_notify(${EVENT_CHANNEL}, piece)) FROM unnest(${pieces}::text[]) piece)
    FROM fact`;
}

/**
 * Announces a fact inside the transaction that makes it true: reactions run after the commit, at
 * least once each, and never after a rollback. Processes that cache what the event changes hear of
 * it at the commit.
 */
export async function announce<Payload>(
  tx: Transaction,
  event: EventDefinition<Payload>,
  payload: Payload,
): Promise<void> {
  await send(tx, event, { payload });
}

/**
 * Announces a fact like `announce`, but reactions wait some seconds, during which `callOff` with
 * the same key prevents them.
 */
export async function announceLater<Payload>(
  tx: Transaction,
  event: EventDefinition<Payload>,
  { payload, ...delay }: { payload: Payload } & Delay,
): Promise<void> {
  await send(tx, event, { payload, delay });
}

/** Takes back a delayed announcement; does nothing once its time has come. */
export async function callOff(tx: Transaction, key: string): Promise<void> {
  await tx.$executeRaw`SELECT graphile_worker.remove_job(${key}::text)`;
  await tx.$executeRaw`DELETE FROM outgoing_events WHERE key = ${key}`;
}

/** A reaction to an event. Must be repeatable, because it can run twice. */
export type Reaction = {
  readonly event: string;
  readonly run: (payload: unknown) => Promise<void>;
};

/** Declares a reaction; the payload is validated again when it leaves the queue. */
export function on<Payload>(
  event: EventDefinition<Payload>,
  react: (payload: Payload) => Promise<void>,
): Reaction {
  return { event: event.name, run: async (payload) => react(event.payload.parse(payload)) };
}

/** Something that runs in every worker, again and again with a pause in between. Repeatable. */
export type RepeatedTask = {
  readonly name: string;
  readonly pauseMs: number;
  /** `signal` says that the worker stops; what takes long begins nothing new then. */
  readonly run: (signal: AbortSignal) => Promise<void>;
};

/** Work on a schedule. `pattern` is the five fields of a crontab line, in UTC. */
export type ScheduledTask = {
  readonly name: string;
  readonly pattern: string;
  readonly run: (now: Date) => Promise<void>;
};

/**
 * One of the worker's queues. Tasks waiting in one don't hold up another, because each has slots of
 * its own. In the database, a reaction's task is called `react:` and the queue's name; every other
 * task has its own name, and `react` itself is an event about to be distributed.
 */
export type TaskQueue = {
  readonly name: string;
  /** How many of its tasks each worker runs at once. */
  readonly slots: number;
  /**
   * The reactions in it, by a name that tasks in the queue carry, so it must never change. Earlier
   * ones go first.
   */
  readonly reactions: Readonly<Record<string, readonly Reaction[]>>;
  readonly scheduled?: readonly ScheduledTask[];
};
