import "server-only";
import { db } from "@/lib/platform/db/client";
import { deleteFile, listFiles, type StorageFolder } from "@/lib/platform/storage/storage";

const BATCH = 500;
const HOUR_MS = 3_600_000;
// A file is stored before the row that names it, so until then it only looks abandoned.
const YOUNG_MS = HOUR_MS;
const EXPORT_ROW_DAYS = 30;

async function listNamed(
  folder: StorageFolder,
  keys: string[],
  now: Date,
): Promise<(string | null)[]> {
  if (folder === "avatars") {
    const rows = await db.user.findMany({
      where: { avatarKey: { in: keys } },
      select: { avatarKey: true },
    });
    return rows.map(({ avatarKey }) => avatarKey);
  }
  if (folder === "logos") {
    const rows = await db.company.findMany({
      where: { logoKey: { in: keys } },
      select: { logoKey: true },
    });
    return rows.map(({ logoKey }) => logoKey);
  }
  if (folder === "company-pictures") {
    const rows = await db.companyPicture.findMany({
      where: {
        OR: [
          { fileKey: { in: keys } },
          { smallFileKey: { in: keys } },
          { sourceKey: { in: keys } },
        ],
      },
      select: { fileKey: true, smallFileKey: true, sourceKey: true },
    });
    return rows.flatMap((row) => [row.fileKey, row.smallFileKey, row.sourceKey]);
  }
  if (folder === "covers") {
    const rows = await db.post.findMany({
      where: { coverKey: { in: keys } },
      select: { coverKey: true },
    });
    return rows.map(({ coverKey }) => coverKey);
  }
  if (folder === "resumes") {
    const rows = await db.resume.findMany({
      where: { fileKey: { in: keys } },
      select: { fileKey: true },
    });
    return rows.map(({ fileKey }) => fileKey);
  }
  if (folder === "messages") {
    const rows = await db.messageFile.findMany({
      where: { fileKey: { in: keys } },
      select: { fileKey: true },
    });
    return rows.map(({ fileKey }) => fileKey);
  }
  if (folder === "offers") {
    const [waiting, sent] = await Promise.all([
      db.offerDocument.findMany({ where: { fileKey: { in: keys } }, select: { fileKey: true } }),
      db.applicationOffer.findMany({
        where: { documentKey: { in: keys } },
        select: { documentKey: true },
      }),
    ]);
    return [
      ...waiting.map(({ fileKey }) => fileKey),
      ...sent.map(({ documentKey }) => documentKey),
    ];
  }
  const kept = { fileKey: { in: keys }, expiresAt: { gt: now } };
  const [own, companies] = await Promise.all([
    db.dataExport.findMany({ where: kept, select: { fileKey: true } }),
    db.companyExport.findMany({ where: kept, select: { fileKey: true } }),
  ]);
  return [...own, ...companies].map(({ fileKey }) => fileKey);
}

async function sweepBatch(folder: StorageFolder, keys: string[], now: Date): Promise<number> {
  const named = new Set(await listNamed(folder, keys, now));
  const stray = keys.filter((key) => !named.has(key));
  for (const key of stray) await deleteFile(folder, key);
  return stray.length;
}

/**
 * Deletes a folder's files that no row names any longer, including expired copies of data, and
 * returns their number. Files less than an hour old stay.
 */
export async function sweepFiles(folder: StorageFolder, now: Date): Promise<number> {
  let deleted = 0;
  let keys: string[] = [];
  for await (const { key, changedAt } of listFiles(folder)) {
    if (now.getTime() - changedAt.getTime() > YOUNG_MS) keys.push(key);
    if (keys.length < BATCH) continue;
    deleted += await sweepBatch(folder, keys, now);
    keys = [];
  }
  return deleted + (await sweepBatch(folder, keys, now));
}

/**
 * Deletes the records of data copies and application files that were requested more than a month
 * ago.
 */
export async function forgetOldExports(now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - EXPORT_ROW_DAYS * 24 * HOUR_MS);
  await db.dataExport.deleteMany({ where: { requestedAt: { lt: longAgo } } });
  await db.companyExport.deleteMany({ where: { requestedAt: { lt: longAgo } } });
}
