import "./quiet";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkFiles, loadFiles, requireNoFiles } from "../prisma/backup/files";
import { checkTables, loadDatabase } from "../prisma/backup/load";
import { readManifest } from "../prisma/backup/manifest";
import { admitApplication } from "../prisma/roles";
import { describeContents } from "./backup-report";
import { runCommand, withDatabase } from "./command";
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
  });
  // Where the files go is known once the database is open: the embedded one brings its own folder.
  await withDatabase(async ({ url, applicationUrl }) => {
    await requireNoFiles();
    await step("Restoring the database", () => loadDatabase(url, folder, manifest));
    await admitApplication(url, applicationUrl);
    await step("Restoring the files", () => loadFiles(folder, manifest.files));
    process.stdout.write(describeContents(manifest, "equal"));
  });
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

await runCommand(main);
