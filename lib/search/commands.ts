import "server-only";
import { setImmediate } from "node:timers/promises";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Embedding } from "./closeness/embedding";
import { readEmbedding } from "./closeness/model.queries";
import { toTextMeaning } from "./closeness/text-meaning";
import { type DocumentRow, type DocumentText, toDocumentRow } from "./documents/document-rows";
import {
  type NamedSlug,
  numberCities,
  numberCompanies,
  numberSkills,
  numberTitles,
  numberWords,
} from "./documents/numbering.commands";
import { packFacts } from "./documents/packed-facts";
import { FORMAT } from "./documents/schema";
import type { SearchDocument } from "./schema";
import { rereadLabels } from "./suggestions/commands";
import { indexHeading } from "./vocabulary/indexed-text";
import { noteConfigurations } from "./vocabulary/languages.commands";
import { rereadSynonyms } from "./vocabulary/synonyms.commands";

const BATCH = 500;
/** So many documents are written by one statement. */
const PART = 125;
/** So many texts are read before this process looks whether the database has answered. */
const READ_AT_ONCE = 5;
// Nested arrays are sent to the database as text, one string per document. None of our texts
// contains this character.
const SEPARATOR = "\u001f";

/** The words of each title as the index stems them: what it says someone is, then the others. */
async function readTitleWords(tx: Transaction, rows: readonly DocumentRow[]): Promise<string[][]> {
  const read = await tx.$queryRaw<{ words: string[] }[]>`
    SELECT ARRAY(
      SELECT lexeme FROM unnest(to_tsvector(configuration::regconfig, title)) word,
        unnest(word.positions) place
      ORDER BY lexeme = ANY (heads) DESC, place) AS words
    FROM unnest(${rows.map(({ title }) => title)}::text[], ${rows.map(({ head }) => head)}::text[],
      ${rows.map(({ configuration }) => configuration)}::text[])
      WITH ORDINALITY given (title, head, configuration, position),
      -- Without OFFSET, the planner would compute it for each word.
      LATERAL (SELECT tsvector_to_array(to_tsvector(configuration::regconfig, head)) OFFSET 0)
        h (heads)
    ORDER BY position`;
  return read.map(({ words }) => words);
}

function numbered<Key, Value>(all: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = all.get(key);
  if (value === undefined) throw new Error(`The search index did not number ${String(key)}`);
  return value;
}

type ReadRow = DocumentRow & {
  text: DocumentText;
  /** As hexadecimal. */
  meaning: string | null;
};
type PackedRow = ReadRow & { docno: number; facts: string };

/** Reads texts, a few at a time, so that the database's answers are handled in between. */
async function readTexts(rows: readonly DocumentRow[], embedding: Embedding): Promise<ReadRow[]> {
  const read: ReadRow[] = [];
  for (const row of rows) {
    if (read.length % READ_AT_ONCE === 0) await setImmediate();
    const text = row.readText();
    const meaning = toTextMeaning(embedding, text.textWords);
    read.push({ ...row, text, meaning: meaning && Buffer.from(meaning).toString("hex") });
  }
  return read;
}

/** Reads the rows' texts one part after the other, whatever else is waited for. */
function readInParts(rows: readonly DocumentRow[], embedding: Embedding): Promise<ReadRow[]>[] {
  const readings: Promise<ReadRow[]>[] = [];
  for (let start = 0; start < rows.length; start += PART) {
    const part = rows.slice(start, start + PART);
    const reading = Promise.resolve(readings.at(-1)).then(() => readTexts(part, embedding));
    // What fails is thrown where the part is waited for.
    reading.catch(() => undefined);
    readings.push(reading);
  }
  return readings;
}

async function writeRows(tx: Transaction, rows: readonly PackedRow[]): Promise<void> {
  const column = <T>(read: (row: PackedRow) => T): T[] => rows.map(read);
  await tx.$executeRaw`
    INSERT INTO search.job_documents (docno, job_id, facts, meaning, doc)
    SELECT docno, job_id, facts, decode(meaning, 'hex'),
      search.as_title(titled) || search.as_headings(headings) || headings || to_tsvector(configuration::regconfig, description)
        || array_to_tsvector(string_to_array(lexemes, ${SEPARATOR}))
    FROM unnest(
      ${column((row) => row.docno)}::int[], ${column((row) => row.jobId)}::uuid[],
      ${column((row) => row.facts)}::text[], ${column((row) => row.meaning)}::text[],
      ${column((row) => row.title)}::text[],
      ${column((row) => row.skills)}::text[], ${column((row) => row.names)}::text[],
      ${column((row) => row.text.description)}::text[], ${column((row) => row.configuration)}::text[],
      ${column((row) => row.text.lexemes.join(SEPARATOR))}::text[]
    ) given (docno, job_id, facts, meaning, title, skills, names, description, configuration, lexemes),
      -- Without OFFSET, the planner would compute them twice.
      LATERAL (SELECT to_tsvector(configuration::regconfig, title) OFFSET 0) t (titled),
      LATERAL (SELECT titled || to_tsvector('search.jobs', skills) || to_tsvector('search.jobs', names)
        OFFSET 0) h (headings)
    ON CONFLICT (job_id) DO UPDATE SET docno = EXCLUDED.docno, facts = EXCLUDED.facts,
      meaning = EXCLUDED.meaning, doc = EXCLUDED.doc`;
}

