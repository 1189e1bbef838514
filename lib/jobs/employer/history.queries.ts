import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { JobContent } from "../schema";
import { loadContents } from "../stored-content.queries";
import { textOfContent } from "../versions";
import { textOf, versionSelect } from "../versions.commands";
import type { JobText } from "../versions.schema";
import { changesBetween, editRefusal, renewableFrom } from "./changes";
import { findEmployerJobRow } from "./queries";
import type { EmployerJobView, FieldChange, HistoryEntry, ProposedEdit } from "./views.schema";

type Person = { fullName: string | null; username: string } | null;
const nameOf = (person: Person) => person && (person.fullName ?? person.username);
const name = { select: { fullName: true, username: true } } as const;

/** What each edit of a posting changed, newest first; `null` for strangers. */
async function listHistory(actor: Actor, jobId: string): Promise<HistoryEntry[] | null> {
  const job = await db.job.findFirst({
    where: { id: jobId, companyId: { in: actor.companies.map(({ id }) => id) } },
    select: { versions: { orderBy: { version: "asc" }, include: { editedBy: name } } },
  });
  if (!job) return null;
  const entries = job.versions.flatMap((version, index): HistoryEntry[] => {
    const before = job.versions[index - 1];
    if (!before) return [];
    // A version stored for an application may equal the one before it.
    const changes = changesBetween(before as unknown as JobText, version as unknown as JobText);
    if (changes.length === 0) return [];
    const { createdAt, editedBy } = version;
    return [
      { version: version.version, at: createdAt.toISOString(), by: nameOf(editedBy), changes },
    ];
  });
  return entries.reverse();
}

/**
 * The posting's change that is waiting or was refused, and what it changes; `null` if there is
 * none.
 */
export async function findProposed(
  jobId: string,
): Promise<(ProposedEdit & { content: JobContent }) | null> {
  const edit = await db.jobEdit.findUnique({
    where: { jobId },
    select: {
      content: true,
      createdAt: true,
      rejectionReason: true,
      editedBy: name,
      job: { select: versionSelect },
    },
  });
  if (!edit) return null;
  // Only `editJob` writes it.
  const content = edit.content as unknown as JobContent;
  return {
    content,
    at: edit.createdAt.toISOString(),
    by: nameOf(edit.editedBy),
    changes: changesBetween(textOf(edit.job), textOfContent(content, edit.job.company.name)),
    rejectionReason: edit.rejectionReason,
  };
}

/**
 * What a posting's company changed since it was sent back to them at this time; empty if they sent
 * it again as it was.
 */
export async function listChangesSince(jobId: string, at: Date): Promise<FieldChange[]> {
  const [job, before] = await Promise.all([
    db.job.findUniqueOrThrow({ where: { id: jobId }, select: versionSelect }),
    // Each edit stores what it replaces.
    db.jobVersion.findFirst({
      where: { jobId, createdAt: { gte: at } },
      orderBy: { version: "asc" },
    }),
  ]);
  return before ? changesBetween(before as unknown as JobText, textOf(job)) : [];
}

function withoutContent({ at, by, changes, rejectionReason }: ProposedEdit): ProposedEdit {
  return { at, by, changes, rejectionReason };
}

/**
 * Everything a member of its company sees of a posting; `null` for strangers. Cached for the
 * request.
 */
export const findEmployerJob = cache(
  async (actor: Actor, jobId: string): Promise<EmployerJobView | null> => {
    const row = await findEmployerJobRow(actor, jobId);
    if (!row) return null;
    const [contents, edit, history] = await Promise.all([
      loadContents([jobId]),
      findProposed(jobId),
      listHistory(actor, jobId),
    ]);
    const content = contents.get(jobId);
    if (!content) return null;
    const from = renewableFrom({
      status: row.status,
      postedAt: row.postedAt === null ? null : new Date(row.postedAt),
      isImported: row.source !== null,
    });
    return {
      ...row,
      content: edit?.content ?? content,
      proposed: edit && withoutContent(edit),
      history: history ?? [],
      editRefusal: editRefusal({ status: row.status, sourceName: row.source }),
      renewableFrom: from?.toISOString() ?? null,
    };
  },
);
