import "server-only";
import { db } from "@/lib/platform/db/client";
import { fold } from "@/lib/shared/text";
import type { BuiltInSynonym, BuiltInSynonyms, Synonym } from "./synonyms.schema";

/** All that means the same to a search, in the order of the alphabet. */
export async function listSynonyms(): Promise<Synonym[]> {
  const rows = await db.searchSynonym.findMany({
    orderBy: { id: "asc" },
    select: { id: true, terms: true },
  });
  return rows.toSorted((a, b) => (a.terms[0] ?? "").localeCompare(b.terms[0] ?? "", "en"));
}

const MOST_SHOWN = 30;

/** The first thirty of the synonyms that the product comes with in which `words` occur. */
export async function listBuiltInSynonyms(words: string): Promise<BuiltInSynonyms> {
  const rows = await db.$queryRaw<(BuiltInSynonym & { total: number })[]>`
    SELECT s.terms, s.is_one_way AS "isOneWay", o.name IS NULL AS "isOn",
      (count(*) OVER ())::int AS total
    FROM search.current_synonyms s LEFT JOIN search.switched_off_synonyms o USING (name)
    WHERE strpos(' ' || array_to_string(s.terms, ' ; '), ${` ${fold(words)}`}) > 0
    ORDER BY o.name IS NULL, s.name LIMIT ${MOST_SHOWN}::int`;
  const shown = rows.map(({ terms, isOneWay, isOn }) => ({ terms, isOneWay, isOn }));
  return { shown, total: rows[0]?.total ?? 0 };
}
