import "server-only";
import type { MessageFile } from "@/lib/applications/messaging/message-files.commands";
import { MESSAGE_FILES_MAX } from "@/lib/applications/messaging/message-files.schema";
import { toUpload } from "@/lib/profiles/resumes/commands";
import { RESUME_MAX_BYTES, RESUME_REFUSALS } from "@/lib/profiles/resumes/files.schema";
import { DomainError } from "@/lib/shared/errors";
import type { InboundFile } from "./schema";

/** The files of an email that a conversation takes, and why it doesn't take the others. */
type CheckedAttachments = { files: MessageFile[]; refused: string[] };

const refusal = (name: string, why: string) =>
  `${name} wasn't sent: ${why.replace(/^The selected file/, "it")}.`;

async function check({ name, bytes }: InboundFile): Promise<MessageFile | string> {
  if (bytes.length > RESUME_MAX_BYTES) return refusal(name, RESUME_REFUSALS.size);
  try {
    return { ...(await toUpload(name, bytes)), bytes };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "invalid") throw error;
    return refusal(name, error.message);
  }
}

/**
 * Checks the files of an email as resumes are checked: their kind, size and structure and, if there
 * is a scanner, for viruses. Throws `unavailable` where the scanner doesn't answer.
 */
export async function checkAttachments(
  attachments: readonly InboundFile[],
): Promise<CheckedAttachments> {
  const files: MessageFile[] = [];
  const refused: string[] = [];
  for (const attachment of attachments) {
    if (files.length === MESSAGE_FILES_MAX) {
      const most = `a message takes at most ${MESSAGE_FILES_MAX} files`;
      refused.push(refusal(attachment.name, most));
      continue;
    }
    const checked = await check(attachment);
    if (typeof checked === "string") refused.push(checked);
    else files.push(checked);
  }
  return { files, refused };
}
