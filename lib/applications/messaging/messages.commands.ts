import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { countedBy, type Party } from "../by-hand/party";
import { messageSent } from "../events";
import { firstName, NAMELESS_SENDER } from "../letters/composing";
import { keepMessageFiles, type MessageFile, storeMessageFiles } from "./message-files.commands";
import { fillTemplate } from "./message-templates";
import { type ConversationSide, findMessage, findSide } from "./messages.queries";
import type { MessageView, NewMessage } from "./messages.schema";

/**
 * Fills in the placeholders that a company left: the name, which blind screening may hide from it,
 * and what differs when one text goes to many.
 */
function wordsOf(
  { isApplicant, applicantName, job, company }: ConversationSide,
  { text, sender }: { text: string; sender: string | null },
): string {
  if (isApplicant || !applicantName) return text;
  return fillTemplate(text, {
    name: applicantName,
    "first name": firstName(applicantName),
    sender: sender ?? NAMELESS_SENDER,
    job,
    company,
  });
}

type MessageToSend = NewMessage & { files?: readonly MessageFile[] };

/** What an account's owner is called in the messages of a company. */
async function nameOf(tx: Transaction, { id }: Party): Promise<string | null> {
  if (id === null) return null;
  const found = await tx.user.findUniqueOrThrow({ where: { id }, select: { fullName: true } });
  return found.fullName;
}

/**
 * Sends a message to the other side of an application and notifies it, without checking limits: the
 * caller has done so, and stored its files. The same id again is the same message. Throws
 * `not_found` for strangers, `conflict` when the conversation is closed.
 */
export async function writeMessage(
  actor: Party,
  applicationId: string,
  { id, text, files = [] }: MessageToSend,
): Promise<ConversationSide> {
  return db.$transaction(async (tx) => {
    // Locked, so that a withdrawal comes before or after, never in between. Not a shared lock: a
    // trigger records a company's message on the application as a response, and two of them would
    // deadlock.
    await tx.$queryRaw`
      SELECT 1 FROM applications WHERE id = ${applicationId}::uuid FOR NO KEY UPDATE`;
    const known = await findSide(actor, applicationId, { tx });
    if (known.closed !== null) throw new DomainError("conflict", known.closed);
    const message = { id, applicationId, authorUserId: actor.id };
    const words = wordsOf(known, { text, sender: await nameOf(tx, actor) });
    const data = { ...message, isFromApplicant: known.isApplicant, text: words };
    const { count } = await tx.applicationMessage.createMany({
      data,
      skipDuplicates: true,
    });
    if (count === 0) {
      const earlier = await tx.applicationMessage.count({ where: message });
      if (earlier === 0) throw new DomainError("conflict", "Send the message with another id.");
      return known;
    }
    if (files.length > 0) await keepMessageFiles(tx, id, files);
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
 * Sends a message, with checked files if it has any, to the other side of an application and
 * notifies it. The same id again is the same message. Throws `not_found` for strangers, `conflict`
 * when the conversation is closed, `rate_limited`, `unavailable`.
 */
export async function sendMessage(
  actor: Party,
  applicationId: string,
  message: MessageToSend,
): Promise<MessageView> {
  // Before the limit, because a stranger must not learn anything here, not even about a limit.
  await findSide(actor, applicationId);
  await spend("messageByAccount", countedBy(actor));
  await storeMessageFiles(message.files ?? []);
  return findMessage(await writeMessage(actor, applicationId, message), message.id);
}

/**
 * Records that someone has read the other side's messages up to this one. A repeat does nothing.
 * Throws `not_found` for strangers.
 */
export async function markRead(
  actor: Party,
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
