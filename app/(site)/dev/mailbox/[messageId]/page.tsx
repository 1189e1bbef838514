import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { MissingPage } from "@/components/content/missing-page";
import { MailboxMail } from "@/components/notifications/mailbox-mail";
import { findMailboxMail } from "@/lib/notifications/mailbox.queries";
import "@/app/sheets/content.css";

type Props = PageProps<"/dev/mailbox/[messageId]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const mail = await findMailboxMail((await params).messageId);
  if (!mail) return missingMetadata();
  return {
    title: `${mail.subject} – Mailbox`,
    description: "An email that's kept here because no mail server is set up.",
    robots: { index: false, follow: false },
  };
}

export default async function MailboxMailPage({ params }: Props) {
  const mail = await findMailboxMail((await params).messageId);
  return mail ? <MailboxMail mail={mail} /> : <MissingPage />;
}
