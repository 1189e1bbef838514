import "server-only";
import { currentBoardId } from "@/lib/platform/boards";
import { lexeme } from "../documents/document-rows";
import type { ChunkSlice } from "../engine/chunks";
import type { IndexView } from "../engine/index-cache.queries";
import type { IndexSnapshot } from "../engine/queries";
import { findDocuments } from "../engine/retrieval.queries";

/** The documents of the jobs that the current board shows; those of all jobs for the site itself. */
export async function slicesHere(
  snapshot: IndexSnapshot,
  view: IndexView,
): Promise<readonly ChunkSlice[]> {
  const boardId = currentBoardId();
  if (boardId === null) return view.slices;
  const node = { kind: "word", lexeme: lexeme.board(boardId) } as const;
  return (await findDocuments(snapshot, view, { node, headings: null, first: null })).slices;
}
