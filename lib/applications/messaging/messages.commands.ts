import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { messageSent } from "../events";
import { fillTemplate } from "./message-templates";
import { findMessage, findSide, type Side } from "./messages.queries";
import type { MessageView, NewMessage } from "./messages.schema";

/**
 * What a company leaves open is filled in: the name, which blind screening hides from it, and what
 * differs where one text goes to many.
 */
function wordsOf({ isApplicant, applicantName, job, company }: Side, text: string): string {
  if (isApplicant || !applicantName) return text;
  return fillTemplate(text, { name: applicantName, job, company });
}

/**
 * Writes to the other side of an application and tells it, whatever the limits say: who calls it
 * has counted. The same id again is the same message. Throws `not_found` for strangers, `conflict`
 * when nobody can write any more.
 */
export async function writeMessage(
  actor: Actor,
  applicationId: string,
  { id, text }: NewMessage,
): Promise<Side> {
  return db.$transaction(async (tx) => {
    // A withdrawal at the same moment comes before or after, never between. Not a shared lock: a
    // company's message is an answer, which a trigger notes on the application, and two of them
    // would wait for each other.
    await tx.$queryRaw`
      SELECT 1 FROM applications WHERE id = ${applicationId}::uuid FOR NO KEY UPDATE`;
    const known = await findSide(actor, applicationId, tx);
    if (known.closed !== null) throw new DomainError("conflict", known.closed);
    const message = { id, applicationId, authorUserId: actor.id };
    const data = { ...message, isFromApplicant: known.isApplicant, text: wordsOf(known, text) };
    const { count } = await tx.applicationMessage.createMany({
      data,
      skipDuplicates: true,
    });
    if (count === 0) {
      const earlier = await tx.applicationMessage.count({ where: message });
      if (earlier === 0) throw new DomainError("conflict", "Send the message with another id.");
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
}

/**
 * Writes to the other side of an application and tells it. The same id again is the same message.
 * Throws `not_found` for strangers, `conflict` when nobody can write any more, `rate_limited`.
 */
export async function sendMessage(
  actor: Actor,
  applicationId: string,
  message: NewMessage,
): Promise<MessageView> {
  // Before the limit counts: of an application of others there is nothing, not even a limit.
  await findSide(actor, applicationId);
  await spend("messageByAccount", actor.id);
  return findMessage(await writeMessage(actor, applicationId, message), message.id);
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
