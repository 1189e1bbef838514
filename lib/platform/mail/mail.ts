import "server-only";
import { currentBoard } from "../boards";
import { env } from "../env";
import { count } from "../observability/counts";
import { inSpan } from "../observability/tracing";
import { siteSettings } from "../settings";
import { mailboxDriver } from "./mailbox";
import { type MailDriver, type MailMessage, safeMessage } from "./message";
import { smtpDriver } from "./smtp";

let driver: MailDriver | undefined;

function chooseDriver(): MailDriver {
  const { SMTP_URL, MAIL_FROM, SITE_URL } = env();
  if (!SMTP_URL || !MAIL_FROM) return mailboxDriver;
  const from = {
    name: () => siteSettings().siteName,
    address: () => currentBoard()?.mailFrom ?? MAIL_FROM,
  };
  return smtpDriver({ url: SMTP_URL, from, host: new URL(SITE_URL).hostname });
}

/**
 * Sends an email by SMTP if a server is set; otherwise puts it into the mailbox. Returns once the
 * other side has accepted it and throws if it doesn't; a repeat carries the same Message-ID.
 */
export async function sendMail(message: MailMessage): Promise<void> {
  driver ??= chooseDriver();
  try {
    const send = driver;
    await inSpan("mail send", { kind: "client" }, () => send(safeMessage(message)));
    count("mail", "sent");
  } catch (error) {
    count("mail", "refused");
    throw error;
  }
}
