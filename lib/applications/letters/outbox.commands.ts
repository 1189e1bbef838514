import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { canReach } from "../policy";
import type { ApplicationStatus } from "../schema";
import { isEnded } from "../status";
import { lastTold } from "../timeline.commands";
import { toldUpdate } from "../told";
import { cancelWaiting } from "./commands";
import type { LetterChanges, LetterRecall, LetterResult } from "./schema";
import { sendLetter } from "./sending.commands";

const NOT_FOUND = "Letter not found";
const LEFT = "This letter has already been sent.";
const TAKEN_BACK = "This letter was cancelled and won't be sent.";

const select = {
  id: true,
  applicationId: true,
  status: true,
  version: true,
  tells: true,
  fromStatus: true,
  fromStageId: true,
  eventId: true,
  details: {
    select: {
      application: {
        select: {
          id: true,
          jobId: true,
          status: true,
          version: true,
          toldVersion: true,
          job: {
            select: { status: true, companyId: true, company: { select: { status: true } } },
          },
        },
      },
    },
  },
} as const;

/**
 * A letter that waits, of an application that the actor's company can see, locked until the end of
 * the transaction. Throws `not_found` for strangers, `conflict` once it has left or was taken back.
 */
async function lockWaiting(tx: Transaction, actor: Actor, id: string) {
  await tx.$queryRaw`
    SELECT 1 FROM applications WHERE id = (
      SELECT application_id FROM application_letters WHERE id = ${id}::uuid) FOR NO KEY UPDATE`;
  const found = await tx.applicationLetter.findUnique({ where: { id }, select });
  if (!found || !canReach(actor, found.details.application, "decide")) {
    throw new DomainError("not_found", NOT_FOUND);
  }
  if (found.status === "sent") throw new DomainError("conflict", LEFT);
  if (found.status === "cancelled") throw new DomainError("conflict", TAKEN_BACK);
  return found;
}
type LockedLetter = Awaited<ReturnType<typeof lockWaiting>>;

/** Does one of several pieces of work; a failure becomes its result and does not stop the others. */
async function resultOf(id: string, work: (tx: Transaction) => Promise<void>) {
  try {
    await db.$transaction(work);
    return { id, problem: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { id, problem: error.message };
  }
}

async function each(
  ids: readonly string[],
  work: (tx: Transaction, id: string) => Promise<void>,
): Promise<{ results: LetterResult[] }> {
  const results: LetterResult[] = [];
  for (const id of ids) results.push(await resultOf(id, (tx) => work(tx, id)));
  return { results };
}

async function moveBack(tx: Transaction, letter: LockedLetter): Promise<void> {
  const { applicationId: id, fromStatus, fromStageId, eventId } = letter;
  const { version, toldVersion } = letter.details.application;
  if (eventId) await tx.applicationEvent.delete({ where: { id: eventId } });
  const stage =
    fromStageId && (await tx.companyStage.count({ where: { id: fromStageId } })) > 0
      ? fromStageId
      : null;
  const last = await tx.applicationEvent.findFirst({
    where: { applicationId: id, kind: fromStatus },
    orderBy: { at: "desc" },
    select: { at: true },
  });
  await tx.application.update({
    where: { id },
    data: {
      status: fromStatus,
      stageId: stage,
      decidedAt: isEnded(fromStatus as ApplicationStatus) ? (last?.at ?? new Date()) : null,
      ...toldUpdate(fromStatus, { known: await lastTold(tx, id), version: toldVersion ?? version }),
      version: { increment: 1 },
    },
  });
  await tx.applicationReason.deleteMany({ where: { applicationId: id } });
}

/**
 * Takes letters back before they leave and, if asked, puts their applications back to where they
 * were, without a trace for the applicants. Returns the result for each: one that has left stays and
 * says so, and strangers find none.
 */
export async function recallLetters(
  actor: Actor,
  { letterIds, movesBack }: LetterRecall,
): Promise<{ results: LetterResult[] }> {
  return each(letterIds, async (tx, id) => {
    const letter = await lockWaiting(tx, actor, id);
    const { applicationId, tells, fromStatus } = letter;
    await cancelWaiting(tx, applicationId, { why: "recalled", actorId: actor.id });
    if (movesBack && tells !== fromStatus) await moveBack(tx, letter);
    await audit(tx, {
      action: movesBack ? "application.move_undone" : "application.letter_recalled",
      actorId: actor.id,
      target: { type: "application", id: applicationId },
      details: { letterId: id, from: tells, to: movesBack ? fromStatus : tells },
    });
  });
}

/** Sends letters before their time. Returns the result for each, as `recallLetters` does. */
export async function sendNow(
  actor: Actor,
  letterIds: readonly string[],
): Promise<{ results: LetterResult[] }> {
  return each(letterIds, async (tx, id) => {
    await lockWaiting(tx, actor, id);
    if (await sendLetter(tx, id, { now: new Date(), endedBy: actor.id })) return;
    const message = "This letter can no longer be sent. Check the application.";
    throw new DomainError("conflict", message);
  });
}

/**
 * Changes the words of letters that still wait. Returns the result for each, as `recallLetters`
 * does; one that someone else changed since `version` was read stays and says so. Throws
 * `rate_limited`.
 */
export async function changeLetters(
  actor: Actor,
  { letters, subject, text }: LetterChanges,
): Promise<{ results: LetterResult[] }> {
  await spend("applicantByAccount", actor.id);
  const versions = new Map(letters.map(({ id, version }) => [id, version]));
  return each([...versions.keys()], async (tx, id) => {
    const letter = await lockWaiting(tx, actor, id);
    if (letter.version !== versions.get(id)) {
      const message = "Someone has since changed this letter. Read it again before you change it.";
      throw new DomainError("conflict", message);
    }
    await tx.applicationLetter.update({
      where: { id },
      data: { subject, text, version: { increment: 1 } },
    });
  });
}
