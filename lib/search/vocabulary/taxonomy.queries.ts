import "server-only";
import { reader } from "@/lib/platform/db/reader";
import type { ImportedTaxonomy } from "./taxonomy.schema";

/** The taxonomies that were imported. */
export async function listTaxonomies(): Promise<ImportedTaxonomy[]> {
  const rows = await reader().$queryRaw<(Omit<ImportedTaxonomy, "importedAt"> & { at: Date })[]>`
    SELECT name, imported_at AS at,
      (SELECT count(*) FROM search.occupations o WHERE o.taxonomy = name)::int AS occupations,
      (SELECT count(*) FROM search.occupation_texts t JOIN search.occupations o
        ON o.id = t.occupation_id WHERE o.taxonomy = name AND t.is_title)::int AS titles
    FROM search.taxonomies ORDER BY name`;
  return rows.map(({ at, ...row }) => ({ ...row, importedAt: at.toISOString() }));
}
