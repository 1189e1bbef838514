import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { audit } from "@/lib/platform/audit";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/platform/errors";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/rate-limit";
import { messageSent } from "../events";
import { findMessage, findSide } from "./queries";
import type { MessageView, NewMessage } from "./schema";

/**
 * Writes to the other side of an application and tells it. The same id again is the same message.
 * Throws `not_found` for strangers, `conflict` when nobody can write any more, `rate_limited`.
 */
export async function sendMessage(
  actor: Actor,
  applicationId: string,
  { id, text }: NewMessage,
): Promise<MessageView> {
  // Before the limit counts: of an application of others there is nothing, not even a limit.
  await findSide(actor, applicationId);
  await spend("messageByAccount", actor.id);
  const side = await db.$transaction(async (tx) => {
    // A withdrawal at the same moment comes before or after, never between.
    await tx.$queryRaw`SELECT 1 FROM applications WHERE id = ${applicationId}::uuid FOR SHARE`;
    const known = await findSide(actor, applicationId, tx);
    if (known.closed !== null) throw new DomainError("conflict", known.closed);
    const message = { id, applicationId, authorUserId: actor.id };
    const { count } = await tx.applicationMessage.createMany({
      data: { ...message, isFromApplicant: known.isApplicant, text },
      skipDuplicates: true,
    });
    if (count === 0) {
      const earlier = await tx.applicationMessage.count({ where: message });
      if (earlier === 0) throw new DomainError("conflict", "Send the message under another id.");
      return known;
    }
    await audit(tx, {
      action: "application.message_sent",
      actorId: actor.id,
      target: { type: "application", id: applicationId },
    });
    await announce(tx, messageSent, { id, applicationId });
    return known;
  });
  return findMessage(side, id);
}

/**
 * Keeps that somebody has seen what the other side wrote up to a message. A repeat does nothing.
 * Throws `not_found` for strangers.
 */
export async function markRead(
  actor: Actor,
  applicationId: string,
  readUntil: string,
): Promise<void> {
  const { isApplicant } = await findSide(actor, applicationId);
  await db.$executeRaw`
    UPDATE application_messages m SET read_at = now() FROM application_messages until
    WHERE m.application_id = ${applicationId}::uuid AND m.is_from_applicant <> ${isApplicant}
      AND m.read_at IS NULL AND until.id = ${readUntil}::uuid
      AND until.application_id = m.application_id AND m.sent_at <= until.sent_at`;
}
