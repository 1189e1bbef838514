import "server-only";
import { isThere } from "@/lib/accounts/queries";
import { databaseCode } from "@/lib/platform/db/availability";
import { DomainError } from "@/lib/shared/errors";

// Prisma's and PostgreSQL's codes for a row that is missing, or that another refers to.
const MISSING = /^(?:P2003|P2025|23503)$/;

/**
 * Why a call failed: `unauthenticated` if its account was deleted meanwhile, so that its row was
 * missing; otherwise the error as it is.
 */
export async function orEnded(
  error: unknown,
  actor: { id: string | null } | null,
): Promise<unknown> {
  if (!actor?.id || !MISSING.test(databaseCode(error)) || (await isThere(actor.id))) return error;
  return new DomainError("unauthenticated", "This account no longer exists.");
}
