import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import { forgetFile } from "@/lib/platform/storage/storage";
import { DomainError } from "@/lib/shared/errors";
import { auditResume, hasDefault, lockOwner, requireRoom } from "./persistence.commands";
import { SHOWN, toResumeView } from "./queries";
import type { ResumeChange, ResumeView } from "./schema";

function notFound(): DomainError {
  return new DomainError("not_found", "This resume is no longer in your list.");
}

/**
 * Removes a resume from the actor's list; the latest remaining one becomes the default.
 * Applications sent with it keep it; otherwise it is deleted within the hour, and can be restored
 * until then. A repeat does nothing. Throws `not_found` for someone else's.
 */
export async function removeResume(actor: Actor, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockOwner(tx, actor);
    const found = await tx.resume.findFirst({ where: { id, userId: actor.id } });
    if (!found) throw notFound();
    if (found.removedAt) return;
    const data = { removedAt: new Date(), isDefault: false };
    await tx.resume.update({ where: { id }, data });
    await auditResume(tx, actor, { action: "resume.removed", id });
    if (!found.isDefault) return;
    const next = await tx.resume.findFirst({
      where: { userId: actor.id, removedAt: null },
      orderBy: [{ uploadedAt: "desc" }, { id: "desc" }],
    });
    if (next) await tx.resume.update({ where: { id: next.id }, data: { isDefault: true } });
  });
}

async function restore(tx: Transaction, actor: Actor, id: string): Promise<void> {
  const removed = await tx.resume.findFirst({ where: { id, NOT: { removedAt: null } } });
  if (!removed) return;
  await requireRoom(tx, actor, removed.size);
  const isDefault = !(await hasDefault(tx, actor));
  try {
    await tx.resume.update({ where: { id }, data: { removedAt: null, isDefault } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError("conflict", "This file is already in your list.");
  }
  await auditResume(tx, actor, { action: "resume.restored", id });
}

/**
 * Restores a removed resume, makes it the default, or both; a repeat changes nothing. Throws
 * `not_found` for someone else's and one that is gone, `conflict` when there is no room.
 */
export async function changeResume(
  actor: Actor,
  id: string,
  change: ResumeChange,
): Promise<ResumeView> {
  const changed = await db.$transaction(async (tx) => {
    await lockOwner(tx, actor);
    const own = {
      id,
      userId: actor.id,
      ...(change.isRemoved === false ? {} : { removedAt: null }),
    };
    if ((await tx.resume.count({ where: own })) === 0) throw notFound();
    if (change.isRemoved === false) await restore(tx, actor, id);
    if (change.isDefault) {
      await tx.resume.updateMany({
        where: { userId: actor.id, isDefault: true, NOT: { id } },
        data: { isDefault: false },
      });
      await tx.resume.update({ where: { id }, data: { isDefault: true } });
    }
    return tx.resume.findUniqueOrThrow({ where: { id }, select: SHOWN });
  });
  return toResumeView(changed);
}

// As long as someone might change their mind.
const KEPT_MINUTES = 10;

/**
 * Deletes resumes, rows and files, that their owners removed a few minutes ago or longer and that
 * no application uses; returns their number.
 */
export async function sweepRemovedResumes(now: Date): Promise<number> {
  const since = new Date(now.getTime() - KEPT_MINUTES * 60_000);
  const gone = await db.$queryRaw<{ key: string }[]>`
    DELETE FROM resumes r WHERE r.removed_at < ${since}
      AND NOT EXISTS (SELECT 1 FROM application_details d WHERE d.resume_id = r.id)
    RETURNING file_key AS key`;
  for (const { key } of gone) await forgetFile("resumes", key);
  return gone.length;
}
