import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { canPostFor } from "@/lib/companies/policy";
import { db } from "@/lib/platform/db/client";
import { siteSettings } from "@/lib/platform/settings";
import type { RetentionChoice } from "./retention.schema";

/**
 * How many months the content of applications is kept: as the company chose, else the site's
 * setting.
 */
export function retentionMonthsOf({ retentionMonths }: { retentionMonths: number | null }): number {
  return retentionMonths ?? siteSettings().applicationMonths;
}

/**
 * How long one of the actor's companies keeps the content of applications; `null` for other
 * companies.
 */
export async function findRetention(
  actor: Actor,
  companyId: string,
): Promise<RetentionChoice | null> {
  if (!canPostFor(actor, companyId)) return null;
  const found = await db.company.findUnique({
    where: { id: companyId },
    select: { retentionMonths: true },
  });
  return found && { months: retentionMonthsOf(found) };
}
