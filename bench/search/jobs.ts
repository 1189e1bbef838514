import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { jobSlug } from "../../lib/jobs/lifecycle";
import type { JobStatus } from "../../lib/jobs/schema";
import type { SearchDocument } from "../../lib/search/schema";
import { excerpt, slugify } from "../../lib/shared/text";

// Writes postings into the product's tables as fast as the database accepts them.

/** The parts of a posting that its card and the search need. */
export type BenchJob = {
  /** 1 and up: makes its short id. */
  number: number;
  document: SearchDocument;
  companyId: string;
  status: Extract<JobStatus, "live" | "expired">;
  expiresAt: Date | null;
  currency: string;
};

export type BenchCompany = { id: string; name: string; slug: string };

type Value = string | number | Date | null;

function field(value: Value): string {
  if (value === null) return "\\N";
  if (value instanceof Date) return value.toISOString();
  return String(value)
    .replaceAll("\\", "\\\\")
    .replaceAll("\t", "\\t")
    .replaceAll("\n", "\\n")
    .replaceAll("\r", "\\r");
}

/** Writes rows into a table with COPY, the fastest way. */
async function copyRows(
  client: PoolClient,
  table: string,
  rows: Iterable<readonly Value[]>,
): Promise<void> {
  const lines = function* () {
    for (const row of rows) yield `${row.map(field).join("\t")}\n`;
  };
  await pipeline(Readable.from(lines()), client.query(copyFrom(`COPY ${table} FROM STDIN`)));
}

/** A deterministic id for these words, in the form of a random one. */
export function idOf(...words: (string | number)[]): string {
  const hex = createHash("sha256").update(words.join("\n")).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

const SHORT = "23456789bcdfghjkmnpqrstvwxyz";

function shortId(number: number): string {
  let text = "";
  let rest = number;
  for (let place = 0; place < 10; place += 1) {
    text = `${SHORT[rest % SHORT.length]}${text}`;
    rest = Math.floor(rest / SHORT.length);
  }
  return text;
}

export function toCompany(name: string): BenchCompany {
  return { id: idOf("company", name), name, slug: slugify(name) };
}

export async function copyCompanies(
  client: PoolClient,
  companies: readonly BenchCompany[],
): Promise<void> {
  const rows = companies.map(({ id, slug, name }) => [id, slug, name, slug]);
  await copyRows(client, "companies (id, slug, name, name_key)", rows);
}

/** Adds skills and returns the number of each slug. */
export async function addSkills(
  client: PoolClient,
  skills: readonly { slug: string; name: string }[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; slug: string }>(
    `INSERT INTO skills (slug, name) SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT (slug) DO UPDATE SET name = EXCLUDED.name RETURNING id, slug`,
    [skills.map(({ slug }) => slug), skills.map(({ name }) => name)],
  );
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

const JOB_COLUMNS = `jobs (id, short_id, slug, company_id, status, title, description, excerpt,
  job_type, category, experience_years, experience_level, work_mode, eligible_countries, location,
  pay_min, pay_max, pay_currency, pay_period, annual_pay_min, annual_pay_max, expires_at, posted_at,
  ended_at)`;

function locationOf({ places, mode }: SearchDocument): string {
  return places[0]?.label ?? (mode === "remote" ? "Remote" : "");
}

function toRow(job: BenchJob): Value[] {
  const { document, number, companyId, status, expiresAt, currency } = job;
  const { annualPayMin, annualPayMax } = document;
  const hasPay = annualPayMin !== null || annualPayMax !== null;
  const short = shortId(number);
  return [
    document.jobId,
    short,
    jobSlug(document.title, document.companyName, short),
    companyId,
    status,
    document.title,
    document.description,
    excerpt(document.description, 200),
    document.jobType,
    document.category,
    document.experienceYears,
    document.level ?? null,
    document.mode ?? null,
    `{${document.eligibleCountries.join(",")}}`,
    locationOf(document),
    annualPayMin,
    annualPayMax,
    hasPay ? currency : null,
    hasPay ? "year" : null,
    annualPayMin,
    annualPayMax,
    expiresAt,
    document.postedAt,
    status === "live" ? null : expiresAt,
  ];
}

/** Writes jobs with their places and skills. The caller adds their search documents. */
export async function copyJobs(
  client: PoolClient,
  jobs: readonly BenchJob[],
  skillIds: ReadonlyMap<string, number>,
): Promise<void> {
  await copyRows(client, JOB_COLUMNS, jobs.map(toRow));
  await copyRows(
    client,
    "job_places (job_id, position, city_id, label, country_code)",
    jobs.flatMap(({ document: { jobId, places } }) =>
      places.map(({ cityId, label, countryCode }, position) => [
        jobId,
        position,
        cityId,
        label,
        countryCode,
      ]),
    ),
  );
  await copyRows(
    client,
    "job_skills (job_id, skill_id, position)",
    jobs.flatMap(({ document: { jobId, skills } }) =>
      skills.map(({ slug }, position) => [jobId, skillIds.get(slug) ?? 0, position]),
    ),
  );
}
