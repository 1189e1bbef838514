import { pool } from "../lib/platform/db/client";
import { EMPTY_QUERY, FACET_VALUES, type SearchQuery } from "../lib/search/schema";
import { chance, pick, type Random, seeded } from "../prisma/demo/random";
import { effort } from "./effort";

// A hundred thousand saved searches, made from what the jobs say: most ask for a title or a skill,
// half for a place, some for a type, a pay or years. The same jobs always give the same searches.

export const SEARCHES = effort(100_000, 500);
const PAYS = [30_000, 50_000, 80_000, 120_000];

type Words = { titles: string[]; skills: string[]; places: string[] };

async function list(text: string): Promise<string[]> {
  const { rows } = await pool().query<{ word: string }>(text);
  return rows.map(({ word }) => word);
}

// Most frequent first, since people search for what is common.
async function loadWords(): Promise<Words> {
  return {
    titles: await list("SELECT title AS word FROM jobs GROUP BY 1 ORDER BY count(*) DESC, 1"),
    skills: await list(
      `SELECT s.name AS word FROM job_skills js JOIN skills s ON s.id = js.skill_id
       GROUP BY 1 ORDER BY count(*) DESC, 1`,
    ),
    places: await list(
      `SELECT label AS word FROM job_places WHERE city_id IS NOT NULL
       GROUP BY 1 ORDER BY count(*) DESC, 1`,
    ),
  };
}

/** Zipf's law: the first word far more often than the last. */
function often(random: Random, words: readonly string[]): string {
  return words[Math.floor(Math.exp(random() * Math.log(words.length + 1)) - 1)] ?? words[0] ?? "";
}

function keywords(random: Random, { titles, skills }: Words): string {
  const part = random();
  if (part < 0.08) return "";
  if (part < 0.7) return often(random, titles);
  if (part < 0.85) return often(random, skills);
  return often(random, titles).split(" ").at(-1) ?? "";
}

function toSearch(random: Random, words: Words): SearchQuery {
  const query = keywords(random, words);
  const hasPlace = chance(random, 0.5) || query === "";
  return {
    ...EMPTY_QUERY,
    query,
    location: hasPlace ? often(random, words.places) : "",
    radius: hasPlace && chance(random, 0.2) ? 25 : null,
    mode: chance(random, 0.2) ? ["remote"] : [],
    jobType: chance(random, 0.3) ? [pick(random, FACET_VALUES.jobType)] : [],
    category: chance(random, 0.2) ? [pick(random, FACET_VALUES.category)] : [],
    salaryMin: chance(random, 0.2) ? pick(random, PAYS) : null,
    experience: chance(random, 0.1) ? 2 : null,
  };
}

export async function makeSearches(): Promise<SearchQuery[]> {
  const random = seeded("bench-alerts");
  const words = await loadWords();
  return Array.from({ length: SEARCHES }, () => toSearch(random, words));
}
