import { type Bitmap, eachBit, within } from "../engine/bitmap";
import type { Chunk, ChunkSlice } from "../engine/chunks";
import type { IndexColumns } from "../engine/columns";
import { chunkOf } from "../engine/numbers";
import { CHUNK } from "../engine/schema";
import { BestDocuments } from "../ranking/best-documents";
import { TermTally } from "./common-terms";
import { enoughFor, type MatchNumbers } from "./criteria";
import { FACETS_BY_CODE } from "./facets-by-code";
import type { CandidateChoice, MatchCandidate, MatchRequest } from "./schema";

const REMOTE = Uint8Array.from(FACETS_BY_CODE, ({ isRemote }) => (isRemote ? 1 : 0));

/** What documents are compared with. */
export type CandidateContext = {
  columns: IndexColumns;
  request: MatchRequest;
  numbers: MatchNumbers;
};

const NEARNESS = ["city", "region", "country", "remote", "anywhere"] as const;
const [CITY, REGION, COUNTRY, AWAY, ANYWHERE] = [0, 1, 2, 3, 4];

// No document counts more skills than this (MOST in packed-facts.ts).
const SKILL_COUNTS = 32;
/** The last of these stands for as many common skills and more. */
const MATCHED_COUNTS = 8;

/** An upper bound for the number of liked skills of any document. */
function mostLiked({ likedSkills }: MatchRequest): number {
  return likedSkills.length > 0 ? Number.POSITIVE_INFINITY : 0;
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
  private readonly mostLiked: number;
  // Indexed by what is in common: among thousands of documents few combinations occur.
  private readonly mosts: Float64Array;

  constructor({ columns, numbers, request }: CandidateContext) {
    const enough = enoughFor(request);
    this.tally = new TermTally(columns, numbers, enough);
    this.isAnythingEnough = enough.isAnything;
    this.hasHome = request.home !== null;
    this.mostLiked = mostLiked(request);
    const kinds = (request.titles.length + 1) * NEARNESS.length;
    this.mosts = new Float64Array(kinds * MATCHED_COUNTS * SKILL_COUNTS).fill(-1);
  }

  private nearnessOf(docno: number, isRemote: boolean): number {
    if (!this.hasHome) return ANYWHERE;
    if (isRemote) return AWAY;
    if (this.tally.isInCity(docno)) return CITY;
    return this.tally.isInRegion(docno) ? REGION : COUNTRY;
  }

  /** The slice's documents that have enough in common with the person; `titled` as in `TermTally`. */
  foundIn({ chunk, documents }: ChunkSlice, titled: Bitmap | null): Bitmap {
    return this.isAnythingEnough ? documents : within(this.tally.foundIn(chunk, titled), documents);
  }

  /** The slice's documents that ask for any of the person's skills. */
  skilledIn({ chunk, documents }: ChunkSlice): Bitmap {
    return within(this.tally.skilledIn(chunk), documents);
  }

  /** Fills in what a document has in common with the person. */
  compare(chunk: Chunk, place: number): void {
    const { candidate, tally } = this;
    const docno = chunk.number * CHUNK + place;
    candidate.docno = docno;
    candidate.title = tally.title(docno);
    candidate.matched = tally.matched(docno);
    candidate.skillCount = chunk.skillCount[place] ?? 0;
    this.near = this.nearnessOf(docno, REMOTE[chunk.fcode[place] ?? 0] === 1);
    candidate.nearness = NEARNESS[this.near] ?? "anywhere";
  }

  /** The most that the last compared document can be worth, ignoring age. */
  most({ mostWorth }: CandidateChoice): number {
    const { candidate, mosts } = this;
    const { matched, title, skillCount, nearness } = candidate;
    const kind = (title === null ? 0 : title + 1) * NEARNESS.length + this.near;
    const cell = kind * MATCHED_COUNTS + Math.min(matched, MATCHED_COUNTS - 1);
    const at = cell * SKILL_COUNTS + skillCount;
    const known = mosts[at] ?? -1;
    if (known >= 0) return known;
    const many = matched < MATCHED_COUNTS - 1 ? matched : Number.POSITIVE_INFINITY;
    const most = mostWorth({ matched: many, liked: this.mostLiked, skillCount, title, nearness });
    mosts[at] = most;
    return most;
  }

  /** Fills in the rest of the last compared document. */
  read(chunk: Chunk, place: number): MatchCandidate {
    const { candidate } = this;
    const facets = FACETS_BY_CODE[chunk.fcode[place] ?? 0];
    candidate.posted = chunk.posted[place] ?? 0;
    candidate.liked = this.tally.liked(chunk, place);
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
  /** The most that a document can be worth that only its title makes a candidate, ignoring age. */
  titledWorth: { unskilled: number; skilled: number };
};

function titledWorth(request: MatchRequest, { mostWorth }: CandidateChoice): Search["titledWorth"] {
  const most = (matched: number) => {
    const common = { matched, skillCount: matched, liked: mostLiked(request) };
    return Math.max(
      ...request.titles.flatMap((_, title) =>
        NEARNESS.map((nearness) => mostWorth({ ...common, title, nearness })),
      ),
    );
  };
  // One with more skills in common is a candidate by these.
  return { unskilled: most(0), skilled: most(enoughFor(request).skills - 1) };
}

/** The slice's documents whose titles can make them one of the best. */
function titledIn(best: BestDocuments, slice: ChunkSlice, search: Search): Bitmap | null {
  const { reader, choice, titledWorth: most } = search;
  const { newest } = slice.chunk;
  const age = choice.byAge(newest);
  if (best.admits(most.unskilled * age, newest)) return slice.documents;
  return best.admits(most.skilled * age, newest) ? reader.skilledIn(slice) : null;
}

/** Offers the slice's documents that could be among the best. */
function offer(best: BestDocuments, slice: ChunkSlice, search: Search): void {
  const { reader, withoutCompanies, choice } = search;
  const { chunk } = slice;
  const age = choice.byAge(chunk.newest);
  const offered = { key: 0, posted: 0, docno: 0 };
  eachBit(reader.foundIn(slice, titledIn(best, slice, search)), (place) => {
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
  const search = {
    reader,
    withoutCompanies: compared.numbers.withoutCompanies,
    choice,
    titledWorth: titledWorth(compared.request, choice),
  };
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
