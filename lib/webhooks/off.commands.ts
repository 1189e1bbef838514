import "server-only";
import { randomUUID } from "node:crypto";
import type { Transaction } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import type { OffReason } from "./choices.schema";
import { webhookTurnedOff } from "./events";

/**
 * Turns a webhook off. Its deliveries wait until it is on again or they are too old. Its owners are
 * told unless one of them did it.
 */
export async function turnOff(tx: Transaction, webhookId: string, why: OffReason): Promise<void> {
  const { count } = await tx.webhook.updateMany({
    where: { id: webhookId, offAt: null },
    data: { offAt: new Date(), offWhy: why },
  });
  if (count === 0 || why === "by_hand") return;
  await announce(tx, webhookTurnedOff, { id: randomUUID(), webhookId });
}
