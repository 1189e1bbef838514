import "server-only";
import { currentBoardId } from "@/lib/platform/boards";
import { Prisma } from "@/lib/platform/db/generated/client";

const LABELS = { site: "search.suggestions", board: "search.board_suggestions" };
const STARTS = { site: "search.suggestion_starts", board: "search.board_suggestion_starts" };

/** The tables of what a board suggests, or of what the site does. */
export function tablesOf(boardId: string | null): { labels: string; starts: string } {
  const of = boardId === null ? "site" : "board";
  return { labels: LABELS[of], starts: STARTS[of] };
}

type Tables = {
  labels: Prisma.Sql;
  starts: Prisma.Sql;
  /** Which rows are those of the current board, or of the site. */
  isHere: Prisma.Sql;
  /** What a row of a board has before its other columns, with a comma; nothing for the site. */
  columns: Prisma.Sql;
  values: Prisma.Sql;
};

/** Where the suggestions of the current board are written, or those of the site. */
export function tablesHere(): Tables {
  const boardId = currentBoardId();
  const { labels, starts } = tablesOf(boardId);
  const tables = { labels: Prisma.raw(labels), starts: Prisma.raw(starts) };
  if (boardId === null) {
    return { ...tables, isHere: Prisma.sql`true`, columns: Prisma.empty, values: Prisma.empty };
  }
  return {
    ...tables,
    isHere: Prisma.sql`board_id = ${boardId}::uuid`,
    columns: Prisma.sql`board_id,`,
    values: Prisma.sql`${boardId}::uuid,`,
  };
}
