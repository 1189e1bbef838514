import "server-only";
import { companiesChanged } from "@/lib/companies/events";
import { findCompaniesCalled } from "@/lib/companies/names.queries";
import { listLargeCities } from "@/lib/places/queries";
import { cached } from "@/lib/platform/caching/cache";
import { reader } from "@/lib/platform/db/reader";
import { skillSlug } from "@/lib/shared/text";
import { type CompanyCandidate, isCompanyMeant } from "./companies";
import { isWellKnown, WELL_KNOWN } from "./places";
import type { Intent } from "./sentences.schema";

/** Which of these names are skills, end a live job's title, or go on in one as beside them here. */
async function findTrades(candidates: readonly CompanyCandidate[]): Promise<Set<string>> {
  const names = candidates.map(({ name }) => name);
  const rows = await reader().$queryRaw<{ name: string }[]>`
    SELECT name FROM unnest(${names}::text[], ${names.map(skillSlug)}::text[],
      ${candidates.map(({ name, beside }) => beside ?? name)}::text[]) asked (name, slug, beside)
    WHERE EXISTS (SELECT FROM search.skills s WHERE s.slug = asked.slug)
      OR EXISTS (SELECT FROM search.suggestion_starts t WHERE t.kind = 'title'
        AND t.start IN (asked.name COLLATE "C", asked.beside COLLATE "C"))
      OR EXISTS (SELECT FROM search.suggestion_starts t WHERE t.kind = 'title'
        AND t.start >= asked.beside || ' ' COLLATE "C" AND t.start < asked.beside || '!' COLLATE "C"
        AND asked.beside <> asked.name)`;
  return new Set(rows.map(({ name }) => name));
}

async function readCompany(candidates: readonly CompanyCandidate[]): Promise<Intent[]> {
  const companies = await findCompaniesCalled(candidates.map(({ name }) => name));
  const called = candidates.filter(({ name }) => companies.has(name));
  if (called.length === 0) return [];
  const trades = await findTrades(called);
  const cities = await listLargeCities(WELL_KNOWN);
  const meant = called.find((one) =>
    isCompanyMeant(one, {
      isTrade: trades.has(one.name),
      isPlace: isWellKnown(one.name, cities),
    }),
  );
  const company = meant && companies.get(meant.name);
  if (!meant || !company) return [];
  return [
    {
      kind: "company",
      spans: [meant.cover],
      filters: { company: company.slug },
      label: `At ${company.name}`,
    },
  ];
}

// People search for the same words with one filter after the other.
const cachedCompany = cached({
  name: "search.company-meant",
  droppedBy: [companiesChanged],
  maxEntries: 2000,
  // Which names are trades changes with the titles of live jobs.
  maxAgeMs: 60_000,
  load: readCompany,
});

/** The company that a search's words name, as what it asks for; none where they name none. */
export async function findCompany(candidates: readonly CompanyCandidate[]): Promise<Intent[]> {
  return candidates.length === 0 ? [] : cachedCompany(candidates);
}
