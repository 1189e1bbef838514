import type { SearchDocument } from "../../lib/search/schema";
import { chance, integer, pick, type Random, seeded, weighted } from "../../prisma/demo/random";
import { type BenchJob, idOf } from "./jobs";
import { type MarketCity, type MarketSkill, type SampleMarket, SEED } from "./market";
import { STOP_WORDS, TRADES, type Trade } from "./words";
import { type RankDraw, zipf } from "./zipf";

// Postings with the distributions of real ones: titles, companies, places, skills and words by
// Zipf's law, skills and words fitting the trade, pay fitting trade and level.

const DAY_MS = 86_400_000;
const SPAN_DAYS = 120;
const LIFETIMES_DAYS = [60, 90, 120];
const CLOSED_EARLY = 0.04;

const TYPES = [
  ["full_time", 0.62],
  ["part_time", 0.14],
  ["contract", 0.12],
  ["freelance", 0.07],
  ["internship", 0.05],
] as const;
const LEVELS = ["entry", "mid", "senior", "executive"] as const;
type Level = (typeof LEVELS)[number];
const FREE_LEVELS = [
  ["entry", 0.3],
  ["mid", 0.45],
  ["senior", 0.2],
  ["executive", 0.05],
] as const;
// Years in halves, within what the product calls the level.
const YEARS: Record<Level, [least: number, halves: number]> = {
  entry: [0, 3],
  mid: [2, 5],
  senior: [5, 9],
  executive: [10, 20],
};
const PAY_FACTOR: Record<Level, number> = { entry: 0.7, mid: 1, senior: 1.45, executive: 2.3 };

type Draws = {
  title: RankDraw;
  company: RankDraw;
  city: RankDraw;
  word: RankDraw;
  topic: RankDraw;
  skill: Map<Trade, RankDraw>;
};

function makeDraws(random: Random, market: SampleMarket): Draws {
  const of = (list: readonly unknown[] | undefined, exponent: number, shift: number) =>
    zipf(random, list?.length ?? 0, { exponent, shift });
  return {
    title: of(market.titles, 0.95, 2),
    company: of(market.companies, 0.9, 5),
    city: of(market.cities, 0.9, 2),
    word: of(market.words, 1.02, 12),
    topic: of([...market.topics.values()][0], 0.9, 3),
    skill: new Map(TRADES.map((trade) => [trade, of(market.skills.get(trade), 0.9, 2)])),
  };
}

function levelOf(random: Random, title: string): Level {
  if (chance(random, 0.02) || /\b(?:Head|Director)\b/.test(title)) return "executive";
  if (/\b(?:Senior|Lead|Principal|Staff)\b/.test(title)) return "senior";
  if (/\b(?:Junior|Assistant|Associate)\b/.test(title)) return "entry";
  return weighted(random, FREE_LEVELS);
}

function experience(random: Random, title: string) {
  const level = levelOf(random, title);
  const stated = random();
  // Most state years, some the level alone, a few neither.
  if (stated > 0.95) return { level: null, experienceYears: null, paidAs: level };
  const [least, halves] = YEARS[level];
  const years = least + integer(random, 0, halves) / 2;
  return { level, experienceYears: stated > 0.8 ? null : years, paidAs: level };
}

function pay(random: Random, trade: Trade, level: Level) {
  const spread = Math.exp((random() + random() + random() - 1.5) * 0.35);
  const least = Math.round((trade.pay * PAY_FACTOR[level] * spread * 1000) / 500) * 500;
  const most = Math.round((least * (1.1 + random() * 0.3)) / 500) * 500;
  return chance(random, 0.85)
    ? { annualPayMin: least, annualPayMax: most }
    : { annualPayMin: null, annualPayMax: null };
}

function toPlaces(cities: readonly MarketCity[]): SearchDocument["places"] {
  return cities.map(({ id, label, regionCode, countryCode }) => ({
    cityId: id,
    label,
    regionCode,
    countryCode,
  }));
}

