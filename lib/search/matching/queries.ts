import "server-only";
import { leavingOut } from "../engine/columns/rules";
import { findDocuments } from "../engine/finding/queries";
import { followIndex, type View } from "../engine/memory/queries";
import { fetchJobIds, readSnapshot, readTitles, type Snapshot } from "../engine/queries";
import { chooseAmong } from "./candidates/rules";
import { countShared, isAsking, type MatchNumbers, matchingAmong, whereNode } from "./rules";
import { type Candidate, type Choice, type Home, MAX_TITLES, type MatchRequest } from "./schema";

const NUMBERS = `
  SELECT 'skill' AS kind, id, slug AS key FROM search.skills WHERE slug = ANY($1::text[])
  UNION ALL SELECT 'company', id, slug FROM search.companies WHERE slug = ANY($2::text[])
  UNION ALL SELECT 'job', docno, '' FROM search.job_documents WHERE job_id = ANY($3::uuid[])
  UNION ALL SELECT 'word', id, lexeme FROM search.words WHERE lexeme = ANY($7::text[])
  UNION ALL SELECT CASE WHEN city_id = $4::int THEN 'city' ELSE 'region' END, id, ''
    FROM search.cities WHERE city_id = $4::int OR city_id = ANY(
      ARRAY(SELECT id FROM cities WHERE country_code = $5::bpchar AND region_code = $6::text))`;

type Kind = "skill" | "company" | "job" | "word" | "city" | "region";
type Numbered = { kind: Kind; id: number; key: string };

function homeValues(home: Home | null): (number | string | null)[] {
  if (home?.kind !== "place") return [null, null, null];
  return [home.cityId, home.countryCode, home.regionCode];
}

async function fetchNumbers(snapshot: Snapshot, request: MatchRequest): Promise<MatchNumbers> {
  const { skills, likedSkills, withoutCompanies, withoutJobs, home } = request;
  const titles = await readTitles(snapshot, request.titles.slice(0, MAX_TITLES));
  const { rows } = await snapshot.client.query<Numbered>({
    name: "search-matching-numbers",
    text: NUMBERS,
    values: [
      [...skills, ...likedSkills],
      withoutCompanies,
      withoutJobs,
      ...homeValues(home),
      titles.flat(),
    ],
  });
  const byKey = (kind: Kind) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, key }) => [key, id]));
  const idsOf = (kind: Kind) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  const known = { skill: byKey("skill"), word: byKey("word") };
  const skillIds = (slugs: readonly string[]) =>
    new Set(slugs.flatMap((slug) => known.skill.get(slug) ?? []));
  return {
    skills: skillIds(skills),
    likedSkills: skillIds(likedSkills),
    titles: titles.map((lexemes) => {
      const ids = new Set(lexemes.flatMap((lexeme) => known.word.get(lexeme) ?? []));
      return ids.size === lexemes.length && ids.size > 0 ? ids : null;
    }),
    city: [...idsOf("city")][0] ?? null,
    region: idsOf("region"),
    withoutCompanies: idsOf("company"),
    withoutDocuments: idsOf("job"),
  };
}

type Search = { snapshot: Snapshot; view: View; numbers: MatchNumbers; choice: Choice };

/** Has the best candidates chosen; null where there are none. */
async function findChosen(
  { snapshot, view, numbers, choice }: Search,
  request: MatchRequest,
): Promise<Candidate[] | null> {
  if (!isAsking(request)) return null;
  const { columns } = view.memory;
  const counted = countShared(columns, numbers);
  const slices = leavingOut(matchingAmong(view.slices, counted, request), numbers.withoutDocuments);
  const found = await findDocuments(snapshot, { ...view, slices }, whereNode(request));
  const compared = { columns, home: request.home, numbers, counted };
  return chooseAmong(found.slices, { compared, choice });
}

/**
 * Finds the live jobs that have enough in common with somebody, has the best of them chosen, and
 * answers the chosen ones' ids with what they have in common. Where nothing is found at somebody's
 * home, jobs anywhere are looked for. Nothing is found for a request that says nothing.
 */
export async function findMatching(
  request: MatchRequest,
  choice: Choice,
): Promise<{ jobId: string; candidate: Candidate }[]> {
  return readSnapshot(async (snapshot) => {
    const view = await followIndex(snapshot);
    const numbers = await fetchNumbers(snapshot, request);
    const search = { snapshot, view, numbers, choice };
    let chosen = await findChosen(search, request);
    if (chosen === null && request.home !== null) {
      chosen = await findChosen(search, { ...request, home: null });
    }
    if (chosen === null) return [];
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
