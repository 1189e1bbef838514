import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { log } from "@/lib/platform/observability/log";
import { announce } from "@/lib/platform/queue";
import { letterSent } from "../events";
import { callOffInterviews } from "../interviews/calling-off.commands";
import { makeOffer } from "../offers/making.commands";
import type { ApplicationStatus } from "../schema";
import { cancelWaiting } from "./commands";
import { composeLetter, firstName, NAMELESS_SENDER } from "./composing";
import { isMailed } from "./recipients";
import type { LetterEnd } from "./schema";

const BATCH = 100;

/** Decisions that end the talks: interviews that were still to come are called off with them. */
const ENDS_TALKS: readonly ApplicationStatus[] = ["not_selected", "closed"];

const select = {
  id: true,
  applicationId: true,
  tells: true,
  subject: true,
  text: true,
  offer: true,
  eventId: true,
  writtenByUserId: true,
  writtenBy: { select: { fullName: true } },
  company: { select: { status: true } },
  details: {
    select: {
      fullName: true,
      user: { select: { emailVerifiedAt: true, status: true, deletionDueAt: true } },
      application: {
        select: {
          status: true,
          snapshot: { select: { title: true, companyName: true } },
          job: { select: { status: true } },
        },
      },
    },
  },
} as const;

async function load(tx: Transaction, id: string) {
  return tx.applicationLetter.findFirst({ where: { id, status: "waiting" }, select });
}
type LoadedLetter = NonNullable<Awaited<ReturnType<typeof load>>>;

/** Why a letter must not leave any longer; null if it may. */
function obstacleOf({ tells, company, details }: LoadedLetter): LetterEnd | null {
  const { status, job } = details.application;
  if (status === "withdrawn") return "withdrawn";
  if (job.status === "removed") return "removed";
  if (company.status !== "active") return "suspended";
  return status === tells ? null : "moved";
}

async function deliverIn(tx: Transaction, letter: LoadedLetter, now: Date): Promise<void> {
  const { id, applicationId, tells, details, writtenByUserId } = letter;
  const { title, companyName } = details.application.snapshot;
  const interviews = ENDS_TALKS.includes(tells)
    ? await callOffInterviews(tx, applicationId, { now, isInLetter: true })
    : [];
  const sent = composeLetter(letter, {
    interviews,
    values: {
      name: details.fullName,
      "first name": firstName(details.fullName),
      job: title,
      company: companyName,
      sender: letter.writtenBy?.fullName ?? NAMELESS_SENDER,
    },
  });
  await tx.applicationMessage.create({
    data: {
      ...{ id, applicationId, text: sent.text, isFromApplicant: false, sentAt: now },
      authorUserId: writtenByUserId,
    },
  });
  await tx.applicationLetter.update({
    where: { id },
    data: {
      ...sent,
      status: "sent",
      endedAt: now,
      isMailed: isMailed(details.user),
      version: { increment: 1 },
    },
  });
}

async function showDecision(
  tx: Transaction,
  { applicationId, eventId }: LoadedLetter,
  now: Date,
): Promise<void> {
  await tx.application.update({
    where: { id: applicationId },
    data: { toldStatus: null, toldVersion: null, version: { increment: 1 } },
  });
  if (!eventId) return;
  await tx.applicationEvent.updateMany({
    where: { id: eventId, isTold: false },
    data: { isTold: true, toldAt: now },
  });
}

/**
 * Sends a letter that still waits, within a transaction: the applicant's status changes, the letter
 * joins the messages, its offer is made, and interviews that it ends are called off. Returns whether
 * it left: one that was sent or taken back does nothing, and one that must not leave any longer is
 * taken back. `endedBy` is who sent it early; null for the clock.
 */
export async function sendLetter(
  tx: Transaction,
  id: string,
  { now, endedBy = null }: { now: Date; endedBy?: string | null },
): Promise<boolean> {
  // Everything that moves an application locks it first, so that one of them comes first.
  await tx.$queryRaw`
    SELECT 1 FROM applications WHERE id = (
      SELECT application_id FROM application_letters WHERE id = ${id}::uuid) FOR NO KEY UPDATE`;
  const letter = await load(tx, id);
  if (!letter) return false;
  const { applicationId, offer, writtenByUserId } = letter;
  const obstacle = obstacleOf(letter);
  const making = { letterId: id, applicationId, terms: offer, now };
  if (obstacle || (offer !== null && !(await makeOffer(tx, making)))) {
    await cancelWaiting(tx, applicationId, { why: obstacle ?? "moved", actorId: null });
    return false;
  }
  await deliverIn(tx, letter, now);
  await showDecision(tx, letter, now);
  if (endedBy) {
    await tx.applicationLetter.update({ where: { id }, data: { endedByUserId: endedBy } });
  }
  await audit(tx, {
    action: "application.letter_sent",
    actorId: endedBy ?? writtenByUserId,
    target: { type: "application", id: applicationId },
    details: { letterId: id, tells: letter.tells },
  });
  await announce(tx, letterSent, { id, applicationId });
  return true;
}

/**
 * Sends every letter whose time has come, each in its own transaction, so that a worker that is
 * killed sends none twice and the next run sends the rest. Throws the first failure once all others
 * have been sent.
 */
export async function sendDueLetters(now: Date): Promise<void> {
  let failure: unknown = null;
  const failed: string[] = [];
  for (;;) {
    const due = await db.applicationLetter.findMany({
      where: { status: "waiting", sendAt: { lte: now }, id: { notIn: failed } },
      orderBy: [{ sendAt: "asc" }, { id: "asc" }],
      take: BATCH,
      select: { id: true },
    });
    if (due.length === 0) break;
    for (const { id } of due) {
      try {
        await db.$transaction((tx) => sendLetter(tx, id, { now }));
      } catch (error) {
        log.error({ letterId: id, error: String(error) }, "a letter could not be sent");
        failure ??= error;
        failed.push(id);
      }
    }
  }
  if (failure) throw failure;
}
