import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import {
  type Bitmap,
  bitmapOf,
  type Container,
  EMPTY_BITMAP,
  fromBytes,
  isEmpty,
  within,
  without,
} from "./bitmap";
import { runExclusively } from "./index-merge.commands";
import { placesByChunk } from "./numbers";
import { toTsquery } from "./query-tree";

const AT_ONCE = 50;

type Chunks = Map<number, Container>;

function toChunks(docnos: readonly number[]): Map<number, Bitmap> {
  return new Map([...placesByChunk(docnos)].map(([chunk, places]) => [chunk, bitmapOf(places)]));
}

async function readPostingList(tx: Transaction, lexeme: string): Promise<Chunks> {
  const rows = await tx.$queryRaw<{ chunk: number; documents: Uint8Array }[]>`
    SELECT chunk, documents FROM search.postings WHERE lexeme = ${lexeme}`;
  return new Map(rows.map(({ chunk, documents }) => [chunk, fromBytes(Buffer.from(documents))]));
}

async function findWrong(tx: Transaction, lexemes: readonly string[]): Promise<string[]> {
  await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
  // Unmerged documents may or may not be in the posting lists.
  const [checked] = await tx.$queryRaw<{ docnos: number[] }[]>`
    SELECT coalesce(array_agg(docno), '{}') AS docnos FROM search.job_documents d
    WHERE NOT EXISTS (SELECT FROM search.unmerged u WHERE u.docno = d.docno)`;
  const settled = toChunks(checked?.docnos ?? []);
  const wrong: string[] = [];
  for (const lexeme of lexemes) {
    const [found] = await tx.$queryRaw<{ docnos: number[] }[]>`
      SELECT coalesce(array_agg(docno), '{}') AS docnos FROM search.job_documents
      WHERE doc @@ ${toTsquery(lexeme)}::tsquery`;
    const truth = toChunks(found?.docnos ?? []);
    const postingList = await readPostingList(tx, lexeme);
    const isRight = [...settled].every(([chunk, bitmap]) => {
      const has = within(postingList.get(chunk) ?? EMPTY_BITMAP, bitmap);
      const should = within(truth.get(chunk) ?? EMPTY_BITMAP, bitmap);
      return isEmpty(without(has, should)) && isEmpty(without(should, has));
    });
    if (!isRight) wrong.push(lexeme);
  }
  return wrong;
}

/**
 * Compares the posting lists with the inverted index. Returns the lexemes whose list is wrong, or
 * `null` if someone else is writing posting lists right now. With `repair`, wrong lists are
 * dropped: searches use the inverted index until the worker builds them again.
 */
export async function checkPostingLists({ repair = false } = {}): Promise<string[] | null> {
  const rows = await db.$queryRaw<{ lexeme: string }[]>`
    SELECT lexeme FROM search.lexemes ORDER BY lexeme`;
  const wrong: string[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const lexemes = rows.slice(start, start + AT_ONCE).map(({ lexeme }) => lexeme);
    const found = await runExclusively(async (tx) => {
      const some = await findWrong(tx, lexemes);
      if (repair && some.length > 0) await dropPostingLists(tx, some);
      return some;
    });
    if (found === null) return null;
    wrong.push(...found);
  }
  return wrong;
}

// The new generation makes every process reload: its cache may hold the wrong lists.
async function dropPostingLists(tx: Transaction, lexemes: readonly string[]): Promise<void> {
  await tx.$executeRaw`DELETE FROM search.lexemes WHERE lexeme = ANY(${[...lexemes]}::text[])`;
  await tx.$executeRaw`
    UPDATE search.state SET generation = generation + 1, mapping = mapping + 1, chosen_for = 0`;
}
