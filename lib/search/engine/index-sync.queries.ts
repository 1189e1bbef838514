import "server-only";
import type { QueryResult } from "pg";
import { FactReader } from "../documents/packed-facts";
import type { Columns } from "./columns";
import type { Connection, Snapshot } from "./queries";
import { toTsquery } from "./query-tree";

/** What a snapshot says of the index. */
export type State = {
  generation: number;
  merge: number;
  termsVersion: number;
  /** All transactions before this one had ended. */
  horizon: string;
  /** Which documents came or went since then, and maybe some before. */
  changed: number[];
  /** The documents that are not in the postings yet, or as many more as it takes to see that. */
  unmerged: number[];
  /** The documents of the lexemes that were looked up, four bytes each. */
  found: ReadonlyMap<string, Buffer>;
};

/** With more documents than this waiting to be merged, the inverted index is quicker. */
export const MOST_UNMERGED = 5000;
/** The same as the largest transaction number there can be: nothing changed since. */
export const NOTHING_SINCE = "18446744073709551615";
const AT_ONCE = 20_000;

/**
 * Reads what became of the index since a horizon, and which documents have each of some lexemes:
 * that is right for every lexeme, and quick for those of few documents.
 */
export async function readState(
  { client }: Connection,
  since: string,
  lexemes: readonly string[],
): Promise<State> {
  const { rows } = await client.query<Omit<State, "found"> & { lookedUp: Buffer[] }>({
    name: "search-follow",
    text: `SELECT generation, merge, mapping AS "termsVersion", horizon, changed, unmerged, looked_up AS "lookedUp"
      FROM search.follow($1::xid8, $2::text[], $3::int)`,
    values: [since, lexemes.map(toTsquery), MOST_UNMERGED + 1],
  });
  const [state] = rows;
  if (!state || state.generation === null) {
    throw new Error("The search index has no state. Run `npm run db:migrate`");
  }
  const { lookedUp, ...rest } = state;
  const found = lookedUp.map((docnos, index): [string, Buffer] => [lexemes[index] ?? "", docnos]);
  return { ...rest, found: new Map(found) };
}

/** The lexemes that have postings. */
export async function readIndexedTerms({ client }: Snapshot): Promise<Set<string>> {
  const { rows } = await client.query<{ lexeme: string }>("SELECT lexeme FROM search.lexemes");
  return new Set(rows.map(({ lexeme }) => lexeme));
}

/** Documents one after the other: their facts, and the ids of their jobs in 16 bytes each. */
type Packed = { facts: string | null; jobIds: Buffer | null };
type Page = Packed & { last: number | null };

const PACKED = `string_agg(facts, '') AS facts, string_agg(uuid_send(job_id), '') AS "jobIds"`;

/** Takes documents in; answers the companies of those that are new. */
function putAll(columns: Columns, { facts, jobIds }: Packed): number[] {
  const companies: number[] = [];
  const reader = new FactReader(facts ?? "");
  for (let at = 0; reader.next(); at += 16) {
    const isNew = columns.put(reader, jobIds?.subarray(at, at + 16));
    if (isNew) companies.push(reader.companyId);
  }
  return companies;
}

/** Takes all documents in: a second for a million. */
export async function loadDocuments({ client }: Snapshot, columns: Columns): Promise<void> {
  let last: number | null = 0;
  while (last !== null) {
    const asked: QueryResult<Page> = await client.query<Page>({
      name: "search-load",
      text: `SELECT ${PACKED}, max(docno) AS last FROM (
          SELECT docno, job_id, facts FROM search.job_documents WHERE docno > $1
          ORDER BY docno LIMIT ${AT_ONCE}) page`,
      values: [last],
    });
    const [page] = asked.rows;
    if (page) putAll(columns, page);
    last = page?.last ?? null;
  }
}

/**
 * Brings columns up to what became of some documents; answers the companies of those that are new
 * in them.
 */
export async function applyChanges(
  { client }: Snapshot,
  columns: Columns,
  changed: readonly number[],
): Promise<number[]> {
  if (changed.length === 0) return [];
  const { rows } = await client.query<Packed & { docnos: number[] | null }>({
    name: "search-changes",
    text: `SELECT ${PACKED}, array_agg(docno) AS docnos
      FROM (SELECT docno, job_id, facts FROM unnest($1::int[]) docno
        JOIN search.job_documents USING (docno)) changed`,
    values: [changed],
  });
  const [there] = rows;
  const here = new Set(there?.docnos);
  for (const docno of changed) if (!here.has(docno)) columns.remove(docno);
  return there ? putAll(columns, there) : [];
}
