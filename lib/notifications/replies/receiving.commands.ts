import "server-only";
import { createHash } from "node:crypto";
import { findMailSender } from "@/lib/accounts/mail-sender.session";
import type { Actor } from "@/lib/accounts/schema";
import { MESSAGE_MAX_LENGTH } from "@/lib/applications/limits.schema";
import { markRead, sendMessage } from "@/lib/applications/messaging/messages.commands";
import { messageInput } from "@/lib/applications/messaging/messages.schema";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { count } from "@/lib/platform/observability/counts";
import { log } from "@/lib/platform/observability/log";
import { DomainError, type ErrorCode } from "@/lib/shared/errors";
import { plural } from "@/lib/shared/plural";
import { readReplyAddress, replyBase } from "./addresses.queries";
import { checkAttachments } from "./attachments.queries";
import { tellWriter } from "./notices.commands";
import { parseMail } from "./parsing.queries";
import { replyText } from "./reply-text";
import type { InboundMail, Refusal, ReplyOutcome } from "./schema";
import { authenticationProblem, isAutomatic } from "./senders";

/** Why nothing was written; with the words for its writer, if the writer is known. */
class RefusedReply extends Error {
  readonly why: Refusal;
  readonly words: string | null;

  constructor(why: Refusal, words: string | null = null) {
    super(why);
    this.why = why;
    this.words = words;
  }
}

type Address = { id: string; applicationId: string; userId: string; expiresAt: Date };

async function findAddress({ recipients }: InboundMail): Promise<Address> {
  const base = replyBase();
  if (base === null) throw new RefusedReply("off");
  const ids = recipients.flatMap((address) => readReplyAddress(base, address) ?? []);
  const found = ids[0] && (await db.replyAddress.findUnique({ where: { id: ids[0] } }));
  if (!found) throw new RefusedReply("no_address");
  return found;
}

/** The account that the address was made for; throws unless the email is from that account. */
async function findWriter({ from, headers }: InboundMail, { userId }: Address): Promise<Actor> {
  const [address = "", ...others] = from;
  const writer = others.length > 0 ? null : await findMailSender(userId, address);
  if (!writer) throw new RefusedReply("other_sender");
  const { REPLY_AUTHSERV_ID } = env();
  const problem = REPLY_AUTHSERV_ID && authenticationProblem(headers, REPLY_AUTHSERV_ID);
  if (problem) throw new RefusedReply(problem);
  return writer;
}

/** The same email for the same conversation is the same message, however often it arrives. */
function messageIdOf({ id }: Address, mail: InboundMail, raw: Buffer): string {
  const name = mail.messageId ?? raw;
  const digest = createHash("sha256").update(`${id}\n`).update(name).digest("hex");
  return digest.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-a$4-$5");
}

const REFUSED_BY: Partial<Record<ErrorCode, Refusal>> = {
  not_found: "no_conversation",
  conflict: "closed",
  rate_limited: "too_many",
};

function toRefused(error: unknown): unknown {
  const why = error instanceof DomainError ? REFUSED_BY[error.code] : undefined;
  if (!why || !(error instanceof DomainError)) return error;
  const gone = "You can no longer write in this conversation.";
  return new RefusedReply(why, why === "no_conversation" ? gone : error.message);
}

/** Notes that they have read the message that they answer, which the email names. */
async function markAnswered(
  writer: Actor,
  applicationId: string,
  { headers }: InboundMail,
): Promise<void> {
  const named = headers
    .filter(({ name }) => name === "in-reply-to" || name === "references")
    .map(({ value }) => value)
    .join(" ");
  const answered = /<(?:applicant|application)_message\.([0-9a-f-]{36})\./.exec(named)?.[1];
  if (answered) await markRead(writer, applicationId, answered);
}

/** The text of a message that only has files. Their names aren't here: they may name a person. */
function namelessWords(files: number): string {
  if (files === 0) return "";
  return plural(files, { one: "{count} file is attached.", other: "{count} files are attached." });
}

/** Why files weren't sent, and whether others were. */
type LeftOut = { refused: readonly string[]; isPartly: boolean };

const NO_WORDS = "We found no words of yours above the quoted email.";

async function write(
  { mail, raw, address }: { mail: InboundMail; raw: Buffer; address: Address },
  writer: Actor,
): Promise<LeftOut> {
  if (address.expiresAt <= new Date()) {
    throw new RefusedReply("expired", "The email that you answered is too old.");
  }
  const { files, refused } = await checkAttachments(mail.attachments);
  const text = replyText(mail.text) || namelessWords(files.length);
  if (text === "") throw new RefusedReply("empty", [NO_WORDS, ...refused].join(" "));
  if (text.length > MESSAGE_MAX_LENGTH) {
    throw new RefusedReply("too_long", "A message must be at most 5,000 characters long.");
  }
  const { applicationId } = address;
  const message = messageInput.parse({ id: messageIdOf(address, mail, raw), text });
  const isKnown = (await db.applicationMessage.count({ where: { id: message.id } })) > 0;
  if (!isKnown) {
    await sendMessage(writer, applicationId, { ...message, files }).catch((error: unknown) => {
      throw toRefused(error);
    });
  }
  await markAnswered(writer, applicationId, mail);
  return { refused, isPartly: files.length > 0 };
}

async function read(raw: Buffer, deliveredTo: readonly string[]): Promise<InboundMail> {
  const mail = await parseMail(raw, deliveredTo).catch(() => {
    throw new RefusedReply("unreadable");
  });
  const { MAIL_FROM = "" } = env();
  if (isAutomatic(mail) || mail.from.includes(MAIL_FROM.toLowerCase())) {
    throw new RefusedReply("automatic");
  }
  return mail;
}

async function receive(raw: Buffer, deliveredTo: readonly string[]): Promise<void> {
  const mail = await read(raw, deliveredTo);
  const address = await findAddress(mail);
  const writer = await findWriter(mail, address);
  const about = { key: messageIdOf(address, mail, raw), applicationId: address.applicationId };
  let left: LeftOut;
  try {
    left = await write({ mail, raw, address }, writer);
  } catch (error) {
    const words = error instanceof RefusedReply ? error.words : null;
    if (words !== null) await tellWriter(writer, { ...about, sent: "nothing", words });
    throw error;
  }
  const { refused, isPartly } = left;
  if (refused.length === 0) return;
  const sent = isPartly ? "some_files" : "no_files";
  await tellWriter(writer, { ...about, sent, words: refused.join(" ") });
}

/**
 * Takes an email that arrived at an address for answers, in its raw form, and writes what its
 * author wrote into the conversation. Everything that speaks against it refuses it; only the proven
 * author is told why. A repeat writes nothing twice. Throws only for a fault of ours, after which
 * it should be tried again.
 */
export async function receiveReply(
  raw: Buffer,
  deliveredTo: readonly string[] = [],
): Promise<ReplyOutcome> {
  let outcome: ReplyOutcome = "accepted";
  try {
    await receive(raw, deliveredTo);
  } catch (error) {
    if (!(error instanceof RefusedReply)) throw error;
    outcome = error.why;
    log.info({ why: error.why }, "an email to an address for answers was refused");
  }
  count("email_reply", outcome);
  return outcome;
}
