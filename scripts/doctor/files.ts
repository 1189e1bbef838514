import { access, constants, stat, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Env } from "../../lib/platform/env";
import { isInfected } from "../../lib/platform/security/virus-scan";
import { deleteFile, newFileKey, readFile, storeFile } from "../../lib/platform/storage/storage";
import { listBackups } from "../../prisma/backup/keeping";
import { madeAt } from "../../prisma/backup/rotation";
import { keeping } from "../backup-place";
import { DATA_FOLDER } from "../database";
import { about, type CheckResult, inWords } from "./check-result";

const GB = 1024 ** 3;
const LITTLE_BYTES = GB;
const NONE_BYTES = GB / 5;
const PROBE = Buffer.from("Written by the check of the installation. It may be deleted.\n");

async function checkStorage({ STORAGE_S3_BUCKET, STORAGE_DIR }: Env): Promise<CheckResult> {
  const { good, wrong } = about("Files");
  const place = STORAGE_S3_BUCKET ? `The bucket ${STORAGE_S3_BUCKET}` : resolve(STORAGE_DIR);
  const mend = STORAGE_S3_BUCKET
    ? "Check the bucket's name, endpoint, region and keys (STORAGE_S3_…)."
    : "Check that STORAGE_DIR exists, and that this user may write there.";
  const key = newFileKey("txt");
  try {
    await storeFile("exports", key, PROBE);
    const stored = await readFile("exports", key);
    const isSame = stored !== null && PROBE.equals(await buffer(stored.stream));
    await deleteFile("exports", key);
    if (isSame) return good(`${place} takes, returns and deletes files.`);
    return wrong(`${place} returned something else than was stored. ${mend}`);
  } catch {
    return wrong(`${place} can't be used. ${mend}`);
  }
}

/** The folder itself, or the nearest above it that exists. */
async function spaceOf(folder: string): Promise<{ device: number; free: number }> {
  try {
    const [{ dev }, { bavail, bsize }] = await Promise.all([stat(folder), statfs(folder)]);
    return { device: dev, free: bavail * bsize };
  } catch (error) {
    const above = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || above === folder) throw error;
    return spaceOf(above);
  }
}

function sayFree(folder: string, free: number): CheckResult {
  const { good, warning, wrong } = about("Disk");
  const text = `${(free / GB).toFixed(1)} GB are free in ${folder}.`;
  if (free < NONE_BYTES) return wrong(`${text} Nothing can be stored soon: free some space now.`);
  if (free < LITTLE_BYTES) return warning(`${text} Free some, or take a larger disk.`);
  return good(text);
}

/** How much is free where files, backups and the embedded database lie, each disk once. */
async function checkDisk({ STORAGE_DIR, STORAGE_S3_BUCKET }: Env): Promise<CheckResult[]> {
  const folders = [
    ...(STORAGE_S3_BUCKET ? [] : [resolve(STORAGE_DIR)]),
    keeping().folder,
    DATA_FOLDER,
  ];
  const disks = new Map<number | string, CheckResult>();
  for (const folder of folders) {
    try {
      const { device, free } = await spaceOf(folder);
      if (!disks.has(device)) disks.set(device, sayFree(folder, free));
    } catch (error) {
      disks.set(folder, about("Disk").wrong(`${folder} can't be read: ${inWords(error)}.`));
    }
  }
  return [...disks.values()];
}

async function checkScanner({ CLAMD_SOCKET }: Env): Promise<CheckResult[]> {
  if (!CLAMD_SOCKET) return [];
  const { good, wrong } = about("Virus scanner");
  try {
    await isInfected(PROBE);
    return [good(`clamd answers at ${CLAMD_SOCKET}.`)];
  } catch {
    return [
      wrong(
        `clamd doesn't answer at ${CLAMD_SOCKET}, so nobody can upload a résumé. Start it, or unset CLAMD_SOCKET.`,
      ),
    ];
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;
const OLD_DAYS = 8;

/** Why nothing could be written to a folder, or made where it is to be; null if it could. */
async function whyNotWritable(folder: string): Promise<string | null> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const above = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || above === folder) {
      return inWords(error);
    }
    return whyNotWritable(above);
  }
}

async function checkBackups({ BACKUP_SCHEDULE }: Env): Promise<CheckResult> {
  const { good, warning, wrong } = about("Backups");
  const { folder } = keeping();
  const obstacle = await whyNotWritable(folder);
  if (obstacle !== null) {
    return wrong(
      `None can be written to ${folder}: ${obstacle}. Check that BACKUP_DIR, or DATA_DIR, is a folder that this user may write to.`,
    );
  }
  const newest = (await listBackups(folder)).at(-1);
  const made = newest ? madeAt(newest) : null;
  if (!made) {
    const how = BACKUP_SCHEDULE
      ? "The first is made when BACKUP_SCHEDULE says."
      : "Set BACKUP_SCHEDULE.";
    return warning(`There is none in ${folder}. ${how} \`npm run backup\` makes one now.`);
  }
  const days = Math.floor((Date.now() - made.getTime()) / DAY_MS);
  const text = `The newest in ${folder} is from ${made.toISOString().slice(0, 10)}.`;
  if (days < OLD_DAYS) return good(text);
  return warning(`${text} Look at the worker's log, or make one now: \`npm run backup\`.`);
}

/** Where files are kept, the space that is left, the scanner, and the backups. */
export async function checkFiles(settings: Env): Promise<CheckResult[]> {
  return [
    await checkStorage(settings),
    ...(await checkDisk(settings)),
    ...(await checkScanner(settings)),
    await checkBackups(settings),
  ];
}
