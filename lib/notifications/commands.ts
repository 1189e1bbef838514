import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { onBoard } from "@/lib/platform/boards";
import { isDatabaseUnavailable } from "@/lib/platform/db/availability";
import { db } from "@/lib/platform/db/client";
import { sendMail } from "@/lib/platform/mail/mail";
import type { MailAddress, MailMessage } from "@/lib/platform/mail/message";
import { addNotification, addToEntry } from "./bell.commands";
import { isOptional } from "./preferences";
import { wantsNotification } from "./preferences.queries";
import { findRecipient, type MailRecipient, wasDelivered } from "./queries";
import type { KindOf, MailContent, MailKind, NotificationText } from "./schema";

const RECORD_AGAIN_MS = 500;

/** What caused an email: the event's id and the account it is about. */
export type NotificationCause = { id: string; userId: string };

type Mail = {
  /** Names the email's cause, e.g. `password_changed.` and the event's id. */
  key: string;
  /** The recipient's account; null when it is gone. */
  userId: string | null;
  kind: MailKind;
  to: MailAddress;
  content: MailContent;
  headers?: Record<string, string>;
  replyTo?: string;
  calendar?: MailMessage["calendar"];
};

/**
 * Records that the mail server took an email, retrying while the database is away: otherwise it
 * would be sent again.
 */
async function record({ key, userId, kind }: Mail): Promise<void> {
  for (;;) {
    try {
      // The recipient's account may be gone or going; failing here would send the email again.
      await db.$executeRaw`
        INSERT INTO deliveries (key, user_id, kind)
        VALUES (${key}, (SELECT id FROM users WHERE id = ${userId}::uuid FOR KEY SHARE), ${kind})
        ON CONFLICT DO NOTHING`;
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await delay(RECORD_AGAIN_MS);
    }
  }
}

/**
 * Sends an email once: a repeat with the same key does nothing, nor does a kind that the person has
 * turned off. Throws when the mail server refuses it; the queue then retries. A worker that is
 * killed between the server's acceptance and its own record sends the email a second time, with the
 * same Message-ID, which lets mail programs recognize it. SMTP can't do better.
 */
export async function deliver(mail: Mail): Promise<void> {
  const { key, userId, kind, to, content, headers = {}, replyTo, calendar } = mail;
  if (await wasDelivered(key)) return;
  if (userId !== null && isOptional(kind) && !(await wantsNotification(userId, kind, "mail")))
    return;
  const more = { ...(replyTo ? { replyTo } : {}), ...(calendar ? { calendar } : {}) };
  await sendMail({ messageId: key, to, ...content, headers, ...more });
  await record(mail);
}

/**
 * Tells a person what happened to their account, only at a verified address: an unverified one may
 * be a stranger's, who gets nothing but the email that lets its reader claim it.
 */
export async function notify(
  kind: MailKind,
  { id, userId }: NotificationCause,
  write: (person: MailRecipient) => MailContent,
): Promise<void> {
  const person = await findRecipient(userId);
  if (!person?.hasVerifiedEmail) return;
  const to = { name: person.name, address: person.address };
  await onBoard(person.boardId, async () =>
    deliver({ key: `${kind}.${id}`, userId, kind, to, content: write(person) }),
  );
}

/**
 * Waits for all of them, then throws the first failure, so that one failing address doesn't keep
 * email from the others.
 */
export async function deliverAll(deliveries: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(deliveries);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

/** Something a person is told: on the site, and by email if there is one with it. */
type News = {
  kind: KindOf<"site">;
  /** Names its cause, e.g. the event's id. */
  id: string;
  userId: string;
  note: NotificationText;
  mail?: (person: MailRecipient) => MailContent;
  /** The calendar file attached to the email. */
  calendar?: MailMessage["calendar"];
  headers?: Record<string, string>;
  /** Where answers to the email go. */
  replyTo?: string;
  /**
   * The bell's entry that this adds to, if it has none of its own: the latest words replace those
   * of before, and it is unread again.
   */
  entryOf?: string;
};

/**
 * Tells a person something on the site, once. Returns whom to email about it; `null` for accounts
 * that are gone, being deleted or suspended, which are told nothing.
 */
export async function tellOnSite(
  news: Pick<News, "kind" | "id" | "userId" | "note" | "entryOf">,
): Promise<MailRecipient | null> {
  const { kind, id, userId, note, entryOf } = news;
  const person = await findRecipient(userId);
  if (!person || person.isLeaving || person.isSuspended) return null;
  if (entryOf) await addToEntry({ ...note, userId, kind, cause: entryOf });
  else await addNotification({ ...note, userId, kind, cause: `${kind}.${id}` });
  return person;
}

/**
 * Tells a person something through the channels that they have turned on, once each: a repeat adds
 * nothing. Accounts that are gone, being deleted or suspended are told nothing; email goes only to
 * verified addresses.
 */
export async function tell(news: News): Promise<void> {
  const { kind, id, userId, mail, calendar, headers, replyTo } = news;
  const person = await tellOnSite(news);
  if (!mail || !person?.hasVerifiedEmail || !isOptional(kind)) return;
  const to = { name: person.name, address: person.address };
  await onBoard(person.boardId, async () =>
    deliver({
      ...{ key: `${kind}.${id}.${userId}`, userId, kind, to, content: mail(person) },
      ...(calendar ? { calendar } : {}),
      ...(headers ? { headers } : {}),
      ...(replyTo ? { replyTo } : {}),
    }),
  );
}
