/** A file that came with an email, with its name as the sender wrote it. */
export type InboundFile = { name: string; bytes: Uint8Array };

/** An email that arrived, as far as it matters here. */
export type InboundMail = {
  /** As its sender numbered it; null if they didn't. */
  messageId: string | null;
  /** The addresses that it says it is from, in lower case. */
  from: readonly string[];
  /** Every address that it says it is for, or was delivered to, in lower case. */
  recipients: readonly string[];
  /** With names in lower case, the topmost first. */
  headers: readonly { name: string; value: string }[];
  /** Its plain text, or the text of its HTML. */
  text: string;
  /** The files with it, without the pictures in its text. */
  attachments: readonly InboundFile[];
};

/** Why an email became no message. */
export const REFUSALS = [
  // Of these, no one is told: they are a program's, or not from whom they name.
  "unreadable",
  "off",
  "no_address",
  "automatic",
  "other_sender",
  "unauthenticated",
  // Of these, the account that wrote them is told.
  "expired",
  "no_conversation",
  "closed",
  "empty",
  "too_long",
  "too_many",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What became of an email. `failed` is a fault of ours, after which it can be sent again. */
export type ReplyOutcome = "accepted" | Refusal;
