import "server-only";
import { minuteOf } from "../documents/document-rows";
import { eachBit } from "../engine/bitmap";
import { syncIndex } from "../engine/index-cache.queries";
import { readSnapshot } from "../engine/queries";
import { slicesHere } from "./shown-here.queries";

export type LiveCounts = {
  jobs: number;
  /** Companies that have any of them. */
  companies: number;
  /** How many were posted since the instant asked for. */
  posted: number;
};

/**
 * Counts the live jobs that the current board shows, or all of the site. From memory: the database
 * would read the jobs themselves, several seconds for a million.
 */
export async function countLive(since: Date): Promise<LiveCounts> {
  return readSnapshot(async (snapshot) => {
    const slices = await slicesHere(snapshot, await syncIndex(snapshot));
    const companies = new Set<number>();
    const counts = { jobs: 0, posted: 0 };
    const minute = minuteOf(since);
    for (const { chunk, documents } of slices) {
      eachBit(documents, (place) => {
        counts.jobs += 1;
        if ((chunk.posted[place] ?? 0) >= minute) counts.posted += 1;
        companies.add(chunk.companyId[place] ?? 0);
      });
    }
    return { ...counts, companies: companies.size };
  });
}
