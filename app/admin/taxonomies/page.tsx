import type { Metadata } from "next";
import { TaxonomiesPage } from "@/components/operations/taxonomies-page";
import { requireAdmin } from "@/lib/accounts/session";
import { listPopularCategories } from "@/lib/content/categories/queries";
import { listSynonyms } from "@/lib/search/synonyms/queries";

export const metadata: Metadata = { title: "Taxonomies – Admin", robots: { index: false } };

export default async function AdminTaxonomiesPage() {
  await requireAdmin();
  const [synonyms, categories] = await Promise.all([listSynonyms(), listPopularCategories()]);
  return <TaxonomiesPage synonyms={synonyms} categories={categories} />;
}
