import "server-only";
import { Prisma } from "@/lib/platform/db/generated/client";
import { UNANSWERED_DAYS } from "./pipeline/schema";

// Parts of statements over `applications a`: the one place that says what an answer is.

/**
 * When an application got its first answer: a move, or a message of the employer. That somebody
 * looked is none, nor is the end that the clock writes. The database keeps it (`first_answer`).
 */
export const FIRST_RESPONSE = Prisma.sql`a.answered_at`;

const DAY_MS = 86_400_000;

/** That nobody answered within a week. No move leads back to `submitted` once it is told. */
export function isUnanswered(now = new Date()): Prisma.Sql {
  const since = new Date(now.getTime() - UNANSWERED_DAYS * DAY_MS).toISOString();
  return Prisma.sql`(a.status = 'submitted' AND a.submitted_at < ${since}::timestamptz
    AND ${FIRST_RESPONSE} IS NULL)`;
}
