import "./quiet";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pool } from "../lib/platform/db/client";
import { runCommand, withDatabase } from "./command";
import { learnHeadWords } from "./word-forms/heads";
import { learnSeparateWords, toCorpus, wordsOf } from "./word-forms/learning";

// Makes the lists of words that only share an English stem and of those that say what someone is,
// from O*NET 29.2 and ESCO in English, and again the same lists. The stems are PostgreSQL's; nothing
// in the database is read or changed.

const DATA = process.argv[2] ?? "../shared/data";
const ONET = "taxonomy-onet-29.2";
// Which columns are titles and which are texts. Titles stay whole here: "Chief Executive Officer (CEO)"
// says what is beside what.
const TITLES = [
  [`${ONET}/Alternate Titles.txt`, 1],
  [`${ONET}/Sample of Reported Titles.txt`, 1],
  [`${ONET}/Occupation Data.txt`, 1],
  ["taxonomy-esco-en/esco_en_surface_forms.tsv", 1],
] as const;
const TEXTS = [
  [`${ONET}/Task Statements.txt`, 2],
  [`${ONET}/Occupation Data.txt`, 2],
] as const;
const FILE = "lib/search/vocabulary/word-forms.schema.ts";
const LIST = /(?<=SEPARATE_WORDS = `\n)[^`]*/;
const HEADS_FILE = "lib/search/vocabulary/head-words.schema.ts";
const HEADS_LIST = /(?<=HEAD_WORDS = `\n)[^`]*/;
const WIDTH = 118;

/** A column of each of these files, without their headers. */
async function readColumns(columns: readonly (readonly [string, number])[]): Promise<string[]> {
  const read = columns.map(async ([file, column]) => {
    const [, ...lines] = (await readFile(join(DATA, file), "utf8")).trim().split(/\r?\n/);
    return lines.map((line) => line.split("\t")[column] ?? "");
  });
  return (await Promise.all(read)).flat();
}

async function stemsOf(words: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool().query<{ word: string; stem: string }>({
    text: `SELECT word, stem FROM unnest($1::text[]) word,
      LATERAL (SELECT (ts_lexize('english_stem', word))[1]) stemmed (stem) WHERE stem IS NOT NULL`,
    values: [words],
  });
  return new Map(rows.map(({ word, stem }) => [word, stem]));
}

/** The groups in lines, as the files have them. */
function toLines(groups: readonly string[][], separator = ", "): string {
  const lines = [""];
  for (const group of groups.map((words) => words.join(" "))) {
    const last = lines.at(-1) ?? "";
    const longer = last === "" ? group : `${last}${separator}${group}`;
    if (longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(group);
  }
  return lines.join(`${separator.trim()}\n`);
}

await runCommand(async () => {
  const corpus = toCorpus(await readColumns(TITLES), await readColumns(TEXTS));
  const stems = await withDatabase(() => stemsOf(wordsOf(corpus)));
  const groups = learnSeparateWords(corpus, stems);
  const file = await readFile(FILE, "utf8");
  await writeFile(FILE, file.replace(LIST, toLines(groups)));
  const heads = learnHeadWords(corpus.titles);
  const headsFile = await readFile(HEADS_FILE, "utf8");
  const listed = toLines(
    heads.map((word) => [word]),
    " ",
  );
  await writeFile(HEADS_FILE, headsFile.replace(HEADS_LIST, listed));
  process.stdout.write(
    `${heads.length} words that say what somebody is. ${groups.length} groups of words kept apart, of ${corpus.titles.length} titles and ${corpus.texts.length} texts.\n`,
  );
});
