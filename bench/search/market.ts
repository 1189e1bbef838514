import type { Pool } from "pg";
import { labelCities } from "../../lib/places/labels.queries";
import { skillSlug } from "../../lib/shared/text";
import {
  chance,
  integer,
  pick,
  type Random,
  seeded,
  shuffled,
  weighted,
} from "../../prisma/demo/random";
import { type BenchCompany, toCompany } from "./jobs";
import {
  COMPANY_SUFFIXES,
  ENDINGS,
  FREQUENT_WORDS,
  PREFIXES,
  STARTS,
  SUFFIXES,
  SYLLABLES,
  TRADES,
  type Trade,
} from "./words";

// Whom and what generated postings are about. Always the same for the same table of cities.

export const SEED = "bench-search";
const WORDS = 40_000;
const TITLES = 4000;
const COMPANIES = 50_000;
const CITIES = 5000;
const TOPICS = 800;
const RARE_SKILLS = 40;

export type MarketCity = {
  id: number;
  label: string;
  countryCode: string;
  regionCode: string | null;
  latitude: number;
  longitude: number;
};
export type MarketSkill = { slug: string; name: string };
type MarketTitle = { title: string; trade: Trade };

export type SampleMarket = {
  words: string[];
  /** The most frequent first, as all of these lists. */
  titles: MarketTitle[];
  companies: BenchCompany[];
  cities: MarketCity[];
  skills: Map<Trade, MarketSkill[]>;
  topics: Map<Trade, string[]>;
};

function capital(word: string): string {
  return `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}`;
}

function makeWords(random: Random): string[] {
  const words = new Set(FREQUENT_WORDS);
  while (words.size < WORDS) {
    let word = pick(random, STARTS);
    for (let left = integer(random, 1, 3); left > 0; left -= 1) word += pick(random, SYLLABLES);
    word += pick(random, ENDINGS);
    if (word.length >= 4 && word.length <= 14) words.add(word);
  }
  return [...words];
}

function makeTitle(random: Random, trade: Trade, words: readonly string[]): string {
  const modifier = chance(random, 0.65) ? pick(random, trade.modifiers) : "";
  const parts = [pick(random, PREFIXES), modifier, pick(random, trade.roles)];
  const suffix = chance(random, 0.18) ? pick(random, SUFFIXES) : "";
  const rare = chance(random, 0.2) ? ` - ${capital(pick(random, words.slice(1000, 9000)))}` : "";
  return `${parts.filter(Boolean).join(" ")}${suffix || rare}`;
}

// Roles alone are the most frequent; among them, engineers and nurses.
function makeTitles(random: Random, words: readonly string[]): MarketTitle[] {
  const roles = TRADES.flatMap((trade) => trade.roles.map((title) => ({ title, trade })));
  const first = ["Software Engineer", "Registered Nurse"];
  const isFirst = ({ title }: MarketTitle) => first.includes(title);
  const base = [
    ...roles.filter(isFirst),
    ...shuffled(
      random,
      roles.filter((role) => !isFirst(role)),
    ),
  ];
  const known = new Set(base.map(({ title }) => title));
  const more: MarketTitle[] = [];
  while (base.length + more.length < TITLES) {
    const trade = weighted(
      random,
      TRADES.map((one) => [one, one.share] as const),
    );
    const title = makeTitle(random, trade, words);
    if (known.has(title)) continue;
    known.add(title);
    more.push({ title, trade });
  }
  return [...base, ...more];
}

function makeCompanies(random: Random, words: readonly string[]): BenchCompany[] {
  const bySlug = new Map<string, BenchCompany>();
  const rare = words.slice(400);
  while (bySlug.size < COMPANIES) {
    const second = chance(random, 0.25) ? ` ${capital(pick(random, rare))}` : "";
    const name = `${capital(pick(random, rare))}${second} ${pick(random, COMPANY_SUFFIXES)}`;
    const company = toCompany(name);
    if (!bySlug.has(company.slug)) bySlug.set(company.slug, company);
  }
  return [...bySlug.values()];
}

function makeSkills(random: Random, trade: Trade, words: readonly string[]): MarketSkill[] {
  const rare = Array.from({ length: RARE_SKILLS }, () => capital(pick(random, words.slice(3000))));
  const bySlug = new Map([...trade.skills, ...rare].map((name) => [skillSlug(name), name]));
  return [...bySlug].map(([slug, name]) => ({ slug, name }));
}

/** The largest cities of countries that advertise in English, as the product names them. */
async function loadCities(pool: Pool): Promise<MarketCity[]> {
  const { rows } = await pool.query<Omit<MarketCity, "label">>(
    `SELECT id, country_code AS "countryCode", region_code AS "regionCode", latitude, longitude
     FROM cities WHERE country_code IN ('US', 'GB', 'IN', 'CA', 'AU', 'IE', 'NZ', 'SG', 'ZA', 'AE')
     ORDER BY population DESC, id LIMIT $1`,
    [CITIES],
  );
  const labels = await labelCities(rows.map(({ id }) => id));
  return rows.map((row) => ({ ...row, label: labels.get(row.id) ?? "" }));
}

/** Makes the market; needs the table of cities. */
export async function makeMarket(pool: Pool): Promise<SampleMarket> {
  const random = seeded(SEED);
  const words = makeWords(random);
  const topicsOf = ({ topics }: Trade) => [
    ...topics,
    ...Array.from({ length: TOPICS - topics.length }, () => pick(random, words.slice(300, 12_300))),
  ];
  return {
    words,
    titles: makeTitles(random, words),
    companies: makeCompanies(random, words),
    cities: await loadCities(pool),
    skills: new Map(TRADES.map((trade) => [trade, makeSkills(random, trade, words)])),
    topics: new Map(TRADES.map((trade) => [trade, topicsOf(trade)])),
  };
}
