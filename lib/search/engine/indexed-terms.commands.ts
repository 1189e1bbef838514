import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { lexeme } from "../documents/document-rows";
import {
  addToPostingLists,
  type LexemeDocuments,
  nextMerge,
  runExclusively,
  toAdditions,
} from "./index-merge.commands";
import { phraseKey, toTsquery } from "./query-tree";

/**
 * A lexeme gets a posting list from this many documents on. Below that, the inverted index is just
 * as fast.
 */
const LEAST = 1000;
/** With very many documents, from this share of them on. */
const LEAST_PART = 0.004;
/** The lexemes are chosen again when there are this many times as many documents. */
const GROWTH = 1.25;
const SAMPLE = 10_000;
const AT_ONCE = 50;

type LexemeCount = { lexeme: string; documents: number };

/** Estimates from a sample how many documents contain each of the frequent lexemes. */
async function countLexemes(size: number, least: number): Promise<LexemeCount[]> {
  const percent = Math.min(100, (100 * SAMPLE) / Math.max(1, size));
  const sample = `SELECT doc FROM search.job_documents TABLESAMPLE SYSTEM (${percent}) REPEATABLE (1)`;
  return db.$queryRaw<LexemeCount[]>`
    SELECT word AS lexeme, round(ndoc * 100 / ${percent}::float8)::int AS documents
    FROM ts_stat(${sample}) WHERE ndoc * 100 / ${percent}::float8 >= ${least}::float8
      AND word <> ${lexeme.live}
    ORDER BY ndoc DESC`;
}

async function mapSome(tx: Transaction, lexemes: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO search.lexemes (lexeme) SELECT unnest(${lexemes}::text[]) ON CONFLICT DO NOTHING`;
  // The inverted index has every existing document, merged or not. The next merge adds those that
  // come in the meantime.
  await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
  const rows: LexemeDocuments[] = [];
  for (const one of lexemes) {
    const [found] = await tx.$queryRaw<Omit<LexemeDocuments, "lexeme">[]>`
      SELECT string_agg(int4send(docno), '') AS docnos FROM search.job_documents
      WHERE doc @@ ${toTsquery(one)}::tsquery`;
    rows.push({ lexeme: one, docnos: found?.docnos ?? null });
  }
  await addToPostingLists(tx, toAdditions(rows), await nextMerge(tx));
  await tx.$executeRaw`UPDATE search.state SET mapping = mapping + 1`;
}

/**
 * Builds posting lists for frequent lexemes, once there are a quarter more documents than at the
 * last choice. Existing lists stay. Returns how many were built. Searches find the same before,
 * during and after; after a crash, the next call builds the rest. `least` is the number of
 * documents from which a lexeme gets a list.
 */
export async function indexLexemes({ least = LEAST } = {}): Promise<number> {
  const [state] = await db.$queryRaw<{ size: number; chosenFor: number }[]>`
    SELECT greatest(reltuples, 0)::int AS size, chosen_for AS "chosenFor"
    FROM pg_class, search.state WHERE oid = 'search.job_documents'::regclass`;
  const { size = 0, chosenFor = 0 } = state ?? {};
  if (size < Math.max(least, chosenFor * GROWTH)) return 0;
  const wanted = await countLexemes(size, Math.max(least, size * LEAST_PART));
  const indexedTerms = await db.$queryRaw<{ lexeme: string }[]>`SELECT lexeme FROM search.lexemes`;
  const known = new Set(indexedTerms.map((row) => row.lexeme));
  const missing = wanted.map((row) => row.lexeme).filter((one) => !known.has(one));
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    const lexemes = missing.slice(start, start + AT_ONCE);
    if ((await runExclusively(async (tx) => mapSome(tx, lexemes).then(() => true))) === null)
      return start;
  }
  await db.$executeRaw`UPDATE search.state SET chosen_for = ${size}::int`;
  return missing.length;
}

/**
 * Builds posting lists for phrases that searches had to check in many documents. Returns how many.
 */
export async function indexPhrases(): Promise<number> {
  const rows = await db.$queryRaw<{ phrase: string }[]>`
    SELECT phrase FROM search.phrases
    WHERE NOT EXISTS (SELECT FROM search.lexemes WHERE lexeme = ${phraseKey("")} || phrase)
    LIMIT ${AT_ONCE}`;
  const keys = rows.map(({ phrase }) => phraseKey(phrase));
  if (keys.length === 0) return 0;
  return (await runExclusively(async (tx) => mapSome(tx, keys).then(() => keys.length))) ?? 0;
}
