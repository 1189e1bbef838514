import "server-only";
import { v5 as namedUuid } from "uuid";
import { db } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { messageSent } from "./events";

const BATCH = 200;

/** A job that was closed with a message to its applicants. */
type ClosingMessage = {
  id: string;
  jobId: string;
  actorId: string;
  closedAt: string;
  text: string;
};

/**
 * The applicants without a final answer when the job was closed: those still without one, and those
 * closed with it since.
 */
async function listRecipients(
  { jobId, closedAt }: ClosingMessage,
  after: string,
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT a.id FROM applications a JOIN application_details d ON d.application_id = a.id
    WHERE a.job_id = ${jobId}::uuid AND a.id > ${after}::uuid
      AND a.submitted_at <= ${new Date(closedAt)}
      AND (a.status IN ('submitted', 'in_review', 'interview', 'offer')
        OR a.status = 'closed' AND a.decided_at >= ${new Date(closedAt)})
    ORDER BY a.id LIMIT ${BATCH}`;
  return rows.map(({ id }) => id);
}

async function sendOne(
  applicationId: string,
  { id, actorId, text }: ClosingMessage,
): Promise<void> {
  // One closing always gives the same message id, however often the event arrives, even at once.
  const messageId = namedUuid(applicationId, id);
  await db.$transaction(async (tx) => {
    // Locked, so that a withdrawal comes before or after, never in between; a trigger also marks
    // the application as answered by this message.
    const [open] = await tx.$queryRaw<{ status: string }[]>`
      SELECT status FROM applications WHERE id = ${applicationId}::uuid FOR NO KEY UPDATE`;
    if (!open || open.status === "withdrawn") return;
    const author = await tx.user.findUnique({ where: { id: actorId }, select: { id: true } });
    const { count } = await tx.applicationMessage.createMany({
      data: {
        id: messageId,
        applicationId,
        authorUserId: author?.id ?? null,
        isFromApplicant: false,
        text,
      },
      skipDuplicates: true,
    });
    if (count === 1) await announce(tx, messageSent, { id: messageId, applicationId });
  });
}

/**
 * Sends an employer's closing message to every applicant who had no final answer, once each. A
 * repeat sends nothing more; people who withdrew get nothing.
 */
export async function sendClosingMessage(closing: ClosingMessage): Promise<void> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const recipients = await listRecipients(closing, after);
    for (const applicationId of recipients) await sendOne(applicationId, closing);
    const last = recipients.at(-1);
    if (!last || recipients.length < BATCH) return;
    after = last;
  }
}
