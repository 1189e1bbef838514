import "./quiet";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { disconnect } from "../lib/platform/db/client";
import { checkFiles, loadFiles, requireNoFiles } from "../prisma/backup/files";
import { checkTables, loadDatabase } from "../prisma/backup/load";
import { readManifest } from "../prisma/backup/manifest";
import { admitApplication } from "../prisma/roles";
import { describeContents } from "./backup-report";
import { openDatabase } from "./database";
import { step } from "./progress";

const USAGE = `Puts a backup back into an empty database and an empty storage.

  npm run restore -- FOLDER

Nothing is changed unless every checksum of the backup is right, and the database takes all of it
or nothing. What was restored is read again and compared.
`;

async function restore(folder: string): Promise<void> {
  const manifest = await readManifest(folder);
  await step(`Checking the backup of ${manifest.madeAt}`, async () => {
    await checkTables(folder, manifest.tables);
    await checkFiles(folder, manifest.files);
    await requireNoFiles();
  });
  const database = await openDatabase();
  try {
    await step("Restoring the database", () => loadDatabase(database.url, folder, manifest));
    await admitApplication(database.url, database.applicationUrl);
    await step("Restoring the files", () => loadFiles(folder, manifest.files));
    process.stdout.write(describeContents(manifest, "equal"));
  } finally {
    await disconnect();
    await database.close();
  }
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h", default: false } },
  });
  const [folder] = positionals;
  if (values.help || folder === undefined) {
    process.stdout.write(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const start = Date.now();
  await restore(resolve(folder));
  process.stdout.write(`Restored in ${((Date.now() - start) / 1000).toFixed(1)} s.\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
