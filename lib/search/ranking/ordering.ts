import { type Bitmap, EMPTY_BITMAP, eachBitBetween, within } from "../engine/bitmap";
import { type Chunk, LONGEST_TITLE, type Slice } from "../engine/chunks";
import { amongSet, outsideSet } from "../engine/columns";
import { CHUNK } from "../engine/schema";
import { MINUTES_A_DAY } from "../facets/filtering";
import { POSTED_WITHIN_DAYS, type Sort } from "../schema";
import { Best } from "./best-documents";
import { leastScore, mostOfOthers, mostOfTitled, type Ranking, scoreOf } from "./scoring";

/**
 * A sort key; documents below 0 are left out. `most` is an upper bound for all documents posted in
 * that minute or before.
 */
type Key = { of: (chunk: Chunk, place: number) => number; most: (posted: number) => number };

/** Some of the documents, and their sort key. */
export type Part = { of: (slice: Slice) => Bitmap; key: Key };

const ALL = ({ documents }: Slice): Bitmap => documents;

/**
 * Orders by how close the title is, then by age. Titles with all words are grouped by their length,
 * so that most of the longer ones needn't be scored.
 */
function partsByScore(ranking: Ranking): Part[] {
  const of = (chunk: Chunk, place: number) => scoreOf(ranking, chunk, place);
  const titled = Array.from({ length: LONGEST_TITLE + 1 }, (_, words): Part => {
    const most = mostOfTitled(ranking, words);
    return {
      of: (slice) =>
        within(amongSet(slice, ranking.titled), slice.chunk.titleLengths[words] ?? EMPTY_BITMAP),
      key: { of, most: () => most },
    };
  });
  const [others, rest] = [mostOfOthers(ranking), leastScore(ranking)];
  const marked = ({ chunk, documents }: Slice): Bitmap =>
    outsideSet(
      { chunk, documents: amongSet({ chunk, documents }, ranking.marked) },
      ranking.titled,
    );
  return [
    ...titled,
    { of: marked, key: { of, most: () => others } },
    {
      of: (slice) => outsideSet(slice, ranking.marked),
      key: { of: () => rest, most: () => rest },
    },
  ];
}

/** The parts and keys for an order. Without words to rank by, relevance means age. */
export function partsOf(sort: Sort, ranking: Ranking | null): Part[] {
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
  return partsByScore(ranking);
}

/** From one minute up to, but not including, another. */
type Span = { since: number; before: number };

// Newest first, because older ones then rarely get in. The same days as the filters on age, whose
// bitmaps are cached.
function spansUntil(now: number): Span[] {
  const starts = [...POSTED_WITHIN_DAYS.map((days) => now - days * MINUTES_A_DAY), 0];
  return starts.map((since, index) => ({
    since,
    before: starts[index - 1] ?? Number.POSITIVE_INFINITY,
  }));
}

// The documents of a chunk in a span: inside one bitmap and outside another.
function inSpan({ chunk, documents }: Slice, { since, before }: Span) {
  return {
    inside: since === 0 ? documents : chunk.since(since),
    outside: before === Number.POSITIVE_INFINITY ? EMPTY_BITMAP : chunk.since(before),
  };
}

/** Offers the documents of a span. */
function offerAll(best: Best, { slice, key }: { slice: Slice; key: Key }, span: Span): void {
  const { chunk, documents } = slice;
  const offered = { key: 0, posted: 0, docno: 0 };
  eachBitBetween(documents, inSpan(slice, span), (place) => {
    offered.key = key.of(chunk, place);
    if (offered.key < 0) return;
    offered.posted = chunk.posted[place] ?? 0;
    offered.docno = chunk.number * CHUNK + place;
    best.offer(offered);
  });
}

/** Slices to go through newest first. `now` is in minutes. */
type Newest = { slices: readonly Slice[]; now: number };

/** Offers a part, newest spans first, and stops looking where nothing could get in. */
function offerPart(best: Best, { of, key }: Part, { slices, now }: Newest): void {
  const own: (Slice | undefined)[] = [];
  for (const span of spansUntil(now)) {
    for (const [index, slice] of slices.entries()) {
      const newest = Math.min(slice.chunk.newest, span.before - 1);
      if (newest < span.since || !best.admits(key.most(newest), newest)) continue;
      const ofPart = own[index] ?? { chunk: slice.chunk, documents: of(slice) };
      own[index] = ofPart;
      offerAll(best, { slice: ofPart, key }, span);
    }
  }
}

/**
 * The numbers of the first `limit` documents, exactly as sorting all of them would. Parts that most
 * likely come first are tried first. `now` is in minutes.
 */
export function firstOf(
  slices: readonly Slice[],
  parts: readonly Part[],
  { limit, now }: { limit: number; now: number },
): number[] {
  const best = new Best(limit);
  const newest = { slices: slices.toSorted((a, b) => b.chunk.newest - a.chunk.newest), now };
  for (const part of parts) offerPart(best, part, newest);
  return best.docnosInOrder();
}
