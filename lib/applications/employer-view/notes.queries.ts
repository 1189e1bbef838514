import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { decidersOf } from "../team/reach.queries";
import type { TeamMember } from "./notes";
import type { NoteView } from "./notes.schema";
import { findReached } from "./queries";

type Person = { fullName: string | null; username: string };
const person = { select: { fullName: true, username: true } } as const;

/** What someone is called within their team. */
function nameOf({ fullName, username }: Person): string {
  return fullName?.trim() || username;
}

type Reader = Pick<Transaction, "companyMember">;

/** A company's people, whatever their role, by name. Callers check access. */
export async function listTeam(companyId: string, tx: Reader = db): Promise<TeamMember[]> {
  return listMembers({ companyId, user: { status: "active" } }, tx);
}

/** The people whom notes on a job's applicants can mention, because they read them, by name. */
export async function listNoteReaders(
  { companyId, jobId }: { companyId: string; jobId: string },
  tx: Reader = db,
): Promise<TeamMember[]> {
  return listMembers({ companyId, user: { status: "active" }, AND: decidersOf(jobId) }, tx);
}

async function listMembers(
  where: Prisma.CompanyMemberWhereInput,
  tx: Reader,
): Promise<TeamMember[]> {
  const rows = await tx.companyMember.findMany({ where, select: { userId: true, user: person } });
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
  await findReached(actor, applicationId, { needed: "decide" });
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
