import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { sendMail } from "@/lib/platform/mail/mail";
import type { MailAddress } from "@/lib/platform/mail/message";
import { findRecipient, listMailChoices, type Recipient, wantsMail, wasDelivered } from "./queries";
import {
  isOptional,
  type MailChoices,
  type MailChoiceView,
  type MailContent,
  type MailKind,
} from "./schema";

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
};

/**
 * Sends a mail once: a repeat with the same key does nothing, nor does a mail of a kind that the
 * person has switched off. Throws when the mail server does not take it; the queue tries again.
 * A crash between sending and recording sends it a second time, with the same Message-ID, by which
 * mail programs know it. SMTP cannot do better.
 */
export async function deliver({ key, userId, kind, to, content }: Mail): Promise<void> {
  if (await wasDelivered(key)) return;
  if (userId !== null && isOptional(kind) && !(await wantsMail(userId, kind))) return;
  await sendMail({ messageId: key, to, ...content });
  await db.delivery.createMany({ data: [{ key, userId, kind }], skipDuplicates: true });
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

/**
 * Switches mails on or off for the actor; kinds not named stay as they are. Answers all choices as
 * they are now. A repeat changes nothing.
 */
export async function chooseMails(actor: Actor, choices: MailChoices): Promise<MailChoiceView[]> {
  const userId = actor.id;
  await db.$transaction(async (tx) => {
    for (const [kind, isOn] of Object.entries(choices)) {
      const of = { userId, channel: "mail" as const, kind };
      await tx.notificationChoice.upsert({
        where: { userId_channel_kind: of },
        create: { ...of, isOn },
        update: { isOn },
      });
    }
  });
  return listMailChoices(userId);
}
