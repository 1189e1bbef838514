import "server-only";
import { readerPool } from "@/lib/platform/db/reader";
import { offeredCategories } from "@/lib/shared/categories/known";
import { fold, skillSlug } from "@/lib/shared/text";
import { fieldOf } from "./closeness/occupations";
import type { IndexView } from "./engine/index-cache.queries";
import { syncTitles } from "./engine/title-sync.queries";
import type { ExecutedSearch } from "./execution.queries";
import type { UnderstoodSearch } from "./understanding/schema";
import { readKeywords } from "./vocabulary/indexed-text";
import { wordingsOf } from "./vocabulary/wordings.queries";

const wordsIn = (text: string) =>
  fold(text)
    .split(" ")
    .map((word) => word.replace(/s$/, ""));

/** Whether words have one of a category's name: who looks for "arts" looks for all its jobs. */
function nameCategory(words: string): boolean {
  const named = new Set(offeredCategories().flatMap(({ name }) => wordsIn(name)));
  return wordsIn(words).some((word) => named.has(word));
}

/** Whether one of the jobs asks for a skill that is called exactly so. */
async function askForSkill(words: string, docnos: readonly number[], view: IndexView) {
  const { rows } = await readerPool().query<{ id: number }>({
    name: "skill-by-slug",
    text: "SELECT id FROM search.skills WHERE slug = $1",
    values: [skillSlug(words)],
  });
  return rows.some(({ id }) => {
    const asking = view.cache.columns.skills.of(id);
    return docnos.some((docno) => asking.includes(docno));
  });
}

/**
 * Whether what was found is work of other fields by chance: no title has a word of it, none of the
 * page is certainly of a field that the words may mean, and most are certainly of others. Cleaning
 * isn't the work of a data analyst who knows data cleaning. Who types a whole skill looks for
 * everyone who has it.
 */
export async function isOfOtherFields(
  { query }: UnderstoodSearch,
  { titles: { hasWords }, docnos, mentions, view }: ExecutedSearch,
): Promise<boolean> {
  const found = docnos.slice(0, docnos.length - mentions.shown);
  if (hasWords || found.length === 0 || nameCategory(query.query)) return false;
  if (await askForSkill(query.query, found, view)) return false;
  const wordings = await wordingsOf(readKeywords(query.query).words);
  const titles = await syncTitles({ client: readerPool() }, view);
  const [typed, ...others] = wordings.map((wording) => fieldOf(titles.embedding, wording.words));
  // What was typed may mean anything.
  if (typed === undefined || typed === null) return false;
  const meant = new Set([typed, ...others]);
  const ids = new Set(found.map((docno) => view.cache.columns.titleOf(docno)));
  const fields = [...ids].map((id) => fieldOf(titles.embedding, titles.wordsOf(id)));
  const certain = fields.filter((field) => field !== null);
  return certain.length * 2 >= fields.length && !certain.some((field) => meant.has(field));
}
