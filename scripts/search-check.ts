import "./quiet";
import { parseArgs } from "node:util";
import { checkDocuments } from "../lib/jobs/search-index/index-check.commands";
import { loadSettings } from "../lib/platform/settings";
import { checkPostingLists } from "../lib/search/engine/index-check.commands";
import { runCommand, withDatabase } from "./command";

const USAGE = `Compares the search index with the jobs.

  npm run search:check [-- --repair]

Exits with 1 if something differs. With --repair it fixes the differences and exits with 0. The site can keep running.
`;

const SHOWN = 10;

function report(what: string, found: readonly string[]): void {
  process.stdout.write(`${what}: ${found.length}\n`);
  for (const one of found.slice(0, SHOWN)) process.stdout.write(`  ${one}\n`);
  if (found.length > SHOWN) process.stdout.write(`  and ${found.length - SHOWN} more\n`);
}

async function check(repair: boolean): Promise<boolean> {
  return withDatabase(async () => {
    // Documents have the values of the site's own fields.
    await loadSettings();
    const { checked, wrong, gone } = await checkDocuments({ repair });
    process.stdout.write(`Live jobs compared: ${checked}\n`);
    report("Missing from the index, or different", wrong);
    report("In the index but not live", gone);
    const lexemes = await checkPostingLists({ repair });
    if (lexemes === null) process.stdout.write("Word lists are being updated. Try again.\n");
    else report("Words with a wrong posting list", lexemes);
    const found = wrong.length + gone.length + (lexemes?.length ?? 0);
    if (found > 0 && repair) process.stdout.write("Mended.\n");
    return lexemes !== null && (found === 0 || repair);
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      repair: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) process.stdout.write(USAGE);
  else if (!(await check(values.repair))) process.exitCode = 1;
}

await runCommand(main);
