import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { findHandled } from "../employer-view/queries";
import type { BulkMessage, BulkMessageResult } from "./bulk-messages.schema";
import { writeMessage } from "./messages.commands";
import type { NewMessage } from "./messages.schema";

/** Sends one of several messages; a failure becomes its result and does not stop the others. */
async function send(
  actor: Actor,
  applicationId: string,
  message: NewMessage,
): Promise<BulkMessageResult> {
  try {
    // This call is for companies only: applicants write from the application's own page.
    await findHandled(actor, applicationId);
    await writeMessage(actor, applicationId, message);
    return { applicationId, problem: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { applicationId, problem: error.message };
  }
}

/**
 * Sends one text to several applicants, separately and with its placeholders filled in for each.
 * Returns the result for each, in order. The same ids again send nothing. Throws `rate_limited`.
 */
export async function sendMany(
  actor: Actor,
  { text, messages }: BulkMessage,
): Promise<{ results: BulkMessageResult[] }> {
  await spend("bulkMessageByAccount", actor.id, messages.length);
  const results: BulkMessageResult[] = [];
  for (const { id, applicationId } of messages) {
    results.push(await send(actor, applicationId, { id, text }));
  }
  return { results };
}
