import { FACET_CODES, unpackFacets } from "../../documents/rules";
import { eachBit } from "../../engine/bits/rules";
import type { Chunk, Columns, Slice } from "../../engine/columns/rules";
import { CHUNK, chunkOf } from "../../engine/schema";
import { countAll } from "../../ranking/ordering/rules";
import { Best } from "../../ranking/rules";
import { FACET_VALUES } from "../../schema";
import { asTiers, type Counted, type MatchNumbers, type Tier, toTiers } from "../rules";
import type { Candidate, Choice, Common, Home, Nearness } from "../schema";

// Unpacking would make an object a document.
const FACETS = Array.from({ length: FACET_CODES }, (_, code) => {
  const { category, jobType, level, mode } = unpackFacets(code);
  return {
    category: FACET_VALUES.category[category] ?? ("other" as const),
    jobType: FACET_VALUES.jobType[jobType] ?? ("full_time" as const),
    level: FACET_VALUES.level[level] ?? null,
    isRemote: FACET_VALUES.mode[mode] === "remote",
  };
});

/** What documents are compared with. */
export type Compared = {
  columns: Columns;
  home: Home | null;
  numbers: MatchNumbers;
  counted: Counted;
};

// What a skill or a city is to somebody, by its number, in bits: quicker than asking sets.
const OWN = 1;
const LIKED = 2;
const IN_REGION = 1;
const IN_CITY = 2;

function mark(marks: Uint8Array, ids: Iterable<number>, bit: number): Uint8Array {
  for (const id of ids) marks[id] = (marks[id] ?? 0) | bit;
  return marks;
}

function markSkills({ columns, numbers }: Compared): Uint8Array {
  const marks = mark(new Uint8Array(columns.skills.end), numbers.skills, OWN);
  return mark(marks, numbers.likedSkills, LIKED);
}

function markCities({ city, region }: MatchNumbers): Uint8Array {
  const marks = new Uint8Array([...region].reduce((most, id) => Math.max(most, id), city ?? 0) + 1);
  return mark(mark(marks, region, IN_REGION), city === null ? [] : [city], IN_CITY);
}

/** Reads documents as candidates, all into one object: there may be a hundred thousand. */
class CandidateReader {
  readonly candidate: Candidate = {
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
  readonly compared: Compared;
  private readonly skills: Uint8Array;
  private readonly cities: Uint8Array;

  constructor(compared: Compared) {
    this.compared = compared;
    this.skills = markSkills(compared);
    this.cities = markCities(compared.numbers);
  }

  /** Fills the candidate. */
  read(chunk: Chunk, place: number): Candidate {
    const { candidate } = this;
    const facets = FACETS[chunk.fcode[place] ?? 0];
    candidate.docno = chunk.number * CHUNK + place;
    candidate.posted = chunk.posted[place] ?? 0;
    candidate.years = (chunk.experience10[place] ?? 0) / 10;
    candidate.level = facets?.level ?? null;
    candidate.category = facets?.category ?? "other";
    candidate.jobType = facets?.jobType ?? "full_time";
    candidate.companyId = chunk.companyId[place] ?? 0;
    candidate.title = this.titleOf(candidate.docno);
    candidate.nearness = this.nearnessOf(chunk, place, facets?.isRemote ?? false);
    this.countSkills(chunk, place);
    return candidate;
  }

  private nearnessOf({ lists, listsAt }: Chunk, place: number, isRemote: boolean): Nearness {
    if (this.compared.home === null) return "anywhere";
    if (isRemote) return "remote";
    const start = listsAt[place] ?? 0;
    const end = start + (lists[start] ?? 0);
    let marks = 0;
    for (let at = start + 1; at <= end; at += 1) marks |= this.cities[lists[at] ?? 0] ?? 0;
    if (marks === 0) return "country";
    return marks >= IN_CITY ? "city" : "region";
  }

  private countSkills(chunk: Chunk, place: number): void {
    const { candidate } = this;
    const { skills } = this;
    const { lists } = chunk;
    const start = chunk.skillsAt(place);
    const count = chunk.skillCount[place] ?? 0;
    candidate.skillCount = count;
    let [matched, liked] = [0, 0];
    for (let at = start + 1; at <= start + count; at += 1) {
      const marks = skills[lists[at] ?? 0] ?? 0;
      matched += marks & OWN;
      liked += marks >>> 1;
    }
    candidate.matched = matched;
    candidate.liked = liked;
  }

  private titleOf(docno: number): number | null {
    const { titles } = this.compared.counted;
    for (let index = 0; index < titles.length; index += 1) {
      const title = titles[index];
      if (title?.shared.has(title.words, docno)) return index;
    }
    return null;
  }
}

// No document is counted to have more.
const SKILL_COUNTS = 32;

/** What a tier's documents are worth at most, by how many skills they name. */
class Bounds {
  private readonly known = new Float64Array(SKILL_COUNTS).fill(-1);
  private readonly common: Common | null;
  private readonly mostWorth: Choice["mostWorth"];

