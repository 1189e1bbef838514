import type { Client } from "pg";
import { searchHref } from "../../lib/search/search-query";
import { askOurs } from "./contestants";
import { differences, makeFactsTable } from "./oracle";
import type { Scope } from "./plain";
import type { MixedSearch } from "./queries";

// Of a wrong answer, so many differences tell enough.
const SHOWN = 4;

export type Checked = {
  searches: number;
  /** What was wrong, a line for each search. */
  wrong: string[];
};

/** Compares every answer with what it must be. */
export async function checkResults(
  client: Client,
  { searches, scope }: { searches: readonly MixedSearch[]; scope: Scope },
): Promise<Checked> {
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
