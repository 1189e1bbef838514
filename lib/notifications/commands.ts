import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { isDatabaseUnavailable } from "@/lib/platform/db/availability";
import { db } from "@/lib/platform/db/client";
import { sendMail } from "@/lib/platform/mail/mail";
import type { MailAddress, MailMessage } from "@/lib/platform/mail/message";
import { addNotification } from "./bell.commands";
import { isOptional } from "./preferences";
import { wants } from "./preferences.queries";
import { findRecipient, type Recipient, wasDelivered } from "./queries";
import type { KindOf, MailContent, MailKind, Note } from "./schema";

const RECORD_AGAIN_MS = 500;

/** What a mail is sent for: the event's id, and whose account it is about. */
export type Cause = { id: string; userId: string };

type Mail = {
  /** Names the mail's cause, e.g. `password_changed.` and the event's id. */
  key: string;
  /** Whose mail it is; null when the account is gone. */
  userId: string | null;
  kind: MailKind;
  to: MailAddress;
  content: MailContent;
  headers?: Record<string, string>;
  calendar?: MailMessage["calendar"];
};

/** Notes that a mail was taken, however long the database is away: else it would be sent again. */
async function record({ key, userId, kind }: Mail): Promise<void> {
  for (;;) {
    try {
      // Whoever it is for may have gone meanwhile, or be going now: failing would send it again.
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
 * Sends a mail once: a repeat with the same key does nothing, nor does a mail of a kind that the
 * person has switched off. Throws when the mail server does not take it; the queue tries again.
 * A worker that is killed between the server's yes and its own note sends it a second time, with the
 * same Message-ID, by which mail programs know it. SMTP cannot do better.
 */
export async function deliver(mail: Mail): Promise<void> {
  const { key, userId, kind, to, content, headers = {}, calendar } = mail;
  if (await wasDelivered(key)) return;
  if (userId !== null && isOptional(kind) && !(await wants(userId, kind, "mail"))) return;
  await sendMail({ messageId: key, to, ...content, headers, ...(calendar ? { calendar } : {}) });
  await record(mail);
}

/**
 * Tells a person what happened to their account. Only at an address that the account has verified:
 * until then it may be a stranger's, who gets what lets its reader claim it and nothing more.
 */
export async function notify(
  kind: MailKind,
  { id, userId }: Cause,
  write: (person: Recipient) => MailContent,
): Promise<void> {
  const person = await findRecipient(userId);
  if (!person?.hasVerifiedEmail) return;
  const to = { name: person.name, address: person.address };
  await deliver({ key: `${kind}.${id}`, userId, kind, to, content: write(person) });
}

/**
 * Waits for all of them, then throws what failed first: one address that fails must not keep mail
 * from the others.
 */
export async function deliverAll(deliveries: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(deliveries);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

/** What a person is told: on the site, and by mail where a letter goes with it. */
type News = {
  kind: KindOf<"site">;
  /** Names what it came from, e.g. the event's id. */
  id: string;
  userId: string;
  note: Note;
  mail?: (person: Recipient) => MailContent;
  /** What goes with the mail into the person's calendar. */
  calendar?: MailMessage["calendar"];
  headers?: Record<string, string>;
};

/**
 * Tells a person something by the channels that they want to hear it by, each once: a repeat adds
 * nothing. Whoever is gone, leaving or suspended is told nothing; mail goes to verified addresses
 * alone.
 */
export async function tell(news: News): Promise<void> {
  const { kind, id, userId, note, mail, calendar, headers } = news;
  const person = await findRecipient(userId);
  if (!person || person.isLeaving || person.isSuspended) return;
  await addNotification({ ...note, userId, kind, cause: `${kind}.${id}` });
  if (!mail || !person.hasVerifiedEmail || !isOptional(kind)) return;
  const to = { name: person.name, address: person.address };
  await deliver({
    ...{ key: `${kind}.${id}.${userId}`, userId, kind, to, content: mail(person) },
    ...(calendar ? { calendar } : {}),
    ...(headers ? { headers } : {}),
  });
}
