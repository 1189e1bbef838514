import "server-only";
import { v7 as uuid } from "uuid";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { requireChallengeAbove } from "@/lib/platform/security/challenge";
import { spend } from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { cleanLines } from "@/lib/shared/text";
import { contactMessageSent } from "./contact.events";
import { type ContactInput, KEPT_MONTHS } from "./contact.schema";

const HOUR_MS = 3_600_000;
// The same message from the same address within this time is a second click.
const SAME_MS = HOUR_MS;

const missing = () => new DomainError("not_found", "There's no such message.");

/**
 * Stores a message to the operator, who is told by email. Sending the same again within an hour
 * changes nothing. Throws `rate_limited` and `challenge_required`.
 */
export async function sendContactMessage(
  input: ContactInput,
  client: Client,
  now = new Date(),
): Promise<void> {
  await requireChallengeAbove("contactByAddress", client.address, input.challenge);
  await spend("contactByAddress", client.address);
  const { name, email, topic, about } = input;
  const text = cleanLines(input.text);
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('contact.' || lower(${email}), 0))`;
    const since = new Date(now.getTime() - SAME_MS);
    const same = { email, topic, text, aboutPath: about, sentAt: { gt: since } };
    if ((await tx.contactMessage.count({ where: same })) > 0) return;
    const id = uuid();
    await tx.contactMessage.create({
      data: { id, name, email, topic, text, aboutPath: about, sentAt: now },
    });
    await announce(tx, contactMessageSent, { id });
  });
}

/**
 * Marks a message as answered or reopens it. A repeat does nothing. Throws `forbidden`,
 * `not_found`.
 */
export async function markMessage(actor: Actor, id: string, isClosed: boolean): Promise<void> {
  requireAdministration(actor);
  await db.$transaction(async (tx) => {
    const { count } = await tx.contactMessage.updateMany({
      where: { id, closedAt: isClosed ? null : { not: null } },
      data: { closedAt: isClosed ? new Date() : null },
    });
    if (count === 0) {
      if ((await tx.contactMessage.count({ where: { id } })) === 0) throw missing();
      return;
    }
    const action = isClosed ? "contact_message.closed" : "contact_message.reopened";
    await audit(tx, { action, actorId: actor.id, target: { type: "contact_message", id } });
  });
}

/** Deletes a message. A repeat does nothing. Throws `forbidden`. */
export async function deleteMessage(actor: Actor, id: string): Promise<void> {
  requireAdministration(actor);
  await db.$transaction(async (tx) => {
    const { count } = await tx.contactMessage.deleteMany({ where: { id } });
    if (count === 0) return;
    const target = { type: "contact_message", id };
    await audit(tx, { action: "contact_message.deleted", actorId: actor.id, target });
  });
}

/** Deletes messages that are older than they are kept. */
export async function forgetOldMessages(now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  await db.contactMessage.deleteMany({ where: { sentAt: { lt: before } } });
}

/** Deletes the messages sent with an address, because its reader's account is being erased. */
export async function eraseMessages(email: string): Promise<void> {
  await db.contactMessage.deleteMany({ where: { email: { equals: email, mode: "insensitive" } } });
}
