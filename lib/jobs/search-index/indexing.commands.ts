import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { putDocuments } from "@/lib/search/commands";
import { holdFilters, meets } from "../boards/membership.queries";
import { loadDocuments } from "./documents.queries";

/** Records which boards show these jobs. */
async function placeOnBoards(tx: Transaction, jobIds: readonly string[]): Promise<void> {
  const boards = await holdFilters(tx);
  if (boards.length === 0) return;
  const ids = [...jobIds];
  const shown = boards.map(
    ({ id, filter }) => Prisma.sql`
      SELECT ${id}::uuid AS board_id, jobs.id AS job_id FROM jobs
      WHERE jobs.id = ANY(${ids}::uuid[]) AND ${meets(filter)}`,
  );
  const all = Prisma.join(shown, " UNION ALL ");
  await tx.$executeRaw`
    DELETE FROM board_jobs b WHERE b.job_id = ANY(${ids}::uuid[])
      AND NOT EXISTS (SELECT FROM (${all}) s
        WHERE s.board_id = b.board_id AND s.job_id = b.job_id)`;
  await tx.$executeRaw`INSERT INTO board_jobs (board_id, job_id) ${all} ON CONFLICT DO NOTHING`;
}

/**
 * Puts live jobs into the search, or rewrites what it knows of them, and onto the boards that
 * show them; in the transaction that writes the jobs.
 */
export async function indexJobs(tx: Transaction, jobIds: readonly string[]): Promise<void> {
  await placeOnBoards(tx, jobIds);
  await putDocuments(tx, await loadDocuments(tx, jobIds));
}
