import { type Bits, eachBit, within, without } from "../../engine/bits/rules";
import type { Chunk, Slice } from "../../engine/chunks/rules";
import { amongSet, outsideSet } from "../../engine/columns/rules";
import { CHUNK } from "../../engine/schema";
import { MINUTES_A_DAY } from "../../facets/filtering/rules";
import { POSTED_WITHIN_DAYS, type Sort } from "../../schema";
import { Best } from "../rules";
import { leastScore, type Ranking, recency, scoreOf } from "../scoring/rules";

/**
 * What documents are ordered by, those below nought being left out; `most` is no less than any
 * document has that was posted in that minute or before.
 */
type Key = { of: (chunk: Chunk, place: number) => number; most: (posted: number) => number };

/** Some of the documents, with what these are ordered by. */
export type Part = { of: (slice: Slice) => Bits; key: Key };

const ALL = ({ documents }: Slice): Bits => documents;

/** How to order by what is asked for. `now` is in minutes. Without words to rank by, relevance is age. */
export function partsOf(sort: Sort, ranking: Ranking | null, now: number): Part[] {
  if (sort === "pay") {
    const key = {
      of: (chunk: Chunk, place: number) => chunk.pay[place] ?? 0,
      most: () => Number.MAX_VALUE,
    };
    return [{ of: ALL, key }];
  }
  if (sort === "newest" || ranking === null) {
    return [{ of: ALL, key: { of: () => 0, most: () => 0 } }];
  }
  const rest = leastScore(ranking);
  const byScore: Key = {
    of: (chunk, place) => scoreOf(ranking, chunk, place) * recency(chunk.posted[place] ?? 0, now),
    most: (posted) => recency(posted, now),
  };
  // All others have the same score.
  const byAge: Key = {
    of: (chunk, place) => rest * recency(chunk.posted[place] ?? 0, now),
    most: (posted) => rest * recency(posted, now),
  };
  return [
    { of: (slice) => amongSet(slice, ranking.marked), key: byScore },
    { of: (slice) => outsideSet(slice, ranking.marked), key: byAge },
  ];
}

function offerAll(best: Best, { chunk, documents }: Slice, key: Key): void {
  const offered = { key: 0, posted: 0, docno: 0 };
  eachBit(documents, (place) => {
    offered.key = key.of(chunk, place);
    if (offered.key < 0) return;
    offered.posted = chunk.posted[place] ?? 0;
    offered.docno = chunk.number * CHUNK + place;
    best.offer(offered);
  });
}

/** From a minute on, and before another one. */
type Span = { since: number; before: number };

// The newest first: the others then rarely have a chance. All filters on age ask for the same days.
function spansUntil(now: number): Span[] {
  const starts = [...POSTED_WITHIN_DAYS.map((days) => now - days * MINUTES_A_DAY), 0];
  return starts.map((since, index) => ({
    since,
    before: starts[index - 1] ?? Number.POSITIVE_INFINITY,
  }));
}

function inSpan({ chunk, documents }: Slice, { since, before }: Span): Slice {
  const old = since === 0 ? documents : within(chunk.since(since), documents);
  const isAll = before === Number.POSITIVE_INFINITY;
  return { chunk, documents: isAll ? old : without(old, chunk.since(before)) };
}

/**
 * The numbers of the first `limit` documents in an order, exactly as sorting all would put them.
 * Of the parts that comes first which most likely stands first. `now` is in minutes.
 */
export function firstOf(
  slices: readonly Slice[],
  parts: readonly Part[],
  { limit, now }: { limit: number; now: number },
): number[] {
  const best = new Best(limit);
  const spans = spansUntil(now);
  const newestFirst = slices.toSorted((a, b) => b.chunk.newest - a.chunk.newest);
  for (const { of, key } of parts) {
    for (const span of spans) {
      for (const slice of newestFirst) {
        const newest = Math.min(slice.chunk.newest, span.before - 1);
        const mayHold = newest >= span.since && best.admits(key.most(newest), newest);
        if (mayHold) offerAll(best, inSpan({ ...slice, documents: of(slice) }, span), key);
      }
    }
  }
  return best.docnosInOrder();
}
