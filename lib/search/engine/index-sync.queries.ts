import "server-only";
import type { QueryResult } from "pg";
import { FactReader } from "../documents/packed-facts";
import type { IndexColumns } from "./columns";
import type { IndexConnection, IndexSnapshot } from "./queries";
import { toTsquery } from "./query-tree";

/** The state of the index in a snapshot. */
export type IndexState = {
  generation: number;
  merge: number;
  termsVersion: number;
  /** Every transaction before this one has ended. */
  horizon: string;
  /**
   * The documents that were added or removed since the last horizon, and possibly some earlier
   * ones.
   */
  changed: number[];
  /** The documents that aren't in the posting lists yet; cut off just above `MOST_UNMERGED`. */
  unmerged: number[];
  /** The documents of the lexemes that were looked up, four bytes each. */
  found: ReadonlyMap<string, Buffer>;
};

/** With more unmerged documents than this, the inverted index is faster. */
export const MOST_UNMERGED = 5000;
/** The largest transaction number there can be: no changes since. */
export const NOTHING_SINCE = "18446744073709551615";
const AT_ONCE = 20_000;

/**
 * Reads what has changed since a horizon, and the documents that contain each of these lexemes.
 * Works for any lexeme, and is fast for rare ones.
 */
export async function readState(
  { client }: IndexConnection,
  since: string,
  lexemes: readonly string[],
): Promise<IndexState> {
  const { rows } = await client.query<Omit<IndexState, "found"> & { lookedUp: Buffer[] }>({
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

/** The lexemes that have posting lists. */
export async function readIndexedTerms({ client }: IndexSnapshot): Promise<Set<string>> {
  const { rows } = await client.query<{ lexeme: string }>("SELECT lexeme FROM search.lexemes");
  return new Set(rows.map(({ lexeme }) => lexeme));
}

/** Consecutive documents: their facts, and their job ids in 16 bytes each. */
type PackedColumns = { facts: string | null; jobIds: Buffer | null };
type Page = PackedColumns & { last: number | null };

const PACKED = `string_agg(facts, '') AS facts, string_agg(uuid_send(job_id), '') AS "jobIds"`;

/** Adds documents. Returns the companies of those that are new. */
function putAll(columns: IndexColumns, { facts, jobIds }: PackedColumns): number[] {
  const companies: number[] = [];
  const reader = new FactReader(facts ?? "");
  for (let at = 0; reader.next(); at += 16) {
    const isNew = columns.put(reader, jobIds?.subarray(at, at + 16));
    if (isNew) companies.push(reader.companyId);
  }
  return companies;
}

/** Loads all documents: about a second for a million. */
export async function loadDocuments(
  { client }: IndexSnapshot,
  columns: IndexColumns,
): Promise<void> {
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

/** Adds and removes changed documents. Returns the companies of those that are new. */
export async function applyChanges(
  { client }: IndexSnapshot,
  columns: IndexColumns,
  changed: readonly number[],
): Promise<number[]> {
  if (changed.length === 0) return [];
  const { rows } = await client.query<PackedColumns & { docnos: number[] | null }>({
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
