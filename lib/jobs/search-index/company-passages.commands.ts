import "server-only";
import { db } from "@/lib/platform/db/client";
import { toPlainText } from "@/lib/platform/markdown";
import { announce } from "@/lib/platform/queue";
import { currentEmbedding } from "@/lib/search/closeness/model.queries";
import { passagesOf, sharedPassages } from "@/lib/search/documents/passages";
import { addPassages, indexedSince, noteLearned } from "@/lib/search/documents/passages.commands";
import { passagesLearned } from "../events";

const BATCH = 500;
// What a company says in all its postings, it says in these; each takes a fraction of a millisecond.
const SAMPLE = 24;

/** A company's newest live postings, of each title one. */
async function samplePostings(
  companyId: string,
): Promise<{ title: string; description: string }[]> {
  const newest = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM (
      SELECT DISTINCT ON (lower(title)) id, posted_at FROM jobs
      WHERE company_id = ${companyId}::uuid AND status = 'live'
      ORDER BY lower(title), posted_at DESC, id) newest
    ORDER BY posted_at DESC, id LIMIT ${SAMPLE}`;
  const postings = await db.job.findMany({
    where: { id: { in: newest.map(({ id }) => id) } },
    orderBy: { id: "asc" },
    select: { title: true, description: true },
  });
  return postings.map((one) => ({ ...one, description: toPlainText(one.description) }));
}

/**
 * Learns what these companies say about themselves: the sentences of their profiles, and those that
 * their postings for unlike work share. Where there are new ones, it announces so in the same
 * transaction: a worker that is killed right after it must not leave documents that still have
 * them. A repeat writes nothing.
 */
export async function learnPassagesOf(companyIds: readonly string[]): Promise<void> {
  const companies = await db.company.findMany({
    where: { id: { in: [...companyIds] }, jobs: { some: { status: "live" } } },
    select: { id: true, slug: true, description: true },
  });
  const embedding = await currentEmbedding();
  for (const { id, slug, description } of companies) {
    const shared = sharedPassages(embedding, await samplePostings(id));
    const passages = new Set([...passagesOf(description ?? ""), ...shared]);
    if (passages.size === 0) continue;
    await db.$transaction(async (tx) => {
      const isNew = await addPassages(tx, slug, [...passages]);
      if (isNew) await announce(tx, passagesLearned, { companyId: id });
    });
  }
}

/** The same for the companies of all postings that were indexed since the last time. */
export async function learnPassages(): Promise<void> {
  for (let some = await indexedSince(BATCH); some !== null; some = await indexedSince(BATCH)) {
    const companies = await db.job.findMany({
      where: { id: { in: some.jobIds } },
      distinct: ["companyId"],
      select: { companyId: true },
    });
    await learnPassagesOf(companies.map(({ companyId }) => companyId));
    await noteLearned(some.through);
  }
}
