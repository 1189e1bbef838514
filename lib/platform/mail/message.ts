import "server-only";

export type MailAddress = { name: string | null; address: string };

/** One email to one reader. */
export type MailMessage = {
  /**
   * Names what the email is about: letters, digits, dots, hyphens and underscores. The same name
   * gives the same Message-ID, by which mail programs recognize a repeat.
   */
  messageId: string;
  to: MailAddress;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** Where answers go; by default, to the sender's address. */
  replyTo?: string;
  /** An invitation, which mail programs add to the reader's calendar. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
};

/** Hands an email over. Throws if the other side doesn't accept it; a repeat is harmless. */
export type MailDriver = (message: MailMessage) => Promise<void>;

// A line end in a header would begin another header, chosen by the author of the value.
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/**
 * The message with nothing in its headers that could end them. Throws when the address or the
 * message's name is malformed.
 */
export function safeMessage(message: MailMessage): MailMessage {
  const { messageId, to, subject, headers = {}, replyTo } = message;
  if (!/^[\w-]+(?:\.[\w-]+)*$/.test(messageId)) throw new Error("An email has no usable name.");
  for (const address of [to.address, replyTo ?? ""]) {
    if (/[\s\p{Cc}<>,;]/u.test(address)) throw new Error("An email has no usable address.");
  }
  return {
    ...message,
    to: { address: to.address, name: to.name === null ? null : oneLine(to.name) },
    subject: oneLine(subject),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, oneLine(value)]),
    ),
  };
}
