import "./quiet";
import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readMapping } from "../lib/imports/mapping";
import { NO_MAPPING } from "../lib/imports/mapping.schema";
import { type MoveRequest, moveFile } from "../lib/imports/moving/commands";
import { MOVE_KINDS } from "../lib/imports/moving/schema";
import { defaultSourceName } from "../lib/imports/readers/files.queries";
import { runCommand } from "./command";
import { DATA_FOLDER } from "./database";
import { requirePath, runImport } from "./import-command";
import { describeReport, makeProgress, writeRejections } from "./import-report";
import { describeMove, writeSkipped } from "./move-report";

const USAGE = `Moves another job board here: jobs, companies, logos, old addresses.

  npm run move -- wp-job-manager EXPORT.xml [options]
  npm run move -- csv JOBS.csv [options]

  --uploads DIR        the old site's wp-content/uploads, for logos (default: they are fetched)
  --source NAME        what the jobs go under (default: the folder's and file's name)
  --map FILE           which column is which, or what the old site's values stand for (docs/moving.md)
  --country CODE       of remote jobs and places that name none, such as US
  --create-categories  makes the categories that this site doesn't have
  --dry-run            does everything but write

Running it again changes nothing twice. docs/moving.md describes it.
`;

async function readCommand(): Promise<MoveRequest> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      uploads: { type: "string" },
      source: { type: "string" },
      map: { type: "string" },
      country: { type: "string" },
      "create-categories": { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [name, path, ...more] = positionals;
  const kind = MOVE_KINDS.find((known) => known === name);
  if (values.help || !kind || path === undefined || more.length > 0) throw new Error(USAGE);
  for (const given of [path, values.map ?? path, values.uploads ?? path]) await requirePath(given);
  const { country } = values;
  if (country && !/^[A-Z]{2}$/.test(country)) {
    throw new Error("A country is an ISO 3166-1 code such as US.");
  }
  const mapping = values.map ? readMapping(await readFile(values.map, "utf8")) : NO_MAPPING;
  const source = values.source?.trim() || mapping.source || defaultSourceName(resolve(path));
  if (source.length > 120) throw new Error("A source's name can have at most 120 characters.");
  return {
    kind,
    path,
    source,
    mapping: country ? { ...mapping, country } : mapping,
    uploads: values.uploads ?? null,
    createsCategories: values["create-categories"],
    isDryRun: values["dry-run"],
  };
}

async function move(request: MoveRequest): Promise<boolean> {
  const name = relative(process.cwd(), request.path);
  process.stdout.write(`${name} (${request.kind}) → source "${request.source}"\n`);
  const started = Date.now();
  // Until the export has been read, nobody knows how much there is to do.
  let progress = makeProgress(name, 0);
  const report = await moveFile({
    ...request,
    onPrepared: (bytes) => {
      progress = makeProgress(name, bytes);
    },
    onProgress: (step) => progress.show(step),
  });
  progress.clear();
  const folder = resolve(DATA_FOLDER, "imports");
  const rejected = await writeRejections(report.imported, folder);
  const skipped = await writeSkipped(report, folder);
  const seconds = (Date.now() - started) / 1000;
  const command = { isDryRun: request.isDryRun };
  process.stdout.write(describeReport(report.imported, { seconds, rejected, command }));
  process.stdout.write(describeMove(report, skipped));
  return report.imported.isFinished;
}

async function main(): Promise<void> {
  const request = await readCommand();
  await runImport((signal) => move({ ...request, signal }));
}

await runCommand(main);
