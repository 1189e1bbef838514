import { layOut } from "@/lib/notifications/mail-layout.emails";
import type { MailContent } from "@/lib/notifications/schema";
import { absolute, type Site } from "@/lib/shared/site";
import type { MessageView } from "./contact.schema";
import { TOPICS } from "./contact-topics.schema";

/** To the operator, with a message from the contact form. */
export function contactMessage(
  site: Site,
  { message, name }: { message: MessageView; name: string | null },
): MailContent {
  const { topic, text, about, email } = message;
  return layOut(
    {
      subject: `${TOPICS[topic]}: a message from ${message.name}`,
      name,
      paragraphs: [
        `Someone sent a message with the contact form of ${site.name}.`,
        ...text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ""),
      ],
      facts: [
        ["From", `${message.name}, ${email}`],
        ["About", about ? `${TOPICS[topic]} (${absolute(site, about)})` : TOPICS[topic]],
      ],
      action: { label: "Open the messages", url: absolute(site, "/admin/content/messages") },
      after: [],
      replyTo: email,
    },
    site,
  );
}
