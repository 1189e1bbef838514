import type { Client } from "pg";
import { loadCards } from "../../lib/jobs/public/cards.queries";
import { lexeme } from "../../lib/search/documents/document-rows";
import { inHeadings } from "../../lib/search/engine/query-tree";
import { findMatches } from "../../lib/search/queries";
import type { FacetCount, SearchResult } from "../../lib/search/results.schema";
import { FACET_NAMES, type FacetName, PAGE_SIZE } from "../../lib/search/schema";
import { minimumPayOf } from "../../lib/search/understanding/queries";
import { type AddParameter, having, isMeant, readWords } from "./oracle-words";
import type { PlainScope } from "./plain";
import type { MixedSearch } from "./queries";

// What a search must return, counted in the plainest way: the words, read as the product reads
// them, by `@@` on the documents, and everything else from the product's own tables with count(*)
// and GROUP BY.

const FACTS = `
  CREATE TABLE bench.facts AS
  SELECT j.id AS job_id, j.job_type, j.category, j.experience_level, j.work_mode,
    j.visa_sponsorship, c.slug AS company,
    coalesce(j.experience_years, 0) AS years, coalesce(j.annual_pay_max, j.annual_pay_min) AS pay,
    floor(extract(epoch FROM j.posted_at) / 60)::int AS posted,
    ARRAY(SELECT s.slug FROM job_skills js JOIN skills s ON s.id = js.skill_id
      WHERE js.job_id = j.id) AS skills,
    CASE WHEN j.work_mode = 'remote' THEN j.eligible_countries ELSE '{}' END AS remote_in,
    ARRAY(SELECT DISTINCT p.city_id FROM job_places p
      WHERE p.job_id = j.id AND p.city_id IS NOT NULL) AS cities
  FROM jobs j JOIN companies c ON c.id = j.company_id WHERE j.status = 'live';
  ALTER TABLE bench.facts ADD PRIMARY KEY (job_id);`;

/** Copies what the oracle counts into a narrow table each time, since jobs may have changed. */
export async function makeFactsTable(client: Client): Promise<void> {
  await client.query(`DROP TABLE IF EXISTS bench.facts; ${FACTS}`);
  await client.query("VACUUM ANALYZE bench.facts");
}

// Each facet's counts leave out its own condition, so each condition is a separate column.
const COLUMNS: Record<FacetName, string> = {
  jobType: "job_type",
  category: "category",
  level: "experience_level",
  mode: "work_mode",
  visaSponsorship: "visa_sponsorship",
};
const OWN = [...FACET_NAMES, "posted", "hasPay"] as const;
type OwnFilter = (typeof OWN)[number];

const MINUTE_MS = 60_000;
const MINUTES_A_DAY = 1440;

// Remote jobs that can be done from the city count as having a mode that wasn't chosen.
function placeCondition(search: MixedSearch, { around }: PlainScope, add: AddParameter): string {
  if (search.cityId === null || search.query.mode.includes("remote")) return "true";
  return `cities && ${add(around(search))}::int[]`;
}

type OracleRequest = { search: MixedSearch; scope: PlainScope; minute: number; words: string };

function ownConditions(
  { search, scope, minute }: OracleRequest,
  add: AddParameter,
): Record<OwnFilter, string> {
  const { query } = search;
  const chosen = (name: FacetName) =>
    query[name].length === 0
      ? "true"
      : `coalesce(${COLUMNS[name]}::text = ANY (${add(query[name])}::text[]), false)`;
  const facets = Object.fromEntries(FACET_NAMES.map((name) => [name, chosen(name)]));
  return {
    ...(facets as Record<FacetName, string>),
    mode: `${facets["mode"]} AND ${placeCondition(search, scope, add)}`,
    posted: query.posted === null ? "true" : `posted >= ${minute - query.posted * MINUTES_A_DAY}`,
    hasPay: query.hasPay ? "pay IS NOT NULL" : "true",
  };
}

