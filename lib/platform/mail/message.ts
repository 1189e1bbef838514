import "server-only";

export type MailAddress = { name: string | null; address: string };

/** One mail to one reader. */
export type MailMessage = {
  /**
   * Names what the mail is about: letters, digits, dots, hyphens and underscores. The same name
   * makes the same Message-ID, by which mail programs recognise a repeat.
   */
  messageId: string;
  to: MailAddress;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** An invitation, which mail programs put into the reader's calendar. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
};

/** InputMethod a mail over. Throws when the other side does not take it; a repeat is harmless. */
export type MailDriver = (message: MailMessage) => Promise<void>;

// A line end in a header begins another header, of whoever wrote the value.
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/**
 * The message with nothing in its headers that could end them. Throws when the address or the name
 * of the message cannot be what it says it is.
 */
export function safeMessage(message: MailMessage): MailMessage {
  const { messageId, to, subject, headers = {} } = message;
  if (!/^[\w-]+(?:\.[\w-]+)*$/.test(messageId)) throw new Error("An email has no usable name.");
  if (/[\s\p{Cc}<>,;]/u.test(to.address)) throw new Error("An email has no usable address.");
  return {
    ...message,
    to: { address: to.address, name: to.name === null ? null : oneLine(to.name) },
    subject: oneLine(subject),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, oneLine(value)]),
    ),
  };
}
