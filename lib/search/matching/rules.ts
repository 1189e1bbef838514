import { lexeme } from "../documents/rules";
import { addAll, type Bits, emptyBits, isEmpty, within, without } from "../engine/bits/rules";
import type { Columns, Slice } from "../engine/columns/rules";
import type { Node } from "../engine/tree/rules";
import { Shared } from "./counting/rules";
import type { Common, Home, MatchRequest } from "./schema";

/** From so many skills on, one in common says little. */
const MANY_SKILLS = 3;
const NEEDED_OF_MANY = 2;
/** Up to so many skills in common are told apart before a document is looked at. */
const MOST_SHARED = 6;

/** How many of these skills a job must ask for to count as a match by skills. */
export function neededSkills(skills: readonly string[]): number {
  return skills.length >= MANY_SKILLS ? NEEDED_OF_MANY : 1;
}

function word(text: string): Node {
  return { kind: "word", lexeme: text };
}

// On site in the country, or remote from it: an office there does not make a remote job open to it.
function homeNode(home: Home): Node {
  if (home.kind === "remote") return word(lexeme.remote);
  const onSite: Node = {
    kind: "all",
    of: [word(lexeme.country(home.countryCode)), { kind: "not", of: [word(lexeme.remote)] }],
  };
  return { kind: "any", of: [onSite, word(lexeme.eligible(home.countryCode))] };
}

type Known = Pick<MatchRequest, "skills" | "likedSkills" | "titles">;

/** Whether anything is known that a job can have in common with somebody. */
function isComparable({ skills, likedSkills, titles }: Known): boolean {
  return skills.length + likedSkills.length + titles.length > 0;
}

/**
 * Where jobs for somebody must be: where they can work; of somebody nothing is known of but the
 * city, in it. Null is anywhere.
 */
export function whereNode(request: MatchRequest): Node | null {
  const { home } = request;
  if (home === null) return null;
  if (isComparable(request)) return homeNode(home);
  return home.kind === "place" && home.cityId !== null ? word(lexeme.city(home.cityId)) : null;
}

/** Whether there is anything to look for. */
export function isAsking(request: MatchRequest): boolean {
  return isComparable(request) || whereNode(request) !== null;
}

/** What a request's names are called in the index. */
export type MatchNumbers = {
  skills: ReadonlySet<number>;
  likedSkills: ReadonlySet<number>;
  /** Of each title its words; null for a title that no document can have. */
  titles: readonly (ReadonlySet<number> | null)[];
  /** Of the home's city and of the cities in its region. */
  city: number | null;
  region: ReadonlySet<number>;
  withoutCompanies: ReadonlySet<number>;
  withoutDocuments: ReadonlySet<number>;
};

/** How much documents have in common with somebody. */
export type Counted = {
  skills: Shared;
  likedSkills: Shared;
  /** For each title, how many of its words they have; null for one that none has. */
  titles: ({ shared: Shared; words: number } | null)[];
};

/** Counts what every document has in common with somebody. */
export function countShared(columns: Columns, numbers: MatchNumbers): Counted {
  const count = (lists: Columns["skills"], ids: ReadonlySet<number>, most: number) => {
    const shared = new Shared(columns.chunks.length, Math.min(most, ids.size));
    for (const id of ids) shared.add(lists.of(id));
    return shared;
  };
  return {
    skills: count(columns.skills, numbers.skills, MOST_SHARED),
    likedSkills: count(columns.skills, numbers.likedSkills, NEEDED_OF_MANY),
    titles: numbers.titles.map(
      (words) => words && { shared: count(columns.titles, words, words.size), words: words.size },
    ),
  };
}

function add(bits: Bits, others: Bits | null | undefined): void {
  if (others) addAll(bits, others);
}

function titled({ titles }: Counted, chunk: number): Bits {
  const found = emptyBits();
  for (const title of titles) add(found, title?.shared.atLeast(title.words, chunk));
  return found;
}

/** Those of a slice's documents that have enough in common with somebody to be told to them. */
function matches(slice: Slice, counted: Counted, { skills, likedSkills }: MatchRequest): Slice {
  const { chunk, documents } = slice;
  const found = titled(counted, chunk.number);
  add(found, counted.skills.atLeast(neededSkills(skills), chunk.number));
  // What they took to counts while little is known of what they can.
  if (skills.length < MANY_SKILLS) {
    add(found, counted.likedSkills.atLeast(neededSkills(likedSkills), chunk.number));
  }
  return { chunk, documents: within(found, documents) };
}

/**
 * Of these documents, those with enough in common with somebody: two of their skills, one where
 * they have fewer than three, or all words of one of the titles. Of somebody nothing is known of,
 * all.
 */
export function matchingAmong(
  slices: readonly Slice[],
  counted: Counted,
  request: MatchRequest,
): Slice[] {
  if (!isComparable(request)) return [...slices];
  return slices
    .map((slice) => matches(slice, counted, request))
    .filter(({ documents }) => !isEmpty(documents));
}

/** Documents of a slice, and what they have in common with somebody; null where nobody looked. */
export type Tier = {
  slice: Slice;
  common: Pick<Common, "matched" | "title"> | null;
  documents: () => Bits;
};

type Titled = { title: number | null; bits: Bits };

/** A slice's documents by the first of the titles that they have. */
function byTitle({ chunk, documents }: Slice, { titles }: Counted): Titled[] {
  let left = documents;
  const parts: Titled[] = [];
  for (const [title, one] of titles.entries()) {
    const bits = one?.shared.atLeast(one.words, chunk.number);
    if (!bits) continue;
    parts.push({ title, bits: within(bits, left) });
    left = without(left, bits);
  }
  return [...parts, { title: null, bits: left }].filter(({ bits }) => !isEmpty(bits));
}

/** Of these documents of a chunk, those with exactly so many skills, or more if that is all known. */
function withSkills(
  bits: Bits,
  { skills }: Counted,
  { matched, chunk }: { matched: number; chunk: number },
) {
  const having = skills.atLeast(matched, chunk);
  const more = skills.atLeast(matched + 1, chunk);
  const found = having ? within(having, bits) : bits;
  return more ? without(found, more) : found;
}

/** Parts documents by what they have in common with somebody. */
export function toTiers(slices: readonly Slice[], counted: Counted): Tier[] {
  const { most } = counted.skills;
  return slices.flatMap((slice) =>
    byTitle(slice, counted).flatMap(({ title, bits }) =>
      Array.from({ length: most + 1 }, (_, matched): Tier => {
        const isMany = matched === MOST_SHARED;
        return {
          slice,
          common: { title, matched: isMany ? Number.POSITIVE_INFINITY : matched },
          documents: () => withSkills(bits, counted, { matched, chunk: slice.chunk.number }),
        };
      }),
    ),
  );
}

/** The same for documents that are too few to be parted. */
export function asTiers(slices: readonly Slice[]): Tier[] {
  return slices.map((slice) => ({ slice, common: null, documents: () => slice.documents }));
}
