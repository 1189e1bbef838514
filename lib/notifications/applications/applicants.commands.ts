import "server-only";
import type { MailMessage } from "@/lib/platform/mail/message";
import { deliver, tell } from "../commands";
import type { KindOf, MailContent, NotificationText } from "../schema";
import type { ApplicationNews } from "./application-news.schema";

type ApplicantNews = {
  kind: KindOf<"site"> & KindOf<"mail">;
  /** Names its cause, e.g. the event's id. */
  id: string;
  note: NotificationText;
  mail?: (person: { name: string }) => MailContent;
  calendar?: MailMessage["calendar"];
  /** Where answers to the email arrive; only accounts have such an address. */
  replyTo?: string;
};

/**
 * Tells an applicant something once: through the channels that they have turned on or, if they were
 * added by hand and have no account, by email at the address that their company gave.
 */
export async function tellApplicant(
  { userId, contact }: ApplicationNews,
  { kind, id, note, mail, calendar, replyTo }: ApplicantNews,
): Promise<void> {
  const attached = calendar ? { calendar } : {};
  if (userId !== null) {
    const more = { ...(mail ? { mail } : {}), ...(replyTo ? { replyTo } : {}), ...attached };
    return tell({ kind, id, userId, note, ...more });
  }
  if (!contact || !mail) return;
  const content = mail(contact);
  await deliver({
    key: `${kind}.${id}.applicant`,
    userId,
    kind,
    to: contact,
    content,
    ...attached,
  });
}
