import type { Client } from "pg";
import { HEADS, KEYWORDS } from "../../lib/search/engine/queries";
import { inHeadings, lexemesOf, parseTsquery, quote } from "../../lib/search/engine/query-tree";
import { headWordOf } from "../../lib/search/vocabulary/head-words";
import { readKeywords } from "../../lib/search/vocabulary/indexed-text";
import { skillSlug } from "../../lib/shared/text";
import type { MixedSearch } from "./queries";

// What a search's words ask of a document, as the oracle counts it.

export type AddParameter = (value: unknown) => string;

type Words = { words: string; heads: string[] };

/** The tsquery of a search's words, "" for none, and the lexemes that titles must have. */
export async function readWords(client: Client, { query }: MixedSearch): Promise<Words> {
  const { websearch, words } = readKeywords(query.query);
  const { rows } = await client.query<Words>(
    `SELECT ${KEYWORDS}::text AS words, ${HEADS} AS heads
      FROM (VALUES ($1::text, $2::text)) asked (given, head)`,
    [websearch, headWordOf(words)],
  );
  return rows[0] ?? { words: "", heads: [] };
}

/** Jobs whose documents have these words. */
export const having = (words: string, add: AddParameter) =>
  `job_id IN (SELECT job_id FROM search.job_documents WHERE doc @@ ${add(words)}::tsquery)`;

/** Whether a job's title has a word of the search, or it asks for a skill that is called so. */
export function isMeant(words: string, { query }: MixedSearch, add: AddParameter): string {
  const tree = parseTsquery(words);
  const inTitle = (tree ? lexemesOf(tree) : []).map((word) =>
    inHeadings(quote(word), new Set([word])),
  );
  const skill = skillSlug(query.query);
  return inTitle.length === 0
    ? "true"
    : `${having(inTitle.join(" | "), add)} OR skills @> ARRAY[${add(skill)}]`;
}
