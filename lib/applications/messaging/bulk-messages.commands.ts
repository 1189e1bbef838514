import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { findHandled } from "../employer-view/queries";
import type { BulkMessage, BulkMessageResult } from "./bulk-messages.schema";
import { writeMessage } from "./messages.commands";
import type { NewMessage } from "./messages.schema";

/** Writes one of several; what cannot be sent is a result, not the end of the others. */
async function send(
  actor: Actor,
  applicationId: string,
  message: NewMessage,
): Promise<BulkMessageResult> {
  try {
    // This is the company's call: an applicant writes from the application's own page.
    await findHandled(actor, applicationId);
    await writeMessage(actor, applicationId, message);
    return { applicationId, problem: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { applicationId, problem: error.message };
  }
}

/**
 * Writes one text to several applicants, to each alone and with what it leaves open filled in for
 * them: answers in their order what became of each. The same ids again send nothing. Throws
 * `rate_limited`.
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
