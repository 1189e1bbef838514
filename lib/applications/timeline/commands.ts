import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { audit } from "@/lib/platform/audit";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/platform/errors";
import { announce } from "@/lib/platform/queue";
import { applicationMoved } from "../events";
import { canSeeAsEmployer, isOwn } from "../policy";
import { findReceived } from "../queries";
import type { ApplicationStatus, ApplicationStep, ReceivedApplication } from "../schema";
import { canMove, canWithdraw, isEnded } from "./rules";
import { type Move, STATUS_NAMES, type Withdrawal } from "./schema";

const NOT_FOUND = "Application not found";

type Step = {
  applicationId: string;
  userId: string | null;
  kind: ApplicationStep;
  actorId: string | null;
  note?: string | null;
  at: Date;
};

/** Writes a step of the timeline and announces it, in the transaction that takes it. */
export async function writeStep(tx: Transaction, step: Step): Promise<void> {
  const { applicationId, kind } = step;
  const { id } = await tx.applicationEvent.create({
    data: { ...step, note: step.note ?? null },
    select: { id: true },
  });
  await announce(tx, applicationMoved, { id, applicationId, kind });
}

const subject = {
  userId: true,
  status: true,
  version: true,
  job: {
    select: { status: true, companyId: true, company: { select: { status: true, name: true } } },
  },
} as const;

type Change = { from: ApplicationStatus; version: number; to: ApplicationStatus; now: Date };

/** Takes the status over unless somebody else changed it first; answers whether it did. */
async function changeStatus(tx: Transaction, id: string, change: Change): Promise<boolean> {
  const { from, version, to, now } = change;
  const { count } = await tx.application.updateMany({
    where: { id, version, status: from },
    data: { status: to, decidedAt: isEnded(to) ? now : null, version: { increment: 1 } },
  });
  return count === 1;
}

/** The refusal that says who changed an application meanwhile, and to what. */
async function changedMeanwhile(tx: Transaction, id: string): Promise<DomainError> {
  const last = await tx.applicationEvent.findFirst({
    where: { applicationId: id, kind: { not: "viewed" } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: {
      kind: true,
      userId: true,
      actorId: true,
      actor: { select: { fullName: true, username: true } },
    },
  });
  if (last?.kind === "withdrawn") {
    return new DomainError("conflict", "The applicant has withdrawn meanwhile.");
  }
  const { actor } = last ?? {};
  const who = actor ? (actor.fullName ?? actor.username) : "Somebody";
  const what = last && last.kind !== "viewed" ? ` to "${STATUS_NAMES[last.kind]}"` : "";
  return new DomainError(
    "conflict",
    `${who} moved this application${what} meanwhile. Look at it again before you go on.`,
  );
}

/**
 * Moves an application that the actor's company got, and tells the applicant, with a note if one is
 * given. Throws `not_found` for one the actor may not know of (held and withdrawn ones among them),
 * `conflict` when it changed since `version` was read or its status does not lead there.
 */
export async function moveApplication(
  actor: Actor,
  id: string,
  { to, version, note }: Move,
): Promise<{ status: ApplicationStatus; version: number }> {
  const now = new Date();
  return db.$transaction(async (tx) => {
    const found = await tx.application.findUnique({
      where: { id },
      select: { ...subject, details: { select: { applicationId: true } } },
    });
    if (!found || !canSeeAsEmployer(actor, found)) throw new DomainError("not_found", NOT_FOUND);
    if (found.version !== version) throw await changedMeanwhile(tx, id);
    if (!canMove(found.status, to)) {
      const [here, there] = [STATUS_NAMES[found.status], STATUS_NAMES[to]];
      throw new DomainError("conflict", `From "${here}" it cannot go to "${there}".`);
    }
    if (!found.details) {
      const why = "What the applicant sent was deleted. It stays as it is.";
      throw new DomainError("conflict", why);
    }
    const change = { from: found.status, version, to, now };
    if (!(await changeStatus(tx, id, change))) throw await changedMeanwhile(tx, id);
    const { userId } = found;
    await writeStep(tx, { applicationId: id, userId, kind: to, actorId: actor.id, note, at: now });
    await audit(tx, {
      action: "application.moved",
      actorId: actor.id,
      target: { type: "application", id },
      details: { from: found.status, to },
    });
    return { status: to, version: version + 1 };
  });
}

/** Marks that somebody of the company looked, once, inside the caller's transaction. */
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
 * An application as the company sees it that got it; the first look is a step of its timeline, every
 * one is audited. Throws `not_found` for one the actor may not know of.
 */
export async function viewApplication(
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<ReceivedApplication> {
  await db.$transaction(async (tx) => {
    const found = await tx.application.findUnique({ where: { id }, select: subject });
    if (!found || !canSeeAsEmployer(actor, found)) throw new DomainError("not_found", NOT_FOUND);
    await markViewed(tx, { actor, id, now });
    await audit(tx, {
      action: "application.viewed",
      actorId: actor.id,
      target: { type: "application", id },
    });
  });
  const received = await findReceived(actor, id);
  if (!received) throw new DomainError("not_found", NOT_FOUND);
  return received;
}

/** The refusal for somebody who withdraws what the employer has moved since they looked. */
function movedMeanwhile(companyName: string): DomainError {
  return new DomainError(
    "conflict",
    `${companyName} changed your application meanwhile. See what is new, and withdraw then if you still want to.`,
  );
}

/** Takes the status over; answers whether it did, `false` where another press of the button had. */
async function takeBack(tx: Transaction, id: string, change: Change & { companyName: string }) {
  if (await changeStatus(tx, id, change)) return true;
  const { status } = await tx.application.findUniqueOrThrow({ where: { id } });
  if (status === "withdrawn") return false;
  throw movedMeanwhile(change.companyName);
}

/**
 * Takes an application back, for good: the employer sees neither it nor the résumé from then on. A
 * repeat does nothing. Throws `not_found` for somebody else's, `conflict` when it has ended, or the
 * employer moved it since `version` was read.
 */
export async function withdraw(
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
      throw new DomainError("conflict", "This application has ended. It cannot be withdrawn.");
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
