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

const SHOWN_DELIVERIES = 50;
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
    sent: bodyOf(shape, { type, at, data: row.data as EventData }),
    attempts: attempts.map(({ deliveryId: _, ...one }) => ({ ...one, at: one.at.toISOString() })),
  };
}

/**
 * The webhooks of a company, or of the site if it is null, the newest first. Throws what
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

// A page's title and the page itself need it.
const readPage = cache((companyId: string | null, id: string) =>
  db.webhook.findFirst({
    where: { id, companyId },
    include: {
      deliveries: {
        orderBy: [{ createdAt: "desc" }, { position: "desc" }],
        take: SHOWN_DELIVERIES,
        include: { attempts: { orderBy: { at: "desc" }, take: SHOWN_ATTEMPTS } },
      },
    },
  }),
);

/**
 * One of them with what it was told lately; null if there's none. Throws what `requireKeyOwner`
 * throws.
 */
export async function findWebhook(
  actor: Actor,
  { companyId, id }: { companyId: string | null; id: string },
  now = new Date(),
): Promise<WebhookPage | null> {
  requireKeyOwner(actor, companyId);
  if (!isId(id)) return null;
  const row = await readPage(companyId, id);
  if (!row) return null;
  const { deliveries, ...webhook } = row;
  const view = toView(webhook, now);
  return { ...view, deliveries: deliveries.map((one) => toDelivery(view.shape, one)) };
}
