import type { Client } from "pg";
import { searchHref } from "../../lib/search/search-query";
import { askOurs } from "./contestants";
import { differences, makeFactsTable } from "./oracle";
import type { PlainScope } from "./plain";
import type { MixedSearch } from "./queries";

// How many differences to show for a wrong result.
const SHOWN = 4;

export type CheckedSearches = {
  searches: number;
  /** What was wrong, one line for each search. */
  wrong: string[];
};

/** Compares every result with what it must be. */
export async function checkResults(
  client: Client,
  { searches, scope }: { searches: readonly MixedSearch[]; scope: PlainScope },
): Promise<CheckedSearches> {
  await makeFactsTable(client);
  const wrong: string[] = [];
  for (const search of searches) {
    const result = await askOurs(search, scope.now);
    const found = await differences(client, { asked: search, result, scope });
    if (found.length > 0) {
      const what = `${search.kind}, ${searchHref(search.query)}`;
      wrong.push(`${what}: ${found.slice(0, SHOWN).join("; ")}`);
    }
  }
  return { searches: searches.length, wrong };
}
