import "server-only";
import { requireKeyOwner } from "@/lib/accounts/api-keys/queries";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Webhook } from "@/lib/platform/db/generated/client";
import { audit } from "@/lib/platform/observability/audit";
import { isTestServer, requestAddress } from "@/lib/platform/security/outgoing-requests";
import { seal } from "@/lib/platform/security/secrets";
import { newWebhookSecret } from "@/lib/platform/security/signed-requests";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { turnOff } from "./off.commands";
import type { WebhookChange, WebhookInput, WebhookSecret } from "./schema";
import { SECRET_PURPOSE } from "./secret-purpose";

const MOST_WEBHOOKS = 10;

/** Who manages the webhooks of a company, or of the site, and from where. */
export type WebhookOwner = { actor: Actor; client: Client; companyId: string | null };
type Step = { action: string; id: string; details?: Record<string, string | number | boolean> };

async function note(tx: Transaction, by: WebhookOwner, { action, id, details }: Step) {
  await audit(tx, {
    ...{ action: `webhook.${action}`, actorId: by.actor.id, target: { type: "webhook", id } },
    ...{ address: by.client.address, details: details ?? {} },
  });
}

/** The address as it is requested. Throws `invalid` for an address that is never requested. */
function askedAddress(text: string): string {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  try {
    const url = requestAddress(whole);
    if (url.protocol === "https:" || isTestServer(url)) return url.href;
    throw new Error("Enter an https:// address.");
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new DomainError("invalid", message, { url: [message] });
  }
}

/** Loads and locks a webhook of this owner. Throws `not_found` for anyone else's. */
export async function lockWebhook(
  tx: Transaction,
  companyId: string | null,
  id: string,
): Promise<Webhook> {
  await tx.$queryRaw`SELECT 1 FROM webhooks WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const webhook = await tx.webhook.findFirst({ where: { id, companyId } });
  if (!webhook) throw new DomainError("not_found", "This webhook has been deleted.");
  return webhook;
}

/**
 * Adds a webhook of a company or of the site, and returns the secret that signs its requests.
 * Throws what `requireKeyOwner` throws, `invalid` for an address that is never requested, and
 * `conflict` if there are too many.
 */
export async function createWebhook(by: WebhookOwner, input: WebhookInput): Promise<WebhookSecret> {
  const { actor, companyId } = by;
  requireKeyOwner(actor, companyId);
  const url = askedAddress(input.url);
  const secret = newWebhookSecret();
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`webhooks:${companyId}`}, 0))`;
    if ((await tx.webhook.count({ where: { companyId } })) >= MOST_WEBHOOKS) {
      const message = `You can have at most ${MOST_WEBHOOKS} webhooks. Delete one that you don't need.`;
      throw new DomainError("conflict", message);
    }
    const { id } = await tx.webhook.create({
      data: { ...input, companyId, url, secret: seal(secret, SECRET_PURPOSE) },
    });
    await note(tx, by, { action: "created", id, details: { events: input.events.join(", ") } });
    return { id, secret };
  });
}

/** Turns a webhook on, and sends the deliveries that have been waiting right away. */
async function turnOn(tx: Transaction, id: string): Promise<void> {
  const data = { offAt: null, offWhy: null, failingSince: null };
  await tx.webhook.update({ where: { id }, data });
  await tx.webhookDelivery.updateMany({
    where: { webhookId: id, status: "waiting" },
    data: { nextAt: new Date(), tries: 0 },
  });
}

function changedColumns({ name, url, shape, events }: Omit<WebhookChange, "isOn">) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(url === undefined ? {} : { url: askedAddress(url) }),
    ...(shape === undefined ? {} : { shape }),
    ...(events === undefined ? {} : { events }),
  };
}

/**
 * Changes the given settings of a webhook. Throws what `createWebhook` throws, and `not_found` if
 * the webhook is gone.
 */
export async function changeWebhook(
  by: WebhookOwner,
  id: string,
  { isOn, ...input }: WebhookChange,
): Promise<void> {
  requireKeyOwner(by.actor, by.companyId);
  const changed = changedColumns(input);
  await db.$transaction(async (tx) => {
    const { offAt } = await lockWebhook(tx, by.companyId, id);
    await tx.webhook.update({ where: { id }, data: changed });
    if (isOn === false) await turnOff(tx, id, "by_hand");
    if (isOn && offAt) await turnOn(tx, id);
    const details = isOn === undefined ? {} : { isOn };
    await note(tx, by, { action: "changed", id, details });
  });
}

/**
 * Gives a webhook a new secret and returns it. The previous secret also signs requests for the
 * grace period. Throws what `requireKeyOwner` throws, and `not_found` if the webhook is gone.
 */
export async function rotateWebhookSecret(
  by: WebhookOwner,
  id: string,
  { graceHours }: { graceHours: number },
): Promise<WebhookSecret> {
  requireKeyOwner(by.actor, by.companyId);
  const secret = newWebhookSecret();
  const endsAt = graceHours === 0 ? null : new Date(Date.now() + graceHours * 3_600_000);
  await db.$transaction(async (tx) => {
    const webhook = await lockWebhook(tx, by.companyId, id);
    await tx.webhook.update({
      where: { id },
      data: {
        secret: seal(secret, SECRET_PURPOSE),
        ...{ previousSecret: endsAt && webhook.secret, previousEndsAt: endsAt },
      },
    });
    await note(tx, by, { action: "rotated", id, details: { graceHours } });
  });
  return { id, secret };
}

/**
 * Deletes a webhook with its log. Throws what `requireKeyOwner` throws, and `not_found` if the
 * webhook is gone.
 */
export async function deleteWebhook(by: WebhookOwner, id: string): Promise<void> {
  requireKeyOwner(by.actor, by.companyId);
  await db.$transaction(async (tx) => {
    await lockWebhook(tx, by.companyId, id);
    await tx.webhook.delete({ where: { id } });
    await note(tx, by, { action: "deleted", id });
  });
}
