import "./quiet";
import { parseArgs } from "node:util";
import {
  type ImportReport,
  importTaxonomy,
  removeTaxonomy,
} from "../lib/search/vocabulary/taxonomy.commands";
import { TAXONOMIES, type TaxonomyName } from "../lib/search/vocabulary/taxonomy.schema";
import { migrateOurs, runCommand, withDatabase } from "./command";

const USAGE = `Imports occupations and their titles, and learns from them which words mean much the same.

  npm run taxonomy:import -- --onet FOLDER     the text files of the O*NET database
  npm run taxonomy:import -- --esco FOLDER     the files of ESCO in English
  npm run taxonomy:import -- --remove NAME     removes onet or esco

Running it again replaces what was imported before. What the licences ask for: docs/operations.md.
`;

type Command = { name: TaxonomyName; folder: string | null };

function isTaxonomy(name: string): name is TaxonomyName {
  return Object.hasOwn(TAXONOMIES, name);
}

function readCommand(): Command {
  const { values } = parseArgs({
    options: {
      onet: { type: "string" },
      esco: { type: "string" },
      remove: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const { onet, esco, remove, help } = values;
  const given = [onet, esco, remove].filter((value) => value !== undefined);
  if (help || given.length !== 1) throw new Error(USAGE);
  if (remove !== undefined) {
    if (!isTaxonomy(remove)) throw new Error(`"${remove}" is neither onet nor esco.`);
    return { name: remove, folder: null };
  }
  return onet === undefined ? { name: "esco", folder: esco ?? "" } : { name: "onet", folder: onet };
}

function describeImport(name: TaxonomyName, report: ImportReport, seconds: number): string {
  const { occupations, titles, skipped, bad } = report;
  const rows = bad.map(({ file, line, reason }) => `  ${file}, line ${line}: ${reason}\n`).join("");
  const more = skipped > bad.length ? `  and ${skipped - bad.length} more\n` : "";
  const { label, credit } = TAXONOMIES[name];
  const learned = report.isUsed
    ? `Learned what ${report.learnedWords} words mean. Searches use it now, similar jobs within a few minutes.\n`
    : `${report.learnedWords} words are too few to learn from: searches use what ships with the product.\n`;
  return `${label}: ${occupations} occupations, ${titles} titles, ${skipped} rows skipped, in ${seconds.toFixed(1)} s\n${rows}${more}${learned}Show this notice where the site uses it: ${credit}\n`;
}

async function run({ name, folder }: Command): Promise<string> {
  if (folder === null) {
    const { label } = TAXONOMIES[name];
    return (await removeTaxonomy(name)) ? `${label} removed.\n` : `${label} wasn't imported.\n`;
  }
  const started = Date.now();
  return describeImport(name, await importTaxonomy(name, folder), (Date.now() - started) / 1000);
}

async function main(): Promise<void> {
  const command = readCommand();
  await withDatabase(async (database) => {
    await migrateOurs(database);
    process.stdout.write(await run(command));
  });
}

await runCommand(main);