function workplace(random: Random, market: SampleMarket, { draws, trade }: ChosenTrade) {
  const city = market.cities[draws.city()];
  const second = chance(random, 0.06) ? market.cities[draws.city()] : undefined;
  const cities = [...new Set([city, second].flatMap((one) => one ?? []))];
  const isRemote = chance(random, trade.remote);
  if (!isRemote) {
    const mode = chance(random, 0.2) ? ("hybrid" as const) : ("on_site" as const);
    return { mode, places: toPlaces(cities), eligibleCountries: [] };
  }
  const countries = [...new Set(cities.map(({ countryCode }) => countryCode))];
  return {
    mode: "remote" as const,
    places: chance(random, 0.5) ? [] : toPlaces(cities),
    eligibleCountries: countries,
  };
}

function chooseSkills(
  random: Random,
  market: SampleMarket,
  { draws, trade }: ChosenTrade,
): MarketSkill[] {
  const skills = market.skills.get(trade) ?? [];
  const draw = draws.skill.get(trade);
  const chosen = new Set<MarketSkill>();
  const count = integer(random, 3, 8);
  while (draw && chosen.size < count) {
    const skill = skills[draw()];
    if (skill) chosen.add(skill);
  }
  return [...chosen];
}

type ChosenTrade = { draws: Draws; trade: Trade };
type TitledJob = { title: string; company: string; skills: readonly MarketSkill[] };

/** A text of 150 to 300 words which names the title, the company and most of the skills. */
function textOf(random: Random, market: SampleMarket, given: ChosenTrade & TitledJob): string {
  const { draws, trade, title, company, skills } = given;
  const topics = market.topics.get(trade) ?? [];
  const length = integer(random, 150, 299);
  const words = Array.from({ length }, (_, index) => {
    const part = random();
    let word = market.words[draws.word()] ?? "";
    if (part < 0.38) word = pick(random, STOP_WORDS);
    else if (part < 0.55) word = topics[draws.topic()] ?? "";
    return index % 14 === 13 ? `${word}.` : word;
  });
  words[3] = title;
  words[integer(random, 4, length - 1)] = company;
  if (chance(random, 0.6)) words[integer(random, 4, length - 1)] = title;
  for (const [index, { name }] of skills.entries()) {
    if (chance(random, 0.7)) words[60 + index * 7] = name;
  }
  return words.join(" ");
}

/**
 * Makes `count` postings, the oldest first, spread over the 120 days before `now`; the market and
 * the count alone choose what they say. About 72 of 100 are live.
 */
export function* makePostings(market: SampleMarket, count: number, now: Date): Generator<BenchJob> {
  const random = seeded(`${SEED} postings`);
  const draws = makeDraws(random, market);
  for (let index = 0; index < count; index += 1) {
    const { title, trade } = market.titles[draws.title()] ?? pick(random, market.titles);
    const company = market.companies[draws.company()] ?? pick(random, market.companies);
    const chosen = { draws, trade };
    const skills = chooseSkills(random, market, chosen);
    const { paidAs, ...years } = experience(random, title);
    const age = SPAN_DAYS * (1 - index / count);
    const lifetime = pick(random, LIFETIMES_DAYS);
    const postedAt = new Date(now.getTime() - age * DAY_MS);
    const isEarly = chance(random, CLOSED_EARLY);
    const document: SearchDocument = {
      jobId: idOf(SEED, index),
      title,
      companyName: company.name,
      companySlug: company.slug,
      skills,
      boardIds: [],
      fieldValues: [],
      fieldNumbers: [],
      description: textOf(random, market, { ...chosen, title, company: company.name, skills }),
      jobType: weighted(random, TYPES),
      category: trade.category,
      ...workplace(random, market, chosen),
      ...years,
      ...pay(random, trade, paidAs),
      postedAt,
    };
    const expiresAt = new Date(postedAt.getTime() + lifetime * DAY_MS);
    const isLive = expiresAt > now && !isEarly;
    yield {
      number: index + 1,
      document,
      companyId: company.id,
      status: isLive ? "live" : "expired",
      expiresAt: isEarly && expiresAt > now ? now : expiresAt,
      currency: "USD",
    };
  }
}
