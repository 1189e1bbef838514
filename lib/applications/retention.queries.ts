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

/** The companies that keep what the actor sent with applications, and for how long, by name. */
export async function listKeptApplications(
  actor: Pick<Actor, "id">,
): Promise<{ companyName: string; count: number; months: number }[]> {
  const rows = await db.applicationDetails.findMany({
    where: { userId: actor.id },
    select: {
      application: {
        select: { job: { select: { company: { select: { name: true, retentionMonths: true } } } } },
      },
    },
  });
  const kept = new Map<string, { companyName: string; count: number; months: number }>();
  for (const { application } of rows) {
    const { company } = application.job;
    const months = retentionMonthsOf(company);
    const known = kept.get(company.name) ?? { companyName: company.name, count: 0, months };
    kept.set(company.name, { ...known, count: known.count + 1 });
  }
  return [...kept.values()].toSorted((one, other) =>
    one.companyName.localeCompare(other.companyName),
  );
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
