import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dropCached } from "../../../lib/platform/caching/cache";
import { pool } from "../../../lib/platform/db/client";
import { indexHeading } from "../../../lib/search/vocabulary/indexed-text";
import { importTaxonomy } from "../../../lib/search/vocabulary/taxonomy.commands";
import { asTyped, type JudgedSet } from "./sets";
import { dataFolder } from "./sources";

/** What a search knows beside the postings. */
export type BenchStage = { name: string; begin: (set: JudgedSet) => Promise<void> };

const OCCUPATIONS = "Occupation Data.txt";
const TITLES = "Alternate Titles.txt";

/** Titles as the index reads them: those of one key are the same to it, whatever the order. */
async function keysOf(titles: readonly string[]): Promise<string[]> {
  const { rows } = await pool().query<{ key: string }>(
    `SELECT array_to_string(tsvector_to_array(to_tsvector('search.jobs', title)), ' ') AS key
     FROM unnest($1::text[]) WITH ORDINALITY given (title, position) ORDER BY position`,
    [titles.map((title) => indexHeading(asTyped(title)))],
  );
  return rows.map(({ key }) => key);
}

type Rows = { head: string; rows: string[][]; keys: string[] };

async function readRows(folder: string, file: string): Promise<Rows> {
  const [head = "", ...lines] = (await readFile(join(folder, file), "utf8")).trim().split(/\r?\n/);
  const rows = lines.map((line) => line.split("\t"));
  return { head, rows, keys: await keysOf(rows.map(([, title = ""]) => title)) };
}

async function writeRows(file: string, head: string, rows: readonly string[][]): Promise<void> {
  await writeFile(file, `${[head, ...rows.map((row) => row.join("\t"))].join("\n")}\n`);
}

/**
 * O*NET without the titles that the searches kept aside ask for: these judge what the search makes
 * of titles that it was not told.
 */
async function importWithoutAside(set: JudgedSet): Promise<void> {
  const searches = Object.values(set.searches).flat();
  const aside = searches.filter(({ isAside }) => isAside).map(({ query }) => query);
  const hidden = new Set(await keysOf(aside));
  const source = join(dataFolder(), "taxonomy-onet-29.2");
  const folder = await mkdtemp(join(tmpdir(), "bench-onet-"));
  try {
    const titles = await readRows(source, TITLES);
    const kept = titles.rows.filter((_, index) => !hidden.has(titles.keys[index] ?? ""));
    await writeRows(join(folder, TITLES), titles.head, kept);
    const { head, rows, keys } = await readRows(source, OCCUPATIONS);
    // An occupation stays, under its code, for its other titles.
    const renamed = rows.map(([code = "", title = "", ...rest], index) => [
      code,
      hidden.has(keys[index] ?? "") ? code : title,
      ...rest,
    ]);
    await writeRows(join(folder, OCCUPATIONS), head, renamed);
    await importTaxonomy("onet", folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** One after the other, each with what the ones before have. */
export const STAGES: readonly BenchStage[] = [
  { name: "none", begin: async () => undefined },
  {
    name: "ESCO",
    begin: async () => {
      await importTaxonomy("esco", join(dataFolder(), "taxonomy-esco-en"));
      // No worker tells this process that there is more to know.
      dropCached();
    },
  },
  {
    name: "ESCO, O*NET",
    begin: async (set) => {
      await importWithoutAside(set);
      dropCached();
    },
  },
];
