import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { type OutgoingResponse, requestOnce } from "@/lib/platform/security/outgoing-requests";
import { unseal } from "@/lib/platform/security/secrets";
import { signatureHeaders } from "@/lib/platform/security/signed-requests";
import { site } from "@/lib/platform/site";
import { bodyOf, type EventData } from "./bodies";
import { type SentEvent, TEST_EVENT, type WebhookShape } from "./choices.schema";
import { turnOff } from "./off.commands";
import { SECRET_PURPOSE } from "./secret-purpose";
import { nextTry } from "./waits";

/** The longest time for an attempt. It ends before another process may take the delivery. */
const LONGEST_MS = 15_000;
const READ_LENGTH = 4000;
const GONE = 410;
/** A webhook is turned off if nothing has arrived for as long as a delivery is tried. */
const OFF_AFTER_MS = 71 * 3_600_000;

/** A delivery that this process has taken to send, with everything needed. */
export type TakenDelivery = {
  id: string;
  webhookId: string;
  eventId: string;
  type: SentEvent;
  at: Date;
  data: EventData;
  tries: number;
  url: string;
  shape: WebhookShape;
  secret: string;
  previousSecret: string | null;
  previousEndsAt: Date | null;
};

/** The result of an attempt. */
export type AttemptOutcome = { status: number | null; body: string | null; problem: string | null };

const arrived = ({ status }: AttemptOutcome) => status !== null && status >= 200 && status < 300;

/** The beginning of a server's response, as text that can be stored. */
async function readStart({ body }: OutgoingResponse): Promise<string> {
  try {
    for await (const part of body) {
      return Buffer.from(part).toString("utf8").slice(0, READ_LENGTH).replaceAll("\0", "");
    }
  } catch {
    // An unreadable body doesn't matter, because only the status says whether the delivery arrived.
  } finally {
    body.destroy();
  }
  return "";
}

async function post(delivery: TakenDelivery, now: Date): Promise<AttemptOutcome> {
  const { url, shape, eventId: id, secret, previousSecret, previousEndsAt } = delivery;
  const content = bodyOf(shape, delivery);
  const isBoth = previousSecret !== null && previousEndsAt !== null && previousEndsAt > now;
  let secrets: string[];
  try {
    const sealed = [secret, ...(isBoth ? [previousSecret] : [])];
    secrets = sealed.map((one) => unseal(one, SECRET_PURPOSE));
  } catch {
    // It was sealed before the operator changed NEXTAUTH_SECRET.
    return { status: null, body: null, problem: "The secret can't be read here. Replace it." };
  }
  try {
    const response = await requestOnce({
      ...{ url, content, signal: AbortSignal.timeout(LONGEST_MS), waitMs: LONGEST_MS },
      headers: {
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(content)),
        "user-agent": `Jobharbor (+${site().url})`,
        ...signatureHeaders(secrets, { id, at: now, body: content }),
      },
    });
    return { status: response.status, body: await readStart(response), problem: null };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { status: null, body: null, problem };
  }
}

async function recordSuccess(tx: Transaction, { id, webhookId }: TakenDelivery): Promise<void> {
  await tx.webhookDelivery.update({
    where: { id },
    data: { status: "delivered", takenUntil: null },
  });
  await tx.webhook.updateMany({
    where: { id: webhookId, failingSince: { not: null } },
    data: { failingSince: null },
  });
}

async function recordFailure(
  tx: Transaction,
  { id, webhookId, tries }: TakenDelivery,
  { status, now }: { status: number | null; now: Date },
): Promise<void> {
  const nextAt = nextTry(tries, now);
  await tx.webhookDelivery.update({
    where: { id },
    data: nextAt ? { nextAt, takenUntil: null } : { status: "failed", takenUntil: null },
  });
  await tx.webhook.updateMany({
    where: { id: webhookId, failingSince: null },
    data: { failingSince: now },
  });
  const { failingSince } = await tx.webhook.findUniqueOrThrow({ where: { id: webhookId } });
  const isLong = failingSince !== null && now.getTime() - failingSince.getTime() > OFF_AFTER_MS;
  if (status === GONE) await turnOff(tx, webhookId, "gone");
  else if (nextAt === null && isLong) await turnOff(tx, webhookId, "failing");
}

/**
 * Records an attempt's result, unless the webhook or its subject has been deleted in the meantime.
 */
async function record(
  delivery: TakenDelivery,
  outcome: AttemptOutcome,
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  const { id, webhookId, type } = delivery;
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM webhooks WHERE id = ${webhookId}::uuid FOR NO KEY UPDATE`;
    const found = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM webhook_deliveries WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
    if (found.length === 0) return;
    const duration = now.getTime() - at.getTime();
    await tx.webhookAttempt.create({ data: { deliveryId: id, at, duration, ...outcome } });
    if (type === TEST_EVENT) {
      const status = arrived(outcome) ? "delivered" : "failed";
      await tx.webhookDelivery.update({ where: { id }, data: { status, takenUntil: null } });
    } else if (arrived(outcome)) await recordSuccess(tx, delivery);
    else await recordFailure(tx, delivery, { status: outcome.status, now });
  });
}

/** Sends a taken delivery once, and records and returns the result. */
export async function attempt(delivery: TakenDelivery): Promise<AttemptOutcome> {
  const at = new Date();
  const outcome = await post(delivery, at);
  await record(delivery, outcome, { at, now: new Date() });
  return outcome;
}
