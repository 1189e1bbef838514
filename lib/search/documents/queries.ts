import "server-only";
import { pool, type Transaction } from "@/lib/platform/db/client";
import { withoutDocno } from "./packed-facts";
import { FORMAT } from "./schema";

/** What the index stores about a job, apart from the document's number. */
export type DocumentContent = { facts: string; words: string };

/** What the index stores about these jobs, by job. */
export async function readContents(
  tx: Transaction,
  jobIds: readonly string[],
): Promise<Map<string, DocumentContent>> {
  const rows = await tx.$queryRaw<(DocumentContent & { jobId: string; docno: number })[]>`
    SELECT job_id AS "jobId", docno, facts, md5(doc::text) AS words
    FROM search.job_documents WHERE job_id = ANY(${[...jobIds]}::uuid[])`;
  return new Map(
    rows.map(({ jobId, docno, facts, words }) => [
      jobId,
      { facts: withoutDocno(facts, docno), words },
    ]),
  );
}

/** Whether every document has the form that this release writes. */
export async function hasCurrentForm(): Promise<boolean> {
  const { rows } = await pool().query<{ format: number }>("SELECT format FROM search.state");
  return rows[0]?.format === FORMAT;
}
