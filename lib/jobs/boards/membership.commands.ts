import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { lexeme } from "@/lib/search/documents/document-rows";
import { quote } from "@/lib/search/engine/query-tree";
import { jobBoardsChanged } from "../events";
import { reindex } from "../search-index/reindexing.commands";
import { meets } from "./membership.queries";
import { boardFilter } from "./schema";

/**
 * Makes a board show exactly the jobs that meet its filter, also those that have ended, whose pages
 * stay. Live ones are rewritten in batches; what is right already isn't touched, so a repeat after a
 * crash does the rest. Nothing once the board is gone.
 */
export async function refillBoard(boardId: string): Promise<void> {
  const board = await db.board.findUnique({ where: { id: boardId } });
  if (!board) return;
  const isMeant = meets(boardFilter.parse(board.filter));
  const isShown = Prisma.sql`EXISTS (SELECT FROM board_jobs b
    WHERE b.board_id = ${boardId}::uuid AND b.job_id = jobs.id)`;
  await reindex(Prisma.sql`${isMeant} <> ${isShown}`, jobBoardsChanged);
  await db.$transaction(async (tx) => {
    // It may have been deleted in the meantime.
    const held = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM boards WHERE id = ${boardId}::uuid FOR KEY SHARE`;
    if (held.length > 0) await refillEnded(tx, boardId, { isMeant, isShown });
  });
}

type Conditions = { isMeant: Prisma.Sql; isShown: Prisma.Sql };

async function refillEnded(
  tx: Transaction,
  boardId: string,
  { isMeant, isShown }: Conditions,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO board_jobs (board_id, job_id)
    SELECT ${boardId}::uuid, jobs.id FROM jobs
    WHERE jobs.status <> 'live' AND ${isMeant} AND NOT ${isShown} ON CONFLICT DO NOTHING`;
  await tx.$executeRaw`
    DELETE FROM board_jobs shown USING jobs
    WHERE shown.board_id = ${boardId}::uuid AND jobs.id = shown.job_id AND jobs.status <> 'live'
      AND NOT ${isMeant}`;
}

/** Makes every board show exactly the jobs that meet its filter. */
export async function refillBoards(): Promise<void> {
  const boards = await db.board.findMany({ select: { id: true }, orderBy: { id: "asc" } });
  for (const { id } of boards) await refillBoard(id);
}

/** Takes a deleted board out of the search's documents. A repeat does nothing. */
export async function forgetBoard(boardId: string): Promise<void> {
  const word = quote(lexeme.board(boardId));
  const which = Prisma.sql`jobs.id IN (
    SELECT job_id FROM search.job_documents WHERE doc @@ ${word}::tsquery)`;
  await reindex(which, jobBoardsChanged);
}
