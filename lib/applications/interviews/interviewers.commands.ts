import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";

const MINUTE_MS = 60_000;

/** Throws `invalid` unless all of them may act for the company. */
export async function requireInterviewers(
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  const where = { companyId, userId: { in: [...ids] }, user: { status: "active" as const } };
  if ((await tx.companyMember.count({ where })) === ids.length) return;
  const message = "An interviewer has left the team. Choose the interviewers again.";
  throw new DomainError("invalid", message, { interviewerIds: [message] });
}

/** Makes exactly these people an interview's interviewers. Returns those who no longer are. */
export async function setInterviewers(
  tx: Transaction,
  interviewId: string,
  ids: readonly string[],
): Promise<string[]> {
  const where = { interviewId, userId: { notIn: [...ids] } };
  const left = await tx.interviewInterviewer.findMany({ where, select: { userId: true } });
  await tx.interviewInterviewer.deleteMany({ where });
  await tx.interviewInterviewer.createMany({
    data: ids.map((userId) => ({ interviewId, userId })),
    skipDuplicates: true,
  });
  return left.map(({ userId }) => userId);
}

type Span = { startsAt: Date; minutes: number };

/**
 * Makes everyone else who books one of these people wait until the transaction ends, and returns
 * whether they all have this time for themselves. An interview that is booked now is left out with
 * `except`; `minutes` are with the gap after the new one.
 */
export async function lockFreeTime(
  tx: Transaction,
  ids: readonly string[],
  { startsAt, minutes, except = null }: Span & { except?: string | null },
): Promise<boolean> {
  // Always in the same order, so that two bookings never wait for each other.
  for (const id of ids.toSorted()) {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`interviews.of:${id}`}, 0))`;
  }
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  const [taken] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM interviews i JOIN interview_interviewers p ON p.interview_id = i.id
    WHERE p.user_id = ANY(${[...ids]}::uuid[]) AND i.cancelled_at IS NULL
      AND i.id IS DISTINCT FROM ${except}::uuid
      AND i.starts_at < ${endsAt}
      AND i.starts_at + (i.minutes + i.gap_minutes) * interval '1 minute' > ${startsAt}
    LIMIT 1`;
  return taken === undefined;
}
