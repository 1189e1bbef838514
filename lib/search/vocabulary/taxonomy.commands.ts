import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { indexHeading } from "./indexed-text";
import { taxonomiesChanged } from "./taxonomy.events";
import type { BadRow, TaxonomyName, TaxonomyRow } from "./taxonomy.schema";
import { type FileRow, readTaxonomy } from "./taxonomy-files.queries";

const BATCH = 2000;
const KEPT_BAD_ROWS = 20;
// An import is one transaction, and reads tens of thousands of titles.
const LONGEST_MS = 600_000;

export type TaxonomyReport = {
  occupations: number;
  /** Different titles; a repeat of one within its occupation is not counted. */
  titles: number;
  skipped: number;
  /** The first of the rows that were skipped. */
  bad: BadRow[];
};

async function insertOccupations(
  tx: Transaction,
  name: TaxonomyName,
  rows: readonly TaxonomyRow[],
): Promise<number> {
  return tx.$executeRaw`
    INSERT INTO search.occupations (taxonomy, code, title)
    SELECT ${name}, code, title
    FROM unnest(${rows.map(({ code }) => code)}::text[], ${rows.map(({ title }) => title)}::text[])
      given (code, title)
    ON CONFLICT DO NOTHING`;
}

// Titles wait in a table of the transaction until all are there: what each is worth follows from
// the others. Of titles that are the same to a search the shortest is kept.
const WAITING = `CREATE TEMPORARY TABLE waiting_titles (
  occupation_id int NOT NULL, lexemes text[] NOT NULL, title text NOT NULL) ON COMMIT DROP`;

async function insertWaiting(
  tx: Transaction,
  name: TaxonomyName,
  rows: readonly TaxonomyRow[],
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO waiting_titles (occupation_id, lexemes, title)
    SELECT o.id, lexemes, given.title
    FROM unnest(${rows.map(({ code }) => code)}::text[],
      ${rows.map(({ title }) => title)}::text[],
      ${rows.map(({ title }) => indexHeading(title))}::text[]) given (code, title, indexed)
    JOIN search.occupations o ON o.taxonomy = ${name} AND o.code = given.code,
      tsvector_to_array(to_tsvector('search.jobs', indexed)) lexemes
    WHERE cardinality(lexemes) > 0`;
}

async function weighWords(tx: Transaction): Promise<void> {
  await tx.$executeRaw`DELETE FROM search.title_words`;
  await tx.$executeRaw`
    INSERT INTO search.title_words (lexeme, rarity)
    SELECT lexeme, ln(1 + sum(count(*)) OVER () / count(*))
    FROM search.occupation_titles, unnest(lexemes) lexeme GROUP BY lexeme`;
}

async function insertTitles(tx: Transaction): Promise<number> {
  await tx.$executeRaw`
    CREATE TEMPORARY TABLE different_titles ON COMMIT DROP AS
    SELECT DISTINCT ON (occupation_id, lexemes) occupation_id, lexemes, title
    FROM waiting_titles ORDER BY occupation_id, lexemes, length(title), title`;
  await tx.$executeRaw`
    INSERT INTO search.occupation_words (lexeme, occupation_id, share)
    SELECT lexeme, occupation_id, sqrt(count(*)::float8 / s.titles)
    FROM different_titles
    JOIN (SELECT occupation_id, count(*) AS titles FROM different_titles GROUP BY 1) s
      USING (occupation_id), unnest(lexemes) lexeme
    GROUP BY lexeme, occupation_id, s.titles`;
  await tx.$executeRaw`ANALYZE different_titles`;
  await tx.$executeRaw`ANALYZE search.occupation_words`;
  // A word that many of all titles have says less for one.
  return tx.$executeRaw`
    INSERT INTO search.occupation_titles (occupation_id, lexemes, title, typicality)
    SELECT d.occupation_id, d.lexemes, d.title, sum(w.share * r.rarity) / sum(r.rarity)
    FROM (SELECT *, unnest(lexemes) AS lexeme FROM different_titles OFFSET 0) d
    JOIN (
      SELECT lexeme, ln(1 + sum(count(*)) OVER () / count(*)) AS rarity
      FROM different_titles, unnest(lexemes) lexeme GROUP BY lexeme
    ) r USING (lexeme)
    JOIN search.occupation_words w USING (lexeme, occupation_id)
    GROUP BY d.occupation_id, d.lexemes, d.title`;
}

/** Takes in rows one by one and writes them in batches. */
class Intake {
  readonly report: TaxonomyReport = { occupations: 0, titles: 0, skipped: 0, bad: [] };
  private readonly codes = new Set<string>();
  private readonly tx: Transaction;
  private readonly name: TaxonomyName;
  private rows: TaxonomyRow[] = [];

  constructor(tx: Transaction, name: TaxonomyName) {
    this.tx = tx;
    this.name = name;
  }

  private skip(row: BadRow): void {
    this.report.skipped += 1;
    if (this.report.bad.length < KEPT_BAD_ROWS) this.report.bad.push(row);
  }

  async take({ file, line, read }: FileRow): Promise<void> {
    if (typeof read === "string") return this.skip({ file, line, reason: read });
    for (const row of read) {
      if (row.kind === "occupation") this.codes.add(row.code);
      if (!this.codes.has(row.code)) {
        return this.skip({ file, line, reason: "is of an occupation that the files do not name" });
      }
      this.rows.push(row);
    }
    if (this.rows.length >= BATCH) await this.write();
  }

  async write(): Promise<void> {
    const occupations = this.rows.filter(({ kind }) => kind === "occupation");
    this.report.occupations += await insertOccupations(this.tx, this.name, occupations);
    await insertWaiting(this.tx, this.name, this.rows);
    this.rows = [];
  }
}

async function fill(tx: Transaction, name: TaxonomyName, folder: string): Promise<TaxonomyReport> {
  const intake = new Intake(tx, name);
  await tx.$executeRawUnsafe(WAITING);
  for await (const row of readTaxonomy(name, folder)) await intake.take(row);
  await intake.write();
  return { ...intake.report, titles: await insertTitles(tx) };
}

/**
 * Imports a taxonomy's occupations and titles from its files, in place of what was imported of it
 * before, in one transaction: a failure leaves everything as it was. Rows that cannot be used are
 * skipped and reported. Throws `invalid` when the folder does not hold the taxonomy's files.
 */
export async function importTaxonomy(name: TaxonomyName, folder: string): Promise<TaxonomyReport> {
  return db.$transaction(
    async (tx) => {
      await tx.$executeRaw`DELETE FROM search.taxonomies WHERE name = ${name}`;
      await tx.$executeRaw`INSERT INTO search.taxonomies (name) VALUES (${name})`;
      const report = await fill(tx, name, folder);
      if (report.titles === 0) throw new DomainError("invalid", "The files hold no title.");
      await weighWords(tx);
      await announce(tx, taxonomiesChanged, {});
      return report;
    },
    { timeout: LONGEST_MS },
  );
}

/** Takes out what was imported of a taxonomy; answers whether there was anything. */
export async function removeTaxonomy(name: TaxonomyName): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      const removed = await tx.$executeRaw`DELETE FROM search.taxonomies WHERE name = ${name}`;
      if (removed === 0) return false;
      await weighWords(tx);
      await announce(tx, taxonomiesChanged, {});
      return true;
    },
    { timeout: LONGEST_MS },
  );
}
