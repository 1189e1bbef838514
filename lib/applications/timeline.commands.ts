import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { announce, announceLater } from "@/lib/platform/queue";
import { applicationMoved } from "./events";
import { type ApplicationStatus, type ApplicationStep, UNDO } from "./schema";
import { isEnded } from "./status";
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

/** The last status that the applicant was told. */
export async function lastTold(tx: Transaction, id: string): Promise<ApplicationStatus> {
  const step = await tx.applicationEvent.findFirstOrThrow({
    where: { applicationId: id, kind: { not: "viewed" }, isTold: true },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: { kind: true },
  });
  return step.kind as ApplicationStatus;
}
