import "server-only";
import { fetchJobIds, readSnapshot, type Snapshot } from "../engine/queries";
import { indexHeading } from "../text/rules";
import {
  inTitle,
  type MatchNumbers,
  type MatchQuery,
  readCandidates,
  toMatchQueries,
} from "./rules";
import { type Candidate, type Home, MAX_TITLES, type MatchRequest } from "./schema";

// Before each document's facts a character that says which title its own contains. The titles are
// looked for in the small vector: the large one would have to be fetched.
const FACTS = `SELECT string_agg(chr(48 + title) || facts, '') AS facts FROM (
    SELECT facts, CASE
      WHEN rank_tsv @@ $2::tsquery THEN 1 WHEN rank_tsv @@ $3::tsquery THEN 2
      WHEN rank_tsv @@ $4::tsquery THEN 3 WHEN rank_tsv @@ $5::tsquery THEN 4
      WHEN rank_tsv @@ $6::tsquery THEN 5 ELSE 0 END AS title
    FROM search.job_documents WHERE doc @@ $1::tsquery`;
const ENDS = { all: ") found", titled: ") found WHERE title > 0" };
// A condition of its own: the index weighs two small queries faster than a large one.
const WHERE = " AND doc @@ $7::tsquery";

async function fetchMarkedFacts(
  { client }: Snapshot,
  { common, where, isTitle }: MatchQuery,
  titles: readonly string[],
): Promise<string> {
  const marks = Array.from({ length: MAX_TITLES }, (_, index) =>
    titles[index] ? inTitle(titles[index]) : null,
  );
  const end = isTitle ? "titled" : "all";
  const { rows } = await client.query<{ facts: string | null }>({
    name: `search-matching-${end}${where && "-somewhere"}`,
    text: `${FACTS}${where && WHERE}${ENDS[end]}`,
    values: [common, ...marks, ...(where ? [where] : [])],
  });
  return rows[0]?.facts ?? "";
}

async function parseTitles({ client }: Snapshot, titles: readonly string[]): Promise<string[]> {
  if (titles.length === 0) return [];
  const { rows } = await client.query<{ query: string }>({
    name: "search-matching-titles",
    text: `SELECT websearch_to_tsquery('search.jobs', title)::text AS query
      FROM unnest($1::text[]) WITH ORDINALITY given (title, position) ORDER BY position`,
    values: [titles.slice(0, MAX_TITLES).map(indexHeading)],
  });
  return rows.map(({ query }) => query.replaceAll("<->", "&"));
}

const NUMBERS = `
  SELECT 'skill' AS kind, id, slug AS key FROM search.skills WHERE slug = ANY($1::text[])
  UNION ALL SELECT 'company', id, slug FROM search.companies WHERE slug = ANY($2::text[])
  UNION ALL SELECT 'job', docno, '' FROM search.job_documents WHERE job_id = ANY($3::uuid[])
  UNION ALL SELECT CASE WHEN city_id = $4::int THEN 'city' ELSE 'region' END, id, ''
    FROM search.cities WHERE city_id = $4::int OR city_id = ANY(
      ARRAY(SELECT id FROM cities WHERE country_code = $5::bpchar AND region_code = $6::text))`;

type Numbered = { kind: "skill" | "company" | "job" | "city" | "region"; id: number; key: string };

function homeValues(home: Home | null): (number | string | null)[] {
  if (home?.kind !== "place") return [null, null, null];
  return [home.cityId, home.countryCode, home.regionCode];
}

async function fetchNumbers({ client }: Snapshot, request: MatchRequest): Promise<MatchNumbers> {
  const { skills, likedSkills, withoutCompanies, withoutJobs, home } = request;
  const { rows } = await client.query<Numbered>({
    name: "search-matching-numbers",
    text: NUMBERS,
    values: [[...skills, ...likedSkills], withoutCompanies, withoutJobs, ...homeValues(home)],
  });
  const idsOf = (kind: Numbered["kind"]) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  const skillIds = (slugs: readonly string[]) =>
    new Set(
      rows.filter(({ kind, key }) => kind === "skill" && slugs.includes(key)).map(({ id }) => id),
    );
  return {
    skills: skillIds(skills),
    likedSkills: skillIds(likedSkills),
    city: [...idsOf("city")][0] ?? null,
    region: idsOf("region"),
    withoutCompanies: idsOf("company"),
    withoutDocuments: idsOf("job"),
  };
}

async function findCandidates(snapshot: Snapshot, request: MatchRequest): Promise<Candidate[]> {
  const titles = await parseTitles(snapshot, request.titles);
  const queries = toMatchQueries(request, titles);
  if (queries.length === 0) return [];
  const numbers = await fetchNumbers(snapshot, request);
  const found = new Map<number, Candidate>();
  for (const query of queries) {
    const facts = await fetchMarkedFacts(snapshot, query, titles);
    for (const each of readCandidates(facts, request, numbers)) found.set(each.docno, each);
  }
  return [...found.values()];
}

/**
 * Finds the live jobs that have enough in common with somebody, has them put in order, and answers
 * the chosen ones' ids with what they have in common. Where nothing is found at somebody's home,
 * jobs anywhere are looked for. Nothing is found for a request that says nothing.
 */
export async function findMatching(
  request: MatchRequest,
  choose: (candidates: Candidate[]) => Candidate[],
): Promise<{ jobId: string; candidate: Candidate }[]> {
  return readSnapshot(async (snapshot) => {
    let chosen = choose(await findCandidates(snapshot, request));
    if (chosen.length === 0 && request.home !== null) {
      chosen = choose(await findCandidates(snapshot, { ...request, home: null }));
    }
    if (chosen.length === 0) return [];
    const jobIds = await fetchJobIds(
      snapshot,
      chosen.map(({ docno }) => docno),
    );
    return chosen.flatMap((candidate, index) => {
      const jobId = jobIds[index];
      return jobId === undefined ? [] : [{ jobId, candidate }];
    });
  });
}
