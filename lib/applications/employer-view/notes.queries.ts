import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { TeamMember } from "./notes";
import type { NoteView } from "./notes.schema";
import { findHandled } from "./queries";

type Person = { fullName: string | null; username: string };
const person = { select: { fullName: true, username: true } } as const;

/** What someone is called within their team. */
function nameOf({ fullName, username }: Person): string {
  return fullName?.trim() || username;
}

/** The people whom a company's notes can mention, by name. */
export async function listTeam(
  companyId: string,
  tx: Pick<Transaction, "companyMember"> = db,
): Promise<TeamMember[]> {
  const rows = await tx.companyMember.findMany({
    where: { companyId, user: { status: "active" } },
    select: { userId: true, user: person },
  });
  return rows
    .map(({ userId, user }) => ({ id: userId, name: nameOf(user) }))
    .sort((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1));
}

const noteSelect = {
  id: true,
  authorUserId: true,
  text: true,
  writtenAt: true,
  author: person,
  mentions: { select: { user: person } },
} as const;

/**
 * The notes about an applicant, oldest first. Throws `not_found` unless the actor belongs to the
 * company.
 */
export async function listNotes(actor: Actor, applicationId: string): Promise<NoteView[]> {
  await findHandled(actor, applicationId);
  const rows = await db.applicationNote.findMany({
    where: { applicationId },
    orderBy: [{ writtenAt: "asc" }, { id: "asc" }],
    select: noteSelect,
  });
  return rows.map(({ id, authorUserId, text, writtenAt, author, mentions }) => ({
    id,
    author: author && nameOf(author),
    isOwn: authorUserId === actor.id,
    text,
    mentions: mentions.map(({ user }) => nameOf(user)),
    writtenAt: writtenAt.toISOString(),
  }));
}
