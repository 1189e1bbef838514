import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { canPostFor } from "@/lib/companies/policy";
import { db } from "@/lib/platform/db/client";
import type { RetentionChoice } from "./schema";

/** How long a company of the actor's keeps what applicants sent; `null` for other companies. */
export async function findRetention(
  actor: Actor,
  companyId: string,
): Promise<RetentionChoice | null> {
  if (!canPostFor(actor, companyId)) return null;
  const found = await db.company.findUnique({
    where: { id: companyId },
    select: { retentionMonths: true },
  });
  return found && { months: found.retentionMonths };
}
