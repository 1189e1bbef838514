import "./quiet";
import { parseArgs } from "node:util";
import { checkFiles, loadFiles, requireNoFiles } from "../prisma/backup/files";
import { checkTables, loadDatabase } from "../prisma/backup/load";
import { readManifest } from "../prisma/backup/manifest";
import type { Vault } from "../prisma/backup/vault";
import { admitApplication } from "../prisma/roles";
import { openNamed } from "./backup-place";
import { describeContents } from "./backup-report";
import { runCommand, withDatabase } from "./command";
import { step } from "./progress";

const USAGE = `Puts a backup back into an empty database and an empty storage.

  npm run restore -- FOLDER [--identity FILE]

FOLDER is a backup's folder, or the name of one in BACKUP_DIR or BACKUP_S3_BUCKET. An encrypted one
is opened by the key in FILE.

Nothing is changed unless every checksum of the backup is right, and the database takes all of it
or nothing. What was restored is read again and compared.
`;

async function restore(vault: Vault): Promise<void> {
  const manifest = await readManifest(vault);
  await step(`Checking the backup of ${manifest.madeAt}`, async () => {
    await checkTables(vault, manifest.tables);
    await checkFiles(vault, manifest.files);
  });
  // Where the files go is known only once the database is open: the embedded one brings its own
  // folder.
  await withDatabase(async ({ url, applicationUrl }) => {
    await requireNoFiles();
    await step("Restoring the database", () => loadDatabase(url, vault, manifest));
    await admitApplication(url, applicationUrl);
    await step("Restoring the files", () => loadFiles(vault, manifest.files));
    process.stdout.write(describeContents(manifest, "equal"));
  });
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      identity: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [folder] = positionals;
  if (values.help || folder === undefined) {
    process.stdout.write(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const start = Date.now();
  await restore(await openNamed(folder, values.identity));
  process.stdout.write(`Restored in ${((Date.now() - start) / 1000).toFixed(1)} s.\n`);
}

await runCommand(main);
