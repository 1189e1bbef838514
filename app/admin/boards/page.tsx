import type { Metadata } from "next";
import { BoardsPage } from "@/components/administration/boards/boards-page";
import { requireAdmin } from "@/lib/accounts/session";
import { listBoards, listChoosableSources } from "@/lib/jobs/boards/queries";
import { offeredCategories } from "@/lib/shared/categories/known";
import "@/app/sheets/categories-and-boards.css";
import "@/app/sheets/moderation.css";

export const metadata: Metadata = { title: "Boards – Admin", robots: { index: false } };

export default async function AdminBoardsPage() {
  const actor = await requireAdmin();
  const [boards, sources] = await Promise.all([listBoards(actor), listChoosableSources(actor)]);
  const choices = {
    categories: offeredCategories().map(({ code, name }) => [code, name] as const),
    sources: sources.map(({ id, name }) => [String(id), name] as const),
  };
  return <BoardsPage boards={boards} choices={choices} />;
}
