import { findMatches } from "../../../lib/search/queries";
import { EMPTY_QUERY } from "../../../lib/search/schema";
import { effort } from "../../effort";
import type { LoadedSet } from "./loading";
import { type JudgedResults, qualityOf, type SearchQuality } from "./measures";
import type { JudgedSearch, JudgedSet } from "./sets";
import { STAGES } from "./stages";

const PAGE = 20;

/** How good one list of searches is in one way of searching, all of it and its two parts. */
export type QualityLine = {
  set: string;
  taxonomies: string;
  way: MatchLevel;
  all: SearchQuality;
  tuned: SearchQuality;
  aside: SearchQuality;
};

type SearchOutcome = { found: string[]; close: string[] };

async function ask({ query, location }: JudgedSearch): Promise<SearchOutcome> {
  const asked = { ...EMPTY_QUERY, query, location, sort: "relevance" as const };
  const { jobIds, partialMatches: close } = await findMatches(asked, PAGE);
  return { found: jobIds, close: close.map(({ jobId }) => jobId) };
}

/** What people see: what has every word, and below it what comes close. */
type MatchLevel = "every word" | "and what comes close";
const WAYS: Record<MatchLevel, (result: SearchOutcome) => string[]> = {
  "every word": ({ found }) => found,
  "and what comes close": ({ found, close }) => [...new Set([...found, ...close])],
};

async function judgeSearches(
  named: Pick<QualityLine, "set" | "taxonomies">,
  searches: readonly JudgedSearch[],
  { idsOf }: LoadedSet,
): Promise<QualityLine[]> {
  const results: { result: SearchOutcome; relevant: Set<string>; isAside: boolean }[] = [];
  for (const search of searches) {
    const relevant = new Set([...search.relevant].flatMap((key) => idsOf.get(key) ?? []));
    results.push({ result: await ask(search), relevant, isAside: search.isAside });
  }
  const quality = (way: MatchLevel, isIn: (isAside: boolean) => boolean) =>
    qualityOf(
      results
        .filter(({ isAside }) => isIn(isAside))
        .map(({ result, relevant }): JudgedResults => ({ found: WAYS[way](result), relevant })),
    );
  return (Object.keys(WAYS) as MatchLevel[]).map((way) => ({
    ...named,
    way,
    all: quality(way, () => true),
    tuned: quality(way, (isAside) => !isAside),
    aside: quality(way, (isAside) => isAside),
  }));
}

/** Runs all searches of a set, stage after stage. */
export async function judgeSet(set: JudgedSet, loaded: LoadedSet): Promise<QualityLine[]> {
  const lines: QualityLine[] = [];
  for (const { name: taxonomies, begin } of effort(STAGES, STAGES.slice(0, 1))) {
    await begin(set);
    for (const [name, searches] of Object.entries(set.searches)) {
      lines.push(...(await judgeSearches({ set: name, taxonomies }, searches, loaded)));
    }
  }
  return lines;
}
