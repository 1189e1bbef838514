import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "@/lib/platform/db/client";
import { replyAddress, replyBase } from "./addresses.queries";

/** How long after the latest email about a conversation an answer to it is taken. */
const REPLY_DAYS = 90;

type Conversation = { applicationId: string; userId: string };

/**
 * The address at which this person's answers about the application arrive, the same for all emails
 * about it; taken for another 90 days from now. `null` where answers aren't taken, or what was sent
 * with the application is gone.
 */
export async function openReplyAddress(conversation: Conversation): Promise<string | null> {
  const base = replyBase();
  if (base === null) return null;
  const { applicationId, userId } = conversation;
  const [row] = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO reply_addresses (id, application_id, user_id, expires_at)
    SELECT ${randomUUID()}::uuid, d.application_id, u.id,
      now() + make_interval(days => ${REPLY_DAYS}::int)
    FROM application_details d, users u
    WHERE d.application_id = ${applicationId}::uuid AND u.id = ${userId}::uuid
    ON CONFLICT (application_id, user_id) DO UPDATE SET expires_at = excluded.expires_at
    RETURNING id`;
  return row ? replyAddress(base, row.id) : null;
}
