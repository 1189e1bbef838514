import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { FACET_VALUES, type FacetName } from "../../lib/search/schema";
import { SphinxClient } from "./sphinx-client";

// Debian's packaged search engine on the same documents, where it is installed: a comparison with
// a program that does nothing else.

const PORT = 3315;

export function hasSphinx(): boolean {
  return spawnSync("searchd", ["--help"], { stdio: "ignore" }).error === undefined;
}

// A kind's number is its place among the product's values, counted from one; none is 0.
function numberOf(name: FacetName, column: string): string {
  const values = FACET_VALUES[name].map((value) => `'${value}'`).join(", ");
  return `coalesce(array_position(ARRAY[${values}], ${column}::text), 0)`;
}

const EXPORT = `
  SELECT number, title, company, skills, location, description, job_type, category, level, mode, pay,
    posted, company_id, city_id, latitude, longitude, skill_ids
  FROM (
    SELECT row_number() OVER (ORDER BY j.posted_at, j.id) AS number, j.title, c.name AS company,
      coalesce((SELECT string_agg(s.name, ' , ' ORDER BY js.position) FROM job_skills js
        JOIN skills s ON s.id = js.skill_id WHERE js.job_id = j.id), '') AS skills,
      j.location, j.description, ${numberOf("jobType", "j.job_type")} AS job_type,
      ${numberOf("category", "j.category")} AS category,
      ${numberOf("level", "j.experience_level")} AS level,
      ${numberOf("mode", "j.work_mode")} AS mode,
      coalesce(j.annual_pay_max, j.annual_pay_min, 0) AS pay,
      floor(extract(epoch FROM j.posted_at))::int AS posted,
      n.id AS company_id, coalesce(p.city_id, 0) AS city_id,
      coalesce(radians(ci.latitude), 0) AS latitude, coalesce(radians(ci.longitude), 0) AS longitude,
      coalesce((SELECT string_agg(js.skill_id::text, ' ') FROM job_skills js
        WHERE js.job_id = j.id), '') AS skill_ids
    FROM jobs j JOIN companies c ON c.id = j.company_id JOIN search.companies n ON n.slug = c.slug
    LEFT JOIN job_places p ON p.job_id = j.id AND p.position = 0
    LEFT JOIN cities ci ON ci.id = p.city_id
    WHERE j.status = 'live') numbered ORDER BY number`;

function configuration(folder: string): string {
  return `source jobs {
  type = tsvpipe
  tsvpipe_command = cat ${folder}/jobs.tsv
  tsvpipe_field_string = title
  tsvpipe_field_string = company
  tsvpipe_field = skills
  tsvpipe_field = location
  tsvpipe_field = description
  tsvpipe_attr_uint = job_type
  tsvpipe_attr_uint = category
  tsvpipe_attr_uint = level
  tsvpipe_attr_uint = mode
  tsvpipe_attr_uint = pay
  tsvpipe_attr_timestamp = posted
  tsvpipe_attr_uint = company_id
  tsvpipe_attr_uint = city_id
  tsvpipe_attr_float = latitude
  tsvpipe_attr_float = longitude
  tsvpipe_attr_multi = skill_ids
}
index jobs {
  source = jobs
  path = ${folder}/jobs
  docinfo = extern
  mlock = 0
  morphology = stem_en
  min_word_len = 1
  min_prefix_len = 3
}
indexer {
  mem_limit = 1024M
}
searchd {
  listen = 127.0.0.1:${PORT}:mysql41
  pid_file = ${folder}/searchd.pid
  log = ${folder}/searchd.log
  binlog_path =
  workers = threads
  max_children = 30
}
`;
}

/** The numbers that Sphinx knows companies and skills by. */
export type SphinxNumbers = { companies: Map<string, number>; skills: Map<string, number> };

async function readNumbers(client: Client): Promise<SphinxNumbers> {
  const read = async (table: string) => {
    const { rows } = await client.query<{ id: number; slug: string }>(
      `SELECT id, slug FROM ${table}`,
    );
    return new Map(rows.map(({ id, slug }) => [slug, id]));
  };
  return { companies: await read("search.companies"), skills: await read("skills") };
}

/** A running Sphinx that holds the live jobs of a database. */
export type Sphinx = {
  client: SphinxClient;
  numbers: SphinxNumbers;
  /** Seconds that indexing took. */
  indexing: number;
  /** MB that the index takes. */
  size: number;
  stop: () => Promise<void>;
};

async function sizeOf(folder: string): Promise<number> {
  const files = ["spa", "spd", "spi", "spp", "sps", "spe", "spm"].map((kind) =>
    stat(join(folder, `jobs.${kind}`)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(files)).reduce((sum, size) => sum + size, 0) / 1024 / 1024;
}

async function dialUntilOpen(server: ChildProcess): Promise<SphinxClient> {
  for (;;) {
    if (server.exitCode !== null) throw new Error("searchd ended while starting.");
    const client = await SphinxClient.open(PORT).catch(() => null);
    if (client) return client;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Indexes the live jobs and starts Sphinx on them. Needs the port 3315. */
export async function startSphinx(client: Client, within: string): Promise<Sphinx> {
  const folder = resolve(within, "sphinx");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "sphinx.conf"), configuration(folder));
  await pipeline(
    client.query(copyTo(`COPY (${EXPORT}) TO STDOUT`)),
    createWriteStream(join(folder, "jobs.tsv")),
  );
  const conf = ["--config", join(folder, "sphinx.conf")];
  const began = performance.now();
  const { status, stdout } = spawnSync("indexer", [...conf, "--all"], { encoding: "utf8" });
  if (status !== 0) throw new Error(`Sphinx did not index: ${stdout.slice(-2000)}`);
  const indexing = (performance.now() - began) / 1000;
  const server = spawn("searchd", [...conf, "--nodetach"], { stdio: "ignore" });
  const sphinx = await dialUntilOpen(server);
  const stop = async () => {
    sphinx.close();
    const ended = new Promise((done) => server.once("exit", done));
    server.kill("SIGTERM");
    await ended;
  };
  const numbers = await readNumbers(client);
  return { client: sphinx, numbers, indexing, size: await sizeOf(folder), stop };
}
