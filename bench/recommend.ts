import type { Client } from "pg";
import type { Actor } from "../lib/accounts/schema";
import { listSimilarJobs } from "../lib/jobs/public/similar.queries";
import { dropCached } from "../lib/platform/caching/cache";
import { pool } from "../lib/platform/db/client";
import { listRecommendations } from "../lib/recommendations/queries";
import { RECOMMENDED_COUNT } from "../lib/recommendations/schema";
import { loadKnown } from "../lib/recommendations/signals.queries";
import { effort } from "./effort";
import { makePeople, someJobs } from "./recommend-data";
import { readEverything, recommendPlainly } from "./recommend-plainly";
import { connect } from "./search/database";
import { type LoadedMarket, withLoaded } from "./search/setup";
import { measureUnit, percentile } from "./search/timing";

// What recommendations and similar jobs cost: whole calls including cards, compared with the plain
// way (jobs ordered by the number of common skills, ids only) and an empty statement. Also checks
// that recommending finds what comparing every job would.

const ROUNDS = effort(3, 1);
const MINUTE_MS = 60_000;
const SIMILAR = 6;
/** Comparing every job needs all of them in memory. */
const MOST_COMPARED = 200_000;
/** The plain way takes seconds per person among a million jobs. */
const PLAINLY = 10;

const NAIVE = `
  SELECT j.id FROM jobs j JOIN job_skills js ON js.job_id = j.id JOIN skills s ON s.id = js.skill_id
  WHERE j.status = 'live' AND s.slug = ANY($1::text[])
  GROUP BY j.id ORDER BY count(*) DESC, j.posted_at DESC LIMIT ${RECOMMENDED_COUNT}`;

/** `among` are the ids that it's run for. */
type RecommendationWay = {
  name: string;
  among: readonly string[];
  run: (id: string) => Promise<unknown>;
};

function toActor(id: string): Actor {
  return { id, userType: "job_seeker", companies: [] } as unknown as Actor;
}

async function skillsOf(people: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await pool().query<{ id: string; slugs: string[] }>(
    `SELECT user_id AS id, array_agg(slug) AS slugs FROM profile_skills
     WHERE user_id = ANY($1::uuid[]) GROUP BY 1`,
    [people],
  );
  return new Map(rows.map(({ id, slugs }) => [id, slugs]));
}

/** The best time of each, to reduce the effect of other programs. */
async function measure({ among, run: ask }: RecommendationWay): Promise<number[]> {
  const best = among.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, id] of among.entries()) {
      const start = performance.now();
      await ask(id);
      best[index] = Math.min(best[index] ?? 0, performance.now() - start);
    }
  }
  return best;
}

/** The number of people to whom both ways recommend the same jobs in the same order. */
async function compareAll(people: readonly string[]): Promise<string> {
  const everything = await readEverything();
  const now = new Date();
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  let [same, shared, total] = [0, 0, 0];
  for (const person of people.map(toActor)) {
    const known = await loadKnown(person);
    if (known === null) throw new Error("Nobody here withdrew their consent.");
    const plain = await recommendPlainly(everything, { ...known, taste: known.tastes[0], minute });
    const wanted = plain.slice(0, RECOMMENDED_COUNT);
    const { jobs } = await listRecommendations(person, {}, now);
    const found = jobs.map(({ job }) => job.id);
    if (found.join() === wanted.join()) same += 1;
    total += wanted.length;
    shared += found.filter((id) => wanted.includes(id)).length;
  }
  if (same < people.length) process.exitCode = 1;
  return `The same jobs in the same order as by comparing every job: ${same} of ${people.length} people; ${shared} of ${total} jobs.`;
}

/** A connection without the product's time limits. */
type Machine = { client: Client; unit: number };

async function measureWays(
  people: readonly string[],
  { client, unit }: Machine,
): Promise<string[]> {
  const skills = await skillsOf(people);
  const similar = async (id: string) => {
    dropCached();
    return listSimilarJobs(id, SIMILAR);
  };
  const ways: RecommendationWay[] = [
    { name: "recommending", among: people, run: (id) => listRecommendations(toActor(id)) },
    { name: "similar jobs", among: await someJobs(), run: similar },
    {
      name: "skills by overlap, ids alone",
      among: people.slice(0, PLAINLY),
      run: (id) => client.query(NAIVE, [skills.get(id) ?? []]),
    },
    { name: "`SELECT 1`", among: people, run: () => client.query("SELECT 1") },
  ];
  const lines: string[] = [];
  for (const way of ways) {
    const times = await measure(way);
    const shares = [0.5, 0.95, 0.99].map((share) => percentile(times, share));
    const inUnits = ((shares[1] ?? 0) / unit).toFixed(2);
    const columns = [...shares.map((ms) => ms.toFixed(2)), inUnits];
    lines.push(`| ${way.name} | ${times.length} | ${columns.join(" | ")} |`);
  }
  return lines;
}

async function report({ database, load }: LoadedMarket): Promise<string> {
  const client = await connect(database.url);
  const { unit } = await measureUnit(client);
  const people = await makePeople();
  const lines = await measureWays(people, { client, unit });
  await client.end();
  const isCompared = load.live <= MOST_COMPARED;
  return [
    `${load.jobs} jobs, ${load.live} of them live; the best of ${ROUNDS} rounds each. U = ${unit.toFixed(2)} ms.`,
    "",
    "| way | asked | p50 ms | p95 ms | p99 ms | p95 in U |",
    "| --- | --- | --- | --- | --- | --- |",
    ...lines,
    "",
    isCompared ? await compareAll(people) : "Not compared with comparing every job: too many jobs.",
  ].join("\n");
}

/**
 * Measures recommendations and similar jobs and returns a table. Uses the generated postings of the
 * search bench: `--jobs` of them (100,000 by default), generated anew unless `--keep` finds them.
 * Fails if someone is recommended other jobs than comparing every job would find.
 */
export async function run(): Promise<string> {
  return withLoaded(report);
}
