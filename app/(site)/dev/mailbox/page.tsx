import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { MissingPage } from "@/components/content/missing-page";
import { MailboxList } from "@/components/notifications/mailbox-list";
import { listMailbox } from "@/lib/notifications/mailbox.queries";
import { keepsMail } from "@/lib/platform/mail/mailbox";
import "@/app/sheets/content.css";

export async function generateMetadata(): Promise<Metadata> {
  if (!keepsMail()) return missingMetadata();
  return {
    title: "Mailbox – Demo",
    description: "Emails that are kept here because no mail server is set up.",
    robots: { index: false, follow: false },
  };
}

export default async function MailboxPage() {
  const mails = await listMailbox();
  return mails === null ? <MissingPage /> : <MailboxList mails={mails} />;
}