  constructor({ common, slice }: Tier, { mostWorth }: Choice) {
    this.common = common && { ...common, skillCount: 0, posted: slice.chunk.newest };
    this.mostWorth = mostWorth;
  }

  of(skillCount: number): number {
    if (this.common === null) return Number.POSITIVE_INFINITY;
    const known = this.known[skillCount] ?? -1;
    if (known >= 0) return known;
    this.common.skillCount = skillCount;
    const most = this.mostWorth(this.common);
    this.known[skillCount] = most;
    return most;
  }
}

/** Offers those of a tier's documents that could be among the best. */
function offer(best: Best, tier: Tier, { reader, choice }: Search): void {
  const { chunk } = tier.slice;
  const { withoutCompanies } = reader.compared.numbers;
  const bounds = new Bounds(tier, choice);
  const offered = { key: 0, posted: 0, docno: 0 };
  eachBit(tier.documents(), (place) => {
    // Most fall behind by this already, which is quicker than reading them.
    if (!best.admits(bounds.of(chunk.skillCount[place] ?? 0), chunk.newest)) return;
    if (withoutCompanies.has(chunk.companyId[place] ?? 0)) return;
    const candidate = reader.read(chunk, place);
    offered.key = choice.worth(candidate);
    offered.posted = candidate.posted;
    offered.docno = candidate.docno;
    best.offer(offered);
  });
}

type Search = { reader: CandidateReader; choice: Choice };

/** The numbers of the best of all tiers' documents, in order. */
function bestOf(tiers: readonly Tier[], search: Search, limit: number): number[] {
  const best = new Best(limit);
  const bounded = tiers.map((tier) => {
    const posted = tier.slice.chunk.newest;
    const most = tier.common
      ? search.choice.mostWorth({ ...tier.common, skillCount: 0, posted })
      : Number.POSITIVE_INFINITY;
    return { tier, posted, most };
  });
  // The most promising first: the others then rarely have a chance.
  for (const { tier, posted, most } of bounded.sort((a, b) => b.most - a.most)) {
    if (best.admits(most, posted)) offer(best, tier, search);
  }
  return best.docnosInOrder();
}

function toCandidates(docnos: readonly number[], reader: CandidateReader): Candidate[] {
  const { columns } = reader.compared;
  return docnos.flatMap((docno) => {
    const number = chunkOf(docno);
    const chunk = columns.chunks[number];
    return chunk ? [{ ...reader.read(chunk, docno - number * CHUNK) }] : [];
  });
}

/** Fewer candidates than this are all read. */
const FEW = 2000;

/** How many more of the best are looked at when those so far do not tell which are chosen. */
const MORE = 4;

/** Has the best of the documents chosen; null when there is no candidate among them. */
export function chooseAmong(
  slices: readonly Slice[],
  { compared, choice, few = FEW }: { compared: Compared; choice: Choice; few?: number },
): Candidate[] | null {
  const total = countAll(slices);
  const tiers = total < few ? asTiers(slices) : toTiers(slices, compared.counted);
  const reader = new CandidateReader(compared);
  for (let limit = choice.count; ; limit *= MORE) {
    const best = toCandidates(bestOf(tiers, { reader, choice }, limit), reader);
    const last = best.at(-1);
    if (!last) return null;
    const rest = total > limit ? choice.worth(last) : null;
    const chosen = choice.choose(best, rest);
    if (chosen !== null || rest === null) return chosen ?? [];
  }
}
