import "server-only";
import { fromBytes, unite, withPlaces } from "./bitmap";
import { countPosting, type Posting } from "./evaluation";
import type { KeptPosting, View } from "./index-cache.queries";
import { MOST_UNMERGED, NOTHING_SINCE, readState } from "./index-sync.queries";
import { placesByChunk, readNumbers } from "./numbers";
import { type Snapshot, wholeClient } from "./queries";
import { toTsquery } from "./query-tree";

function toPosting(docnos: Iterable<number>): Posting {
  const containers: Posting["containers"] = [];
  let count = 0;
  for (const [chunk, places] of placesByChunk(docnos)) {
    containers[chunk] = withPlaces(null, places);
    count += places.length;
  }
  return { containers, count };
}

const NONE = Buffer.alloc(0);

/** Looks lexemes up in the inverted index, those that were not looked up already. */
async function lookUp(
  snapshot: Snapshot,
  view: View,
  lexemes: readonly string[],
): Promise<[string, Posting][]> {
  const unknown = lexemes.filter((lexeme) => !view.found.has(lexeme));
  const { found } =
    unknown.length === 0
      ? { found: new Map<string, Buffer>() }
      : await readState({ ...snapshot, client: wholeClient(snapshot) }, NOTHING_SINCE, unknown);
  return lexemes.map((lexeme) => {
    const docnos = readNumbers(view.found.get(lexeme) ?? found.get(lexeme) ?? NONE);
    const containers = view.memory.columns.setOf([docnos]);
    return [lexeme, { containers, count: docnos.length }];
  });
}

type PostingRow = { lexeme: string; chunk: number; documents: Buffer };

type CachedPostings = ReadonlyMap<string, KeptPosting | undefined>;

async function readNewer(
  snapshot: Snapshot,
  lexemes: readonly string[],
  kept: CachedPostings,
): Promise<PostingRow[]> {
  const asked = {
    name: "search-postings",
    text: `SELECT lexeme, chunk, documents
      FROM unnest($1::text[], $2::int[]) asked (lexeme, since)
      JOIN search.postings USING (lexeme) WHERE merge > since`,
    values: [lexemes, lexemes.map((lexeme) => kept.get(lexeme)?.merge ?? -1)],
  };
  const { rows } = await wholeClient(snapshot).query<PostingRow>(asked);
  return rows;
}

// What is remembered of these lexemes, brought up to the snapshot's last merge.
async function readKept(
  snapshot: Snapshot,
  { memory, merge }: View,
  lexemes: readonly string[],
): Promise<CachedPostings> {
  const kept = new Map(lexemes.map((lexeme) => [lexeme, memory.postings.get(lexeme)]));
  const stale = lexemes.filter((lexeme) => (kept.get(lexeme)?.merge ?? -1) < merge);
  if (stale.length === 0) return kept;
  const newer = new Map<string, Posting["containers"]>();
  for (const lexeme of stale) newer.set(lexeme, kept.get(lexeme)?.containers.slice() ?? []);
  for (const { lexeme, chunk, documents } of await readNewer(snapshot, stale, kept)) {
    const containers = newer.get(lexeme);
    if (containers) containers[chunk] = fromBytes(documents);
  }
  for (const [lexeme, containers] of newer) {
    const posting = { containers, count: countPosting(containers), merge };
    kept.set(lexeme, posting);
    // A search that sees more may have been here meanwhile.
    if ((memory.postings.peek(lexeme)?.merge ?? -1) < merge) memory.postings.set(lexeme, posting);
  }
  return kept;
}

/** Of lexemes, which of the documents have them that the postings do not know yet. */
type Unmerged = ReadonlyMap<string, number[]>;
/** The lexemes of so few documents are read, and remembered until they are merged. */
const REMEMBERED = 300;

async function readLexemes(snapshot: Snapshot, docnos: readonly number[]) {
  const { rows } = await wholeClient(snapshot).query<{ docno: number; lexemes: string[] }>({
    name: "search-unmerged-lexemes",
    text: `SELECT docno, tsvector_to_array(doc) || ARRAY(
        SELECT lexeme FROM search.lexemes WHERE is_phrase AND doc @@ substr(lexeme, 5)::tsquery
      ) AS lexemes FROM unnest($1::int[]) docno JOIN search.job_documents USING (docno)`,
    values: [docnos],
  });
  return rows.map(({ docno, lexemes }) => [docno, new Set(lexemes)] as const);
}

/** Asks each of many documents for the lexemes, instead of reading all that they have. */
async function askEach(
  snapshot: Snapshot,
  docnos: readonly number[],
  lexemes: readonly string[],
): Promise<Unmerged> {
  const { rows } = await wholeClient(snapshot).query<{ position: number; docnos: number[] }>({
    name: "search-unmerged",
    text: `SELECT position::int, array_agg(docno) AS docnos
      FROM unnest($1::int[]) docno JOIN search.job_documents USING (docno)
      JOIN unnest($2::text[]) WITH ORDINALITY asked (tsquery, position)
        ON doc @@ asked.tsquery::tsquery GROUP BY position`,
    values: [docnos, lexemes.map(toTsquery)],
  });
  return new Map(rows.map((row) => [lexemes[row.position - 1] ?? "", row.docnos]));
}

async function readUnmerged(
  snapshot: Snapshot,
  { memory, unmerged: docnos }: View,
  lexemes: readonly string[],
): Promise<Unmerged> {
  const known = new Map(
    docnos.flatMap((docno) => {
      const has = memory.unmerged.get(docno);
      return has ? [[docno, has] as const] : [];
    }),
  );
  const unknown = docnos.filter((docno) => !known.has(docno));
  if (unknown.length > REMEMBERED) return askEach(snapshot, docnos, lexemes);
  if (unknown.length > 0) {
    for (const [docno, has] of await readLexemes(snapshot, unknown)) known.set(docno, has);
  }
  memory.unmerged = known;
  const having = (lexeme: string) =>
    [...known].flatMap(([docno, has]) => (has.has(lexeme) ? [docno] : []));
  return new Map(lexemes.map((lexeme) => [lexeme, having(lexeme)]));
}

/** A posting with those unmerged documents that have its lexeme. */
function withUnmerged(kept: KeptPosting | undefined, docnos: readonly number[]): Posting {
  const posting = kept ?? { containers: [], count: 0 };
  if (docnos.length === 0) return posting;
  const more = toPosting(docnos);
  const containers = posting.containers.slice();
  for (const [key, container] of more.containers.entries()) {
    if (container) containers[key] = unite(containers[key], container);
  }
  return { containers, count: posting.count + docnos.length };
}

/**
 * Which documents have each of these lexemes, as the snapshot sees it: exact, and those that went
 * may be among them.
 */
export async function readPostings(
  snapshot: Snapshot,
  view: View,
  lexemes: readonly string[],
): Promise<Map<string, Posting>> {
  const mapped = lexemes.filter((lexeme) => view.mapped.has(lexeme));
  const isBehind = mapped.length > 0 && view.unmerged.length > MOST_UNMERGED;
  if (mapped.length === 0 || isBehind) return new Map(await lookUp(snapshot, view, lexemes));
  const unmerged = await readUnmerged(snapshot, view, mapped);
  const kept = await readKept(snapshot, view, mapped);
  const rare = lexemes.filter((lexeme) => !view.mapped.has(lexeme));
  const postings = new Map(await lookUp(snapshot, view, rare));
  for (const lexeme of mapped) {
    postings.set(lexeme, withUnmerged(kept.get(lexeme), unmerged.get(lexeme) ?? []));
  }
  return postings;
}
