import "server-only";
import { minuteOf } from "../documents/rules";
import { followIndex } from "../engine/memory/queries";
import { fetchJobIds, readMarks, readSnapshot, readTitles, type Snapshot } from "../engine/queries";
import { comparedLexemes, toCloseness } from "../ranking/closeness/rules";
import { likest } from "./choosing/rules";
import type { ModelNumbers } from "./rules";
import type { Model } from "./schema";

type Numbered = { kind: "skill" | "city" | "job"; id: number };

async function fetchNumbers(
  { client }: Snapshot,
  { skills, cityIds, jobId }: Model,
): Promise<Omit<ModelNumbers, "words">> {
  const { rows } = await client.query<Numbered>({
    name: "search-model-numbers",
    text: `SELECT 'skill' AS kind, id FROM search.skills WHERE slug = ANY($1::text[])
      UNION ALL SELECT 'city', id FROM search.cities WHERE city_id = ANY($2::int[])
      UNION ALL SELECT 'job', docno FROM search.job_documents WHERE job_id = $3::uuid`,
    values: [skills, cityIds, jobId],
  });
  const idsOf = (kind: Numbered["kind"]) =>
    rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const [docno = null] = idsOf("job");
  return { docno, skills: new Set(idsOf("skill")), cities: new Set(idsOf("city")) };
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
    const { memory, slices } = await followIndex(snapshot);
    const { columns } = memory;
    const numbers = await fetchNumbers(snapshot, model);
    const [lexemes = []] = await readTitles(snapshot, [model.title]);
    const likenesses = lexemes.length > 0 ? [{ lexemes, weight: 1 }] : [];
    const read = await readMarks(snapshot, comparedLexemes(likenesses), columns);
    const { marks, wordIds } = read;
    const countOf = (word: string) => columns.titles.count(wordIds.get(word) ?? 0);
    const closeness = toCloseness(likenesses, { marks, size: columns.size, countOf });
    const words = [...wordIds.values()];
    const compared = {
      columns,
      model,
      numbers: { ...numbers, words },
      closeness,
      now: minuteOf(now),
    };
    return fetchJobIds(snapshot, likest(slices, compared, limit));
  });
}
