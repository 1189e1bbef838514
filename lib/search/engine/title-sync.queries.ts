import "server-only";
import type { LiveTitles } from "../closeness/live-titles";
import { type IndexView, syncIndex } from "./index-cache.queries";
import { type IndexConnection, readSnapshot } from "./queries";

// Takes a few hundredths of a second.
const TITLES_AT_ONCE = 2000;

/**
 * The titles of live documents, including new ones, ready to be compared. Call it before looking
 * for their documents.
 */
export async function syncTitles(
  { client }: IndexConnection,
  { cache }: IndexView,
): Promise<LiveTitles> {
  const { columns, titles } = cache;
  const ids = [...columns.newTitles];
  for (let start = 0; start < ids.length; start += TITLES_AT_ONCE) {
    const { rows } = await client.query<{ id: number; words: string }>({
      name: "search-titles",
      text: "SELECT id, words FROM search.titles WHERE id = ANY($1::int[])",
      values: [ids.slice(start, start + TITLES_AT_ONCE)],
    });
    titles.put(rows.map(({ id, words }) => ({ id, words: words.split(" ").filter(Boolean) })));
    for (const { id } of rows) columns.newTitles.delete(id);
  }
  if (ids.length > 0) titles.weigh();
  return titles;
}

/** Loads the cache so that the first visitor doesn't wait for it. */
export async function warmSearch(): Promise<void> {
  await readSnapshot(async (snapshot) => syncTitles(snapshot, await syncIndex(snapshot)));
}
