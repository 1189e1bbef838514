import type { Metadata } from "next";
import { TaxonomiesPage } from "@/components/administration/taxonomies-page";
import { requireAdmin } from "@/lib/accounts/session";
import { listPopularCategories } from "@/lib/content/category-cards.queries";
import { showsOwnCategories } from "@/lib/content/popular-categories.queries";
import { listBuiltInSynonyms, listSynonyms } from "@/lib/search/vocabulary/synonyms.queries";
import { listTaxonomies } from "@/lib/search/vocabulary/taxonomy.queries";
import { changedCategories } from "@/lib/shared/categories/known";
import { readText } from "@/lib/shared/parameters";

export const metadata: Metadata = { title: "Taxonomies – Admin", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AdminTaxonomiesPage({ searchParams }: Props) {
  await requireAdmin();
  const words = readText(await searchParams, "builtIn", 60);
  const [synonyms, builtIn, taxonomies, categories, showsOwn] = await Promise.all([
    listSynonyms(),
    listBuiltInSynonyms(words),
    listTaxonomies(),
    listPopularCategories(),
    showsOwnCategories(),
  ]);
  const known = changedCategories();
  const popular = { categories, showsOwn, known };
  return <TaxonomiesPage {...{ synonyms, builtIn, words, taxonomies, ...popular }} />;
}
