import { findMatches } from "../../../lib/search/queries";
import { EMPTY_QUERY } from "../../../lib/search/schema";
import { effort } from "../../effort";
import type { Loaded } from "./loading";
import { type Judged, type Quality, qualityOf } from "./measures";
import type { JudgedSet, SetSearch } from "./sets";
import { STAGES } from "./stages";

const PAGE = 20;

/** How good one list of searches is in one way of searching, all of it and its two parts. */
export type Line = {
  set: string;
  taxonomies: string;
  way: Way;
  all: Quality;
  tuned: Quality;
  aside: Quality;
};

type SearchOutcome = { found: string[]; close: string[] };

async function ask({ query, location }: SetSearch): Promise<SearchOutcome> {
  const asked = { ...EMPTY_QUERY, query, location, sort: "relevance" as const };
  const { jobIds, partialMatches: close } = await findMatches(asked, PAGE);
  return { found: jobIds, close: close.map(({ jobId }) => jobId) };
}

/** What people see: what has every word, and below it what comes close. */
type Way = "every word" | "and what comes close";
const WAYS: Record<Way, (result: SearchOutcome) => string[]> = {
  "every word": ({ found }) => found,
  "and what comes close": ({ found, close }) => [...new Set([...found, ...close])],
};

async function judgeSearches(
  named: Pick<Line, "set" | "taxonomies">,
  searches: readonly SetSearch[],
  { idsOf }: Loaded,
): Promise<Line[]> {
  const results: { result: SearchOutcome; relevant: Set<string>; isAside: boolean }[] = [];
  for (const search of searches) {
    const relevant = new Set([...search.relevant].flatMap((key) => idsOf.get(key) ?? []));
    results.push({ result: await ask(search), relevant, isAside: search.isAside });
  }
  const quality = (way: Way, isIn: (isAside: boolean) => boolean) =>
    qualityOf(
      results
        .filter(({ isAside }) => isIn(isAside))
        .map(({ result, relevant }): Judged => ({ found: WAYS[way](result), relevant })),
    );
  return (Object.keys(WAYS) as Way[]).map((way) => ({
    ...named,
    way,
    all: quality(way, () => true),
    tuned: quality(way, (isAside) => !isAside),
    aside: quality(way, (isAside) => isAside),
  }));
}

/** Runs all searches of a set, stage after stage. */
export async function judgeSet(set: JudgedSet, loaded: Loaded): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { name: taxonomies, begin } of effort(STAGES, STAGES.slice(0, 1))) {
    await begin(set);
    for (const [name, searches] of Object.entries(set.searches)) {
      lines.push(...(await judgeSearches({ set: name, taxonomies }, searches, loaded)));
    }
  }
  return lines;
}
