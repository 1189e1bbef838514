import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { formatZoned } from "@/lib/shared/dates";
import { interviewChanged } from "../events";
import { endInvitation } from "./slots.commands";

type CallingOff = {
  now: Date;
  /** Whether the applicant reads of it in a letter that is sent at the same time. */
  isInLetter: boolean;
};

/**
 * Calls off all that an application still has ahead, within the caller's transaction, which must
 * hold the application's lock: its interviews, and the times that it could still choose. Returns
 * when the interviews would have been, in words, earliest first. A repeat does nothing.
 */
export async function callOffInterviews(
  tx: Transaction,
  applicationId: string,
  { now, isInLetter }: CallingOff,
): Promise<string[]> {
  const coming = await tx.interview.updateManyAndReturn({
    where: { applicationId, cancelledAt: null, startsAt: { gt: now } },
    data: {
      ...{ cancelledAt: now, words: null, isApplicantsChange: false },
      version: { increment: 1 },
    },
    select: { id: true, version: true, startsAt: true, timeZone: true },
  });
  await endInvitation(tx, applicationId, { status: "withdrawn", now, isInLetter });
  for (const { id, version } of coming) {
    await announce(tx, interviewChanged, { id, applicationId, version, isInLetter });
  }
  return coming
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map(({ startsAt, timeZone }) => formatZoned(startsAt, timeZone));
}
