import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";

// A company's text changes over the years; what was learned first is forgotten first.
const MOST_KEPT = 300;

/** Some of what was indexed since the last look, up to a document's number; `null` if nothing was. */
export type IndexedSince = { jobIds: string[]; through: number } | null;

/** The jobs of documents that came since their companies' passages were learned, the oldest. */
export async function indexedSince(limit: number): Promise<IndexedSince> {
  const rows = await db.$queryRaw<{ docno: number; jobId: string }[]>`
    SELECT docno, job_id AS "jobId" FROM search.job_documents
    WHERE docno > (SELECT passages_docno FROM search.state) ORDER BY docno LIMIT ${limit}`;
  const last = rows.at(-1);
  return last ? { jobIds: rows.map(({ jobId }) => jobId), through: last.docno } : null;
}

/** Records that the companies of the documents up to this number were looked at. */
export async function noteLearned(through: number): Promise<void> {
  await db.$executeRaw`UPDATE search.state SET passages_docno = ${through}::int`;
}

/**
 * Adds passages (lib/search/documents/passages.ts) to those of a company, by slug. Returns whether
 * any is new: then its documents have to be written again.
 */
export async function addPassages(
  tx: Transaction,
  slug: string,
  found: readonly string[],
): Promise<boolean> {
  const given = found.slice(0, MOST_KEPT);
  const [company] = await tx.$queryRaw<{ passages: string[] }[]>`
    SELECT passages FROM search.companies WHERE slug = ${slug} FOR UPDATE`;
  const known = new Set(company?.passages);
  if (!company || given.every((one) => known.has(one))) return false;
  // Those given stay, so that the next look finds nothing new.
  for (const one of given) known.delete(one);
  const passages = [...known, ...given].slice(-MOST_KEPT);
  await tx.$executeRaw`
    UPDATE search.companies SET passages = ${passages}::text[] WHERE slug = ${slug}`;
  return true;
}
