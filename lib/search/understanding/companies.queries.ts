import "server-only";
import { companiesChanged } from "@/lib/companies/events";
import { findCompaniesByInitials, findCompaniesCalled } from "@/lib/companies/names.queries";
import type { CompanyName } from "@/lib/companies/names.schema";
import { listLargeCities } from "@/lib/places/queries";
import { cached } from "@/lib/platform/caching/cache";
import { reader } from "@/lib/platform/db/reader";
import { skillSlug } from "@/lib/shared/text";
import type { Intent } from "../phrases/sentences.schema";
import { type CompanyCandidate, isCompanyMeant } from "./companies";
import { isWellKnown, WELL_KNOWN } from "./places";

/**
 * Which of these names are skills or have synonyms, end a live job's title, or go on in one as beside
 * them here.
 */
async function findTrades(candidates: readonly CompanyCandidate[]): Promise<Set<string>> {
  const names = candidates.map(({ name }) => name);
  const rows = await reader().$queryRaw<{ name: string }[]>`
    SELECT name FROM unnest(${names}::text[], ${names.map(skillSlug)}::text[],
      ${candidates.map(({ name, beside }) => beside ?? name)}::text[]) asked (name, slug, beside)
    WHERE EXISTS (SELECT FROM search.skills s WHERE s.slug = asked.slug)
      OR EXISTS (SELECT FROM search.current_synonym_readings r WHERE r.term = asked.name)
      OR EXISTS (SELECT FROM search.suggestion_starts t WHERE t.kind = 'title'
        AND t.start IN (asked.name COLLATE "C", asked.beside COLLATE "C"))
      OR EXISTS (SELECT FROM search.suggestion_starts t WHERE t.kind = 'title'
        AND t.start >= asked.beside || ' ' COLLATE "C" AND t.start < asked.beside || '!' COLLATE "C"
        AND asked.beside <> asked.name)`;
  return new Set(rows.map(({ name }) => name));
}

/** Which of these names are in a live posting's labels, or are a short form of other words. */
async function findWords(names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await reader().$queryRaw<{ name: string }[]>`
    SELECT name FROM unnest(${[...names]}::text[]) asked (name)
    WHERE EXISTS (SELECT FROM search.suggestion_starts t WHERE t.start = asked.name COLLATE "C")
      OR EXISTS (SELECT FROM search.suggestion_starts t
        WHERE t.start >= asked.name || ' ' COLLATE "C" AND t.start < asked.name || '!' COLLATE "C")
      OR EXISTS (SELECT FROM search.current_synonym_readings r WHERE r.term = asked.name)
      OR EXISTS (SELECT FROM search.synonyms s WHERE s.term = asked.name)`;
  return new Set(rows.map(({ name }) => name));
}

/** The company that a search's words have the initials of, where these are no other word. */
async function findByInitials(candidates: readonly CompanyCandidate[]): Promise<Intent[]> {
  const companies = await findCompaniesByInitials(candidates.map(({ name }) => name));
  const words = await findWords([...companies.keys()]);
  const cities = await listLargeCities(WELL_KNOWN);
  const meant = candidates.find(
    ({ name }) => companies.has(name) && !words.has(name) && !isWellKnown(name, cities),
  );
  return meant ? toIntents(meant, companies.get(meant.name)) : [];
}

function toIntents({ cover }: CompanyCandidate, company: CompanyName | undefined): Intent[] {
  if (!company) return [];
  const { slug, name } = company;
  return [{ kind: "company", spans: [cover], filters: { company: slug }, label: `At ${name}` }];
}

async function readCompany(candidates: readonly CompanyCandidate[]): Promise<Intent[]> {
  const companies = await findCompaniesCalled(candidates.map(({ name }) => name));
  const called = candidates.filter(({ name }) => companies.has(name));
  if (called.length === 0) return findByInitials(candidates);
  const trades = await findTrades(called);
  const cities = await listLargeCities(WELL_KNOWN);
  const meant = called.find((one) =>
    isCompanyMeant(one, {
      isTrade: trades.has(one.name),
      isPlace: isWellKnown(one.name, cities),
    }),
  );
  return meant ? toIntents(meant, companies.get(meant.name)) : findByInitials(candidates);
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
