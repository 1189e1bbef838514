/** A mail in the mailbox's list. */
export type MailboxEntry = {
  messageId: string;
  address: string;
  subject: string;
  sentAt: string;
};

/** A mail in the mailbox, whole. */
export type MailboxMail = MailboxEntry & { text: string; html: string };
