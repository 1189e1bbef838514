import { FACET_CODES, unpackFacets } from "../documents/document-rows";
import { type Bitmap, eachBit, within } from "../engine/bitmap";
import type { Chunk, ChunkSlice } from "../engine/chunks";
import type { IndexColumns } from "../engine/columns";
import { chunkOf } from "../engine/numbers";
import { CHUNK } from "../engine/schema";
import { BestDocuments } from "../ranking/best-documents";
import { FACET_VALUES } from "../schema";
import { TermTally } from "./common-terms";
import { enoughFor, type MatchNumbers } from "./criteria";
import type { CandidateChoice, MatchCandidate, MatchRequest } from "./schema";

// Unpacking a code for each document would allocate an object each time.
const FACETS = Array.from({ length: FACET_CODES }, (_, code) => {
  const { category, jobType, level, mode } = unpackFacets(code);
  return {
    category: FACET_VALUES.category[category] ?? ("other" as const),
    jobType: FACET_VALUES.jobType[jobType] ?? ("full_time" as const),
    level: FACET_VALUES.level[level] ?? null,
    isRemote: FACET_VALUES.mode[mode] === "remote",
  };
});

const REMOTE = Uint8Array.from(FACETS, ({ isRemote }) => (isRemote ? 1 : 0));

/** What documents are compared with. */
export type CandidateContext = {
  columns: IndexColumns;
  request: MatchRequest;
  numbers: MatchNumbers;
};

const NEARNESS = ["city", "region", "country", "remote", "anywhere"] as const;
const [CITY, REGION, COUNTRY, AWAY, ANYWHERE] = [0, 1, 2, 3, 4];

// No document counts more skills than this (MOST in packed-facts.ts). Up to this many common skills
// are told apart before a document is read.
const SKILL_COUNTS = 32;
const MATCHED_COUNTS = 8;
const LIKED_COUNTS = 4;

/**
 * The count, or `Infinity` for the last one of a table, which stands for it and everything above.
 */
function upTo(counts: number, count: number): number {
  return count < counts - 1 ? count : Number.POSITIVE_INFINITY;
}

/** Reads documents as candidates, all into one object, since there may be a hundred thousand. */
class CandidateReader {
  readonly candidate: MatchCandidate = {
    docno: 0,
    posted: 0,
    years: 0,
    level: null,
    category: "other",
    jobType: "full_time",
    companyId: 0,
    matched: 0,
    skillCount: 0,
    liked: 0,
    title: null,
    nearness: "anywhere",
  };
  private near = 0;
  private readonly tally: TermTally;
  private readonly isAnythingEnough: boolean;
  private readonly hasHome: boolean;
  // Indexed by what is in common: among thousands of documents few combinations occur.
  private readonly mosts: Float64Array;

  constructor({ columns, numbers, request }: CandidateContext) {
    const enough = enoughFor(request);
    this.tally = new TermTally(columns, numbers, enough);
    this.isAnythingEnough = enough.isAnything;
    this.hasHome = request.home !== null;
    const kinds = (request.titles.length + 1) * NEARNESS.length;
    this.mosts = new Float64Array(kinds * LIKED_COUNTS * MATCHED_COUNTS * SKILL_COUNTS).fill(-1);
  }

  private nearnessOf(docno: number, isRemote: boolean): number {
    if (!this.hasHome) return ANYWHERE;
    if (isRemote) return AWAY;
    if (this.tally.isInCity(docno)) return CITY;
    return this.tally.isInRegion(docno) ? REGION : COUNTRY;
  }

  /** The slice's documents that have enough in common with the person. */
  foundIn({ chunk, documents }: ChunkSlice): Bitmap {
    return this.isAnythingEnough ? documents : within(this.tally.foundIn(chunk.number), documents);
  }

  /** Fills in what a document has in common with the person. */
  compare(chunk: Chunk, place: number): void {
    const { candidate, tally } = this;
    const docno = chunk.number * CHUNK + place;
    candidate.docno = docno;
    candidate.title = tally.title(docno);
    candidate.matched = tally.matched(docno);
    candidate.liked = tally.liked(docno);
    candidate.skillCount = chunk.skillCount[place] ?? 0;
    this.near = this.nearnessOf(docno, REMOTE[chunk.fcode[place] ?? 0] === 1);
    candidate.nearness = NEARNESS[this.near] ?? "anywhere";
  }

