import { FACET_CODES, unpackFacets } from "../documents/rules";
import { type Bits, emptyBits } from "../engine/bits/rules";
import { type Chunk, type Slice, tableOf } from "../engine/columns/rules";
import { CHUNK_WORDS } from "../engine/schema";
import {
  FACET_VALUES,
  type FacetName,
  type FilterName,
  POSTED_WITHIN_DAYS,
  type SearchQuery,
} from "../schema";
import { Counter, type Counts } from "./counting/rules";

const NAMES = Object.keys(FACET_VALUES) as FacetName[];
// The filters applied here, a bit each: a document's misses are a number of these bits.
const FILTERS = [...NAMES, "posted", "hasPay", "experience", "salaryMin"] as const;
type FactFilter = Extract<FilterName, (typeof FILTERS)[number]>;
const bitOf = (filter: FactFilter) => 1 << FILTERS.indexOf(filter);
const MODE = bitOf("mode");
const POSTED = bitOf("posted");
const PAY = bitOf("hasPay");
const EXPERIENCE = bitOf("experience");
const SALARY = bitOf("salaryMin");

const MINUTES_A_DAY = 24 * 60;

const REMOTE = FACET_VALUES.mode.indexOf("remote");
const IS_REMOTE = Uint8Array.from({ length: FACET_CODES }, (_, code) =>
  unpackFacets(code).mode === REMOTE ? 1 : 0,
);

/** For each packed number, which facets' selections it misses. */
function missesByCode(query: SearchQuery): Uint8Array {
  const misses = new Uint8Array(FACET_CODES);
  for (let code = 0; code < FACET_CODES; code += 1) {
    const positions = unpackFacets(code);
    for (const name of NAMES) {
      const value = FACET_VALUES[name][positions[name]];
      const chosen: readonly string[] = query[name];
      const isChosen = chosen.length === 0 || (value !== undefined && chosen.includes(value));
      if (!isChosen) misses[code] = (misses[code] ?? 0) | bitOf(name);
    }
  }
  return misses;
}

/** The filters that compare a number of the document. */
export type NumberFilters = Pick<SearchQuery, "posted" | "hasPay" | "experience" | "salaryMin">;
type Numbers = { posted: number; pay: number; experience10: number };

/**
 * Says of a document which filters it misses of those that compare a number, as bits: 0 for none.
 * `now` is in minutes.
 */
export function missesOfNumbers(
  filters: NumberFilters,
  now: number,
): (document: Numbers) => number {
  const since = filters.posted === null ? 0 : now - filters.posted * MINUTES_A_DAY;
  const experience10 =
    filters.experience === null ? Number.MAX_VALUE : Math.round(filters.experience * 10);
  // Pay is stored one higher; without a minimum even no pay, stored as 0, passes.
  const pay = filters.salaryMin === null ? 0 : filters.salaryMin + 1;
  const lacksPay = filters.hasPay ? PAY : 0;
  return (document) =>
    (document.posted < since ? POSTED : 0) |
    (document.pay === 0 ? lacksPay : 0) |
    (document.experience10 > experience10 ? EXPERIENCE : 0) |
    (document.pay < pay ? SALARY : 0);
}

/** Whether any filter compares a number of the document. */
export function hasNumberFilter({ posted, hasPay, experience, salaryMin }: NumberFilters): boolean {
  return hasPay || posted !== null || experience !== null || salaryMin !== null;
}

/** Says of a chunk's document which filters it misses, as bits. */
type Misses = (chunk: Chunk, place: number) => number;

function missesOfFilters(query: SearchQuery, now: number): Misses {
  const byCode = missesByCode(query);
  if (!hasNumberFilter(query)) return (chunk, place) => byCode[chunk.fcode[place] ?? 0] ?? 0;
  const ofNumbers = missesOfNumbers(query, now);
  // One object for all: a search may meet a million documents.
  const document = { posted: 0, pay: 0, experience10: 0 };
  return (chunk, place) => {
    document.posted = chunk.posted[place] ?? 0;
    document.pay = chunk.pay[place] ?? 0;
    document.experience10 = chunk.experience10[place] ?? 0;
    return (byCode[chunk.fcode[place] ?? 0] ?? 0) | ofNumbers(document);
  };
}

/**
 * The same, where a city was searched for: a job elsewhere that may be done from there passes when
 * remote work is asked for; else choosing that would find it.
 */
function missesOf({ query, now, cities }: Asked): Misses {
  const ofFilters = missesOfFilters(query, now);
  if (cities === null || query.mode.includes("remote")) return ofFilters;
  const wanted = tableOf(cities);
  return (chunk, place) =>
    ofFilters(chunk, place) |
    (IS_REMOTE[chunk.fcode[place] ?? 0] === 1 && !chunk.isAt(place, wanted) ? MODE : 0);
}

/** What one pass over the facts has counted so far. */
class Tallies {
  total = 0;
  hasPay = 0;
  /** Documents by packed number: those that miss nothing, and for each facet those missing it. */
  private readonly whole = new Int32Array(FACET_CODES);
  private readonly missing = FILTERS.map(() => new Int32Array(FACET_CODES));
  private readonly spans = new Int32Array(POSTED_WITHIN_DAYS.length + 1);
  private readonly keptOut = new Int32Array(FILTERS.length);
  private readonly companies = new Counter();
  private readonly skills = new Counter();
  private readonly cities = new Counter();
  private readonly spanStarts: readonly number[];
  private readonly misses: Misses;

