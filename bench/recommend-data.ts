import { randomUUID } from "node:crypto";
import { type OwnJob, publishJobs } from "../lib/jobs/commands";
import { matchCities } from "../lib/places/queries";
import type { City } from "../lib/places/schema";
import { db } from "../lib/platform/db/client";
import { skillSlug } from "../lib/shared/text";
import { demoCompanies } from "../prisma/demo/companies";
import { demoJobs } from "../prisma/demo/jobs";
import { chance, integer, pick, type Random, sample, seeded } from "../prisma/demo/random";
import type { DemoJob } from "../prisma/demo/types";

// A hundred thousand postings made of the demo's two thousand: each with another company, place,
// age and years, and some of its skills changed for others of its category. Always the same ones.

export const JOBS = 100_000;
export const PEOPLE = 200;

const BATCH = 500;
const COMPANIES = 5000;
const MAX_AGE_DAYS = 90;
const DAY_MS = 86_400_000;

type Pool = { jobs: DemoJob[]; skills: Map<string, string[]>; cities: City[]; now: Date };

async function loadPool(now: Date): Promise<Pool> {
  const jobs = demoJobs(now);
  const cities = await matchCities([...new Set(jobs.flatMap(({ placeLabels }) => placeLabels))]);
  const skills = new Map<string, string[]>();
  for (const { category, skills: named } of jobs) {
    skills.set(category, [...(skills.get(category) ?? []), ...named]);
  }
  return { jobs, skills, cities: [...cities.values()], now };
}

async function makeCompanies(): Promise<string[]> {
  const names = demoCompanies().map(({ name }) => name);
  const rows = Array.from({ length: COMPANIES }, (_, index) => {
    const name = `${names[index % names.length]} ${Math.floor(index / names.length)}`;
    return { id: randomUUID(), name, nameKey: `bench-${index}`, slug: `bench-${index}` };
  });
  await db.company.createMany({ data: rows });
  return rows.map(({ id }) => id);
}

function changedSkills(random: Random, { skills, category }: DemoJob, pool: Pool): string[] {
  const others = pool.skills.get(category) ?? [];
  const changed = skills.map((skill) => (chance(random, 0.3) ? pick(random, others) : skill));
  return [...new Set(changed)];
}

function toPosting(random: Random, pool: Pool, companies: readonly string[]): OwnJob {
  const base = pick(random, pool.jobs);
  const { reference: _, companyName: __, placeLabels: ___, ...content } = base;
  const city = pick(random, pool.cities);
  const isRemote = content.workMode === "remote";
  const experienceYears =
    content.experienceYears === null ? null : content.experienceYears + integer(random, 0, 2);
  return {
    content: {
      ...content,
      companyId: pick(random, companies),
      experienceYears,
      skills: changedSkills(random, base, pool),
      eligibleCountries: isRemote
        ? [...new Set([city.countryCode, ...content.eligibleCountries])]
        : [],
      places: [{ cityId: city.id, label: city.name, countryCode: city.countryCode }],
      deadline: null,
    },
    postedById: null,
    postedAt: new Date(pool.now.getTime() - random() * MAX_AGE_DAYS * DAY_MS),
  };
}

/** Fills an empty database; one that is filled stays as it is. */
export async function fillJobs(say: (text: string) => void): Promise<void> {
  if ((await db.job.count()) >= JOBS) return;
  const random = seeded("bench-recommend");
  const pool = await loadPool(new Date());
  const companies = await makeCompanies();
  const postings = Array.from({ length: JOBS }, () => toPosting(random, pool, companies));
  // Older postings were published earlier.
  postings.sort((a, b) => Number(a.postedAt) - Number(b.postedAt));
  for (let start = 0; start < postings.length; start += BATCH) {
    const batch = postings.slice(start, start + BATCH);
    await db.$transaction((tx) => publishJobs(tx, batch), { timeout: 120_000 });
    if (start % 10_000 === 0) say(`${start} jobs`);
  }
  await db.$executeRawUnsafe("DELETE FROM graphile_worker._private_jobs");
  await db.$executeRawUnsafe("VACUUM ANALYZE");
}

async function makePerson(random: Random, pool: Pool, jobIds: readonly string[]): Promise<string> {
  const base = pick(random, pool.jobs);
  const id = randomUUID();
  const skills = new Map(
    changedSkills(random, base, pool).map((name) => [skillSlug(name), name] as const),
  );
  const city = chance(random, 0.8) ? pick(random, pool.cities) : null;
  await db.user.create({
    data: {
      id,
      email: `${id}@example.org`,
      username: id,
      userType: "job_seeker",
      profile: { create: { location: city?.name ?? null, cityId: city?.id ?? null } },
      profileSkills: {
        create: [...skills].map(([slug, name], position) => ({ slug, name, position })),
      },
      experiences: {
        create: [
          {
            title: base.title,
            company: "Bench",
            startMonth: new Date(`${new Date().getFullYear() - integer(random, 1, 12)}-03-01`),
          },
        ],
      },
      savedJobs: {
        create: chance(random, 0.4) ? sample(random, jobIds, 3).map((jobId) => ({ jobId })) : [],
      },
    },
  });
  return id;
}

/** Makes new people with profiles, one city or none, and a few saved jobs; answers their ids. */
export async function makePeople(): Promise<string[]> {
  await db.user.deleteMany();
  const random = seeded("bench-people");
  const pool = await loadPool(new Date());
  const jobs = await db.job.findMany({ take: 2000, orderBy: { id: "asc" }, select: { id: true } });
  const jobIds = jobs.map(({ id }) => id);
  const people: string[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    people.push(await makePerson(random, pool, jobIds));
  }
  return people;
}
