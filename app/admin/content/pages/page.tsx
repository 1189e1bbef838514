import type { Metadata } from "next";
import { OwnPages } from "@/components/content/admin/page-list";
import { requireBoardAdmin } from "@/lib/accounts/session";
import { listPagesToEdit } from "@/lib/content/pages/queries";
import { currentBoard } from "@/lib/platform/boards";

export const metadata: Metadata = { title: "Pages – Admin", robots: { index: false } };

export default async function PagesPage() {
  const actor = await requireBoardAdmin();
  return (
    <>
      <h1>Pages</h1>
      <OwnPages pages={await listPagesToEdit(actor)} isBoard={currentBoard() !== null} />
    </>
  );
}
