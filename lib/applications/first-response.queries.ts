import "server-only";
import { Prisma } from "@/lib/platform/db/generated/client";
import { UNANSWERED_DAYS } from "./pipeline/filters.schema";

// SQL fragments over `applications a`: the one place that defines what a response is.

/**
 * When an application got its first response: a move, or a message from the employer. Being viewed
 * doesn't count, nor does being closed automatically. The database maintains it (`first_answer`).
 */
export const FIRST_RESPONSE = Prisma.sql`a.answered_at`;

const DAY_MS = 86_400_000;

/** That no one answered within a week. Once announced, no move leads back to `submitted`. */
export function isUnanswered(now = new Date()): Prisma.Sql {
  const since = new Date(now.getTime() - UNANSWERED_DAYS * DAY_MS).toISOString();
  return Prisma.sql`(a.status = 'submitted' AND a.submitted_at < ${since}::timestamptz
    AND ${FIRST_RESPONSE} IS NULL)`;
}
