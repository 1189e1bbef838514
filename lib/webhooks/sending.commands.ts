import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/observability/log";
import { attempt, type TakenDelivery } from "./attempts.commands";
import { passOnOutgoing } from "./outgoing.commands";

const AT_ONCE = 16;
const AT_ONCE_EACH = 4;
const CHECK_MS = 500;

/**
 * Takes due deliveries for longer than an attempt lasts, so that another process takes them after
 * that if this one is killed. It only takes the earliest delivery about each job or application.
 */
async function take(most: number): Promise<TakenDelivery[]> {
  return db.$queryRaw<TakenDelivery[]>`
    WITH due AS (
      SELECT d.id FROM webhooks w CROSS JOIN LATERAL (
        SELECT id, next_at FROM webhook_deliveries d
        WHERE d.webhook_id = w.id AND d.status = 'waiting' AND d.next_at <= now()
          AND (d.taken_until IS NULL OR d.taken_until <= now())
          AND NOT EXISTS (
            SELECT FROM webhook_deliveries e
            WHERE e.webhook_id = w.id AND e.subject = d.subject AND e.position < d.position
              AND e.status = 'waiting')
        ORDER BY d.next_at, d.position
        LIMIT greatest(0, ${AT_ONCE_EACH}::int - (
          SELECT count(*) FROM webhook_deliveries t
          WHERE t.webhook_id = w.id AND t.status = 'waiting' AND t.taken_until > now()))
        FOR UPDATE SKIP LOCKED) d
      WHERE w.off_at IS NULL
      ORDER BY d.next_at LIMIT ${most}::int)
    UPDATE webhook_deliveries d SET tries = tries + 1, taken_until = now() + interval '1 minute',
      shape = coalesce(d.shape, w.shape)
    FROM due, webhooks w WHERE d.id = due.id AND w.id = d.webhook_id
    RETURNING d.id, d.webhook_id AS "webhookId", d.event_id AS "eventId", d.type, d.at, d.data,
      d.tries, d.shape, w.url, w.secret, w.previous_secret AS "previousSecret",
      w.previous_ends_at AS "previousEndsAt"`;
}

/** Starts sending the taken deliveries. Each attempt is in `underWay` until it ends. */
function start(taken: readonly TakenDelivery[], underWay: Set<Promise<unknown>>): void {
  for (const one of taken) {
    const sent: Promise<unknown> = attempt(one)
      .catch((error: unknown) =>
        log.warn({ error: String(error) }, "what came of a delivery couldn't be recorded"),
      )
      .finally(() => underWay.delete(sent));
    underWay.add(sent);
  }
}

/**
 * Sends due deliveries until none are left or it is stopped, and lets attempts in progress end. A
 * slow receiver doesn't hold up the others.
 */
export async function sendDeliveries(signal: AbortSignal): Promise<void> {
  const underWay = new Set<Promise<unknown>>();
  const next = async () => {
    if (signal.aborted) return;
    await passOnOutgoing();
    start(await take(AT_ONCE - underWay.size), underWay);
  };
  await next();
  while (underWay.size > 0) {
    await Promise.race([...underWay, delay(CHECK_MS, undefined, { ref: false })]);
    await next();
  }
}
