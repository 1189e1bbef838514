import "server-only";
import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import Papa from "papaparse";
import { DomainError } from "@/lib/shared/errors";
import type { Occupation } from "../closeness/model.schema";
import {
  type ReadRow,
  readEscoLabel,
  readEscoText,
  readOnetOccupation,
  readOnetTask,
  readOnetTitle,
} from "./taxonomy";
import type { TaxonomyName, TaxonomyRow } from "./taxonomy.schema";

/** What a line of a file says, or why it cannot be used. */
export type FileRow = { file: string; line: number; read: ReadRow };

type Line = { fields: string[]; line: number };

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function* readLines(path: string): AsyncGenerator<Line> {
  const lines = createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Infinity });
  let line = 0;
  for await (const text of lines) {
    line += 1;
    const clean = line === 1 ? text.replace(/^\ufeff/, "") : text;
    if (clean !== "") yield { fields: clean.split("\t"), line };
  }
}

type OnetFile = {
  name: string;
  header: string;
  read: (fields: readonly string[]) => ReadRow;
};

// "Sample of Reported Titles" says nothing that these do not.
const ONET_FILES: readonly OnetFile[] = [
  { name: "Occupation Data.txt", header: "O*NET-SOC Code\tTitle", read: readOnetOccupation },
  { name: "Alternate Titles.txt", header: "O*NET-SOC Code\tAlternate Title", read: readOnetTitle },
];

async function requireHeader(path: string, header: string): Promise<void> {
  for await (const { fields } of readLines(path)) {
    if (fields.join("\t").startsWith(header)) return;
    break;
  }
  throw new DomainError("invalid", `${path} doesn't begin with "${header.replace("\t", ", ")}".`);
}

// What people of an occupation do; without it less is learned of what words mean.
const TASKS = {
  name: "Task Statements.txt",
  header: "O*NET-SOC Code\tTask ID",
  read: readOnetTask,
};

async function* readOnet(folder: string): AsyncGenerator<FileRow> {
  const hasTasks = await isThere(join(folder, TASKS.name));
  const files = hasTasks ? [...ONET_FILES, TASKS] : ONET_FILES;
  for (const { name, header } of files) await requireHeader(join(folder, name), header);
  for (const { name, read } of files) {
    for await (const { fields, line } of readLines(join(folder, name))) {
      if (line > 1) yield { file: name, line, read: read(fields) };
    }
  }
}

const LABELS = "esco_en_surface_forms.tsv";
const ADDRESSES = "esco_en_surface_form_to_uri.tsv";

async function readAddresses(folder: string): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for await (const { fields } of readLines(join(folder, ADDRESSES))) {
    addresses.set(fields[0] ?? "", fields[1] ?? "");
  }
  return addresses;
}

/** ESCO as two tables: number and label, number and address. */
async function* readEscoTables(folder: string): AsyncGenerator<FileRow> {
  const addresses = await readAddresses(folder);
  const named = new Set<string>();
  for await (const { fields, line } of readLines(join(folder, LABELS))) {
    const [number = "", label = ""] = fields;
    const address = addresses.get(number);
    const read =
      address === undefined ? "has no address" : readEscoLabel(address, label, !named.has(address));
    if (address !== undefined && typeof read !== "string") named.add(address);
    yield { file: LABELS, line, read };
  }
}

const DOWNLOAD = "occupations_en.csv";

type EscoRecord = Record<string, string | undefined>;

function readEscoRecord(record: EscoRecord): ReadRow[] {
  const address = record["conceptUri"] ?? "";
  const more = (record["altLabels"] ?? "").split("\n").filter((label) => label.trim() !== "");
  const labels = [record["preferredLabel"] ?? "", ...more];
  return [
    ...labels.map((label, place) => readEscoLabel(address, label, place === 0)),
    readEscoText(address, record["description"] ?? ""),
  ];
}

/** ESCO as the European Commission gives it out: a row an occupation, its other labels in one field. */
async function* readEscoDownload(folder: string): AsyncGenerator<FileRow> {
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { header: true, skipEmptyLines: true });
  const stream = createReadStream(join(folder, DOWNLOAD), "utf8").pipe(parser);
  let line = 1;
  for await (const record of stream as AsyncIterable<EscoRecord>) {
    line += 1;
    for (const read of readEscoRecord(record)) yield { file: DOWNLOAD, line, read };
  }
}

async function requireFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (await isThere(join(folder, name))) continue;
    throw new DomainError("invalid", `There's no file "${name}" in ${basename(folder)}.`);
  }
}

/**
 * Reads a taxonomy's files line by line, in the shape in which they are given out. Throws `invalid`
 * before the first row when a file is missing or is another one.
 */
export async function* readTaxonomy(name: TaxonomyName, folder: string): AsyncGenerator<FileRow> {
  if (name === "onet") {
    await requireFiles(
      folder,
      ONET_FILES.map((file) => file.name),
    );
    yield* readOnet(folder);
  } else if (await isThere(join(folder, DOWNLOAD))) yield* readEscoDownload(folder);
  else {
    await requireFiles(folder, [LABELS, ADDRESSES]);
    yield* readEscoTables(folder);
  }
}

/** What is said of an occupation so far. */
type OccupationWords = { titles: string[]; texts: string[] };

function takeRow(byCode: Map<string, OccupationWords>, row: TaxonomyRow): void {
  const known = byCode.get(row.code);
  const said = known ?? { titles: [], texts: [] };
  if (!known && row.kind === "occupation") byCode.set(row.code, said);
  if (row.kind === "text") said.texts.push(row.text);
  else said.titles.push(row.title);
}

/**
 * The occupations of a taxonomy's files as one learns from them; rows that cannot be used are left
 * out.
 */
export async function readOccupations(name: TaxonomyName, folder: string): Promise<Occupation[]> {
  const byCode = new Map<string, OccupationWords>();
  for await (const { read } of readTaxonomy(name, folder)) {
    for (const row of typeof read === "string" ? [] : read) takeRow(byCode, row);
  }
  return [...byCode].map(([code, said]) => ({ taxonomy: name, code, ...said }));
}
