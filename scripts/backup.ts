import "./quiet";
import { mkdir, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { dumpDatabase } from "../prisma/backup/dump";
import { dumpFiles } from "../prisma/backup/files";
import { writeManifest } from "../prisma/backup/manifest";
import { describeContents } from "./backup-report";
import { runCommand, withDatabase } from "./command";
import { DATA_FOLDER } from "./database";

const USAGE = `Saves the database and people's files, as they are at one moment.

  npm run backup [-- --to FOLDER]

FOLDER must be new or empty; without it one is made in ${join(DATA_FOLDER, "backups")}.
The site may go on meanwhile. Keep NEXTAUTH_SECRET as well, but elsewhere.
`;

function newFolder(now: Date): string {
  return join(DATA_FOLDER, "backups", now.toISOString().slice(0, 19).replaceAll(":", "-"));
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
}

async function backUp(folder: string, madeAt: Date): Promise<void> {
  await withDatabase(async ({ url }) => {
    const tables = await dumpDatabase(url, folder);
    const files = await dumpFiles(folder);
    const manifest = { format: 1 as const, madeAt: madeAt.toISOString(), ...tables, files };
    await writeManifest(folder, manifest);
    process.stdout.write(describeContents(manifest, "saved"));
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: "string" }, help: { type: "boolean", short: "h", default: false } },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const start = Date.now();
  const folder = resolve(values.to ?? newFolder(new Date(start)));
  await makeFolder(folder);
  await backUp(folder, new Date(start));
  process.stdout.write(`In ${folder}, in ${((Date.now() - start) / 1000).toFixed(1)} s.\n`);
}

await runCommand(main);
