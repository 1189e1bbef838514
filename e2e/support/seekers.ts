import type { Sql } from "./database";
import type { Fixtures } from "./fixtures";
import type { Person } from "./people";

// Data that people have entered, inserted straight into the tables.

const PUNE = 1_259_229;

/** Skills that a dozen of the demo's jobs in and around Pune require. */
const SKILLS: readonly string[] = [
  "TypeScript",
  "Python",
  "PostgreSQL",
  "Django",
  "React",
  "Docker",
  "Git",
];

/** Gives someone skills and a home in Pune. */
export async function insertProfile(
  sql: Sql,
  { id }: Person,
  skills: readonly string[] = SKILLS,
): Promise<void> {
  await sql("INSERT INTO profiles (user_id, city_id, location) VALUES ($1, $2, 'Pune')", [
    id,
    PUNE,
  ]);
  await sql(
    `INSERT INTO profile_skills (user_id, slug, name, position)
     SELECT $1, lower(name), name, position - 1
     FROM unnest($2::text[]) WITH ORDINALITY given (name, position)`,
    [id, skills],
  );
}

/** Logs in someone with skills and a home in Pune. */
export async function aSkilledMember({ aMember, sql }: Pick<Fixtures, "aMember" | "sql">) {
  const person = await aMember();
  await insertProfile(sql, person);
  return person;
}

/** Saves a job for someone. */
export async function saveJob(sql: Sql, { id }: Person, jobId: string): Promise<void> {
  await sql("INSERT INTO saved_jobs (user_id, job_id) VALUES ($1, $2)", [id, jobId]);
}

/** Records that someone applied to a job on another site. */
export async function insertExternalApplication(
  sql: Sql,
  { id }: Person,
  slug: string,
): Promise<void> {
  await sql(
    `INSERT INTO external_visits (user_id, job_id, has_applied, answered_at)
     SELECT $1, id, true, now() FROM jobs WHERE slug = $2`,
    [id, slug],
  );
}
