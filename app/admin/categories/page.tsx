import type { Metadata } from "next";
import { CategoriesPage } from "@/components/administration/categories/categories-page";
import { requireAdmin } from "@/lib/accounts/session";
import { listCategories } from "@/lib/jobs/categories/queries";
import "@/app/sheets/categories-and-boards.css";
import "@/app/sheets/moderation.css";

export const metadata: Metadata = { title: "Categories – Admin", robots: { index: false } };

export default async function AdminCategoriesPage() {
  return <CategoriesPage categories={await listCategories(await requireAdmin())} />;
}
