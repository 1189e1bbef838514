import "./quiet";
import { parseArgs } from "node:util";
import {
  importTaxonomy,
  removeTaxonomy,
  type TaxonomyReport,
} from "../lib/search/vocabulary/taxonomy.commands";
import { TAXONOMIES, type TaxonomyName } from "../lib/search/vocabulary/taxonomy.schema";
import { migrateOurs, runCommand, withDatabase } from "./command";

const USAGE = `Imports occupations and their titles, so that a search finds related titles.

  npm run taxonomy:import -- --onet FOLDER     the text files of the O*NET database
  npm run taxonomy:import -- --esco FOLDER     the files of ESCO in English
  npm run taxonomy:import -- --remove NAME removes onet or esco

A repeat replaces what was imported before. What the licences ask for: docs/operations.md.
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

function describeImport(name: TaxonomyName, report: TaxonomyReport, seconds: number): string {
  const { occupations, titles, skipped, bad } = report;
  const rows = bad.map(({ file, line, reason }) => `  ${file}, line ${line}: ${reason}\n`).join("");
  const more = skipped > bad.length ? `  and ${skipped - bad.length} more\n` : "";
  const { label, credit } = TAXONOMIES[name];
  return `${label}: ${occupations} occupations, ${titles} titles, ${skipped} rows skipped, in ${seconds.toFixed(1)} s\n${rows}${more}Show this notice where the site uses it: ${credit}\n`;
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
