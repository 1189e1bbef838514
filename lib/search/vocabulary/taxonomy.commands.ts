import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { type LearnedModel, learnWords } from "../closeness/model.commands";
import { titleWords } from "../closeness/title-words";
import { taxonomiesChanged } from "./taxonomy.events";
import type { BadRow, TaxonomyName, TaxonomyRow } from "./taxonomy.schema";
import { type FileRow, readTaxonomy } from "./taxonomy-files.queries";

const BATCH = 2000;
const KEPT_BAD_ROWS = 20;
// An import is one transaction, and reads tens of thousands of titles.
const LONGEST_MS = 600_000;

type TaxonomyReport = {
  occupations: number;
  /** Different titles; a repeat of one within its occupation is not counted. */
  titles: number;
  skipped: number;
  /** The first of the rows that were skipped. */
  bad: BadRow[];
};

/** What an import took in, and what was learned from it. */
export type ImportReport = TaxonomyReport & LearnedModel;

async function insertOccupations(
  tx: Transaction,
  name: TaxonomyName,
  rows: readonly TaxonomyRow[],
): Promise<number> {
  const named = rows.filter((row) => row.kind === "occupation");
  return tx.$executeRaw`
    INSERT INTO search.occupations (taxonomy, code, title)
    SELECT ${name}, code, title FROM unnest(${named.map(({ code }) => code)}::text[],
      ${named.map(({ title }) => title)}::text[]) given (code, title)
    ON CONFLICT DO NOTHING`;
}

type OccupationText = { code: string; isTitle: boolean; content: string };

const toText = (row: TaxonomyRow): OccupationText =>
  row.kind === "text"
    ? { code: row.code, isTitle: false, content: row.text }
    : { code: row.code, isTitle: true, content: row.title };

async function insertTexts(
  tx: Transaction,
  name: TaxonomyName,
  texts: readonly OccupationText[],
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO search.occupation_texts (occupation_id, is_title, content)
    SELECT o.id, given.is_title, given.content
    FROM unnest(${texts.map(({ code }) => code)}::text[],
      ${texts.map(({ isTitle }) => isTitle)}::bool[],
      ${texts.map(({ content }) => content)}::text[])
      WITH ORDINALITY given (code, is_title, content, position)
    JOIN search.occupations o ON o.taxonomy = ${name} AND o.code = given.code
    ORDER BY position`;
}

/** Takes in rows one by one and writes them in batches. */
class Intake {
  readonly report: TaxonomyReport = { occupations: 0, titles: 0, skipped: 0, bad: [] };
  private readonly codes = new Set<string>();
  private readonly titles = new Set<string>();
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

  /** Of titles that are the same in their occupation the first counts; one without words none. */
  private isNew({ code, isTitle, content }: OccupationText): boolean {
    if (!isTitle) return true;
    const words = titleWords(content).join(" ");
    const key = `${code} ${words}`;
    if (words === "" || this.titles.has(key)) return false;
    this.titles.add(key);
    return true;
  }

  async write(): Promise<void> {
    this.report.occupations += await insertOccupations(this.tx, this.name, this.rows);
    const texts = this.rows.map(toText).filter((text) => this.isNew(text));
    await insertTexts(this.tx, this.name, texts);
    this.report.titles = this.titles.size;
    this.rows = [];
  }
}

async function fill(tx: Transaction, name: TaxonomyName, folder: string): Promise<TaxonomyReport> {
  const intake = new Intake(tx, name);
  for await (const row of readTaxonomy(name, folder)) await intake.take(row);
  await intake.write();
  return intake.report;
}

/**
 * Imports a taxonomy's occupations, titles and texts from its files, in place of what was imported of
 * it before, and learns from all that is imported what words mean, in one transaction: a failure
 * leaves everything as it was. Rows that cannot be used are skipped and reported. Throws `invalid`
 * when the folder does not hold the taxonomy's files.
 */
export async function importTaxonomy(name: TaxonomyName, folder: string): Promise<ImportReport> {
  return db.$transaction(
    async (tx) => {
      await tx.$executeRaw`DELETE FROM search.taxonomies WHERE name = ${name}`;
      await tx.$executeRaw`INSERT INTO search.taxonomies (name) VALUES (${name})`;
      const report = await fill(tx, name, folder);
      if (report.titles === 0) throw new DomainError("invalid", "The files hold no title.");
      const learned = await learnWords(tx);
      await announce(tx, taxonomiesChanged, {});
      return { ...report, ...learned };
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
      await learnWords(tx);
      await announce(tx, taxonomiesChanged, {});
      return true;
    },
    { timeout: LONGEST_MS },
  );
}