function otherConditions({ search, scope, words }: OracleRequest, add: AddParameter): string[] {
  const { query } = search;
  const { around } = scope;
  const conditions = words === "" ? [] : [having(words, add)];
  if (search.cityId !== null) {
    conditions.push(`(cities && ${add(around(search))}::int[] OR remote_in @> ARRAY(
      SELECT country_code::text FROM cities WHERE id = ${add(search.cityId)}::int))`);
  }
  if (query.company !== null) conditions.push(`company = ${add(query.company)}`);
  if (query.skill.length > 0) conditions.push(`skills @> ${add(query.skill)}::text[]`);
  if (query.experience !== null) conditions.push(`years <= ${add(query.experience)}`);
  const least = minimumPayOf(query);
  if (least !== null) {
    const unstated = query.unstatedPay ? " OR pay IS NULL" : "";
    conditions.push(`(pay >= ${add(least)}${unstated})`);
  }
  const fields = Object.entries(query.fields).map(([key, values]) =>
    having(`(${values.map((value) => `'${lexeme.field(key, value)}'`).join(" | ")})`, add),
  );
  conditions.push(
    ...fields,
    ...query.condition.map((one) => having(`'${lexeme.condition(one)}'`, add)),
  );
  return conditions;
}

function allBut(name: OwnFilter | null): string {
  return OWN.filter((one) => one !== name)
    .map((one) => `"ok_${one}"`)
    .join(" AND ");
}

const POSTED = [1, 7, 30];

function countsText(minute: number): string[] {
  const found = allBut(null);
  const fixed = Object.entries(COLUMNS).map(
    ([name, column]) =>
      `SELECT '${name}', ${column}::text, count(*) FROM c WHERE ${allBut(name as OwnFilter)} GROUP BY 2`,
  );
  const posted = POSTED.map(
    (days) => `SELECT 'posted', '${days}', count(*) FROM c
      WHERE ${allBut("posted")} AND posted >= ${minute - days * MINUTES_A_DAY}`,
  );
  return [
    `SELECT 'total' AS kind, '' AS value, count(*) AS count FROM m WHERE is_found AND ${found}`,
    `SELECT 'mentions', '', count(*) FROM m WHERE NOT is_found AND ${found}`,
    ...fixed,
    ...posted,
    `SELECT 'hasPay', '', count(*) FROM c WHERE ${allBut("hasPay")} AND pay IS NOT NULL`,
    `SELECT 'companies', company, count(*) FROM c WHERE ${found} GROUP BY 2`,
    `SELECT 'skills', unnest(skills), count(*) FROM c WHERE ${found} GROUP BY 2`,
    `SELECT 'places', unnest(cities)::text, count(*) FROM c WHERE ${found} GROUP BY 2`,
  ];
}

/** The right counts by kind, and the sort keys on the requested page. */
type Truth = { counts: Map<string, Map<string, number>>; keys: string[] };

async function truthOf(
  client: Client,
  { search, scope, isByChance }: { search: MixedSearch; scope: PlainScope; isByChance: boolean },
): Promise<Truth> {
  const minute = Math.floor(scope.now.getTime() / MINUTE_MS);
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const { words, heads } = await readWords(client, search);
  const request = { search, scope, minute, words };
  const own = ownConditions(request, add);
  const columns = OWN.map((name) => `${own[name]} AS "ok_${name}"`).join(", ");
  const others = otherConditions(request, add);
  // What isn't compared must not be a parameter either: PostgreSQL wants the type of each.
  const inParts = () => (words === "" ? "true" : having(inHeadings(words, new Set(heads)), add));
  const isFound = isByChance ? "false" : inParts();
  // Counts what was found, or the mentions if that's nothing.
  const m = `WITH m AS MATERIALIZED (SELECT *, ${columns}, ${isFound} AS is_found FROM bench.facts
    ${others.length > 0 ? `WHERE ${others.join(" AND ")}` : ""}),
    c AS MATERIALIZED (SELECT * FROM m
      WHERE is_found OR NOT EXISTS (SELECT FROM m WHERE is_found AND ${allBut(null)}))`;
  const { sort, page } = search.query;
  const key = sort === "pay" ? "coalesce(pay, -1) || ' ' || posted" : "posted::text";
  const order = sort === "pay" ? "pay DESC NULLS LAST, posted DESC" : "posted DESC";
  const { rows } = await client.query<{ kind: string; value: string | null; count: string }>(
    `${m} ${countsText(minute).join(" UNION ALL ")} UNION ALL
     SELECT 'meant', '', count(*) FROM m WHERE is_found AND ${allBut(null)}
       AND (${isMeant(words, search, add)}) UNION ALL
     (SELECT 'key', ${key}, 0 FROM m WHERE ${allBut(null)}
      ORDER BY is_found DESC, ${order} LIMIT 20 OFFSET ${(page - 1) * 20})`,
    values,
  );
  const counts = new Map<string, Map<string, number>>();
  const keys: string[] = [];
  for (const { kind, value, count } of rows) {
    if (kind === "key") keys.push(value ?? "");
    else counts.set(kind, (counts.get(kind) ?? new Map()).set(value ?? "", Number(count)));
  }
  return { counts, keys };
}

