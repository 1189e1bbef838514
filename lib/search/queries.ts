import "server-only";
import { minuteOf } from "./documents/document-rows";
import { chooseSearch, type SearchRequest, tryCorrected, tryReadings } from "./fallbacks.queries";
import { findPartialMatches } from "./partial-matches.queries";
import { labelResult } from "./result-labels.queries";
import type { SearchResult } from "./results.schema";
import { MAX_PAGE, PAGE_SIZE, type SearchQuery } from "./schema";
import { readingsOf } from "./understanding/readings.queries";

function readRequest(query: SearchQuery, limit: number, now: Date): SearchRequest {
  const page = Math.max(1, Math.min(query.page, MAX_PAGE));
  return { query: { ...query, page }, limit, now: minuteOf(now) };
}

/**
 * Finds live jobs: one page of ids in order, exact totals, and how many jobs each filter would
 * find. A page after the last has no ids, but the totals and the number of pages are right.
 *
 * Keywords: every word must be in the posting's title, skills, category, company or places, and
 * "quoted words" in that order. A word after a minus must not occur anywhere in the posting.
 * Meaningless words ("the", "%%%") filter nothing. Postings that have some of the words only in
 * their text are counted separately and come after those found, across pages (decision 0045).
 *
 * Place: a city finds the jobs in it, or within the radius around it; with `mode=remote`, also
 * remote jobs that can be done from its country. A region finds jobs at a place in it. A country
 * finds these and remote jobs that can be done from it, and with `mode=remote` only the latter.
 * "Remote" finds every remote job. A location that isn't a known place is searched for in the words
 * of the jobs' places.
 *
 * Experience and pay: jobs that don't state required years pass; jobs that don't state their pay
 * fail as soon as a minimum is set. The maximum of a job's pay counts.
 *
 * The words are understood first: "remote nurse in Leeds" asks for nurses, remote, in Leeds
 * (decision 0028). `understood` is what was understood and searched for; `asTyped` searches only
 * for the words. If the words find little or nothing and words that were probably meant find more,
 * those are offered, or used if nothing was found, unless the search is `asTyped`.
 *
 * A facet's counts ignore its own selection; companies, skills and places count the jobs found.
 */
export async function findMatches(
  query: SearchQuery,
  limit = PAGE_SIZE,
  now = new Date(),
): Promise<SearchResult> {
  const request = readRequest(query, limit, now);
  const readings = await readingsOf(request.query);
  const typed = await tryReadings(readings, request);
  const corrected = await tryCorrected(typed, request);
  const chosen = chooseSearch(typed, corrected, request);
  const partialMatches = await findPartialMatches(chosen.tried, request);
  return labelResult(chosen, partialMatches, request);
}