  /** The most that the last compared document can be worth, ignoring age. */
  most({ mostWorth }: CandidateChoice): number {
    const { candidate, mosts } = this;
    const { matched, liked, title, skillCount, nearness } = candidate;
    const kind = (title === null ? 0 : title + 1) * NEARNESS.length + this.near;
    const row = kind * LIKED_COUNTS + Math.min(liked, LIKED_COUNTS - 1);
    const cell = row * MATCHED_COUNTS + Math.min(matched, MATCHED_COUNTS - 1);
    const at = cell * SKILL_COUNTS + skillCount;
    const known = mosts[at] ?? -1;
    if (known >= 0) return known;
    const common = {
      matched: upTo(MATCHED_COUNTS, matched),
      liked: upTo(LIKED_COUNTS, liked),
    };
    const most = mostWorth({ ...common, skillCount, title, nearness });
    mosts[at] = most;
    return most;
  }

  /** Fills in the rest of the last compared document. */
  read(chunk: Chunk, place: number): MatchCandidate {
    const { candidate } = this;
    const facets = FACETS[chunk.fcode[place] ?? 0];
    candidate.posted = chunk.posted[place] ?? 0;
    candidate.years = (chunk.experience10[place] ?? 0) / 10;
    candidate.level = facets?.level ?? null;
    candidate.category = facets?.category ?? "other";
    candidate.jobType = facets?.jobType ?? "full_time";
    candidate.companyId = chunk.companyId[place] ?? 0;
    return candidate;
  }
}

type Search = {
  reader: CandidateReader;
  withoutCompanies: ReadonlySet<number>;
  choice: CandidateChoice;
};

/** Offers the slice's documents that could be among the best. */
function offer(best: BestDocuments, slice: ChunkSlice, search: Search): void {
  const { reader, withoutCompanies, choice } = search;
  const { chunk } = slice;
  const age = choice.byAge(chunk.newest);
  const offered = { key: 0, posted: 0, docno: 0 };
  eachBit(reader.foundIn(slice), (place) => {
    reader.compare(chunk, place);
    // This rules out most of them, and is faster than reading them.
    if (!best.admits(reader.most(choice) * age, chunk.newest)) return;
    if (withoutCompanies.has(chunk.companyId[place] ?? 0)) return;
    const candidate = reader.read(chunk, place);
    offered.key = choice.worth(candidate);
    offered.posted = candidate.posted;
    offered.docno = candidate.docno;
    best.offer(offered);
  });
}

/** The best documents' numbers, in order. */
function bestOf(slices: readonly ChunkSlice[], search: Search, limit: number): number[] {
  const best = new BestDocuments(limit);
  for (const slice of slices) offer(best, slice, search);
  return best.docnosInOrder();
}

function toCandidates(
  docnos: readonly number[],
  { columns }: CandidateContext,
  reader: CandidateReader,
): MatchCandidate[] {
  return docnos.flatMap((docno) => {
    const number = chunkOf(docno);
    const chunk = columns.chunks[number];
    if (!chunk) return [];
    const place = docno - number * CHUNK;
    reader.compare(chunk, place);
    return [{ ...reader.read(chunk, place) }];
  });
}

/** How many times more of the best to look at if those so far don't settle the choice. */
const MORE = 4;

/** Chooses among the best documents; `null` if there is no candidate. */
export function chooseAmong(
  slices: readonly ChunkSlice[],
  { compared, choice }: { compared: CandidateContext; choice: CandidateChoice },
): MatchCandidate[] | null {
  // Newest first, because older ones then rarely get in.
  const ordered = slices.toSorted((a, b) => b.chunk.newest - a.chunk.newest);
  const reader = new CandidateReader(compared);
  const search = { reader, withoutCompanies: compared.numbers.withoutCompanies, choice };
  for (let limit = choice.count; ; limit *= MORE) {
    const docnos = bestOf(ordered, search, limit);
    const best = toCandidates(docnos, compared, reader);
    const last = best.at(-1);
    if (!last) return null;
    const rest = docnos.length === limit ? choice.worth(last) : null;
    const chosen = choice.choose(best, rest);
    if (chosen !== null || rest === null) return chosen ?? [];
  }
}
