import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { spend } from "@/lib/platform/security/rate-limit";
import { findHandled } from "../employer-view/queries";
import { writeMessage } from "../messaging/messages.commands";
import type { BulkMessage } from "./messages.schema";
import { resultOf } from "./results";
import type { BulkResult } from "./results.schema";

/**
 * Sends one text to several applicants, separately and with its placeholders filled in for each.
 * Returns the result for each, in order. The same ids again send nothing. Throws `rate_limited`.
 */
export async function sendMany(
  actor: Actor,
  { text, messages }: BulkMessage,
): Promise<{ results: BulkResult[] }> {
  await spend("bulkMessageByAccount", actor.id, messages.length);
  const results: BulkResult[] = [];
  for (const { id, applicationId } of messages) {
    const send = async () => {
      // This call is for companies only: applicants write from the application's own page.
      await findHandled(actor, applicationId);
      await writeMessage(actor, applicationId, { id, text });
    };
    results.push(await resultOf(applicationId, send));
  }
  return { results };
}
