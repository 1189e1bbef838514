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
 * Finds live jobs: one page of their ids in order, the exact totals, and how many each filter would
 * find. A page beyond the last has no ids; the total and the number of pages are still right.
 *
 * Keywords: every word must occur in the posting's title, skills, category, company or places, "quoted
 * words" in that order; a word after a minus must not occur anywhere in the posting. Words that say
 * nothing ("the", "%%%") filter nothing. Postings that have some of the words in their text alone are
 * counted apart, and follow those found, page after page (decision 0045).
 *
 * Place: a city finds the jobs at it, or within the radius around it, and with `mode=remote` the
 * remote jobs that may be done from its country too; a region the jobs at a place in it; a country
 * these and the remote jobs that may be done from it, so that with `mode=remote` it finds just
 * those; "Remote" every remote job. A location that no place is called is looked for in the words of
 * the jobs' places.
 *
 * Experience and pay: a job that states no years stays in, one that states no pay drops out as soon
 * as a minimum is given. A job reaches the minimum with the most it pays.
 *
 * The words are understood first: "remote nurse in Leeds" asks for nurses, remote, in Leeds (decision
 * 0028). `understood` says how, and is what was searched for; `asTyped` searches for the words alone.
 * Where the words find nothing, or next to nothing, and other words that were probably meant find
 * more, these are offered, and take the place of those that find nothing, unless the search is one
 * "as typed".
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
