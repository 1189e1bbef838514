import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { lexeme } from "../documents/document-rows";
import {
  addToPostingLists,
  type LexemeDocuments,
  nextMerge,
  toAdditions,
  whileAlone,
} from "./index-merge.commands";
import { phraseKey, toTsquery } from "./query-tree";

/** A lexeme gets postings from so many documents on: fewer the inverted index answers as quickly. */
const LEAST = 1000;
/** Of very many documents, from such a part of them. */
const LEAST_PART = 0.004;
/** The lexemes are chosen anew when there are so many times as many documents. */
const GROWTH = 1.25;
const SAMPLE = 10_000;
const AT_ONCE = 50;

type Counted = { lexeme: string; documents: number };

/** About how many documents have each of the lexemes that many have, from a sample. */
async function countLexemes(size: number, least: number): Promise<Counted[]> {
  const percent = Math.min(100, (100 * SAMPLE) / Math.max(1, size));
  const sample = `SELECT doc FROM search.job_documents TABLESAMPLE SYSTEM (${percent}) REPEATABLE (1)`;
  return db.$queryRaw<Counted[]>`
    SELECT word AS lexeme, round(ndoc * 100 / ${percent}::float8)::int AS documents
    FROM ts_stat(${sample}) WHERE ndoc * 100 / ${percent}::float8 >= ${least}::float8
      AND word <> ${lexeme.live}
    ORDER BY ndoc DESC`;
}

async function mapSome(tx: Transaction, lexemes: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO search.lexemes (lexeme) SELECT unnest(${lexemes}::text[]) ON CONFLICT DO NOTHING`;
  // The index knows of every document that is there, merged or not; of one that comes meanwhile,
  // the next merge tells.
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
 * Gives postings to the lexemes that many documents have, once there are a quarter more documents
 * than when they were last chosen. Lexemes that have them keep them. Answers how many got them.
 * Searches find the same before, meanwhile and afterwards; a crash leaves some for the next call.
 * `least` is the number of documents from which on a lexeme has postings.
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
    if ((await whileAlone(async (tx) => mapSome(tx, lexemes).then(() => true))) === null)
      return start;
  }
  await db.$executeRaw`UPDATE search.state SET chosen_for = ${size}::int`;
  return missing.length;
}

/** Gives postings to phrases that searches looked for in very many documents; answers how many. */
export async function indexPhrases(): Promise<number> {
  const rows = await db.$queryRaw<{ phrase: string }[]>`
    SELECT phrase FROM search.phrases
    WHERE NOT EXISTS (SELECT FROM search.lexemes WHERE lexeme = ${phraseKey("")} || phrase)
    LIMIT ${AT_ONCE}`;
  const keys = rows.map(({ phrase }) => phraseKey(phrase));
  if (keys.length === 0) return 0;
  return (await whileAlone(async (tx) => mapSome(tx, keys).then(() => keys.length))) ?? 0;
}
