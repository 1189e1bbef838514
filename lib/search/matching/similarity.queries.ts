import "server-only";
import { minuteOf } from "../documents/document-rows";
import { syncIndex } from "../engine/index-cache.queries";
import { readSnapshot, type Snapshot } from "../engine/queries";
import { readMarks } from "../engine/term-names.queries";
import { comparedLexemes, toProximity } from "../ranking/proximity";
import { indexHeading } from "../vocabulary/indexed-text";
import { likest } from "./most-similar";
import type { ModelNumbers } from "./similarity";
import type { Model } from "./similarity.schema";

type Numbered = { kind: "skill" | "city" | "job"; id: number; lexeme: null };
type Worded = { kind: "word"; id: null; lexeme: string };

/** What a model is called in the index, and the lexemes of its title. */
async function fetchNumbers(
  { client }: Snapshot,
  { skills, cityIds, jobId, title }: Model,
): Promise<{ numbers: Omit<ModelNumbers, "words">; lexemes: string[] }> {
  const { rows } = await client.query<Numbered | Worded>({
    name: "search-model-numbers",
    text: `SELECT 'skill' AS kind, id, NULL AS lexeme FROM search.skills WHERE slug = ANY($1::text[])
      UNION ALL SELECT 'city', id, NULL FROM search.cities WHERE city_id = ANY($2::int[])
      UNION ALL SELECT 'job', docno, NULL FROM search.job_documents WHERE job_id = $3::uuid
      UNION ALL SELECT 'word', NULL, lexeme
        FROM unnest(tsvector_to_array(to_tsvector('search.jobs', $4::text))) lexeme`,
    values: [skills, cityIds, jobId, indexHeading(title)],
  });
  const idsOf = (kind: Numbered["kind"]) =>
    rows.flatMap((row) => (row.kind === kind ? [row.id] : []));
  const [docno = null] = idsOf("job");
  return {
    numbers: { docno, skills: new Set(idsOf("skill")), cities: new Set(idsOf("city")) },
    lexemes: rows.flatMap((row) => (row.kind === "word" ? [row.lexeme] : [])),
  };
}

/**
 * Finds so many live jobs like one, the likest first: of the same category with skills in common,
 * which count by how rare they are, or with a title like its; the same place and a young age help a
 * little. Of a company two at most, and never the job itself, which need not be live any more.
 */
export async function findSimilar(
  model: Model,
  limit: number,
  now = new Date(),
): Promise<string[]> {
  return readSnapshot(async (snapshot) => {
    const view = await syncIndex(snapshot);
    const { columns } = view.cache;
    const { numbers, lexemes } = await fetchNumbers(snapshot, model);
    const likenesses = lexemes.length > 0 ? [{ lexemes, weight: 1 }] : [];
    const read = await readMarks(snapshot, view, comparedLexemes(likenesses));
    const { marks, wordIds } = read;
    const countOf = (word: string) => columns.titles.count(wordIds.get(word) ?? 0);
    const proximity = toProximity(likenesses, { marks, size: columns.size, countOf });
    const words = [...wordIds.values()];
    const compared = {
      columns,
      model,
      numbers: { ...numbers, words },
      proximity,
      now: minuteOf(now),
    };
    return columns.jobIdsOf(likest(view.slices, compared, limit));
  });
}
