import { randomUUID } from "node:crypto";
import { db, pool } from "../lib/platform/db/client";
import { skillSlug } from "../lib/shared/text";
import { chance, integer, pick, type Random, sample, seeded } from "../prisma/demo/random";
import { effort } from "./effort";

// People who resemble what jobs look for: each has the title, the place and most of the skills of
// one. The same jobs always give the same people.

export const PEOPLE = effort(200, 10);

/** The parts of a posting that people are made from. */
type BaseJob = {
  id: string;
  title: string;
  category: string;
  skills: string[];
  cityId: number | null;
  label: string | null;
};

// Ids don't depend on what a job is about, so the first ones are a random sample.
async function readBases(): Promise<BaseJob[]> {
  const { rows } = await pool().query<BaseJob>(
    `SELECT j.id, j.title, j.category, p.city_id AS "cityId", p.label,
       ARRAY(SELECT s.name FROM job_skills js JOIN skills s ON s.id = js.skill_id
             WHERE js.job_id = j.id ORDER BY js.position) AS skills
     FROM jobs j LEFT JOIN job_places p ON p.job_id = j.id AND p.position = 0
     WHERE j.status = 'live' ORDER BY j.id LIMIT $1`,
    [10 * PEOPLE],
  );
  return rows;
}

function changedSkills(random: Random, { skills, category }: BaseJob, bases: readonly BaseJob[]) {
  const others = bases.filter((base) => base.category === category).flatMap((base) => base.skills);
  return [...new Set(skills.map((skill) => (chance(random, 0.3) ? pick(random, others) : skill)))];
}

async function makePerson(random: Random, bases: readonly BaseJob[]): Promise<string> {
  const base = pick(random, bases);
  const id = randomUUID();
  const skills = new Map(
    changedSkills(random, base, bases).map((name) => [skillSlug(name), name] as const),
  );
  const hasHome = chance(random, 0.8) && base.cityId !== null;
  await db.user.create({
    data: {
      id,
      email: `${id}@example.org`,
      username: id,
      userType: "job_seeker",
      profile: {
        create: {
          location: hasHome ? base.label : null,
          cityId: hasHome ? base.cityId : null,
        },
      },
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
        create: chance(random, 0.4)
          ? sample(random, bases, 3).map(({ id: jobId }) => ({ jobId }))
          : [],
      },
    },
  });
  return id;
}

/**
 * Creates people with profiles, one city or none, and a few saved jobs. Returns their ids. Those of
 * earlier runs stay, because deleting everything that refers to them would take longer.
 */
export async function makePeople(): Promise<string[]> {
  const random = seeded("bench-people");
  const bases = await readBases();
  const people: string[] = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push(await makePerson(random, bases));
  return people;
}

/** The ids of some live jobs. */
export async function someJobs(): Promise<string[]> {
  return (await readBases()).slice(-PEOPLE).map(({ id }) => id);
}
