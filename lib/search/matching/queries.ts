import "server-only";
import { type Columns, leavingOut } from "../engine/columns";
import { syncIndex, type View } from "../engine/index-cache.queries";
import { readSnapshot, type Snapshot } from "../engine/queries";
import { findDocuments } from "../engine/retrieval.queries";
import { indexHeading } from "../vocabulary/indexed-text";
import { chooseAmong } from "./candidates";
import { citiesAround } from "./cities-around.queries";
import { isAsking, type MatchNumbers, whereNode } from "./criteria";
import { type Candidate, type Choice, MAX_TITLES, type MatchRequest } from "./schema";

// A title's words are numbered here as well: asking twice takes longer. A word that no document has
// comes without a number.
const NUMBERS = `
  SELECT 'skill' AS kind, id, slug AS key FROM search.skills WHERE slug = ANY($1::text[])
  UNION ALL SELECT 'company', id, slug FROM search.companies WHERE slug = ANY($2::text[])
  UNION ALL SELECT 'job', docno, '' FROM search.job_documents WHERE job_id = ANY($3::uuid[])
  UNION ALL SELECT 'city', id, '' FROM search.cities WHERE city_id = $4::int
  UNION ALL SELECT 'word', id, position::text FROM unnest($5::text[]) WITH ORDINALITY given (title, position),
    unnest(tsvector_to_array(to_tsvector('search.jobs', title))) lexeme
    LEFT JOIN search.words USING (lexeme)`;

type Kind = "skill" | "company" | "job" | "city" | "word";
type Numbered = { kind: Kind; id: number | null; key: string };

/** The numbers of a title's words; null for one that no document can have. */
function wordsOf(words: readonly Numbered[], position: number): Set<number> | null {
  const ids = words.filter(({ key }) => key === String(position)).map(({ id }) => id);
  return ids.length === 0 || ids.includes(null) ? null : new Set(ids as number[]);
}

async function fetchNumbers(
  snapshot: Snapshot,
  columns: Columns,
  request: MatchRequest,
): Promise<MatchNumbers> {
  const { skills, likedSkills, withoutCompanies, withoutJobs, home } = request;
  const titles = request.titles.slice(0, MAX_TITLES).map(indexHeading);
  const { rows } = await snapshot.client.query<Numbered>({
    name: "search-matching-numbers",
    text: NUMBERS,
    values: [
      [...skills, ...likedSkills],
      withoutCompanies,
      withoutJobs,
      home?.kind === "place" ? home.cityId : null,
      titles,
    ],
  });
  const rowsOf = (kind: Kind) => rows.filter((row) => row.kind === kind);
  const idsOf = (kind: Kind) => new Set(rowsOf(kind).flatMap(({ id }) => id ?? []));
  const skillIds = new Map(rowsOf("skill").map(({ id, key }) => [key, id]));
  const numbersOf = (slugs: readonly string[]) =>
    new Set(slugs.flatMap((slug) => skillIds.get(slug) ?? []));
  const words = rowsOf("word");
  const [city = null] = idsOf("city");
  const around = await citiesAround(snapshot, columns, home);
  return {
    skills: numbersOf(skills),
    likedSkills: numbersOf(likedSkills),
    titles: titles.map((_title, index) => wordsOf(words, index + 1)),
    city,
    region: new Set(around.filter((id) => id !== city)),
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
  const slices = leavingOut(view.slices, numbers.withoutDocuments);
  const found = await findDocuments(
    snapshot,
    { ...view, slices },
    { node: whereNode(request), headings: null },
  );
  const { columns } = view.cache;
  return chooseAmong(found.slices, { compared: { columns, request, numbers }, choice });
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
    const view = await syncIndex(snapshot);
    const numbers = await fetchNumbers(snapshot, view.cache.columns, request);
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
