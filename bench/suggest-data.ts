import { randomUUID } from "node:crypto";
import { db } from "../lib/platform/db/client";
import { skillSlug, slugify } from "../lib/shared/text";
import { demoJobs } from "../prisma/demo/jobs";
import { chance, integer, pick, type Random, seeded } from "../prisma/demo/random";

// A hundred thousand postings with about as many different titles, companies and skills, which say
// nothing else. Titles and skills begin with the demo's; the tail is of made-up words. Always the same.

const POSTINGS = 100_000;
const WORDS = 20_000;
const TITLES = 60_000;
const COMPANIES = 35_000;
const SKILLS = 5000;
const PLACES = 4000;
const BATCH = 5000;

const BEGINNINGS =
  "ba be bra cal car cer cla com con cor cra cur da de dis dor el em en er es fa fi flo for ga gra ha hel ho im in ka ki la le lo ma me mi mo na ne no o or pa pe pla po pre pro ra re ri ro sa se si so sta su ta te tra tri u va ve vi vo wa we".split(
    " ",
  );
const ENDS =
  "al an ar ber cal cent da den dic fer gen gle ic in ist la lent lic lo ma men min na nal ni pli por ra ren ri ro sen sis so ta ten ter tic tin to tra tri um va ver vi s ed ing er tion ment ly ity able ness".split(
    " ",
  );
const RANKS = ["Senior", "Junior", "Lead", "Principal", "Assistant", "Deputy", "Trainee"];
const FORMS = ["Group", "Labs", "Systems", "Partners", "Health", "Media", "Foods", "Studios"];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function makeUp(random: Random, count: number): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    const middle = Array.from({ length: integer(random, 1, 3) }, () => pick(random, ENDS)).join("");
    const word = pick(random, BEGINNINGS) + middle;
    if (word.length >= 4 && word.length <= 14) words.add(word);
  }
  return [...words];
}

/** So many different names, of what `make` makes. */
function distinct(count: number, make: () => string, first: readonly string[] = []): string[] {
  const names = new Set(first.slice(0, count));
  while (names.size < count) names.add(make());
  return [...names];
}

// The first names of a list have most postings, as occupations have.
const fewOften = (random: Random, count: number) => Math.floor(count * random() ** 3);

async function inBatches<Row>(rows: readonly Row[], write: (batch: Row[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += BATCH) {
    await write(rows.slice(start, start + BATCH));
  }
}

type Names = { titles: string[]; skills: string[]; companies: string[] };

function makeNames(random: Random): Names {
  const demo = demoJobs(new Date());
  const words = makeUp(random, WORDS);
  const word = () => capital(words[fewOften(random, WORDS)] ?? "");
  const real = [...new Set(demo.map(({ title }) => title))];
  const rank = () => (chance(random, 0.4) ? pick(random, RANKS) : "");
  const called = () => [rank(), word(), pick(random, real)].filter(Boolean).join(" ");
  return {
    titles: distinct(TITLES, called, real),
    skills: distinct(SKILLS, word, [...new Set(demo.flatMap(({ skills }) => skills))]),
    companies: distinct(COMPANIES, () => `${word()} ${word()} ${pick(random, FORMS)}`),
  };
}

async function insertCompanies(names: readonly string[]): Promise<string[]> {
  const companies = names.map((name, index) => {
    const key = `${slugify(name)}-${index}`;
    return { id: randomUUID(), name, slug: key, nameKey: key };
  });
  await inBatches(companies, (data) => db.company.createMany({ data }));
  return companies.map(({ id }) => id);
}

async function insertSkills(names: readonly string[]): Promise<number[]> {
  const skills = names.map((name, index) => ({ name, slug: `${skillSlug(name)}-${index}` }));
  await db.skill.createMany({ data: skills });
  return (await db.skill.findMany({ orderBy: { id: "asc" } })).map(({ id }) => id);
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
  const { titles, skills, companies } = makeNames(random);
  const companyIds = await insertCompanies(companies);
  const skillIds = await insertSkills(skills);
  const cities = await db.city.findMany({ orderBy: { population: "desc" }, take: PLACES });
  const oneOf = <T>(list: readonly T[]) => list[fewOften(random, list.length)];
  const postings = Array.from({ length: POSTINGS }, (_, index) => ({
    id: randomUUID(),
    // Each title once at least.
    title: titles[index] ?? oneOf(titles) ?? "",
    companyId: companyIds[index % COMPANIES] ?? "",
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