/** Writes the rows as they are read, and packs each part while the database writes the one before. */
async function writeInParts(
  tx: Transaction,
  readings: readonly Promise<ReadRow[]>[],
  pack: (row: ReadRow, index: number) => PackedRow,
): Promise<void> {
  let writing = Promise.resolve();
  for (const [part, reading] of readings.entries()) {
    const packed = (await reading).map((row, index) => pack(row, part * PART + index));
    await writing;
    writing = writeRows(tx, packed);
    // What fails meanwhile is thrown by the next await.
    writing.catch(() => undefined);
  }
  await writing;
}

async function nextNumbers(tx: Transaction, count: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ docno: number }[]>`
    SELECT nextval('search.docno')::int AS docno FROM generate_series(1, ${count}::int)`;
  return rows.map(({ docno }) => docno);
}

async function putBatch(tx: Transaction, documents: readonly SearchDocument[]): Promise<void> {
  const companies = await numberCompanies(
    tx,
    documents.map(({ companySlug, companyName }) => ({ slug: companySlug, name: companyName })),
  );
  // Uses the transaction's connection: writers that wait for a second one could wait for each
  // other.
  const embedding = await readEmbedding({
    query: async ({ text, values = [] }) => ({ rows: await tx.$queryRawUnsafe(text, ...values) }),
  });
  const rows = documents.map((document) =>
    toDocumentRow(document, companies.get(document.companySlug)?.passages),
  );
  const readings = readInParts(rows, embedding);
  const skills = await numberSkills(
    tx,
    documents.flatMap((document) => document.skills),
  );
  const cities = await numberCities(
    tx,
    rows.flatMap(({ cityIds }) => cityIds),
  );
  await noteConfigurations(
    tx,
    rows.map(({ configuration }) => configuration),
  );
  const titles = await readTitleWords(tx, rows);
  const words = await numberWords(tx, titles.flat());
  const titleIds = await numberTitles(
    tx,
    rows.map((row) => row.titleWords),
  );
  const docnos = await nextNumbers(tx, rows.length);
  const pack = (row: ReadRow, index: number): PackedRow => {
    const docno = docnos[index] ?? 0;
    const facts = packFacts(row, {
      docno,
      companyId: numbered(companies, row.companySlug).id,
      titleId: numbered(titleIds, row.titleWords),
      cityNumbers: row.cityIds.map((id) => numbered(cities, id)),
      skillIds: row.skillSlugs.map((slug) => numbered(skills, slug)),
      wordIds: (titles[index] ?? []).map((word) => numbered(words, word)),
    });
    return { ...row, docno, facts };
  };
  await writeInParts(tx, readings, pack);
}

/**
 * Indexes live jobs in the transaction that published or changed them, replacing their earlier
 * documents. Older postings get lower numbers, so pass a batch whole, with each job once.
 */
export async function putDocuments(
  tx: Transaction,
  documents: readonly SearchDocument[],
): Promise<void> {
  const inOrder = documents.toSorted((a, b) => a.postedAt.getTime() - b.postedAt.getTime());
  for (let start = 0; start < inOrder.length; start += BATCH) {
    await putBatch(tx, inOrder.slice(start, start + BATCH));
  }
}

/** Removes jobs from the index. Ignores those that aren't in it. */
export async function removeDocuments(tx: Transaction, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  await tx.$executeRaw`
    DELETE FROM search.job_documents WHERE job_id = ANY(${[...jobIds]}::uuid[])`;
}

/** Reads the names of skills in the way this release does. Repeatable. */
async function rereadSkills(tx: Transaction): Promise<void> {
  const skills = await tx.$queryRaw<NamedSlug[]>`SELECT slug, name FROM search.skills`;
  await tx.$executeRaw`
    UPDATE search.skills known SET lexemes = given.lexemes
    FROM (
      SELECT slug, tsvector_to_array(to_tsvector('search.jobs', heading)) AS lexemes
      FROM unnest(${skills.map(({ slug }) => slug)}::text[],
        ${skills.map(({ name }) => indexHeading(name))}::text[]) named (slug, heading)) given
    WHERE known.slug = given.slug AND known.lexemes <> given.lexemes`;
}

/**
 * Records that every document has this release's form, and rereads skills, suggestions and an admin's
 * synonyms, and with them all alerts, in the same way.
 */
export async function noteCurrentForm(): Promise<void> {
  await db.$transaction(async (tx) => {
    await rereadSkills(tx);
    await rereadLabels(tx);
    await rereadSynonyms(tx);
    await tx.$executeRaw`UPDATE search.state SET format = ${FORMAT}::int`;
  });
}
