/** How well rankings serve the searches of a set: averages over them, 0 to 1. */
export type SearchQuality = {
  searches: number;
  /** Discounted gain of the first ten, of the best ten possible. */
  ndcg10: number;
  /** One over the place of the first relevant one among the first twenty. */
  mrr: number;
  /** Relevant ones among the first twenty, of twenty or of all when there are fewer. */
  recall20: number;
  /** The share of searches that found nothing at all. */
  empty: number;
};

/** What a search found, the best first, and what it should have found. */
export type JudgedResults = { found: readonly string[]; relevant: ReadonlySet<string> };

const GAINS = 10;
const PAGE = 20;

function discount(place: number): number {
  return 1 / Math.log2(place + 2);
}

function ndcg({ found, relevant }: JudgedResults): number {
  const ideal = Math.min(GAINS, relevant.size);
  let best = 0;
  for (let place = 0; place < ideal; place += 1) best += discount(place);
  let gain = 0;
  for (const [place, id] of found.slice(0, GAINS).entries()) {
    if (relevant.has(id)) gain += discount(place);
  }
  return best === 0 ? 0 : gain / best;
}

function reciprocalRank({ found, relevant }: JudgedResults): number {
  const place = found.slice(0, PAGE).findIndex((id) => relevant.has(id));
  return place === -1 ? 0 : 1 / (place + 1);
}

function recall({ found, relevant }: JudgedResults): number {
  const hits = found.slice(0, PAGE).filter((id) => relevant.has(id)).length;
  return relevant.size === 0 ? 0 : hits / Math.min(PAGE, relevant.size);
}

/** Averages the searches of a set. Every relevant document counts the same. */
export function qualityOf(judged: readonly JudgedResults[]): SearchQuality {
  const average = (measure: (one: JudgedResults) => number) =>
    judged.reduce((sum, one) => sum + measure(one), 0) / Math.max(1, judged.length);
  return {
    searches: judged.length,
    ndcg10: average(ndcg),
    mrr: average(reciprocalRank),
    recall20: average(recall),
    empty: average(({ found }) => (found.length === 0 ? 1 : 0)),
  };
}
