import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { canPostFor } from "@/lib/companies/policy";
import { db } from "@/lib/platform/db/client";
import { siteSettings } from "@/lib/platform/settings";
import type { RetentionChoice } from "./retention.schema";

/** How long what applicants sent is kept: as the company chose, else as the site says. */
export function keptMonths({ retentionMonths }: { retentionMonths: number | null }): number {
  return retentionMonths ?? siteSettings().applicationMonths;
}

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
  return found && { months: keptMonths(found) };
}
