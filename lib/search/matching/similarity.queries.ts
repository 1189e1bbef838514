import "server-only";
import { textLikeness, toTextMeaning } from "../closeness/text-meaning";
import { textWords, titleWords } from "../closeness/title-words";
import { minuteOf } from "../documents/document-rows";
import { syncIndex } from "../engine/index-cache.queries";
import { chunkOf } from "../engine/numbers";
import { type IndexSnapshot, readSnapshot } from "../engine/queries";
import { CHUNK } from "../engine/schema";
import { syncTitles } from "../engine/title-sync.queries";
import { limitPerCompany, mostSimilar } from "./most-similar";
import { slicesHere } from "./shown-here.queries";
import { JobComparison, type ModelNumbers, type SimilarityContext, totalOf } from "./similarity";
import type { ModelJob } from "./similarity.schema";

/** The number of jobs whose texts are compared. */
const COMPARED = 300;
/** The least likeness. Hardly any job below it is for related work (docs/benchmarks.md). */
const LEAST_LIKENESS = 0.3;

type NumberedRow = { kind: "skill" | "city" | "job"; id: number };

/** The model's terms by their numbers in the index. */
async function fetchNumbers(
  { client }: IndexSnapshot,
  { skills, cityIds, jobId }: ModelJob,
): Promise<ModelNumbers> {
  const { rows } = await client.query<NumberedRow>({
    name: "search-model-numbers",
    text: `SELECT 'skill' AS kind, id FROM search.skills WHERE slug = ANY($1::text[])
      UNION ALL SELECT 'city', id FROM search.cities WHERE city_id = ANY($2::int[])
      UNION ALL SELECT 'job', docno FROM search.job_documents WHERE job_id = $3::uuid`,
    values: [skills, cityIds, jobId],
  });
  const idsOf = (kind: NumberedRow["kind"]) =>
    rows.flatMap((row) => (row.kind === kind ? [row.id] : []));
  const [docno = null] = idsOf("job");
  return { docno, skills: new Set(idsOf("skill")), cities: new Set(idsOf("city")) };
}

/** The meanings of the documents' texts. */
async function readMeanings(
  { client }: IndexSnapshot,
  docnos: readonly number[],
): Promise<Map<number, Uint8Array | null>> {
  const { rows } = await client.query<{ docno: number; meaning: Uint8Array | null }>({
    name: "search-meanings",
    text: "SELECT docno, meaning FROM search.job_documents WHERE docno = ANY($1::int[])",
    values: [docnos],
  });
  return new Map(rows.map(({ docno, meaning }) => [docno, meaning]));
}

type Texts = { own: Uint8Array | null; of: ReadonlyMap<number, Uint8Array | null> };

/** The documents similar to the model, judged with their texts, in order. */
function rank(docnos: readonly number[], compared: SimilarityContext, texts: Texts): number[] {
  const comparison = new JobComparison(compared);
  const liked = docnos.flatMap((docno) => {
    const chunk = compared.columns.chunks[chunkOf(docno)];
    if (!chunk) return [];
    const likeness = comparison.of(chunk, docno - chunk.number * CHUNK);
    const total = totalOf(likeness, textLikeness(texts.own, texts.of.get(docno) ?? null));
    return total < LEAST_LIKENESS ? [] : [{ docno, key: total + likeness.beside }];
  });
  return liked.sort((a, b) => b.key - a.key || b.docno - a.docno).map(({ docno }) => docno);
}

/**
 * Finds the live jobs shown here that are most similar to one, most similar first: by the closeness
 * of their titles, by what their texts are about, and by common skills, weighted by rarity.
 * Category, place, pay and age decide between near ties. At most two of a company, and never the job
 * itself, which may have ended.
 */
export async function findSimilar(
  model: ModelJob,
  limit: number,
  now = new Date(),
): Promise<string[]> {
  return readSnapshot(async (snapshot) => {
    const view = await syncIndex(snapshot);
    const { columns } = view.cache;
    const titles = await syncTitles(snapshot, view);
    const compared = {
      columns,
      model,
      numbers: await fetchNumbers(snapshot, model),
      closeness: titles.closenessTo([{ words: titleWords(model.title), trust: 1 }]),
      now: minuteOf(now),
    };
    const docnos = mostSimilar(await slicesHere(snapshot, view), compared, COMPARED);
    const own = toTextMeaning(titles.embedding, textWords(model.description));
    const texts = { own, of: await readMeanings(snapshot, docnos) };
    return columns.jobIdsOf(limitPerCompany(rank(docnos, compared, texts), columns, limit));
  });
}
