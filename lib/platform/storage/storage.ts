import "server-only";
import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Disk } from "flydrive";
import { DomainError } from "@/lib/shared/errors";
import { type Env, env } from "../env";
import { log } from "../observability/log";
import { openBucket } from "./bucket";

/** The folders that files are stored in; each holds one kind of thing. */
export const STORAGE_FOLDERS = [
  "avatars",
  "brand",
  "exports",
  "resumes",
  "offers",
  "messages",
  "logos",
  "covers",
  "company-pictures",
] as const;
export type StorageFolder = (typeof STORAGE_FOLDERS)[number];

type StoredFile = { key: string; changedAt: Date; size: number };

// Exactly what `newFileKey` makes: no separator, and no dot but the one before the ending.
const KEY = /^[\w-]{43}\.[a-z0-9]{1,5}$/;

let disk: Promise<Disk> | undefined;

async function openFolder({ STORAGE_DIR }: Env): Promise<Disk> {
  const { FSDriver } = await import("flydrive/drivers/fs");
  return new Disk(new FSDriver({ location: resolve(STORAGE_DIR), visibility: "private" }));
}

function openOwnBucket(settings: Env, bucket: string): Promise<Disk> {
  return openBucket({
    bucket,
    region: settings.STORAGE_S3_REGION,
    endpoint: settings.STORAGE_S3_ENDPOINT,
    accessKeyId: settings.STORAGE_S3_ACCESS_KEY_ID,
    secretAccessKey: settings.STORAGE_S3_SECRET_ACCESS_KEY,
    forcePathStyle: settings.STORAGE_S3_FORCE_PATH_STYLE,
  });
}

function opened(): Promise<Disk> {
  const settings = env();
  disk ??= settings.STORAGE_S3_BUCKET
    ? openOwnBucket(settings, settings.STORAGE_S3_BUCKET)
    : openFolder(settings);
  return disk;
}

/** Runs work that needs the storage. Throws `unavailable` if it fails. */
async function using<Result>(work: (open: Disk) => Promise<Result>): Promise<Result> {
  try {
    return await work(await opened());
  } catch (error) {
    const { message, cause } = error as Error;
    log.error(
      { error: message, cause: String(cause ?? "") },
      "the file storage failed: check STORAGE_DIR and its disk, or the bucket and its keys",
    );
    throw new DomainError("unavailable", "We can't reach files right now. Try again later.");
  }
}

/** A new file's name: 256 random bits and an ending. People's own file names are never used. */
export function newFileKey(ending: string): string {
  return `${randomBytes(32).toString("base64url")}.${ending}`;
}

/** Whether a text can be the name of a stored file. */
export function isFileKey(text: string): boolean {
  return KEY.test(text);
}

function pathOf(folder: StorageFolder, key: string): string {
  if (!isFileKey(key)) throw new Error("This isn't the name of a stored file.");
  return `${folder}/${key}`;
}

/**
 * Writes a stream. An object storage must know the length first, so the stream goes through a
 * temporary file.
 */
async function putStream(open: Disk, path: string, content: Readable): Promise<void> {
  if (!env().STORAGE_S3_BUCKET) return open.putStream(path, content);
  const folder = await mkdtemp(join(tmpdir(), "jobharbor-"));
  try {
    const file = join(folder, "content");
    await pipeline(content, createWriteStream(file, { mode: 0o600 }));
    const { size } = await stat(file);
    await open.putStream(path, createReadStream(file), { contentLength: size });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Stores a file, removing a partial one on failure. Throws `unavailable`, as everything here that
 * uses the storage does.
 */
export async function storeFile(
  folder: StorageFolder,
  key: string,
  content: Uint8Array | Readable,
): Promise<void> {
  const path = pathOf(folder, key);
  try {
    await using((open) =>
      content instanceof Readable ? putStream(open, path, content) : open.put(path, content),
    );
  } catch (error) {
    await deleteFile(folder, key).catch(() => undefined);
    throw error;
  }
}

/** A file and its size in bytes; `null` when there is no file with this name. */
export async function readFile(
  folder: StorageFolder,
  key: string,
): Promise<{ stream: Readable; size: number } | null> {
  if (!isFileKey(key)) return null;
  const path = pathOf(folder, key);
  return using(async (open) => {
    if (!(await open.exists(path))) return null;
    const { contentLength } = await open.getMetaData(path);
    return { stream: await open.getStream(path), size: contentLength };
  });
}

/** Deletes a file; one that is already gone is not an error. */
export async function deleteFile(folder: StorageFolder, key: string): Promise<void> {
  const path = pathOf(folder, key);
  await using((open) => open.delete(path));
}

/**
 * Deletes a file that no row names any longer, if there is a key. A failure is only logged: no one
 * can see the file, and the sweep of its folder tries again.
 */
export async function forgetFile(folder: StorageFolder, key: string | null): Promise<void> {
  if (key === null) return;
  await deleteFile(folder, key).catch((error: unknown) =>
    log.warn(
      { error: String(error) },
      "a file was not deleted: no one can see it, and a sweep tries again",
    ),
  );
}

async function listPage(folder: StorageFolder, paginationToken: string | undefined) {
  return using((open) =>
    open
      .listAll(folder, { recursive: false, ...(paginationToken ? { paginationToken } : {}) })
      .catch((error: unknown) => {
        // Nothing has been stored in it yet.
        if (String((error as { cause?: { code?: unknown } }).cause?.code) === "ENOENT") return null;
        throw error;
      }),
  );
}

/** Every file in a folder, in no order, each read only when needed. */
export async function* listFiles(folder: StorageFolder): AsyncGenerator<StoredFile> {
  let paginationToken: string | undefined;
  do {
    const page = await listPage(folder, paginationToken);
    for (const found of page?.objects ?? []) {
      if (found.isFile && isFileKey(found.name)) {
        const { lastModified, contentLength } = await using(() => found.getMetaData());
        yield { key: found.name, changedAt: lastModified, size: contentLength };
      }
    }
    paginationToken = page?.paginationToken;
  } while (paginationToken);
}
