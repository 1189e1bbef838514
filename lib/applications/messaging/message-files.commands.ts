import "server-only";
import { sweepFiles } from "@/lib/accounts/privacy/personal-data.commands";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { readFile, storeFile } from "@/lib/platform/storage/storage";
import type { CheckedDocument } from "@/lib/profiles/resumes/commands";
import type { OpenedResume } from "@/lib/profiles/resumes/queries";
import { DomainError } from "@/lib/shared/errors";
import type { Party } from "../by-hand/party";
import { findSide } from "./messages.queries";

/** A checked file that goes with a message. */
export type MessageFile = CheckedDocument & { bytes: Uint8Array };

/**
 * Stores the files of a message before it is written. Those of a message that isn't written after
 * all are swept. Throws `unavailable`.
 */
export async function storeMessageFiles(files: readonly MessageFile[]): Promise<void> {
  for (const { fileKey, bytes } of files) await storeFile("messages", fileKey, bytes);
}

/** Names a new message's stored files, within the transaction that writes it. */
export async function keepMessageFiles(
  tx: Transaction,
  messageId: string,
  files: readonly MessageFile[],
): Promise<void> {
  await tx.messageFile.createMany({
    data: files.map(({ name, format, size, fileKey }, position) => ({
      ...{ messageId, position, name, format, size, fileKey },
    })),
  });
}

const CLOSED = "This file stays closed while the applicant's name is hidden.";

/**
 * Opens a file that came with a message, for both sides of the application; audited. Throws
 * `not_found` for strangers and where there is none, `forbidden` while blind screening hides the
 * applicant.
 */
export async function openMessageFile(
  actor: Party,
  { applicationId, fileId }: { applicationId: string; fileId: string },
): Promise<OpenedResume> {
  const side = await findSide(actor, applicationId, { needed: "decide" });
  const found = await db.messageFile.findFirst({
    where: { id: fileId, message: { applicationId } },
    select: { name: true, format: true, fileKey: true, message: true },
  });
  if (found?.message.isFromApplicant && side.hiddenName !== null) {
    throw new DomainError("forbidden", CLOSED);
  }
  const file = found && (await readFile("messages", found.fileKey));
  if (!file) throw new DomainError("not_found", "File not found");
  await audit(db, {
    action: "application.message_file_opened",
    actorId: actor.id,
    target: { type: "application", id: applicationId },
    details: { fileId },
  });
  return { ...file, name: found.name, format: found.format };
}

/** Deletes the files whose messages are gone. */
export async function sweepMessageFiles(now: Date): Promise<void> {
  await sweepFiles("messages", now);
}
