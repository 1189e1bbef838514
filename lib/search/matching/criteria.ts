import { lexeme } from "../documents/document-rows";
import type { QueryNode } from "../engine/query-tree";
import type { HomePlace, MatchRequest } from "./schema";

/** For someone with this many skills, one in common says little. */
const MANY_SKILLS = 3;
const NEEDED_OF_MANY = 2;

/** How many of these skills a job must ask for to match by skills. */
export function neededSkills(skills: readonly string[]): number {
  return skills.length >= MANY_SKILLS ? NEEDED_OF_MANY : 1;
}

function word(text: string): QueryNode {
  return { kind: "word", lexeme: text };
}

// On site in the country, or remote from it. An office there doesn't open a remote job to that
// country.
function homeNode(home: HomePlace): QueryNode {
  if (home.kind === "remote") return word(lexeme.remote);
  const onSite: QueryNode = {
    kind: "all",
    of: [word(lexeme.country(home.countryCode)), { kind: "not", of: [word(lexeme.remote)] }],
  };
  return { kind: "any", of: [onSite, word(lexeme.eligible(home.countryCode))] };
}

type SeekerInterests = Pick<MatchRequest, "skills" | "likedSkills" | "titles">;

/** Whether we know anything that a job could have in common with the person. */
function isComparable({ skills, likedSkills, titles }: SeekerInterests): boolean {
  return skills.length + likedSkills.length + titles.length > 0;
}

/**
 * Where jobs must be: where the person can work, or in their city if nothing else is known of them.
 * `null` is anywhere.
 */
export function whereNode(request: MatchRequest): QueryNode | null {
  const { home } = request;
  if (home === null) return null;
  if (isComparable(request)) return homeNode(home);
  return home.kind === "place" && home.cityId !== null ? word(lexeme.city(home.cityId)) : null;
}

/** Whether the request says anything to search by. */
export function isAsking(request: MatchRequest): boolean {
  return isComparable(request) || whereNode(request) !== null;
}

/** A request's terms by their numbers in the index. */
export type MatchNumbers = {
  skills: ReadonlySet<number>;
  likedSkills: ReadonlySet<number>;
  /**
   * For each job title, by id, which of the request's titles it resembles: one bit each, the first
   * title's the lowest.
   */
  titles: Uint8Array;
  /** The home city, and the cities of its region. */
  city: number | null;
  region: ReadonlySet<number>;
  withoutCompanies: ReadonlySet<number>;
  withoutDocuments: ReadonlySet<number>;
};

/** How much in common makes a job worth recommending; `null` where no number does. */
export type MatchThreshold = { isAnything: boolean; skills: number; likedSkills: number | null };

/**
 * Two common skills, or one for people with fewer than three; or a similar title. If nothing is
 * known of a person, anything is enough.
 */
export function enoughFor(request: SeekerInterests): MatchThreshold {
  const { skills, likedSkills } = request;
  return {
    isAnything: !isComparable(request),
    skills: neededSkills(skills),
    // Skills of jobs they liked count while we know few of their own.
    likedSkills: skills.length < MANY_SKILLS ? neededSkills(likedSkills) : null,
  };
}
