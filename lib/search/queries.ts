import "server-only";
import type { Place } from "@/lib/places/schema";
import { pool } from "@/lib/platform/db/client";
import { minuteOf } from "./documents";
import { readLightly } from "./engine/queries";
import { FORMAT } from "./engine/schema";
import type { Named } from "./engine/term-names.schema";
import { answer } from "./execution.queries";
import { nameFacets } from "./facets/facet-names.queries";
import type { Tally } from "./facets/tally";
import { findMeant } from "./fallbacks.queries";
import type { Understood } from "./filters";
import { findClose } from "./partial-matches.queries";
import type { FacetCount, SearchResult } from "./results.schema";
import {
  FACET_LABELS,
  FACET_VALUES,
  type FacetName,
  MAX_PAGE,
  PAGE_SIZE,
  POSTED_LABELS,
  POSTED_WITHIN_DAYS,
  type SearchQuery,
} from "./schema";
import { readLocation, understand } from "./understanding/queries";
import { readKeywords } from "./vocabulary/indexed-text";
import { relatedTitles } from "./vocabulary/taxonomy.queries";

function fixedFacet(name: FacetName, tally: Tally): FacetCount[] {
  const labels: Record<string, string> = FACET_LABELS[name];
  return FACET_VALUES[name].map((value, index) => ({
    value,
    label: labels[value] ?? value,
    count: tally.facets[name][index] ?? 0,
  }));
}

async function toFacets(tally: Tally, names: readonly Named[]): Promise<SearchResult["facets"]> {
  return {
    jobType: fixedFacet("jobType", tally),
    category: fixedFacet("category", tally),
    level: fixedFacet("level", tally),
    mode: fixedFacet("mode", tally),
    posted: POSTED_WITHIN_DAYS.map((days, index) => ({
      value: String(days),
      label: POSTED_LABELS[days],
      count: tally.posted[index] ?? 0,
    })),
    hasPay: tally.hasPay,
    ...(await nameFacets(tally, names)),
  };
}

function toPlace(place: Place | null): SearchResult["place"] {
  if (place === null) return null;
  const { kind, label } = place;
  return { kind, label, cityId: place.kind === "city" ? place.city.id : null };
}

// Below so many found jobs, those that are close are shown as well: about a page.
const FEW = PAGE_SIZE;

async function findNear(
  understood: Understood,
  now: number,
  found: readonly number[],
): Promise<string[]> {
  if (understood.keywords === "") return [];
  const related = await relatedTitles(readKeywords(understood.query.query).words);
  return readLightly(async (snapshot) => findClose(snapshot, understood, { now, found, related }));
}

async function findAsAsked(query: SearchQuery, limit: number, now: Date) {
  // Before and after the snapshot, never inside: a search must hold one connection at a time.
  const location = await readLocation(query);
  const page = Math.max(1, Math.min(query.page, MAX_PAGE));
  const asked = { limit, now: minuteOf(now) };
  const understood = await understand({ ...query, page }, location);
  const { docnos, jobIds, tally, suggestions, names } = await readLightly(async (snapshot) =>
    answer(snapshot, understood, asked),
  );
  const isFew = page === 1 && tally.total < FEW && limit >= tally.total;
  const close = isFew ? await findNear(understood, asked.now, docnos) : [];
  return {
    jobIds,
    total: tally.total,
    page,
    pageCount: Math.min(MAX_PAGE, Math.ceil(tally.total / limit)),
    facets: await toFacets(tally, names),
    place: toPlace(location.place),
    suggestions,
    close: { jobIds: close },
  };
}

/** Whether every document is in the form that this release writes. */
export async function hasCurrentForm(): Promise<boolean> {
  const { rows } = await pool().query<{ format: number }>("SELECT format FROM search.state");
  return rows[0]?.format === FORMAT;
}

/**
 * Finds live jobs: one page of their ids in order, the exact total, and how many each filter would
 * find. A page beyond the last has no ids; the total and the number of pages are still right.
 *
 * Keywords: every word must occur somewhere in the posting, "quoted words" in that order, a word
 * after a minus must not occur. Words that say nothing ("the", "%%%") filter nothing.
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
 *
 * A facet's counts ignore its own selection; companies, skills and places count the jobs found.
 */
export async function findMatches(
  query: SearchQuery,
  limit = PAGE_SIZE,
  now = new Date(),
): Promise<SearchResult> {
  return findMeant(query, async (asked) => findAsAsked(asked, limit, now));
}
