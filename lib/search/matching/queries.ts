import "server-only";
import { titleWords } from "../closeness/title-words";
import { leavingOut } from "../engine/columns";
import { type IndexView, syncIndex } from "../engine/index-cache.queries";
import { type IndexSnapshot, readSnapshot } from "../engine/queries";
import { findDocuments } from "../engine/retrieval.queries";
import { syncTitles } from "../engine/title-sync.queries";
import { filterSlices, passedOf } from "../facets/filtering";
import { EMPTY_QUERY } from "../schema";
import { chooseAmong } from "./candidates";
import { citiesAround } from "./cities-around.queries";
import { isAsking, type MatchNumbers, whereNode } from "./criteria";
import { type CandidateChoice, MAX_TITLES, type MatchCandidate, type MatchRequest } from "./schema";
import { slicesHere } from "./shown-here.queries";

const NUMBERS = `
  SELECT 'skill' AS kind, id, slug AS key FROM search.skills WHERE slug = ANY($1::text[])
  UNION ALL SELECT 'company', id, slug FROM search.companies WHERE slug = ANY($2::text[])
  UNION ALL SELECT 'job', docno, '' FROM search.job_documents WHERE job_id = ANY($3::uuid[])
  UNION ALL SELECT 'city', id, '' FROM search.cities WHERE city_id = $4::int`;

type Kind = "skill" | "company" | "job" | "city";
type NumberedRow = { kind: Kind; id: number; key: string };

/** How close a job's title must be to one of the person's to resemble it. */
const LEAST_CLOSENESS = 0.6;

/** For each live title, by id, which of these titles it resembles: one bit each. */
async function likeTitles(
  snapshot: IndexSnapshot,
  view: IndexView,
  titles: readonly string[],
): Promise<Uint8Array> {
  if (titles.length === 0) return new Uint8Array(0);
  const live = await syncTitles(snapshot, view);
  const compared = titles.map((title) => {
    return live.closenessTo([{ words: titleWords(title), trust: 1 }]);
  });
  const alike = new Uint8Array(compared[0]?.length ?? 0);
  for (const [bit, closeness] of compared.entries()) {
    for (let id = 0; id < alike.length; id += 1) {
      if ((closeness[id] ?? 0) >= LEAST_CLOSENESS) alike[id] = (alike[id] ?? 0) | (1 << bit);
    }
  }
  return alike;
}

async function fetchNumbers(
  snapshot: IndexSnapshot,
  view: IndexView,
  request: MatchRequest,
): Promise<MatchNumbers> {
  const { skills, likedSkills, withoutCompanies, withoutJobs, home } = request;
  const { rows } = await snapshot.client.query<NumberedRow>({
    name: "search-matching-numbers",
    text: NUMBERS,
    values: [
      [...skills, ...likedSkills],
      withoutCompanies,
      withoutJobs,
      home?.kind === "place" ? home.cityId : null,
    ],
  });
  const rowsOf = (kind: Kind) => rows.filter((row) => row.kind === kind);
  const idsOf = (kind: Kind) => new Set(rowsOf(kind).map(({ id }) => id));
  const skillIds = new Map(rowsOf("skill").map(({ id, key }) => [key, id]));
  const numbersOf = (slugs: readonly string[]) =>
    new Set(slugs.flatMap((slug) => skillIds.get(slug) ?? []));
  const [city = null] = idsOf("city");
  const around = await citiesAround(snapshot, view.cache.columns, home);
  return {
    skills: numbersOf(skills),
    likedSkills: numbersOf(likedSkills),
    titles: await likeTitles(snapshot, view, request.titles.slice(0, MAX_TITLES)),
    city,
    region: new Set(around.filter((id) => id !== city)),
    withoutCompanies: idsOf("company"),
    withoutDocuments: idsOf("job"),
  };
}

type Search = {
  snapshot: IndexSnapshot;
  view: IndexView;
  numbers: MatchNumbers;
  choice: CandidateChoice;
};

/** Chooses among the best candidates; `null` if there are none. */
async function findChosen(
  { snapshot, view, numbers, choice }: Search,
  request: MatchRequest,
): Promise<MatchCandidate[] | null> {
  if (!isAsking(request)) return null;
  const slices = leavingOut(await slicesHere(snapshot, view), numbers.withoutDocuments);
  const found = await findDocuments(
    snapshot,
    { ...view, slices },
    { node: whereNode(request), headings: null, first: null },
  );
  const { columns } = view.cache;
  const { filters } = request;
  // Nothing here depends on the time, and the place is the tree's.
  const asked = filters && { query: { ...EMPTY_QUERY, ...filters }, now: 0, cities: null };
  const passed = asked ? passedOf(filterSlices(found.slices, asked, columns)) : found.slices;
  return chooseAmong(passed, { compared: { columns, request, numbers }, choice });
}

/**
 * Finds the live jobs shown here that have enough in common with a person, chooses among the best,
 * and returns the chosen jobs' ids with what they have in common. If there are none near home, it
 * looks anywhere. A request that says nothing finds nothing.
 */
export async function findMatching(
  request: MatchRequest,
  choice: CandidateChoice,
): Promise<{ jobId: string; candidate: MatchCandidate }[]> {
  return readSnapshot(async (snapshot) => {
    const view = await syncIndex(snapshot);
    const numbers = await fetchNumbers(snapshot, view, request);
    const search = { snapshot, view, numbers, choice };
    let chosen = await findChosen(search, request);
    if (chosen === null && request.home !== null) {
      chosen = await findChosen(search, { ...request, home: null });
    }
    if (chosen === null) return [];
    const jobIds = view.cache.columns.jobIdsOf(chosen.map(({ docno }) => docno));
    return chosen.flatMap((candidate, index) => {
      const jobId = jobIds[index];
      return jobId === undefined ? [] : [{ jobId, candidate }];
    });
  });
}
