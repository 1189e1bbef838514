import { FACET_CODES, unpackFacets } from "../documents/rules";
import { FactReader } from "../facts/rules";
import { Best, orderKey } from "../ranking/rules";
import {
  FACET_VALUES,
  type FacetName,
  type FilterName,
  POSTED_WITHIN_DAYS,
  type SearchQuery,
} from "../schema";

const NAMES = Object.keys(FACET_VALUES) as FacetName[];
// The filters applied here, a bit each: a document's misses are a number of these bits.
const FILTERS = [...NAMES, "posted", "hasPay", "experience", "salaryMin"] as const;
type FactFilter = Extract<FilterName, (typeof FILTERS)[number]>;
const bitOf = (filter: FactFilter) => 1 << FILTERS.indexOf(filter);
const POSTED = bitOf("posted");
const PAY = bitOf("hasPay");
const EXPERIENCE = bitOf("experience");
const SALARY = bitOf("salaryMin");

const MINUTES_A_DAY = 24 * 60;

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

/**
 * Says of a document which filters it misses of those that compare a number, as bits: 0 for none.
 * `now` is in minutes.
 */
export function missesOfNumbers(
  filters: NumberFilters,
  now: number,
): (document: FactReader) => number {
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

/** Says of a document which of the query's filters it misses. `now` is in minutes. */
function missesOf(query: SearchQuery, now: number): (document: FactReader) => number {
  const byCode = missesByCode(query);
  const ofNumbers = missesOfNumbers(query, now);
  return (document) => (byCode[document.fcode] ?? 0) | ofNumbers(document);
}

/** Ids with their counts, the highest count first; equals in order of id. */
export type Counts = [id: number, count: number][];

const TOP = 10;

/** Counts by number, for ids that are small and dense; grows as they come. */
class Counter {
  private counts = new Int32Array(1024);

  add(id: number): void {
    if (id >= this.counts.length) {
      const grown = new Int32Array(Math.max(id + 1, this.counts.length * 2));
      grown.set(this.counts);
      this.counts = grown;
    }
    this.counts[id] = (this.counts[id] ?? 0) + 1;
  }

  /** The ids with the highest counts, without sorting the thousands of others. */
  top(): Counts {
    const top: Counts = [];
    let least = 0;
    this.counts.forEach((count, id) => {
      if (count <= least) return;
      // Behind those with as many, whose ids are lower.
      const place = top.findIndex(([, kept]) => kept < count);
      top.splice(place === -1 ? top.length : place, 0, [id, count]);
      top.length = Math.min(top.length, TOP);
      if (top.length === TOP) least = top.at(-1)?.[1] ?? 0;
    });
    return top;
  }
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

  constructor(now: number) {
    this.spanStarts = POSTED_WITHIN_DAYS.map((days) => now - days * MINUTES_A_DAY);
  }

  add(document: FactReader, missed: number): void {
    if (missed === 0) this.addFound(document);
    else if ((missed & (missed - 1)) === 0) this.addMiss(document, 31 - Math.clz32(missed));
    if ((missed & ~POSTED) === 0) {
      let span = 0;
      while (document.posted < (this.spanStarts[span] ?? 0)) span += 1;
      this.spans[span] = (this.spans[span] ?? 0) + 1;
    }
    if ((missed & ~PAY) === 0 && document.pay > 0) this.hasPay += 1;
  }

  private addMiss({ fcode }: FactReader, bit: number): void {
    const codes = this.missing[bit];
    if (codes) codes[fcode] = (codes[fcode] ?? 0) + 1;
    this.keptOut[bit] = (this.keptOut[bit] ?? 0) + 1;
  }

  private addFound(document: FactReader): void {
    const { fcode, companyId, cityCount, cities, skillCount, skills } = document;
    this.total += 1;
    this.whole[fcode] = (this.whole[fcode] ?? 0) + 1;
    this.companies.add(companyId);
    for (let index = 0; index < cityCount; index += 1) this.cities.add(cities[index] ?? 0);
    for (let index = 0; index < skillCount; index += 1) this.skills.add(skills[index] ?? 0);
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

  toTally(): Omit<Tally, "docnos"> {
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
  /** The documents of the page asked for, in order. */
  docnos: number[];
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

/** What is wanted of the facts; `now` is in minutes since 1970. */
export type TallyRequest = {
  query: SearchQuery;
  isRanked: boolean;
  now: number;
  limit: number;
  offset: number;
};

/**
 * Filters, counts and orders what the words and the place found, in one pass. A facet's counts
 * ignore that facet's own selection.
 */
export function tallyFacts(facts: string, request: TallyRequest): Tally {
  const { query, isRanked, now, limit, offset } = request;
  const document = new FactReader(facts, isRanked);
  const misses = missesOf(query, now);
  const sort = query.sort === "relevance" && !isRanked ? "newest" : query.sort;
  const keyOf = orderKey(sort, now);
  const tallies = new Tallies(now);
  const best = new Best(offset + limit);
  while (document.next()) {
    const missed = misses(document);
    tallies.add(document, missed);
    if (missed === 0) best.offer(keyOf(document), document);
  }
  return { ...tallies.toTally(), docnos: best.docnosInOrder().slice(offset) };
}

/** How many of the documents pass the query's filters; the facts come without ranks. */
export function countFacts(facts: string, query: SearchQuery, now: number): number {
  const document = new FactReader(facts, false);
  const misses = missesOf(query, now);
  let count = 0;
  while (document.next()) if (misses(document) === 0) count += 1;
  return count;
}
