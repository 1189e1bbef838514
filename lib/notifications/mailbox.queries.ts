import "server-only";
import { db } from "@/lib/platform/db/client";
import { keepsMail } from "@/lib/platform/mail/mailbox";
import type { MailboxEntry, MailboxMail } from "./mailbox.schema";

const entrySelect = { messageId: true, address: true, subject: true, sentAt: true } as const;

/** Every email in the demo mailbox, newest first; `null` where email is really sent. */
export async function listMailbox(): Promise<MailboxEntry[] | null> {
  if (!keepsMail()) return null;
  const rows = await db.mailboxMessage.findMany({
    orderBy: [{ sentAt: "desc" }, { messageId: "desc" }],
    select: entrySelect,
  });
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
}

/** An email in the demo mailbox; `null` when it is not there or email is really sent. */
export async function findMailboxMail(messageId: string): Promise<MailboxMail | null> {
  if (!keepsMail()) return null;
  const row = await db.mailboxMessage.findUnique({
    where: { messageId },
    select: { ...entrySelect, text: true, html: true, replyTo: true },
  });
  return row && { ...row, sentAt: row.sentAt.toISOString() };
}
