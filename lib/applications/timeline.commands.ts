import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { announce, announceLater } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { applicationMoved } from "./events";
import { type ApplicationStatus, type ApplicationStep, UNDO } from "./schema";
import { isEnded } from "./status";
import { STATUS_NAMES } from "./status.schema";

type Step = {
  applicationId: string;
  userId: string | null;
  kind: ApplicationStep;
  actorId: string | null;
  note?: string | null;
  at: Date;
};

/**
 * Writes a step of the timeline and announces it, in the transaction that takes it; one that can be
 * undone is announced when it cannot any more, unless `callOff` with the step's id comes first.
 */
export async function writeStep(
  tx: Transaction,
  step: Step,
  { canBeUndone = false } = {},
): Promise<void> {
  const { applicationId, kind } = step;
  const { id } = await tx.applicationEvent.create({
    data: { ...step, note: step.note ?? null },
    select: { id: true },
  });
  const payload = { id, applicationId, kind };
  if (!canBeUndone) return announce(tx, applicationMoved, payload);
  await announceLater(tx, applicationMoved, { payload, key: id, seconds: UNDO.toldAfterSeconds });
}

export type Change = {
  from: ApplicationStatus;
  version: number;
  to: ApplicationStatus;
  /** Without one it stands where its status stands. */
  stageId?: string | null;
  /** When it came to its end, if it has. */
  now: Date;
};

/** Takes the status over unless somebody else changed it first; answers whether it did. */
export async function changeStatus(tx: Transaction, id: string, change: Change): Promise<boolean> {
  const { from, version, to, stageId = null, now } = change;
  const { count } = await tx.application.updateMany({
    where: { id, version, status: from },
    data: {
      status: to,
      stageId,
      version: { increment: 1 },
      ...(from === to ? {} : { decidedAt: isEnded(to) ? now : null }),
    },
  });
  return count === 1;
}

const MEANWHILE_MS = 86_400_000;

/** Who moved it last between stages that its sender cannot tell apart, if that is what was last. */
async function findQuietMove(tx: Transaction, id: string, since: Date | undefined) {
  const entry = await tx.auditEntry.findFirst({
    where: {
      at: { gt: new Date(Math.max(since?.getTime() ?? 0, Date.now() - MEANWHILE_MS)) },
      targetId: id,
      action: { in: ["application.sorted", "application.move_undone"] },
    },
    orderBy: { at: "desc" },
    select: { actorId: true },
  });
  if (!entry?.actorId) return null;
  return tx.user.findUnique({
    where: { id: entry.actorId },
    select: { fullName: true, username: true },
  });
}

/** The refusal that says who changed an application meanwhile, and to what. */
export async function changedMeanwhile(tx: Transaction, id: string): Promise<DomainError> {
  const last = await tx.applicationEvent.findFirst({
    where: { applicationId: id, kind: { not: "viewed" } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: {
      kind: true,
      at: true,
      actor: { select: { fullName: true, username: true } },
    },
  });
  if (last?.kind === "withdrawn") {
    return new DomainError("conflict", "The applicant has since withdrawn.");
  }
  const quiet = await findQuietMove(tx, id, last?.at);
  const actor = quiet ?? last?.actor;
  const who = actor ? (actor.fullName ?? actor.username) : "Someone";
  const what = !quiet && last && last.kind !== "viewed" ? ` to "${STATUS_NAMES[last.kind]}"` : "";
  return new DomainError(
    "conflict",
    `${who} has since moved this application${what}. Check it again before you continue.`,
  );
}
