import type { Client } from "pg";
import { readKeywords } from "../../lib/search/vocabulary/indexed-text";
import type { MixedSearch } from "./queries";

// The textbook search, in the same database: one wide table with a generated tsvector and its
// index, a rank of everything found, a count, and a statement for each facet. Cities are matched by
// number and a radius by the list of its cities, which favours it over matching by name.

const WIDE = `
  CREATE TABLE bench.wide AS
  SELECT j.id, j.slug, j.title, c.slug AS company_slug, c.name AS company_name, j.location,
    j.work_mode, j.job_type, j.category, j.experience_level, coalesce(j.experience_years, 0) AS years,
    coalesce(j.annual_pay_max, j.annual_pay_min) AS pay, j.posted_at, j.description,
    j.status = 'live' AS is_live,
    ARRAY(SELECT s.name FROM job_skills js JOIN skills s ON s.id = js.skill_id
      WHERE js.job_id = j.id ORDER BY js.position) AS skills,
    ARRAY(SELECT s.slug FROM job_skills js JOIN skills s ON s.id = js.skill_id
      WHERE js.job_id = j.id) AS skill_slugs,
    ARRAY(SELECT p.city_id FROM job_places p WHERE p.job_id = j.id AND p.city_id IS NOT NULL) AS cities
  FROM jobs j JOIN companies c ON c.id = j.company_id;
  CREATE FUNCTION bench.joined(text[]) RETURNS text LANGUAGE sql IMMUTABLE
    AS $$ SELECT array_to_string($1, ' ') $$;
  ALTER TABLE bench.wide ADD tsv tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('english', bench.joined(skills)), 'B')
    || setweight(to_tsvector('english', company_name || ' ' || location), 'C')
    || to_tsvector('english', description)) STORED;
  ALTER TABLE bench.wide ADD PRIMARY KEY (id);
  CREATE INDEX ON bench.wide USING gin (tsv);
  CREATE INDEX ON bench.wide (posted_at DESC);
  CREATE INDEX ON bench.wide (category, job_type, posted_at DESC) WHERE is_live;
  CREATE INDEX ON bench.wide (company_slug);
  CREATE INDEX ON bench.wide (pay);
  CREATE INDEX ON bench.wide USING gin (cities);`;

/** Creates the wide table unless it exists. Takes minutes for a million. */
export async function makeWideTable(client: Client): Promise<void> {
  const { rows } = await client.query("SELECT to_regclass('bench.wide') AS there");
  if (rows[0]?.there !== null) return;
  await client.query(`BEGIN; ${WIDE} COMMIT`);
  await client.query("VACUUM ANALYZE bench.wide");
  await client.query("CHECKPOINT");
}

const CARD = `id, slug, title, company_name, location, work_mode, job_type, category, experience_level,
  pay, posted_at, skills, left(description, 200) AS excerpt`;

/** What a search depends on: the time, and the cities that its place means. */
export type PlainScope = { now: Date; around: (search: MixedSearch) => number[] };

/** A WHERE clause with its parameters. */
type Condition = { where: string; values: unknown[]; tsquery: string };

const DAY_MS = 86_400_000;

type AddParameter = (value: unknown) => string;

function filters({ query }: MixedSearch, { now }: PlainScope, add: AddParameter): string[] {
  const lists = [
    ["job_type", "job_type", query.jobType],
    ["category", "job_category", query.category],
    ["experience_level", "experience_level", query.level],
    ["work_mode", "work_mode", query.mode],
  ] as const;
  const conditions = lists
    .filter(([, , chosen]) => chosen.length > 0)
    .map(([column, type, chosen]) => `${column} = ANY (${add(chosen)}::${type}[])`);
  const { salaryMin, posted, company, skill } = query;
  if (salaryMin !== null) conditions.push(`pay >= ${add(salaryMin)}`);
  if (company !== null) conditions.push(`company_slug = ${add(company)}`);
  if (skill.length > 0) conditions.push(`skill_slugs @> ${add(skill)}::text[]`);
  if (posted !== null) {
    conditions.push(`posted_at >= ${add(new Date(now.getTime() - posted * DAY_MS))}`);
  }
  return conditions;
}

type SpokenWords = { where: string; tsquery: string };

function conditionOf(
  search: MixedSearch,
  scope: PlainScope,
  words: (add: AddParameter) => SpokenWords | null,
): Condition {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const spoken = words(add);
  const where = ["is_live", ...(spoken ? [spoken.where] : []), ...filters(search, scope, add)];
  if (search.cityId !== null) where.push(`cities && ${add(scope.around(search))}::int[]`);
  return { where: where.join(" AND "), values, tsquery: spoken?.tsquery ?? "" };
}

const ORDERS = { newest: "posted_at DESC", pay: "pay DESC NULLS LAST, posted_at DESC" };

function orderOf({ query }: MixedSearch, tsquery: string): string {
  if (query.sort === "relevance" && tsquery) return `ts_rank(tsv, ${tsquery}) DESC, posted_at DESC`;
  return ORDERS[query.sort === "pay" ? "pay" : "newest"];
}

async function pageAndCount(
  client: Client,
  search: MixedSearch,
  { where, values, tsquery }: Condition,
): Promise<number> {
  const offset = (search.query.page - 1) * 20;
  await client.query(
    `SELECT ${CARD} FROM bench.wide WHERE ${where}
     ORDER BY ${orderOf(search, tsquery)} LIMIT 20 OFFSET ${offset}`,
    values,
  );
  const { rows } = await client.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM bench.wide WHERE ${where}`,
    values,
  );
  return rows[0]?.total ?? 0;
}

const FACETS = ["job_type", "category", "experience_level", "work_mode"];
const TOPS = ["company_name", "unnest(cities)"];

/** A page, the total and six facets, one statement each. Returns the total. */
export async function askTextbook(
  client: Client,
  search: MixedSearch,
  scope: PlainScope,
): Promise<number> {
  const condition = conditionOf(search, scope, (add) => {
    if (search.query.query === "") return null;
    const words = search.query.query.trim().split(/\s+/);
    const tsquery = search.isPrefix
      ? `to_tsquery('english', ${add(words.map((word) => `${word}:*`).join(" & "))})`
      : `websearch_to_tsquery('english', ${add(search.query.query)})`;
    return { where: `tsv @@ ${tsquery}`, tsquery };
  });
  const total = await pageAndCount(client, search, condition);
  const { where, values } = condition;
  for (const facet of FACETS) {
    await client.query(
      `SELECT ${facet}, count(*) FROM bench.wide WHERE ${where} GROUP BY 1`,
      values,
    );
  }
  for (const top of TOPS) {
    await client.query(
      `SELECT ${top}, count(*) FROM bench.wide WHERE ${where} GROUP BY 1 ORDER BY 2 DESC LIMIT 10`,
      values,
    );
  }
  return total;
}

/** A page and the total, the words as part of the title, the description or the company. */
export async function askIlike(
  client: Client,
  search: MixedSearch,
  scope: PlainScope,
): Promise<number> {
  const condition = conditionOf(search, scope, (add) => {
    const words = readKeywords(search.query.query).words;
    if (words === "") return null;
    const part = add(`%${words}%`);
    const where = ["title", "description", "company_name"]
      .map((column) => `${column} ILIKE ${part}`)
      .join(" OR ");
    return { where: `(${where})`, tsquery: "" };
  });
  return pageAndCount(client, search, condition);
}
