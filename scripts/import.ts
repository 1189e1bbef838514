import "./quiet";
import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { importFile } from "../lib/imports/commands";
import { readMapping } from "../lib/imports/mapping";
import { type Mapping, NO_MAPPING } from "../lib/imports/mapping.schema";
import {
  defaultSourceName,
  inspectFile,
  listImportFiles,
} from "../lib/imports/readers/files.queries";
import type { ImportReport } from "../lib/imports/reports";
import { IMPORT_FORMATS, type ImportFormat } from "../lib/imports/schema";
import { DomainError } from "../lib/shared/errors";
import { runCommand } from "./command";
import { DATA_FOLDER } from "./database";
import { requirePath, runImport } from "./import-command";
import { describeReport, describeTotals, makeProgress, writeRejections } from "./import-report";

const USAGE = `Imports jobs from files.

  npm run import -- <file or folder> [options]

  --source NAME     what the jobs go under; references are unique within it
                    (default: the mapping's, else the folder's and file's name)
  --format FORMAT   jsonl, csv, xml or jsonld (default: by the file's name and beginning)
  --map FILE        how the file's fields become a job's (docs/imports.md)
  --dry-run         does everything but write, and shows the first jobs

Ends with 0 when the files were read to their end, also if rows were refused; with 1 otherwise.
`;

/** The parsed command line. */
type Command = {
  path: string;
  source: string | undefined;
  format: ImportFormat | undefined;
  mapping: Mapping;
  isDryRun: boolean;
};

function readFormat(text: string | undefined): ImportFormat | undefined {
  const format = IMPORT_FORMATS.find((name) => name === text);
  if (text === undefined || format) return format;
  throw new Error(`There's no format "${text}". Choose one of ${IMPORT_FORMATS.join(", ")}.`);
}

async function readCommand(): Promise<Command> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      source: { type: "string" },
      format: { type: "string" },
      map: { type: "string" },
      "dry-run": { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [path, ...more] = positionals;
  if (values.help || path === undefined || more.length > 0) throw new Error(USAGE);
  for (const given of [path, values.map ?? path]) await requirePath(given);
  const mapping = values.map ? readMapping(await readFile(values.map, "utf8")) : NO_MAPPING;
  const source = values.source?.trim();
  if (source === "" || (source && source.length > 120)) {
    throw new Error("A source's name must have 1 to 120 characters.");
  }
  return {
    path,
    source: source ?? mapping.source,
    format: readFormat(values.format),
    mapping,
    isDryRun: values["dry-run"],
  };
}

async function importOne(
  path: string,
  command: Command,
  signal: AbortSignal,
): Promise<ImportReport> {
  const file = await inspectFile(path, command.format);
  const source = command.source ?? defaultSourceName(resolve(path));
  const progress = makeProgress(relative(process.cwd(), path), file.bytes);
  process.stdout.write(`${relative(process.cwd(), path)} (${file.format}) → source "${source}"\n`);
  const started = Date.now();
  const report = await importFile({
    file,
    source,
    mapping: command.mapping,
    isDryRun: command.isDryRun,
    signal,
    onProgress: progress.show,
  });
  progress.clear();
  const rejected = await writeRejections(report, resolve(DATA_FOLDER, "imports"));
  process.stdout.write(
    describeReport(report, { seconds: (Date.now() - started) / 1000, rejected, command }),
  );
  return report;
}

async function importAll(command: Command, signal: AbortSignal): Promise<boolean> {
  const paths = await listImportFiles(command.path);
  if (paths.length === 0) {
    throw new Error(`There's no file to import in ${command.path} (${IMPORT_FORMATS.join(", ")}).`);
  }
  const reports: ImportReport[] = [];
  let failures = 0;
  for (const path of paths) {
    if (signal.aborted) break;
    try {
      reports.push(await importOne(path, command, signal));
    } catch (error) {
      failures++;
      const isOurs = error instanceof DomainError || error instanceof Error;
      process.stderr.write(`${path}: ${isOurs ? error.message : String(error)}\n`);
    }
  }
  if (paths.length > 1) process.stdout.write(describeTotals(reports, failures));
  return failures === 0 && reports.every(({ isFinished }) => isFinished);
}

async function main(): Promise<void> {
  const command = await readCommand();
  await runImport((signal) => importAll(command, signal));
}

await runCommand(main);
