import "server-only";
import { randomUUID } from "node:crypto";
import { requireKeyOwner } from "@/lib/accounts/api-keys/queries";
import { db } from "@/lib/platform/db/client";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { attempt, type TakenDelivery } from "./attempts.commands";
import { TEST_EVENT } from "./choices.schema";
import { lockWebhook, type WebhookOwner } from "./commands";
import type { WebhookTest } from "./schema";

const TAKEN_MS = 60_000;

async function makeTest(by: WebhookOwner, webhookId: string): Promise<TakenDelivery> {
  return db.$transaction(async (tx) => {
    const webhook = await lockWebhook(tx, by.companyId, webhookId);
    const { url, shape, secret, previousSecret, previousEndsAt } = webhook;
    const made: Pick<TakenDelivery, "eventId" | "type" | "at" | "data" | "tries"> = {
      eventId: randomUUID(),
      type: TEST_EVENT,
      at: new Date(),
      data: {},
      tries: 1,
    };
    const { id } = await tx.webhookDelivery.create({
      data: {
        ...made,
        ...{ webhookId, shape, subject: randomUUID(), position: 0 },
        takenUntil: new Date(Date.now() + TAKEN_MS),
      },
    });
    const request = { url, shape: shape as TakenDelivery["shape"] };
    return { id, webhookId, ...made, ...request, secret, previousSecret, previousEndsAt };
  });
}

/**
 * Sends a test once right away, even to a webhook that is off, and returns the result. Throws what
 * `requireKeyOwner` throws, `not_found` if the webhook is gone, and `rate_limited`.
 */
export async function sendTest(by: WebhookOwner, webhookId: string): Promise<WebhookTest> {
  requireKeyOwner(by.actor, by.companyId);
  await spend("webhookTestByAccount", by.actor.id);
  const { status, problem } = await attempt(await makeTest(by, webhookId));
  const isDelivered = status !== null && status >= 200 && status < 300;
  return { isDelivered, outcome: problem ?? `The server answered with ${status}.` };
}

/**
 * Sends a delivery again under the same id, starting with the first attempt. Throws what
 * `requireKeyOwner` throws, `not_found` if the delivery is gone, and `conflict` for a test or while
 * the webhook is off.
 */
export async function replayDelivery(
  by: WebhookOwner,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
): Promise<void> {
  requireKeyOwner(by.actor, by.companyId);
  await db.$transaction(async (tx) => {
    const { offAt } = await lockWebhook(tx, by.companyId, webhookId);
    if (offAt) throw new DomainError("conflict", "Turn the webhook on first.");
    const found = await tx.webhookDelivery.findFirst({ where: { id: deliveryId, webhookId } });
    if (!found) throw new DomainError("not_found", "This is no longer in the log.");
    if (found.type === TEST_EVENT) throw new DomainError("conflict", "Send a new test instead.");
    await tx.webhookDelivery.update({
      where: { id: deliveryId },
      data: { status: "waiting", tries: 0, nextAt: new Date() },
    });
  });
}
