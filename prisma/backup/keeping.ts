import { rmSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { Disk } from "flydrive";
import type { BackupEnv } from "../../lib/platform/env";
import { deleteCopy, downloadCopy, listCopies, openCopies, uploadCopy } from "./copies";
import { dumpDatabase } from "./dump";
import { dumpFiles } from "./files";
import { type Manifest, writeManifest } from "./manifest";
import { madeAt, nameOf, outdated, parseKeep, type RotationCounts } from "./rotation";
import { connect } from "./tables";
import { findManifest, MANIFEST, newVault, SEALED } from "./vault";

// Of two that make one at once, the second says so and ends.
const MAKING_LOCK = 72_707_373;
const UNFINISHED = ".part";

/** Where backups are kept, and how. */
export type BackupPlace = { readonly folder: string; readonly settings: BackupEnv };

async function removeHalf(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/**
 * Saves the database and people's files into a new folder, encrypted for the public key where one is
 * given. The folder has its name only once the backup is whole: nothing is left of one that fails,
 * or whose process is told to end.
 */
export async function makeBackup(
  databaseUrl: string,
  { folder, recipient, now }: { folder: string; recipient?: string | undefined; now: Date },
): Promise<Manifest> {
  const there = await readdir(folder).catch(() => null);
  if (there && there.length > 0) throw new Error(`${folder} is not empty.`);
  const half = folder + UNFINISHED;
  const end = () => {
    rmSync(half, { recursive: true, force: true });
    process.exit(1);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
  process.once("disconnect", end);
  try {
    await mkdir(half, { recursive: true, mode: 0o700 });
    const vault = newVault(half, recipient);
    const tables = await dumpDatabase(databaseUrl, vault);
    const files = await dumpFiles(vault);
    const manifest = { format: 1 as const, madeAt: now.toISOString(), ...tables, files };
    await writeManifest(vault, manifest);
    if (there) await rmdir(folder);
    await rename(half, folder);
    return manifest;
  } catch (error) {
    await removeHalf(half);
    throw error;
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, end);
    process.off("disconnect", end);
  }
}

/** The names of the whole backups of a folder, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names: string[] = [];
  for (const name of (await readdir(folder).catch(() => [])).sort()) {
    if (madeAt(name) && (await findManifest(join(folder, name)))) names.push(name);
  }
  return names;
}

async function deleteBackup(folder: string): Promise<void> {
  for (const name of [MANIFEST, MANIFEST + SEALED]) await rm(join(folder, name), { force: true });
  await removeHalf(folder);
}

async function clearHalves(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const whole = name.slice(0, -UNFINISHED.length);
    if (name.endsWith(UNFINISHED) && madeAt(whole)) await removeHalf(join(folder, name));
  }
}

/** Copies to the bucket what is not there, and deletes from it what is too old or was never whole. */
async function keepCopies(
  copies: Disk,
  {
    folder,
    names,
    keep,
  }: { folder: string; names: readonly string[]; keep: RotationCounts | null },
): Promise<string[]> {
  const there = await listCopies(copies);
  const missing = names.filter((name) => !there.whole.includes(name));
  for (const name of missing) await uploadCopy(copies, join(folder, name), name);
  const old = keep ? outdated([...there.whole, ...missing], keep) : [];
  const broken = there.broken.filter((name) => !missing.includes(name));
  for (const name of [...old, ...broken]) await deleteCopy(copies, name);
  return missing;
}

/** Answers what was copied and deleted, in words. */
async function copyAndRotate({ folder, settings }: BackupPlace): Promise<string[]> {
  const keep = settings.BACKUP_KEEP ? parseKeep(settings.BACKUP_KEEP) : null;
  const all = await listBackups(folder);
  const gone = keep ? outdated(all, keep) : [];
  const names = all.filter((name) => !gone.includes(name));
  const copies = await openCopies(settings);
  const copied = copies ? await keepCopies(copies, { folder, names, keep }) : [];
  for (const name of gone) await deleteBackup(join(folder, name));
  return [
    ...(copied.length > 0 ? [`Copied to ${settings.BACKUP_S3_BUCKET}: ${copied.join(", ")}.`] : []),
    ...(gone.length > 0 ? [`Deleted because they were too old: ${gone.join(", ")}.`] : []),
  ];
}

/**
 * Makes the next backup of a kept row of them: then copies it to the bucket, where one is set, and
 * deletes what is older than what is kept. Answers where it is, what it holds and what else was done.
 * Throws while another process makes one.
 */
export async function makeNext(
  databaseUrl: string,
  keeping: BackupPlace,
  now: Date,
): Promise<{ folder: string; manifest: Manifest; said: string[] }> {
  const lock = await connect(databaseUrl);
  try {
    const { rows } = await lock.query<{ taken: boolean }>(
      "SELECT pg_try_advisory_lock($1) AS taken",
      [MAKING_LOCK],
    );
    if (!rows[0]?.taken)
      throw new Error("Another backup is in progress. Try again when it's done.");
    await mkdir(keeping.folder, { recursive: true, mode: 0o700 });
    await clearHalves(keeping.folder);
    const folder = join(keeping.folder, nameOf(now));
    const recipient = keeping.settings.BACKUP_RECIPIENT;
    const manifest = await makeBackup(databaseUrl, { folder, recipient, now });
    return { folder, manifest, said: await copyAndRotate(keeping) };
  } finally {
    await lock.end();
  }
}

/**
 * The folder of a backup: the one named, by its path or its name, or the newest. One that is only in
 * the bucket is fetched first. Throws when there is none.
 */
export async function findBackup(
  { folder, settings }: BackupPlace,
  named: string | undefined,
): Promise<string> {
  if (named && (await findManifest(named))) return named;
  const local = await listBackups(folder);
  const copies = await openCopies(settings);
  const whole = copies ? (await listCopies(copies)).whole : [];
  const name = named ?? [...local, ...whole].sort().at(-1);
  if (name === undefined)
    throw new Error(`There's no backup in ${folder}. Make one: npm run backup`);
  if (local.includes(name)) return join(folder, name);
  // What it is lacking is said when it is opened.
  if (!copies || !whole.includes(name)) return name;
  const half = join(folder, name + UNFINISHED);
  await removeHalf(half);
  await downloadCopy(copies, name, half);
  await rename(half, join(folder, name));
  return join(folder, name);
}
