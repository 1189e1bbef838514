import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { canHandleApplications } from "../policy";
import type { CriteriaList } from "./criteria.schema";
import { criteriaOf } from "./ratings";

/** What one of the actor's companies rates applicants by; `null` for other companies. */
export async function findCompanyCriteria(
  actor: Actor,
  companyId: string,
): Promise<CriteriaList | null> {
  if (!canHandleApplications(actor, companyId)) return null;
  const found = await db.company.findUnique({
    where: { id: companyId },
    select: { criteria: true },
  });
  return found && { criteria: [...criteriaOf([], found.criteria)] };
}
