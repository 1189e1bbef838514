import type { Actor } from "../lib/accounts/schema";
import { loadCities } from "../lib/places/commands";
import { disconnect, pool } from "../lib/platform/db/client";
import { listRecommendations } from "../lib/recommendations/queries";
import { RECOMMENDED_COUNT } from "../lib/recommendations/schema";
import { loadTaste } from "../lib/recommendations/signals/queries";
import { migrate } from "../prisma/migrate";
import { fillJobs, JOBS, makePeople } from "./recommend-data";
import { readEverything, recommendPlainly } from "./recommend-plainly";

// What recommending costs among a hundred thousand jobs: the whole call, cards included, beside the
// plain way (jobs ordered by how many skills they share, ids alone) and a statement that does
// nothing. And whether the call finds what comparing every job would.

const DATA = ".data/bench-recommend";
const ROUNDS = 3;
const MINUTE_MS = 60_000;

const NAIVE = `
  SELECT j.id FROM jobs j JOIN job_skills js ON js.job_id = j.id JOIN skills s ON s.id = js.skill_id
  WHERE j.status = 'live' AND s.slug = ANY($1::text[])
  GROUP BY j.id ORDER BY count(*) DESC, j.posted_at DESC LIMIT ${RECOMMENDED_COUNT}`;

type Way = { name: string; run: (person: Actor) => Promise<unknown> };

function toActor(id: string): Actor {
  return { id, userType: "job_seeker", companies: [] } as unknown as Actor;
}

function percentile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
}

async function skillsOf(people: readonly Actor[]): Promise<Map<string, string[]>> {
  const { rows } = await pool().query<{ id: string; slugs: string[] }>(
    `SELECT user_id AS id, array_agg(slug) AS slugs FROM profile_skills
     WHERE user_id = ANY($1::uuid[]) GROUP BY 1`,
    [people.map(({ id }) => id)],
  );
  return new Map(rows.map(({ id, slugs }) => [id, slugs]));
}

/** The best time of each person, so that what else the machine does counts less. */
async function measure(way: Way, people: readonly Actor[]): Promise<number[]> {
  const best = people.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, person] of people.entries()) {
      const start = performance.now();
      await way.run(person);
      best[index] = Math.min(best[index] ?? 0, performance.now() - start);
    }
  }
  return best;
}

/** For how many people both ways recommend the same jobs in the same order. */
async function compareAll(people: readonly Actor[]): Promise<string> {
  const everything = await readEverything();
  const now = new Date();
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  let [same, shared, total] = [0, 0, 0];
  for (const person of people) {
    const { taste, withoutJobs } = await loadTaste(person);
    const plain = await recommendPlainly(everything, { taste, withoutJobs, minute });
    const wanted = plain.slice(0, RECOMMENDED_COUNT);
    const { jobs } = await listRecommendations(person, {}, now);
    const found = jobs.map(({ job }) => job.id);
    if (found.join() === wanted.join()) same += 1;
    total += wanted.length;
    shared += found.filter((id) => wanted.includes(id)).length;
  }
  return `The same jobs in the same order as by comparing every job: ${same} of ${people.length} people; ${shared} of ${total} jobs.`;
}

async function report(): Promise<string> {
  const people = (await makePeople()).map(toActor);
  const skills = await skillsOf(people);
  const ways: Way[] = [
    { name: "ours, whole call", run: (person) => listRecommendations(person) },
    { name: "skills by overlap", run: ({ id }) => pool().query(NAIVE, [skills.get(id) ?? []]) },
    { name: "SELECT 1", run: () => pool().query("SELECT 1") },
  ];
  const lines: string[] = [];
  for (const way of ways) {
    const times = await measure(way, people);
    const columns = [0.5, 0.95, 0.99].map((share) => percentile(times, share));
    lines.push(`| ${way.name} | ${columns.join(" | ")} |`);
  }
  return [
    `${JOBS} live jobs, ${people.length} people, the best of ${ROUNDS} rounds each.`,
    "",
    "| way | p50 ms | p95 ms | p99 ms |",
    "| --- | --- | --- | --- |",
    ...lines,
    "",
    await compareAll(people),
  ].join("\n");
}

/** Measures recommending and answers a table. The first run makes the jobs, which takes minutes. */
export async function run(): Promise<string> {
  process.env["DATA_DIR"] = DATA;
  process.env["LOG_LEVEL"] = "error";
  const { openDatabase } = await import("../scripts/database");
  const database = await openDatabase();
  try {
    await migrate(database.url);
    await loadCities();
    await fillJobs((text) => process.stderr.write(`${text}\n`));
    return await report();
  } finally {
    await disconnect();
    await database.close();
  }
}