  constructor(asked: Asked) {
    this.spanStarts = POSTED_WITHIN_DAYS.map((days) => asked.now - days * MINUTES_A_DAY);
    this.misses = missesOf(asked);
  }

  /** Counts a slice's documents and answers those that pass the filters. */
  add({ chunk, documents }: Slice): Bits {
    const passed = emptyBits();
    for (let index = 0; index < CHUNK_WORDS; index += 1) {
      let word = documents[index] ?? 0;
      let passing = 0;
      while (word !== 0) {
        const bit = 31 - Math.clz32(word & -word);
        word &= word - 1;
        if (this.addOne(chunk, (index << 5) + bit)) passing |= 1 << bit;
      }
      passed[index] = passing;
    }
    return passed;
  }

  private addOne(chunk: Chunk, place: number): boolean {
    const missed = this.misses(chunk, place);
    if (missed === 0) this.addFound(chunk, place);
    else if ((missed & (missed - 1)) === 0) this.addMiss(chunk.fcode[place] ?? 0, missed);
    if ((missed & ~POSTED) === 0) {
      const posted = chunk.posted[place] ?? 0;
      let span = 0;
      while (posted < (this.spanStarts[span] ?? 0)) span += 1;
      this.spans[span] = (this.spans[span] ?? 0) + 1;
    }
    if ((missed & ~PAY) === 0 && (chunk.pay[place] ?? 0) > 0) this.hasPay += 1;
    return missed === 0;
  }

  private addMiss(fcode: number, missed: number): void {
    const bit = 31 - Math.clz32(missed);
    const codes = this.missing[bit];
    if (codes) codes[fcode] = (codes[fcode] ?? 0) + 1;
    this.keptOut[bit] = (this.keptOut[bit] ?? 0) + 1;
  }

  private addFound(chunk: Chunk, place: number): void {
    const { lists } = chunk;
    const fcode = chunk.fcode[place] ?? 0;
    this.total += 1;
    this.whole[fcode] = (this.whole[fcode] ?? 0) + 1;
    this.companies.add(chunk.companyId[place] ?? 0);
    let at = chunk.listsAt[place] ?? 0;
    let end = at + (lists[at] ?? 0);
    for (at += 1; at <= end; at += 1) this.cities.add(lists[at] ?? 0);
    end = at + (lists[at] ?? 0);
    for (at += 1; at <= end; at += 1) this.skills.add(lists[at] ?? 0);
  }

  private facetCounts(name: FacetName): number[] {
    const counts = FACET_VALUES[name].map(() => 0);
    const missing = this.missing[FILTERS.indexOf(name)];
    for (let code = 0; code < FACET_CODES; code += 1) {
      const position = unpackFacets(code)[name];
      const count = counts[position];
      // The position beyond the values is "none stated", which is no choice.
      if (count === undefined) continue;
      counts[position] = count + (this.whole[code] ?? 0) + (missing?.[code] ?? 0);
    }
    return counts;
  }

  toTally(): Tally {
    const filters = FILTERS.map((filter, bit) => [filter, this.keptOut[bit] ?? 0]);
    return {
      total: this.total,
      facets: {
        jobType: this.facetCounts("jobType"),
        category: this.facetCounts("category"),
        level: this.facetCounts("level"),
        mode: this.facetCounts("mode"),
      },
      posted: POSTED_WITHIN_DAYS.map((_days, index) =>
        this.spans.subarray(0, index + 1).reduce((sum, count) => sum + count, 0),
      ),
      hasPay: this.hasPay,
      companies: this.companies.top(),
      skills: this.skills.top(),
      cities: this.cities.top(),
      keptOut: Object.fromEntries(filters) as Record<FactFilter, number>,
    };
  }
}

export type Tally = {
  total: number;
  /** For each facet the counts in the order of `FACET_VALUES`. */
  facets: Record<FacetName, number[]>;
  /** In the order of `POSTED_WITHIN_DAYS`. */
  posted: number[];
  hasPay: number;
  companies: Counts;
  skills: Counts;
  cities: Counts;
  /** How many documents each filter alone keeps out. */
  keptOut: Record<FactFilter, number>;
};

/** What is asked of the facts. */
export type Asked = {
  query: SearchQuery;
  /** Minutes since 1970. */
  now: number;
  /** The cities searched for, by the index's numbers; `null` for no cities. */
  cities: ReadonlySet<number> | null;
};

/**
 * Filters and counts what the words and the place found, in one pass, and answers what passes. A
 * facet's counts ignore that facet's own selection.
 */
export function tallyFacts(
  slices: readonly Slice[],
  asked: Asked,
): { tally: Tally; passed: Slice[] } {
  const tallies = new Tallies(asked);
  const passed = slices.map((slice) => ({ chunk: slice.chunk, documents: tallies.add(slice) }));
  return { tally: tallies.toTally(), passed };
}
