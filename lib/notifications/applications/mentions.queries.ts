import "server-only";
import { decidersOf } from "@/lib/applications/team/reach.queries";
import { db } from "@/lib/platform/db/client";

/**
 * The people a note mentions, if they may still read it, and its author; no one once
 * the note is gone. People who mention themselves get no notice.
 */
export async function findMentioned(
  noteId: string,
): Promise<{ author: string; userIds: string[] } | null> {
  const note = await db.applicationNote.findUnique({
    where: { id: noteId },
    select: {
      authorUserId: true,
      author: { select: { fullName: true, username: true } },
      mentions: { select: { userId: true } },
      details: {
        select: { application: { select: { jobId: true, job: { select: { companyId: true } } } } },
      },
    },
  });
  if (!note) return null;
  const named = note.mentions.map(({ userId }) => userId);
  const { jobId, job } = note.details.application;
  const members = await db.companyMember.findMany({
    where: {
      companyId: job.companyId,
      ...decidersOf(jobId),
      company: { status: "active" },
      userId: { in: named.filter((userId) => userId !== note.authorUserId) },
    },
    orderBy: { userId: "asc" },
    select: { userId: true },
  });
  return {
    author: note.author?.fullName ?? note.author?.username ?? "Someone",
    userIds: members.map(({ userId }) => userId),
  };
}
