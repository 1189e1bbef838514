import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { formatZoned } from "@/lib/shared/dates";
import type { Party } from "../by-hand/party";
import { tellChange } from "./commands";
import { lockFreeTime } from "./interviewers.commands";

/** What became of interviews that were called off, each by when it is, in words. */
type RestoreResult = { restored: string[]; lost: string[] };

type CalledOff = {
  id: string;
  startsAt: Date;
  minutes: number;
  gapMinutes: number;
  slotId: string | null;
  interviewers: readonly { userId: string }[];
};

/** Whether an interview's time is still ahead and free, which it then stays until the end. */
async function lockTime(tx: Transaction, interview: CalledOff, now: Date): Promise<boolean> {
  const { id, startsAt, slotId, interviewers } = interview;
  if (startsAt <= now) return false;
  if (slotId !== null) {
    await tx.$queryRaw`SELECT 1 FROM interview_slots WHERE id = ${slotId}::uuid FOR UPDATE`;
    const holder = await tx.interview.findFirst({ where: { slotId, cancelledAt: null } });
    if (holder) return false;
  }
  const userIds = interviewers.map(({ userId }) => userId);
  const minutes = interview.minutes + interview.gapMinutes;
  return lockFreeTime(tx, userIds, { startsAt, minutes, except: id });
}

/**
 * Restores the interviews that the company called off at one moment and whose time is still ahead
 * and free, and tells everyone who takes part. Within the caller's transaction, which must hold the
 * application's lock; a repeat does nothing.
 */
export async function restoreInterviews(
  tx: Transaction,
  actor: Party,
  { applicationId, calledOffAt, now }: { applicationId: string; calledOffAt: Date; now: Date },
): Promise<RestoreResult> {
  const calledOff = await tx.interview.findMany({
    where: { applicationId, cancelledAt: calledOffAt, isApplicantsChange: false },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    select: {
      ...{ id: true, startsAt: true, minutes: true, gapMinutes: true },
      ...{ timeZone: true, slotId: true },
      interviewers: { select: { userId: true } },
    },
  });
  const outcome: RestoreResult = { restored: [], lost: [] };
  for (const interview of calledOff) {
    const { id, startsAt, timeZone } = interview;
    const isFree = await lockTime(tx, interview, now);
    outcome[isFree ? "restored" : "lost"].push(formatZoned(startsAt, timeZone));
    if (!isFree) continue;
    const { version } = await tx.interview.update({
      where: { id },
      data: { cancelledAt: null, version: { increment: 1 } },
      select: { version: true },
    });
    await tellChange(tx, actor, { applicationId, id, version, done: "restored" });
  }
  return outcome;
}
