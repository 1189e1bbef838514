import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { announce, announceLater } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { applicationMoved } from "./events";
import { type ApplicationStatus, type ApplicationStep, UNDO } from "./schema";
import { isEnded, STATUS_NAMES } from "./status";
import type { ToldColumns } from "./told";

type Step = {
  applicationId: string;
  userId: string | null;
  kind: ApplicationStep;
  actorId: string | null;
  note?: string | null;
  at: Date;
  /** Whether the applicant sees it at once. */
  isTold?: boolean;
};

/**
 * Writes and announces a timeline step within the transaction that takes it. A step that can be
 * undone is announced once it no longer can, unless `callOff` is called with the step's id first.
 * Returns the step's id.
 */
export async function writeStep(
  tx: Transaction,
  step: Step,
  { canBeUndone = false } = {},
): Promise<string> {
  const { applicationId, kind } = step;
  const { id } = await tx.applicationEvent.create({
    data: { ...step, note: step.note ?? null },
    select: { id: true },
  });
  const payload = { id, applicationId, kind };
  const seconds = UNDO.toldAfterSeconds;
  if (canBeUndone) await announceLater(tx, applicationMoved, { payload, key: id, seconds });
  else await announce(tx, applicationMoved, payload);
  return id;
}

export type StatusChange = {
  from: ApplicationStatus;
  version: number;
  to: ApplicationStatus;
  /** Without one, the stage for its status applies. */
  stageId?: string | null;
  /** When it ended, if it has. */
  now: Date;
  /** What the applicant knows afterwards, if it isn't the status. */
  told?: ToldColumns;
};

const TOLD: ToldColumns = { toldStatus: null, toldVersion: null };

/** Changes the status unless someone else did first; returns whether it did. */
export async function changeStatus(
  tx: Transaction,
  id: string,
  change: StatusChange,
): Promise<boolean> {
  const { from, version, to, stageId = null, now, told = TOLD } = change;
  const { count } = await tx.application.updateMany({
    where: { id, version, status: from },
    data: {
      status: to,
      stageId,
      ...told,
      version: { increment: 1 },
      ...(from === to ? {} : { decidedAt: isEnded(to) ? now : null }),
    },
  });
  return count === 1;
}

const MEANWHILE_MS = 86_400_000;

/** The last status that the applicant was told. */
export async function lastTold(tx: Transaction, id: string): Promise<ApplicationStatus> {
  const step = await tx.applicationEvent.findFirstOrThrow({
    where: { applicationId: id, kind: { not: "viewed" }, isTold: true },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: { kind: true },
  });
  return step.kind as ApplicationStatus;
}

/** Who made the last move that its sender doesn't hear of, if that was the last change. */
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

/** The error that says who changed an application in the meantime, and to what. */
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
