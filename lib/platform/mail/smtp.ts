import "server-only";
import { createTransport } from "nodemailer";
import type { MailDriver } from "./message";

type Settings = {
  /** E.g. `smtps://user:password@mail.example.org`. */
  url: string;
  /** Functions, because they may change while it runs, and each board has its own. */
  from: { name: () => string; address: () => string };
  /** The part of every Message-ID after the @. */
  host: string;
};

// An unresponsive server must not hold up the worker: the queue tries again.
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const CONNECTIONS = 2;

const options = (url: string) => ({
  url,
  connectionTimeout: CONNECT_MS,
  greetingTimeout: CONNECT_MS,
  socketTimeout: SILENCE_MS,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Logs in to a mail server without sending anything. Throws what keeps it from that. */
export async function checkSmtp(url: string): Promise<void> {
  const transport = createTransport(options(url));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/**
 * Sends by SMTP over a few connections that stay open. STARTTLS is used if the server offers it;
 * further options are part of the address, e.g. `?requireTLS=true`.
 */
export function smtpDriver({ url, from, host }: Settings): MailDriver {
  const transport = createTransport({
    ...options(url),
    pool: true,
    maxConnections: CONNECTIONS,
  });
  return async ({ messageId, to, subject, text, html, headers, replyTo, calendar }) => {
    const address = from.address();
    await transport.sendMail({
      messageId: `<${messageId}@${host}>`,
      from: { name: from.name(), address },
      to: { name: to.name ?? "", address: to.address },
      // Names the recipient again: whatever the headers say, no one else gets it.
      envelope: { from: address, to: [to.address] },
      ...(replyTo ? { replyTo } : {}),
      subject,
      text,
      html,
      ...(calendar ? { icalEvent: { ...calendar, filename: "interview.ics" } } : {}),
      // RFC 3834: out-of-office programs must not reply.
      headers: { ...headers, "Auto-Submitted": "auto-generated" },
    });
  };
}