function compareFixed(name: string, shown: FacetCount[], truth: Map<string, number>): string[] {
  return shown
    .filter(({ value, count }) => count !== (truth.get(value) ?? 0))
    .map(({ value, count }) => `${name} ${value}: ${count} for ${truth.get(value) ?? 0}`);
}

// Among ties, any may be in the top ten: the numbers must be the highest, and each must be right.
function compareTop(name: string, shown: FacetCount[], truth: Map<string, number>): string[] {
  const wanted = [...truth.values()].sort((a, b) => b - a).slice(0, 10);
  const given = shown.map(({ count }) => count);
  const isSame = given.join() === wanted.join();
  return [
    ...compareFixed(name, shown, truth),
    ...(isSame ? [] : [`${name}: ${given.join(" ")} for ${wanted.join(" ")}`]),
  ];
}

async function compareOrder(search: MixedSearch, ids: string[], keys: string[]): Promise<string[]> {
  const { sort } = search.query;
  if (sort === "relevance") return [];
  const cards = await loadCards(ids);
  const given = cards.map(({ pay, postedAt }) => {
    const posted = Math.floor(Date.parse(postedAt) / MINUTE_MS);
    return sort === "pay" ? `${pay?.max ?? pay?.min ?? -1} ${posted}` : String(posted);
  });
  return given.join() === keys.join() ? [] : [`order: ${given.join(" ")} for ${keys.join(" ")}`];
}

// By relevance, page 1 must begin like the whole order, unless that takes too long to compute.
const MOST_RANKED = 20_000;

async function comparePage(
  { query }: MixedSearch,
  { jobIds, total: found, mentions }: SearchResult,
  { now }: PlainScope,
): Promise<string[]> {
  const total = found + mentions.total;
  if (query.sort !== "relevance" || query.page > 1 || total > MOST_RANKED) return [];
  const whole = await findMatches({ ...query, asTyped: true }, Math.max(total, PAGE_SIZE), now);
  const first = whole.jobIds.slice(0, PAGE_SIZE);
  return first.join() === jobIds.join() ? [] : ["page 1 is not the beginning of the whole order"];
}

// The words may have been understood as filters or corrected; what counts is what was searched for.
function asDone(search: MixedSearch, { understood, place }: SearchResult): MixedSearch {
  const { query } = understood;
  const cityId = query.location === "" ? null : (place?.cityId ?? null);
  return { ...search, query, cityId };
}

/** What is wrong with a result; empty if nothing is. */
export async function differences(
  client: Client,
  { asked, result, scope }: { asked: MixedSearch; result: SearchResult; scope: PlainScope },
): Promise<string[]> {
  const search = asDone(asked, result);
  const plain = await truthOf(client, { search, scope, isByChance: false });
  // Work of other fields only mentions the words, if it's all there is (decision 0151).
  const isByChance = result.total === 0 && plain.counts.get("meant")?.get("") === 0;
  const { counts, keys } = isByChance
    ? await truthOf(client, { search, scope, isByChance })
    : plain;
  const of = (kind: string) => counts.get(kind) ?? new Map<string, number>();
  const { facets } = result;
  const total = of("total").get("") ?? 0;
  const mentions = of("mentions").get("") ?? 0;
  const hasPay = of("hasPay").get("") ?? 0;
  return [
    ...(result.total === total ? [] : [`total: ${result.total} for ${total}`]),
    ...(result.mentions.total === mentions
      ? []
      : [`mentions: ${result.mentions.total} for ${mentions}`]),
    ...(facets.hasPay === hasPay ? [] : [`hasPay: ${facets.hasPay} for ${hasPay}`]),
    ...[...FACET_NAMES, "posted" as const].flatMap((name) =>
      compareFixed(name, facets[name], of(name)),
    ),
    ...(["companies", "skills", "places"] as const).flatMap((name) =>
      compareTop(name, facets[name], of(name)),
    ),
    ...(asked.cityId !== null && search.cityId !== asked.cityId
      ? [`place: ${search.cityId} for ${asked.cityId}`]
      : []),
    ...(await compareOrder(search, result.jobIds, keys)),
    ...(await comparePage(search, result, scope)),
  ];
}
