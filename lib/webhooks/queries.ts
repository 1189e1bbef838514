import "server-only";
import { cache } from "react";
import { requireKeyOwner } from "@/lib/accounts/api-keys/queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { Webhook, WebhookAttempt, WebhookDelivery } from "@/lib/platform/db/generated/client";
import { isId } from "@/lib/shared/ids";
import { bodyOf, type EventData } from "./bodies";
import type {
  DeliveryStatus,
  OffReason,
  SentEvent,
  WebhookEvent,
  WebhookShape,
} from "./choices.schema";
import type { DeliveryView, WebhookPage, WebhookView } from "./schema";

const DELIVERIES_PAGE_SIZE = 50;
const SHOWN_ATTEMPTS = 12;

function toView(row: Webhook, now: Date): WebhookView {
  const { id, name, url, offAt, offWhy, failingSince, previousEndsAt } = row;
  return {
    ...{ id, name, url },
    shape: row.shape as WebhookShape,
    events: row.events as WebhookEvent[],
    createdAt: row.createdAt.toISOString(),
    off: offAt && { at: offAt.toISOString(), why: offWhy as OffReason },
    failingSince: failingSince?.toISOString() ?? null,
    previousEndsAt: previousEndsAt && previousEndsAt > now ? previousEndsAt.toISOString() : null,
  };
}

function toDelivery(
  shape: WebhookShape,
  row: WebhookDelivery & { attempts: WebhookAttempt[] },
): DeliveryView {
  const { id, eventId, at, attempts } = row;
  const [type, status] = [row.type as SentEvent, row.status as DeliveryStatus];
  return {
    ...{ id, eventId, type, status, at: at.toISOString() },
    nextAt: status === "waiting" ? row.nextAt.toISOString() : null,
    sent: bodyOf((row.shape as WebhookShape | null) ?? shape, {
      type,
      at,
      data: row.data as EventData,
    }),
    attempts: attempts.map(({ deliveryId: _, ...one }) => ({ ...one, at: one.at.toISOString() })),
  };
}

/**
 * The webhooks of a company, or the site's if `companyId` is null, newest first. Throws what
 * `requireKeyOwner` throws.
 */
export async function listWebhooks(
  actor: Actor,
  companyId: string | null,
  now = new Date(),
): Promise<WebhookView[]> {
  requireKeyOwner(actor, companyId);
  const rows = await db.webhook.findMany({ where: { companyId }, orderBy: { createdAt: "desc" } });
  return rows.map((row) => toView(row, now));
}

// Cached, because a page's title and the page itself both need it.
const readPage = cache(async (companyId: string | null, id: string, wanted: number) => {
  const webhook = await db.webhook.findFirst({ where: { id, companyId } });
  if (!webhook) return null;
  const total = await db.webhookDelivery.count({ where: { webhookId: id } });
  const pageCount = Math.max(1, Math.ceil(total / DELIVERIES_PAGE_SIZE));
  const page = Math.min(wanted, pageCount);
  const deliveries = await db.webhookDelivery.findMany({
    where: { webhookId: id },
    orderBy: [{ createdAt: "desc" }, { position: "desc" }, { id: "desc" }],
    skip: (page - 1) * DELIVERIES_PAGE_SIZE,
    take: DELIVERIES_PAGE_SIZE,
    include: { attempts: { orderBy: { at: "desc" }, take: SHOWN_ATTEMPTS } },
  });
  return { webhook, deliveries, page, pageCount };
});

type DeliveryPageRequest = { companyId: string | null; id: string; page: number };

/**
 * A webhook with a page of its latest deliveries; null if it doesn't exist. A page past the end
 * returns the last one. Throws what `requireKeyOwner` throws.
 */
export async function findWebhook(
  actor: Actor,
  { companyId, id, page: wanted }: DeliveryPageRequest,
  now = new Date(),
): Promise<WebhookPage | null> {
  requireKeyOwner(actor, companyId);
  if (!isId(id)) return null;
  const found = await readPage(companyId, id, wanted);
  if (!found) return null;
  const { webhook, deliveries, page, pageCount } = found;
  const view = toView(webhook, now);
  return {
    ...{ ...view, page, pageCount },
    deliveries: deliveries.map((one) => toDelivery(view.shape, one)),
  };
}
