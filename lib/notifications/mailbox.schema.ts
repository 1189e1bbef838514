/** An email in the mailbox's list. */
export type MailboxEntry = {
  messageId: string;
  address: string;
  subject: string;
  sentAt: string;
};

/** An email in the mailbox, with its content. */
export type MailboxMail = MailboxEntry & {
  text: string;
  html: string;
  /** Where answers go, if anybody reads them. */
  replyTo: string | null;
};
