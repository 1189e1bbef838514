import { lexeme, unpackFacets } from "../documents/rules";
import { FactReader, RANK_STEPS } from "../facts/rules";
import { quote } from "../filters/rules";
import { FACET_VALUES } from "../schema";
import type { Candidate, Home, MatchRequest, Nearness } from "./schema";

/** From so many skills on, one in common says little. */
const MANY_SKILLS = 3;

/** How many of these skills a job must ask for to count as a match by skills. */
export function neededSkills(skills: readonly string[]): number {
  return skills.length >= MANY_SKILLS ? 2 : 1;
}

function either(parts: readonly string[]): string {
  const given = parts.filter(Boolean);
  return given.length > 1 ? `(${given.join(" | ")})` : (given[0] ?? "");
}

// Two of them: both in one half, or one in each. That stays short where naming every pair would not.
function anyTwo(quoted: readonly string[]): string {
  if (quoted.length < 2) return "";
  const middle = Math.ceil(quoted.length / 2);
  const [first, second] = [quoted.slice(0, middle), quoted.slice(middle)];
  return either([anyTwo(first), anyTwo(second), `(${either(first)} & ${either(second)})`]);
}

function skillQuery(slugs: readonly string[]): string {
  const quoted = slugs.map((slug) => quote(lexeme.skill(slug)));
  return neededSkills(slugs) === 1 ? either(quoted) : anyTwo(quoted);
}

// On site in the country, or remote from it: an office there does not make a remote job open to it.
function homeQuery(home: Home | null): string {
  if (home === null) return "";
  if (home.kind === "remote") return quote(lexeme.remote);
  const country = quote(lexeme.country(home.countryCode));
  const eligible = quote(lexeme.eligible(home.countryCode));
  return `((${country} & !${quote(lexeme.remote)}) | ${eligible})`;
}

function cityQuery(home: Home | null): string {
  return home?.kind === "place" && home.cityId !== null ? quote(lexeme.city(home.cityId)) : "";
}

/** One question to the index, as tsqueries: what is in common, and where; "" is anywhere. */
export type MatchQuery = {
  common: string;
  where: string;
  /** Whether what is in common must stand in the title. */
  isTitle: boolean;
};

/** The skills to look for: their own, and while these are few also those they took to. */
function wantedSkills({ skills, likedSkills }: Pick<MatchRequest, "skills" | "likedSkills">) {
  return skills.length < MANY_SKILLS ? [skills, likedSkills] : [skills];
}

/**
 * What the index is asked for: jobs with skills in common with somebody, and such with all words of
 * a title, where they can work; of somebody nothing is known of but the city, its jobs. Separate
 * questions, because one that combines them costs the index more than all of them. The titles are
 * tsqueries already.
 */
export function toMatchQueries(request: MatchRequest, titles: readonly string[]): MatchQuery[] {
  const where = homeQuery(request.home);
  const bySkills = wantedSkills(request).map((skills) => ({
    common: skillQuery(skills),
    where,
    isTitle: false,
  }));
  const byTitles = titles.filter(Boolean).map((title) => `(${title})`);
  const queries = [...bySkills, { common: either(byTitles), where, isTitle: true }];
  const asked = queries.filter(({ common }) => common !== "");
  if (asked.length > 0) return asked;
  const city = cityQuery(request.home);
  return city === "" ? [] : [{ common: city, where: "", isTitle: false }];
}

/** A tsquery of words, for those that stand in a title alone. */
export function inTitle(tsquery: string): string {
  return tsquery.replaceAll("<->", "&").replace(/'(?:[^']|'')*'/g, "$&:A");
}

/** What the lexemes of a request are called in documents' facts. */
export type MatchNumbers = {
  skills: ReadonlySet<number>;
  likedSkills: ReadonlySet<number>;
  /** Of the home's city and of the cities in its region. */
  city: number | null;
  region: ReadonlySet<number>;
  withoutCompanies: ReadonlySet<number>;
  withoutDocuments: ReadonlySet<number>;
};

const REMOTE = FACET_VALUES.mode.indexOf("remote");

function nearnessOf(reader: FactReader, home: Home | null, numbers: MatchNumbers): Nearness {
  if (home === null) return "anywhere";
  if (unpackFacets(reader.fcode).mode === REMOTE) return "remote";
  let nearness: Nearness = "country";
  for (let index = 0; index < reader.cityCount; index += 1) {
    const city = reader.cities[index] ?? 0;
    if (city === numbers.city) return "city";
    if (numbers.region.has(city)) nearness = "region";
  }
  return nearness;
}

function countOf(reader: FactReader, wanted: ReadonlySet<number>): number {
  let count = 0;
  for (let index = 0; index < reader.skillCount; index += 1) {
    if (wanted.has(reader.skills[index] ?? 0)) count += 1;
  }
  return count;
}

function titleOf(reader: FactReader): number | null {
  const mark = Math.round(Math.sqrt(reader.rank) * RANK_STEPS);
  return mark === 0 ? null : mark - 1;
}

function toCandidate(reader: FactReader, request: MatchRequest, numbers: MatchNumbers): Candidate {
  const { category, jobType, level } = unpackFacets(reader.fcode);
  return {
    docno: reader.docno,
    posted: reader.posted,
    years: reader.experience10 / 10,
    level: FACET_VALUES.level[level] ?? null,
    category: FACET_VALUES.category[category] ?? "other",
    jobType: FACET_VALUES.jobType[jobType] ?? "full_time",
    companyId: reader.companyId,
    matched: countOf(reader, numbers.skills),
    skillCount: reader.skillCount,
    liked: countOf(reader, numbers.likedSkills),
    title: titleOf(reader),
    nearness: nearnessOf(reader, request.home, numbers),
  };
}

/** Whether a job has enough in common with somebody to be told to them. */
export function isMatch(
  { matched, liked, title }: Pick<Candidate, "matched" | "liked" | "title">,
  { skills, likedSkills, titles }: Pick<MatchRequest, "skills" | "likedSkills" | "titles">,
): boolean {
  if (skills.length + likedSkills.length + titles.length === 0) return true;
  if (title !== null) return true;
  if (skills.length > 0 && matched >= neededSkills(skills)) return true;
  if (skills.length >= MANY_SKILLS) return false;
  return likedSkills.length > 0 && liked >= neededSkills(likedSkills);
}

/**
 * Reads the documents that were found: those with enough in common, without what is left out. Each
 * one's facts come after a character that says which title it has, none being the first.
 */
export function readCandidates(
  facts: string,
  request: MatchRequest,
  numbers: MatchNumbers,
): Candidate[] {
  const reader = new FactReader(facts, true);
  const found: Candidate[] = [];
  while (reader.next()) {
    if (numbers.withoutCompanies.has(reader.companyId)) continue;
    if (numbers.withoutDocuments.has(reader.docno)) continue;
    const candidate = toCandidate(reader, request, numbers);
    if (isMatch(candidate, request)) found.push(candidate);
  }
  return found;
}
