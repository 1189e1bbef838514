import "server-only";
import { db } from "@/lib/platform/db/client";

const KEPT_MS = 7 * 24 * 3_600_000;

/** Deletes deliveries older than seven days, with all their attempts. */
export async function forgetDeliveries(now: Date): Promise<void> {
  const createdAt = { lt: new Date(now.getTime() - KEPT_MS) };
  await db.webhookDelivery.deleteMany({ where: { createdAt } });
}

/** Deletes the webhooks of companies without members. */
export async function deleteWebhooksOf(companyIds: string[]): Promise<void> {
  await db.webhook.deleteMany({ where: { companyId: { in: companyIds } } });
}
