import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { DomainError } from "@/lib/shared/errors";
import { findEmployerView } from "./employer-view/queries";
import { canSeeAsEmployer, isOwn } from "./policy";
import type { ApplicationStatus } from "./schema";
import { canMove, canWithdraw, STATUS_NAMES } from "./status";
import type { Move, Withdrawal } from "./status.schema";
import { type Change, changedMeanwhile, changeStatus, writeStep } from "./timeline.commands";
import type { EmployerView } from "./views.schema";

const NOT_FOUND = "Application not found";

/** Where an application goes: to a status, and to one of the company's stages with that status. */
export type StageMove = Omit<Move, "to"> & { to: ApplicationStatus; stageId?: string | null };
export type AppliedMove = { status: ApplicationStatus; version: number };

const subject = {
  userId: true,
  status: true,
  version: true,
  job: {
    select: { status: true, companyId: true, company: { select: { status: true, name: true } } },
  },
} as const;

const moved = {
  ...subject,
  stageId: true,
  details: { select: { applicationId: true } },
} as const;

/** Throws unless the stage exists at this company and has this status. */
async function requireStage(
  tx: Transaction,
  { stageId, companyId, to }: { stageId: string; companyId: string; to: ApplicationStatus },
): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM company_stages
    WHERE id = ${stageId}::uuid AND company_id = ${companyId}::uuid AND status::text = ${to}
    FOR KEY SHARE`;
  if (rows.length === 0) {
    throw new DomainError("conflict", "This stage no longer exists. Reload the page.");
  }
}

function requireAllowedMove(from: ApplicationStatus, { to, stageId }: StageMove): void {
  if (canMove(from, to) || (from === to && stageId)) return;
  const [here, there] = [STATUS_NAMES[from], STATUS_NAMES[to]];
  throw new DomainError("conflict", `It can't move from "${here}" to "${there}".`);
}

/**
 * Moves an application that the actor's company received to a status and, if given, to one of the
 * company's stages with that status. Once the time to undo it is over the applicant is told, with
 * the note if there is one; a move within one status tells nobody. Moving it to its current stage
 * changes nothing. Throws `not_found` for one the actor may not know of (including held and
 * withdrawn ones), `conflict` when it changed since `version` was read or its status doesn't lead
 * there.
 */
export async function moveApplication(
  actor: Actor,
  id: string,
  move: StageMove,
): Promise<AppliedMove> {
  return db.$transaction((tx) => moveIn(tx, { actor, id, move }));
}

async function moveIn(
  tx: Transaction,
  { actor, id, move }: { actor: Actor; id: string; move: StageMove },
): Promise<AppliedMove> {
  const { to, version, note, stageId = null } = move;
  const now = new Date();
  const found = await tx.application.findUnique({ where: { id }, select: moved });
  if (!found || !canSeeAsEmployer(actor, found)) throw new DomainError("not_found", NOT_FOUND);
  const { status: from, userId } = found;
  if (stageId && found.stageId === stageId && !note)
    return { status: from, version: found.version };
  if (found.version !== version) throw await changedMeanwhile(tx, id);
  requireAllowedMove(from, move);
  if (!found.details) {
    throw new DomainError(
      "conflict",
      "What the applicant sent was deleted. You can no longer change this application.",
    );
  }
  if (stageId) await requireStage(tx, { stageId, companyId: found.job.companyId, to });
  if (!(await changeStatus(tx, id, { from, version, to, stageId, now }))) {
    throw await changedMeanwhile(tx, id);
  }
  const isTold = from !== to || note !== null;
  const step = { applicationId: id, userId, kind: to, actorId: actor.id, note, at: now };
  if (isTold) await writeStep(tx, step, { canBeUndone: true });
  await audit(tx, {
    action: isTold ? "application.moved" : "application.sorted",
    actorId: actor.id,
    target: { type: "application", id },
    details: { from, to, stageId },
  });
  return { status: to, version: version + 1 };
}

/** Records the first time someone at the company looked, within the caller's transaction. */
export async function markViewed(
  tx: Transaction,
  { actor, id, now }: { actor: Actor; id: string; now: Date },
): Promise<void> {
  const first = await tx.application.updateManyAndReturn({
    where: { id, viewedAt: null },
    data: { viewedAt: now },
    select: { userId: true },
  });
  for (const { userId } of first) {
    await writeStep(tx, { applicationId: id, userId, kind: "viewed", actorId: actor.id, at: now });
  }
}

/**
 * An application as the company that received it sees it. The first look becomes a step of its
 * timeline, and every look is audited. Throws `not_found` for one the actor may not know of.
 */
export async function viewApplication(
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<EmployerView> {
  await db.$transaction(async (tx) => {
    const found = await tx.application.findUnique({ where: { id }, select: subject });
    if (!found || !canSeeAsEmployer(actor, found)) throw new DomainError("not_found", NOT_FOUND);
    // An admin who is impersonating a member is not the company.
    if (!actor.impersonatedBy) await markViewed(tx, { actor, id, now });
    await audit(tx, {
      action: "application.viewed",
      actorId: actor.impersonatedBy?.adminId ?? actor.id,
      target: { type: "application", id },
    });
  });
  const view = await findEmployerView(actor, id);
  if (!view) throw new DomainError("not_found", NOT_FOUND);
  return view;
}

/** The error for withdrawing an application that the employer has moved since it was read. */
function movedMeanwhile(companyName: string): DomainError {
  return new DomainError(
    "conflict",
    `${companyName} has just changed your application. Check what's new before you withdraw.`,
  );
}

/** Withdraws the application; returns `false` if another press of the button already has. */
async function takeBack(tx: Transaction, id: string, change: Change & { companyName: string }) {
  if (await changeStatus(tx, id, change)) return true;
  const { status } = await tx.application.findUniqueOrThrow({ where: { id } });
  if (status === "withdrawn") return false;
  throw movedMeanwhile(change.companyName);
}

/**
 * Withdraws an application for good: from then on the employer sees neither it nor the resume. A
 * repeat does nothing. Throws `not_found` for someone else's, `conflict` when it has ended, or when
 * the employer moved it since `version` was read.
 */
export async function withdrawApplication(
  actor: Actor,
  id: string,
  { version }: Withdrawal = {},
): Promise<void> {
  await db.$transaction(async (tx) => {
    const found = await tx.application.findUnique({ where: { id }, select: subject });
    if (!found || !isOwn(actor, found)) throw new DomainError("not_found", NOT_FOUND);
    const { status: from, job } = found;
    if (from === "withdrawn") return;
    const companyName = job.company.name;
    if ((version ?? found.version) !== found.version) throw movedMeanwhile(companyName);
    if (!canWithdraw(from)) {
      throw new DomainError("conflict", "This application has ended, so you can't withdraw it.");
    }
    const now = new Date();
    const change = { from, version: found.version, to: "withdrawn", now, companyName } as const;
    if (!(await takeBack(tx, id, change))) return;
    const step = { applicationId: id, userId: actor.id, actorId: actor.id, at: now };
    await writeStep(tx, { ...step, kind: "withdrawn" });
    await audit(tx, {
      action: "application.withdrawn",
      actorId: actor.id,
      target: { type: "application", id },
    });
  });
}
