import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { loadSettings } from "@/lib/platform/settings";
import { categorySlug, offeredCategories } from "@/lib/shared/categories/known";
import { listLandings } from "../public/landings.queries";
import type { CategoryView, ListedCategory } from "./schema";

/**
 * The categories that postings can have, in order, each followed by its parts. Throws `forbidden`
 * for anyone but an admin.
 */
export async function listCategories(actor: Actor): Promise<CategoryView[]> {
  requireAdministration(actor);
  await loadSettings();
  const counted = await db.job.groupBy({
    by: ["category"],
    where: { status: "live" },
    _count: true,
  });
  const jobs = new Map(counted.map(({ category, _count }) => [category, _count]));
  return offeredCategories().map(({ code, name, slug, icon, accent, parent, words }) => ({
    ...{ code, name, slug, icon, accent, parent },
    words: [...words],
    jobs: jobs.get(code) ?? 0,
  }));
}

/** The same for everyone, with the live jobs of each. */
export async function listPublicCategories(): Promise<ListedCategory[]> {
  const landings = await listLandings();
  const counts = new Map(
    landings.flatMap(({ kind, slug, count }) => (kind === "category" ? [[slug, count]] : [])),
  );
  return offeredCategories().map(({ slug, name, parent }) => ({
    slug,
    name,
    parent: parent && categorySlug(parent),
    jobs: counts.get(slug) ?? 0,
  }));
}
