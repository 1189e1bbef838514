import "server-only";
import { db } from "@/lib/platform/db/client";
import type { Synonym } from "./schema";

/** All that means the same to a search, in the order of the alphabet. */
export async function listSynonyms(): Promise<Synonym[]> {
  const rows = await db.searchSynonym.findMany({
    orderBy: { id: "asc" },
    select: { id: true, terms: true },
  });
  return rows.toSorted((a, b) => (a.terms[0] ?? "").localeCompare(b.terms[0] ?? "", "en"));
}
