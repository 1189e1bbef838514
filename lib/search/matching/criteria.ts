import { lexeme } from "../documents/document-rows";
import type { Node } from "../engine/query-tree";
import type { Home, MatchRequest } from "./schema";

/** From so many skills on, one in common says little. */
const MANY_SKILLS = 3;
const NEEDED_OF_MANY = 2;

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

type SeekerInterests = Pick<MatchRequest, "skills" | "likedSkills" | "titles">;

/** Whether anything is known that a job can have in common with somebody. */
function isComparable({ skills, likedSkills, titles }: SeekerInterests): boolean {
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
  /** Which of the titles a job's title is like, by its id: a bit each, the first title's the lowest. */
  titles: Uint8Array;
  /** Of the home's city and of the cities in its region. */
  city: number | null;
  region: ReadonlySet<number>;
  withoutCompanies: ReadonlySet<number>;
  withoutDocuments: ReadonlySet<number>;
};

// More than any document has.
const NO_MATTER_HOW_MANY = 99;

/** How much in common is enough to be told of a job. */
export type Enough = { isAnything: boolean; skills: number; likedSkills: number };

/**
 * Two of somebody's skills, one where they have fewer than three; besides those, a title like one of
 * theirs. Of somebody nothing is known of, anything is enough.
 */
export function enoughFor(request: SeekerInterests): Enough {
  const { skills, likedSkills } = request;
  return {
    isAnything: !isComparable(request),
    skills: neededSkills(skills),
    // What they took to counts while little is known of what they can.
    likedSkills: skills.length < MANY_SKILLS ? neededSkills(likedSkills) : NO_MATTER_HOW_MANY,
  };
}
