import "server-only";
import { accountErased } from "@/lib/accounts/events";
import { deliver, deliverAll, tell } from "@/lib/notifications/commands";
import { listApprovedAdmins } from "@/lib/notifications/queries";
import { env } from "@/lib/platform/env";
import { on, type Reaction, type ScheduledTask } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { eraseMessages, forgetOldMessages } from "./contact.commands";
import * as emails from "./contact.emails";
import { contactMessageSent } from "./contact.events";
import { findMessage } from "./contact.queries";
import { TOPICS } from "./contact-topics.schema";

const KIND = "contact_message";

/**
 * By email to the operator's address, or to every admin if none is set; admins also see it on the
 * site.
 */
async function tellOperator({ id }: { id: string }): Promise<void> {
  const message = await findMessage(id);
  if (!message) return;
  const { CONTACT_EMAIL } = env();
  const headers = { "Reply-To": message.email };
  const write = (name: string | null) => emails.contactMessage(site(), { message, name });
  const admins = await listApprovedAdmins();
  const note = {
    title: "A message for you",
    text: `Someone sent a message with the contact form: ${TOPICS[message.topic].toLowerCase()}.`,
    path: "/admin/content/messages",
  };
  await deliverAll([
    ...(CONTACT_EMAIL
      ? [
          deliver({
            key: `${KIND}.${id}`,
            userId: null,
            kind: KIND,
            to: { name: null, address: CONTACT_EMAIL },
            content: write(null),
            headers,
          }),
        ]
      : []),
    ...admins.map((admin) =>
      tell({
        ...{ kind: KIND, id, userId: admin.id, note, headers },
        ...(CONTACT_EMAIL ? {} : { mail: ({ name }) => write(name) }),
      }),
    ),
  ]);
}

export const reactions: Reaction[] = [
  on(contactMessageSent, tellOperator),
  on(accountErased, async ({ email, wasVerified }) => {
    if (wasVerified) await eraseMessages(email);
  }),
];

export const scheduled: ScheduledTask[] = [
  { name: "forget_old_messages", pattern: "37 4 * * *", run: forgetOldMessages },
];
