import { randomUUID } from "node:crypto";
import { db, pool } from "../lib/platform/db/client";
import { skillSlug } from "../lib/shared/text";
import { chance, pick, type Random, seeded } from "../prisma/demo/random";
import { effort } from "./effort";
import { addSkills, type BenchCompany, copyCompanies, toCompany } from "./search/jobs";
import { type MarketSkill, makeMarket, type SampleMarket } from "./search/market";
import { COMPANY_SUFFIXES, PREFIXES } from "./search/words";

// A hundred thousand postings with about as many different titles, companies and skills, which say
// nothing else: the market's of the search's bench, and more like them. Always the same.

const POSTINGS = effort(100_000, 1000);
const WORDS = 20_000;
const TITLES = effort(60_000, 800);
const COMPANIES = effort(35_000, 300);
const SKILLS = effort(5000, 200);
const PLACES = 4000;
const BATCH = 5000;

const RANKS = [...new Set(PREFIXES)].filter(Boolean);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** So many different ones by what names them, of what `make` makes. */
function distinct<Item>(
  count: number,
  { nameOf, make, first }: { nameOf: (item: Item) => string; make: () => Item; first: Item[] },
): Item[] {
  const named = new Map(first.map((item) => [nameOf(item), item]));
  while (named.size < count) {
    const item = make();
    if (!named.has(nameOf(item))) named.set(nameOf(item), item);
  }
  return [...named.values()].slice(0, count);
}

// The first of a list have most postings, as occupations have.
const fewOften = (random: Random, count: number) => Math.floor(count * random() ** 3);

async function inBatches<Row>(rows: readonly Row[], write: (batch: Row[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += BATCH) {
    await write(rows.slice(start, start + BATCH));
  }
}

type Names = { titles: string[]; skills: MarketSkill[]; companies: BenchCompany[] };

function makeNames(random: Random, market: SampleMarket): Names {
  const word = () => capital(market.words[fewOften(random, WORDS)] ?? "");
  const known = market.titles.map(({ title }) => title);
  const rank = () => (chance(random, 0.4) ? pick(random, RANKS) : "");
  const called = () => [rank(), word(), pick(random, known)].filter(Boolean).join(" ");
  const toSkill = (name: string) => ({ slug: skillSlug(name), name });
  const slugOf = ({ slug }: { slug: string }) => slug;
  return {
    titles: distinct(TITLES, { nameOf: (title) => title, make: called, first: known }),
    skills: distinct(SKILLS, {
      nameOf: slugOf,
      make: () => toSkill(word()),
      first: [...market.skills.values()].flat(),
    }),
    companies: distinct(COMPANIES, {
      nameOf: slugOf,
      make: () => toCompany(`${word()} ${word()} ${pick(random, COMPANY_SUFFIXES)}`),
      first: [],
    }),
  };
}

/** Writes companies and skills; answers the skills' numbers, in order. */
async function insertNames({ companies, skills }: Names): Promise<number[]> {
  const client = await pool().connect();
  try {
    await copyCompanies(client, companies);
    const ids = await addSkills(client, skills);
    return skills.map(({ slug }) => ids.get(slug) ?? 0);
  } finally {
    client.release();
  }
}

type Posting = {
  id: string;
  title: string;
  companyId: string;
  skillIds: Set<number>;
  cityId: number;
};

async function insertPostings(postings: readonly Posting[]): Promise<void> {
  await db.job.createMany({
    data: postings.map(({ id, title, companyId }) => ({
      ...{ id, shortId: id, slug: id, companyId, title, description: "", excerpt: "" },
      ...{ location: "", jobType: "full_time", category: "other", workMode: "on_site" },
    })),
  });
  await db.jobSkill.createMany({
    data: postings.flatMap(({ id, skillIds }) =>
      [...skillIds].map((skillId, position) => ({ jobId: id, skillId, position })),
    ),
  });
  await db.jobPlace.createMany({
    data: postings.map(({ id, cityId }) => ({ jobId: id, position: 0, cityId, label: "" })),
  });
}

/** Fills an empty database that has its cities; one that is filled stays as it is. */
export async function fillSuggestions(): Promise<void> {
  if ((await db.job.count()) > 0) return;
  const random = seeded("bench-suggest");
  const market = await makeMarket(pool());
  const names = makeNames(random, market);
  const { titles, companies } = names;
  const skillIds = await insertNames(names);
  const cities = market.cities.slice(0, PLACES);
  const oneOf = <T>(list: readonly T[]) => list[fewOften(random, list.length)];
  const postings = Array.from({ length: POSTINGS }, (_, index) => ({
    id: randomUUID(),
    // Each title once at least.
    title: titles[index] ?? oneOf(titles) ?? "",
    companyId: companies[index % COMPANIES]?.id ?? "",
    skillIds: new Set([1, 2, 3].map(() => oneOf(skillIds) ?? 0)),
    cityId: oneOf(cities)?.id ?? 0,
  }));
  await inBatches(postings, insertPostings);
  // Which of them are live is all that the suggestions ask of the index.
  await db.$executeRaw`
    INSERT INTO search.job_documents (docno, job_id, facts, doc)
    SELECT nextval('search.docno'), id, '', ''::tsvector FROM jobs`;
  await db.$executeRawUnsafe("VACUUM ANALYZE");
}
