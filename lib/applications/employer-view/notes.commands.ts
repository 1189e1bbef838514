import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { noteWritten } from "../events";
import { findMentions } from "./notes";
import { listNoteReaders, listNotes } from "./notes.queries";
import type { NewNote, NoteView } from "./notes.schema";
import { findHandled, lockHandled } from "./queries";

/**
 * Saves a note about an applicant for the company's team, and notifies the people it mentions. The
 * same id again is the same note. Throws `not_found` for strangers, `conflict` once the
 * application's content is deleted, `rate_limited`.
 */
export async function writeNote(
  actor: Actor,
  applicationId: string,
  { id, text }: NewNote,
): Promise<NoteView> {
  await findHandled(actor, applicationId);
  await spend("applicantByAccount", actor.id);
  await db.$transaction(async (tx) => {
    const place = await lockHandled(tx, actor, applicationId);
    const note = { id, applicationId, authorUserId: actor.id };
    const { count } = await tx.applicationNote.createMany({
      data: { ...note, text },
      skipDuplicates: true,
    });
    if (count === 0) {
      if ((await tx.applicationNote.count({ where: note })) > 0) return;
      throw new DomainError("conflict", "Send the note with another id.");
    }
    const named = findMentions(text, await listNoteReaders(place, tx));
    await tx.applicationNoteMention.createMany({
      data: named.map(({ id: userId }) => ({ noteId: id, userId })),
    });
    await audit(tx, {
      action: "application.note_written",
      actorId: actor.id,
      target: { type: "application", id: applicationId },
    });
    await announce(tx, noteWritten, { id, applicationId });
  });
  const written = (await listNotes(actor, applicationId)).find((note) => note.id === id);
  if (!written) throw new DomainError("not_found", "The note has since been deleted.");
  return written;
}

/**
 * Deletes one of the actor's own notes; a repeat does nothing. Throws `not_found` for strangers,
 * `forbidden` for a colleague's note.
 */
export async function deleteNote(
  actor: Actor,
  applicationId: string,
  noteId: string,
): Promise<void> {
  await findHandled(actor, applicationId);
  const where = { id: noteId, applicationId };
  const found = await db.applicationNote.findFirst({ where, select: { authorUserId: true } });
  if (!found) return;
  if (found.authorUserId !== actor.id) {
    throw new DomainError("forbidden", "Only the person who wrote a note can delete it.");
  }
  await db.applicationNote.deleteMany({ where });
}
