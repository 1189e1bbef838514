import "server-only";
import { db } from "../db/client";
import { env } from "../env";
import type { MailDriver } from "./message";

/** How many emails the mailbox keeps, newest first. */
export const MAILBOX_SIZE = 500;

/**
 * Whether email is kept here for anyone to open instead of being sent. A mail server wins over the
 * mailbox: what is really sent isn't also shown.
 */
export function keepsMail(): boolean {
  const { SMTP_URL, MAILBOX } = env();
  return MAILBOX === "on" && !SMTP_URL;
}

/** Keeps email in the database, where `/dev/mailbox` shows it, instead of sending it. */
export const mailboxDriver: MailDriver = async (message) => {
  const { messageId, to, subject, text, html, replyTo = null } = message;
  const content = { address: to.address, subject, text, html, replyTo };
  await db.mailboxMessage.upsert({
    where: { messageId },
    create: { messageId, ...content },
    update: content,
  });
  await db.$executeRaw`
    DELETE FROM mailbox_messages WHERE message_id IN (
      SELECT message_id FROM mailbox_messages
      ORDER BY sent_at DESC, message_id DESC OFFSET ${MAILBOX_SIZE})`;
};
