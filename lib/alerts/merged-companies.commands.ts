import "server-only";
import { db } from "@/lib/platform/db/client";
import { alertHref, readSearch } from "./alerts";
import { understandSearches } from "./upkeep.commands";

/** The alerts whose search names a company by this address, with the search they should have. */
async function listRenamed(from: string, into: string) {
  // No underscore or percent sign is in an address.
  const rows = await db.jobAlert.findMany({
    where: { search: { contains: `company=${from}` } },
    select: { id: true, search: true },
  });
  return rows.flatMap(({ id, search }) => {
    const query = readSearch(search);
    if (query?.company !== from) return [];
    return [{ id, search: alertHref({ ...query, company: into }) }];
  });
}

/**
 * Lets alerts for jobs of companies that were merged into this one look for its jobs, so that
 * people who followed one of them follow it. Of two alerts of one person that are then the same, the
 * one that already was for this company stays. A repeat changes nothing.
 */
export async function followMergedCompanies(companyId: string): Promise<void> {
  const company = await db.company.findUnique({
    where: { id: companyId },
    select: { slug: true, aliases: { select: { slug: true } } },
  });
  const searches = new Set<string>();
  for (const alias of company?.aliases ?? []) {
    if (!company || alias.slug === company.slug) continue;
    for (const { id, search } of await listRenamed(alias.slug, company.slug)) {
      await db.$transaction(async (tx) => {
        await tx.$executeRaw`
          DELETE FROM job_alerts a WHERE a.id = ${id}::uuid AND a.unsubscribed_at IS NULL
            AND EXISTS (SELECT FROM job_alerts o WHERE o.search = ${search}
              AND o.unsubscribed_at IS NULL AND (o.user_id = a.user_id OR o.email = a.email))`;
        await tx.jobAlert.updateMany({ where: { id }, data: { search } });
      });
      searches.add(search);
    }
  }
  if (searches.size > 0) await understandSearches([...searches]);
}
