import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Disk } from "flydrive";
import type { BackupEnv } from "../../lib/platform/env";
import { openBucket } from "../../lib/platform/storage/bucket";
import { madeAt } from "./rotation";
import { MANIFEST, SEALED } from "./vault";

// Copies of backups in a bucket. A backup's manifest is its last object to come and the first to go,
// so one with a manifest is whole.

const isManifest = (path: string) => path === MANIFEST || path === MANIFEST + SEALED;

/** The bucket of the copies, or `null` where none is set. */
export async function openCopies(settings: BackupEnv): Promise<Disk | null> {
  const { BACKUP_S3_BUCKET: bucket } = settings;
  if (!bucket) return null;
  return openBucket({
    bucket,
    region: settings.BACKUP_S3_REGION,
    endpoint: settings.BACKUP_S3_ENDPOINT,
    accessKeyId: settings.BACKUP_S3_ACCESS_KEY_ID,
    secretAccessKey: settings.BACKUP_S3_SECRET_ACCESS_KEY,
    forcePathStyle: settings.BACKUP_S3_FORCE_PATH_STYLE,
  });
}

type CopyEntry = { path: string; isFile: boolean };

async function list(copies: Disk, prefix: string, recursive: boolean): Promise<CopyEntry[]> {
  const entries: CopyEntry[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await copies.listAll(prefix, {
      recursive,
      ...(paginationToken ? { paginationToken } : {}),
    });
    for (const found of page.objects) {
      const path = found.isFile ? found.key : found.prefix;
      entries.push({ path: path.replace(/\/$/, ""), isFile: found.isFile });
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return entries;
}

/** The names of the product's backups in the bucket: whole ones, and those that are not. */
export async function listCopies(copies: Disk): Promise<{ whole: string[]; broken: string[] }> {
  const whole: string[] = [];
  const broken: string[] = [];
  for (const { path: name, isFile } of await list(copies, "", false)) {
    if (isFile || !madeAt(name)) continue;
    const isWhole =
      (await copies.exists(`${name}/${MANIFEST}`)) ||
      (await copies.exists(`${name}/${MANIFEST}${SEALED}`));
    (isWhole ? whole : broken).push(name);
  }
  return { whole: whole.sort(), broken };
}

/** Copies a whole backup into the bucket. */
export async function uploadCopy(copies: Disk, folder: string, name: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort((a, b) => Number(isManifest(a)) - Number(isManifest(b)));
  for (const path of paths) {
    const { size } = await stat(join(folder, path));
    const content = createReadStream(join(folder, path));
    await copies.putStream(`${name}/${path}`, content, { contentLength: size });
  }
}

/** Fetches a whole backup from the bucket into a new folder. */
export async function downloadCopy(copies: Disk, name: string, folder: string): Promise<void> {
  for (const { path } of await list(copies, name, true)) {
    const target = join(folder, relative(name, path));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(await copies.getStream(path), createWriteStream(target, { mode: 0o600 }));
  }
}

/** Deletes a backup from the bucket. */
export async function deleteCopy(copies: Disk, name: string): Promise<void> {
  const paths = (await list(copies, name, true)).map(({ path }) => path);
  const first = paths.filter((path) => isManifest(relative(name, path)));
  for (const path of [...first, ...paths]) await copies.delete(path);
}
