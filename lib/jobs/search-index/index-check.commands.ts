import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { removeDocuments } from "@/lib/search/commands";
import { type DocumentContent, readContents } from "@/lib/search/documents/queries";
import { indexJobs } from "./indexing.commands";

const BATCH = 200;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Thrown to undo what was only written to be compared. */
class Undo extends Error {}

async function lockLive(tx: Transaction, after: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM jobs WHERE status = 'live' AND id > ${after}::uuid
    ORDER BY id LIMIT ${BATCH} FOR UPDATE`;
  return rows.map(({ id }) => id);
}

type Comparison = { last: string | null; checked: number; wrong: string[] };

// What the index should say is what rewriting it gives; unless something is to be repaired, the
// writing is undone.
async function compareSome(after: string, repair: boolean): Promise<Comparison> {
  const compared: Comparison = { last: null, checked: 0, wrong: [] };
  const run = db.$transaction(
    async (tx) => {
      const jobIds = await lockLive(tx, after);
      compared.last = jobIds.at(-1) ?? null;
      compared.checked = jobIds.length;
      if (jobIds.length === 0) return;
      const before = await readContents(tx, jobIds);
      await indexJobs(tx, jobIds);
      const should = await readContents(tx, jobIds);
      compared.wrong = jobIds.filter((id) => !isSame(before.get(id), should.get(id)));
      if (!repair || compared.wrong.length === 0) throw new Undo();
    },
    { timeout: 60_000 },
  );
  await run.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return compared;
}

function isSame(before: DocumentContent | undefined, should: DocumentContent | undefined): boolean {
  return before?.facts === should?.facts && before?.words === should?.words;
}

async function findGone(repair: boolean): Promise<string[]> {
  return db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      SELECT d.job_id AS id FROM search.job_documents d
      WHERE NOT EXISTS (SELECT FROM jobs WHERE jobs.id = d.job_id AND jobs.status = 'live')`;
    const jobIds = rows.map(({ id }) => id);
    if (repair) await removeDocuments(tx, jobIds);
    return jobIds;
  });
}

/** How the search index differs from the postings. */
export type IndexDifference = {
  checked: number;
  /** Live postings that the index lacks or of which it says something else. */
  wrong: string[];
  /** Postings that the index has and that are not live. */
  gone: string[];
};

/**
 * Compares every live posting with what the search index says of it, and with `repair` mends what
 * differs. Postings that change meanwhile are waited for; a repeat finds nothing more.
 */
export async function checkDocuments({ repair = false } = {}): Promise<IndexDifference> {
  const difference: IndexDifference = { checked: 0, wrong: [], gone: await findGone(repair) };
  for (let after: string | null = FIRST; after !== null; ) {
    const compared: Comparison = await compareSome(after, repair);
    difference.checked += compared.checked;
    difference.wrong.push(...compared.wrong);
    after = compared.last;
  }
  return difference;
}
