import "server-only";
import type { z } from "zod";
import type { Change } from "./caching/tagged-store";
import type { Transaction } from "./db/client";
import { traceParent } from "./observability/tracing";

/** A fact a domain announces: its name, and the shape of what it carries. */
export type EventDefinition<Payload> = {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /**
   * The ids of what changed, where what shows only other things stays as it is: whatever is kept
   * about one of them is dropped, and lists (lib/platform/caching/cache.ts).
   */
  readonly about?: (payload: Payload) => readonly string[];
};

/** The database channel on which every announced event travels to all processes. */
export const EVENT_CHANNEL = "jobharbor_events";

// PostgreSQL takes less than 8,000 bytes at once; an id is a UUID and a space.
const IDS_AT_ONCE = 200;

/** What is sent on the channel: the event's name and what it is about, in as many pieces as it takes. */
function writeChange(event: string, about: readonly string[]): string[] {
  const pieces = Math.max(1, Math.ceil(about.length / IDS_AT_ONCE));
  return Array.from({ length: pieces }, (_, piece) =>
    [event, ...about.slice(piece * IDS_AT_ONCE, (piece + 1) * IDS_AT_ONCE)].join(" "),
  );
}

/** Reads one of these pieces. */
export function readChange(text: string): Change {
  const [event = "", ...about] = text.split(" ");
  return { event, about };
}

async function notifyProcesses<Payload>(
  tx: Transaction,
  event: EventDefinition<Payload>,
  payload: Payload,
): Promise<void> {
  const pieces = writeChange(event.name, event.about?.(payload) ?? []);
  await tx.$executeRaw`SELECT pg_notify(${EVENT_CHANNEL}, piece) FROM unnest(${pieces}::text[]) piece`;
}

/**
 * Announces a fact inside the transaction that made it true: reactions run after the commit and
 * not at all after a rollback, at least once each. Processes that cache what the event changes
 * hear of it at the commit.
 */
export async function announce<Payload>(
  tx: Transaction,
  event: EventDefinition<Payload>,
  payload: Payload,
): Promise<void> {
  const body = JSON.stringify(event.payload.parse(payload));
  await tx.$executeRaw`SELECT graphile_worker.add_job('react', json_build_object('event', ${event.name}::text, 'payload', ${body}::json, 'trace', ${traceParent()}::text))`;
  await notifyProcesses(tx, event, payload);
}

/**
 * Announces a fact as `announce` does, but reactions wait some seconds, in which `callOff` with the
 * same key makes that nobody reacts.
 */
export async function announceLater<Payload>(
  tx: Transaction,
  event: EventDefinition<Payload>,
  { payload, key, seconds }: { payload: Payload; key: string; seconds: number },
): Promise<void> {
  const body = JSON.stringify(event.payload.parse(payload));
  await tx.$executeRaw`SELECT graphile_worker.add_job('react', json_build_object('event', ${event.name}::text, 'payload', ${body}::json, 'trace', ${traceParent()}::text), run_at := now() + make_interval(secs => ${seconds}::int), job_key := ${key}::text)`;
  await notifyProcesses(tx, event, payload);
}

/** Takes back what was announced for later; nothing once its time has come. */
export async function callOff(tx: Transaction, key: string): Promise<void> {
  await tx.$executeRaw`SELECT graphile_worker.remove_job(${key}::text)`;
}

/** A reaction to an event. Must be repeatable: it can run twice. */
export type Reaction = {
  readonly event: string;
  readonly run: (payload: unknown) => Promise<void>;
};

/** Declares a reaction; the payload is checked again on the way out of the queue. */
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
  readonly run: () => Promise<void>;
};

/** Work that runs by the clock. `pattern` is a crontab line's five fields, in UTC. */
export type ScheduledTask = {
  readonly name: string;
  readonly pattern: string;
  readonly run: (now: Date) => Promise<void>;
};

/**
 * A queue of the worker. What waits in one keeps nothing in another waiting: each has slots of its
 * own. In the database a reaction's task is called `react:` and the queue's name; every other task
 * is called as it is named, and `react` itself is an event that is about to be passed on.
 */
export type Queue = {
  readonly name: string;
  /** How many of its tasks each worker runs at once. */
  readonly slots: number;
  /**
   * Who reacts to events in it, by a name that tasks in the queue carry, so it must last. What
   * stands first goes first.
   */
  readonly reactions: Readonly<Record<string, readonly Reaction[]>>;
  readonly scheduled?: readonly ScheduledTask[];
};
