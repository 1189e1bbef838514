import "server-only";
import { type FetchMessageObject, ImapFlow } from "imapflow";
import { isDatabaseUnavailable } from "@/lib/platform/db/availability";
import { pool } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { count } from "@/lib/platform/observability/counts";
import { log } from "@/lib/platform/observability/log";
import { DomainError } from "@/lib/shared/errors";
import { REPLY_MAX_BYTES } from "./limits.schema";
import { receiveReply } from "./receiving.commands";

// Any number that nothing else in this database locks.
const LOCK = 72_707_394;
/** How many emails one round reads; the next one comes within a minute. */
const BATCH = 50;
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** What a round did with the emails that it found. */
type InboxRound = { accepted: number; refused: number; failed: number };

function connect(address: string): { client: ImapFlow; folder: string } {
  const url = new URL(address);
  const isSecure = url.protocol === "imaps:";
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (isSecure ? 993 : 143),
    secure: isSecure,
    // Without TLS, the password would be readable on the way.
    ...(isSecure || LOOPBACK.test(url.hostname) ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  // A broken connection also rejects what waits for it; without a listener, it ends the process.
  client.on("error", () => undefined);
  return { client, folder: decodeURIComponent(url.pathname.slice(1)) || "INBOX" };
}

type Outcome = keyof InboxRound;

/** Whether a program that files need doesn't answer: the storage, or the virus scanner. */
function isUnavailable(error: unknown): boolean {
  return error instanceof DomainError && error.code === "unavailable";
}

async function take({ uid, size = 0, source }: FetchMessageObject): Promise<Outcome> {
  if (!source || size > REPLY_MAX_BYTES) {
    count("email_reply", "unreadable");
    return "refused";
  }
  try {
    return (await receiveReply(source)) === "accepted" ? "accepted" : "refused";
  } catch (error) {
    if (isDatabaseUnavailable(error) || isUnavailable(error)) throw error;
    // It would fail again, and must not keep the others from being read.
    count("email_reply", "failed");
    log.error(
      { uid, error: String(error) },
      "an email in the inbox of answers could not be read: it stays there, marked with a flag",
    );
    return "failed";
  }
}

/** What is in the conversation isn't kept here too; what was refused stays for the operator. */
async function settle(client: ImapFlow, uid: number, outcome: Outcome): Promise<void> {
  const which = String(uid);
  if (outcome === "accepted") await client.messageDelete(which, { uid: true });
  else {
    const flags = outcome === "failed" ? ["\\Seen", "\\Flagged"] : ["\\Seen"];
    await client.messageFlagsAdd(which, flags, { uid: true });
  }
}

async function readAll(address: string): Promise<InboxRound> {
  const round = { accepted: 0, refused: 0, failed: 0 };
  const { client, folder } = connect(address);
  try {
    await client.connect();
    await client.mailboxOpen(folder);
    const found = (await client.search({ seen: false, deleted: false }, { uid: true })) || [];
    for (const uid of found.slice(0, BATCH)) {
      const query = { size: true, source: { maxLength: REPLY_MAX_BYTES } };
      const message = await client.fetchOne(String(uid), query, { uid: true });
      if (!message) continue;
      const outcome = await take(message);
      await settle(client, uid, outcome);
      round[outcome] += 1;
    }
    await client.logout();
  } finally {
    client.close();
  }
  return round;
}

/**
 * Reads the emails that have arrived in the inbox of answers since the last time. Of several
 * workers, one reads at a time; the others return `null`, as does a site without such an inbox.
 * Throws when the mail server, the database or what files need doesn't answer: what wasn't read then
 * stays unread.
 */
export async function readInbox(): Promise<InboxRound | null> {
  const { REPLY_IMAP_URL } = env();
  if (!REPLY_IMAP_URL) return null;
  const connection = await pool().connect();
  try {
    const { rows } = await connection.query<{ isMine: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS "isMine"',
      [LOCK],
    );
    if (!rows[0]?.isMine) return null;
    try {
      return await readAll(REPLY_IMAP_URL);
    } finally {
      await connection.query("SELECT pg_advisory_unlock($1)", [LOCK]);
    }
  } finally {
    connection.release();
  }
}
