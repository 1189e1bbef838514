import { type Bitmap, EMPTY_BITMAP, eachBitBetween, isEmpty, within } from "../engine/bitmap";
import { type Chunk, type ChunkSlice, LONGEST_TITLE } from "../engine/chunks";
import { amongSet, outsideSet } from "../engine/columns";
import { CHUNK } from "../engine/schema";
import { MINUTES_A_DAY } from "../facets/filtering";
import { POSTED_WITHIN_DAYS, type Sort } from "../schema";
import { BestDocuments } from "./best-documents";
import { leastScore, mostOfOthers, mostOfTitled, type RankingContext, scoreOf } from "./scoring";

/**
 * A sort key; documents below 0 are left out. `most` is an upper bound for all documents posted in
 * that minute or before.
 */
type Key = { of: (chunk: Chunk, place: number) => number; most: (posted: number) => number };

/** Some of the documents, and their sort key. */
type RankedPart = { of: (slice: ChunkSlice) => Bitmap; key: Key };

/** How to order documents. */
export type DocumentOrder = {
  /** Parts that most likely come first are tried first. */
  parts: readonly RankedPart[];
  /** Whether to try new documents before old ones, which pays if most old ones can then be skipped. */
  isByAge: boolean;
};

// Scoring so few takes less time than finding out which can be skipped.
const FEW = 1000;

const ALL = ({ documents }: ChunkSlice): Bitmap => documents;

const oncePerChunk = (of: RankedPart["of"]): RankedPart["of"] => {
  const known = new Map<number, Bitmap>();
  return (slice) => {
    const bitmap = known.get(slice.chunk.number) ?? of(slice);
    known.set(slice.chunk.number, bitmap);
    return bitmap;
  };
};

/**
 * Orders by how close the title is, then by age. Titles with all words are grouped by their length,
 * so that most of the longer ones needn't be scored.
 */
function partsByScore(ranking: RankingContext, of: Key["of"]): RankedPart[] {
  const sets = ranking.sets();
  const titled = oncePerChunk((slice) => amongSet(slice, sets.titled));
  const byLength = Array.from({ length: LONGEST_TITLE + 1 }, (_, words): RankedPart => {
    const most = mostOfTitled(ranking, words);
    return {
      of: (slice) => within(slice.chunk.titleLengths[words] ?? EMPTY_BITMAP, titled(slice)),
      key: { of, most: () => most },
    };
  });
  const [others, rest] = [mostOfOthers(ranking), leastScore(ranking)];
  const marked = ({ chunk, documents }: ChunkSlice): Bitmap =>
    outsideSet({ chunk, documents: amongSet({ chunk, documents }, sets.marked) }, sets.titled);
  return [
    ...byLength,
    { of: marked, key: { of, most: () => others } },
    {
      of: (slice) => outsideSet(slice, sets.marked),
      key: { of: () => rest, most: () => rest },
    },
  ];
}

/**
 * The order that was asked for, of so many documents. Without words to rank by, relevance means age.
 */
export function orderOf(sort: Sort, ranking: RankingContext | null, total: number): DocumentOrder {
  if (sort === "pay") {
    const of: Key["of"] = (chunk, place) => chunk.pay[place] ?? 0;
    return { parts: [{ of: ALL, key: { of, most: () => Number.MAX_VALUE } }], isByAge: false };
  }
  if (sort === "newest" || ranking === null) {
    return { parts: [{ of: ALL, key: { of: () => 0, most: () => 0 } }], isByAge: total > FEW };
  }
  const of: Key["of"] = (chunk, place) => scoreOf(ranking, chunk, place);
  return total > FEW
    ? { parts: partsByScore(ranking, of), isByAge: true }
    : { parts: [{ of: ALL, key: { of, most: () => Number.MAX_VALUE } }], isByAge: false };
}

/** From one minute up to, but not including, another. */
type Span = { since: number; before: number };

const ALL_TIME: Span = { since: 0, before: Number.POSITIVE_INFINITY };

// Newest first, because older ones then rarely get in. The same days as the filters on age, whose
// bitmaps are cached.
function spansUntil(now: number): Span[] {
  const starts = [...POSTED_WITHIN_DAYS.map((days) => now - days * MINUTES_A_DAY), ALL_TIME.since];
  return starts.map((since, index) => ({ since, before: starts[index - 1] ?? ALL_TIME.before }));
}

// The documents of a chunk in a span: inside one bitmap and outside another.
function inSpan({ chunk, documents }: ChunkSlice, { since, before }: Span) {
  return {
    inside: since === ALL_TIME.since ? documents : chunk.since(since),
    outside: before === ALL_TIME.before ? EMPTY_BITMAP : chunk.since(before),
  };
}

/** Offers the documents of a span. */
function offerAll(
  best: BestDocuments,
  { slice, key }: { slice: ChunkSlice; key: Key },
  span: Span,
): void {
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

/** Slices and spans to go through, newest first. */
type NewestSlices = { slices: readonly ChunkSlice[]; spans: readonly Span[] };

// A part's documents of a slice, found at the first call; null if there are none.
function lazily(of: RankedPart["of"], { chunk, documents }: ChunkSlice): () => ChunkSlice | null {
  let own: ChunkSlice | null | undefined;
  return () => {
    if (own !== undefined) return own;
    const ofPart = of({ chunk, documents });
    own = isEmpty(ofPart) ? null : { chunk, documents: ofPart };
    return own;
  };
}

/** Offers a part, newest spans first, and stops looking where nothing could get in. */
function offerPart(
  best: BestDocuments,
  { of, key }: RankedPart,
  { slices, spans }: NewestSlices,
): void {
  const own = slices.map((slice) => ({ newest: slice.chunk.newest, find: lazily(of, slice) }));
  for (const span of spans) {
    for (const one of own) {
      const newest = Math.min(one.newest, span.before - 1);
      if (newest < span.since || !best.admits(key.most(newest), newest)) continue;
      const slice = one.find();
      if (slice) offerAll(best, { slice, key }, span);
    }
  }
}

/**
 * The numbers of the first `limit` documents, exactly as sorting all of them would. Parts that most
 * likely come first are tried first. `now` is in minutes.
 */
export function firstOf(
  slices: readonly ChunkSlice[],
  { parts, isByAge }: DocumentOrder,
  { limit, now }: { limit: number; now: number },
): number[] {
  const best = new BestDocuments(limit);
  const newest = {
    slices: slices.toSorted((a, b) => b.chunk.newest - a.chunk.newest),
    spans: isByAge ? spansUntil(now) : [ALL_TIME],
  };
  for (const part of parts) offerPart(best, part, newest);
  return best.docnosInOrder();
}
