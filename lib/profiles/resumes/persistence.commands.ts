import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { DomainError } from "@/lib/shared/errors";
import { type Finding, RESUMES_MAX, RESUMES_MAX_BYTES } from "./schema";

/** Begins a change: changes of one person's list run one after another. */
export async function lockOwner(tx: Transaction, actor: Actor): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id}::uuid FOR UPDATE`;
}

/** Throws `conflict` when the actor's list has no room for a file of this size. */
export async function requireRoom(tx: Transaction, actor: Actor, size: number): Promise<void> {
  const { _count, _sum } = await tx.resume.aggregate({
    where: { userId: actor.id, removedAt: null },
    _count: true,
    _sum: { size: true },
  });
  if (_count < RESUMES_MAX && (_sum.size ?? 0) + size <= RESUMES_MAX_BYTES) return;
  const message = "You can keep 10 files of 50 MB together. Remove one, then upload this one.";
  throw new DomainError("conflict", message, { resume: [message] });
}

/** Whether one of the actor's résumés is the default. */
export async function hasDefault(tx: Transaction, actor: Actor): Promise<boolean> {
  return (await tx.resume.count({ where: { userId: actor.id, isDefault: true } })) > 0;
}

/** Audits what the actor did with a resume. */
export async function auditResume(
  tx: Parameters<typeof audit>[0],
  actor: Actor,
  entry: { action: `resume.${string}`; id: string; address?: string },
): Promise<void> {
  const { id, ...rest } = entry;
  await audit(tx, { ...rest, actorId: actor.id, target: { type: "resume", id } });
}

/** Stores what was read in a resume, undecided. */
export async function insertFindings(
  tx: Transaction,
  resumeId: string,
  findings: readonly Finding[],
): Promise<void> {
  const rows = findings.map(({ kind, content, doubts }, position) => {
    return { kind, row: { resumeId, position, content, doubts } };
  });
  await tx.resumeContactFinding.createMany({
    data: rows.flatMap(({ kind, row }) => (kind === "contact" ? row : [])),
  });
  await tx.resumeFinding.createMany({
    data: rows.flatMap(({ kind, row }) => (kind === "contact" ? [] : { kind, ...row })),
  });
}
