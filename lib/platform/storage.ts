import "server-only";
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { env } from "./env";

/** The folders that files are kept in; each is one kind of thing. */
export type StorageFolder = "avatars" | "exports" | "resumes";

type StoredFile = { key: string; changedAt: Date };

// What `newFileKey` makes and nothing else: no separator, no dot but the one before the ending.
const KEY = /^[\w-]{43}\.[a-z0-9]{1,5}$/;

let disk: Disk | undefined;

function opened(): Disk {
  disk ??= new Disk(new FSDriver({ location: resolve(env().STORAGE_DIR), visibility: "private" }));
  return disk;
}

/** A new file's name: 256 random bits and an ending. People's own file names are never used. */
export function newFileKey(ending: string): string {
  return `${randomBytes(32).toString("base64url")}.${ending}`;
}

/** Whether a text can be a file's name here. */
export function isFileKey(text: string): boolean {
  return KEY.test(text);
}

function pathOf(folder: StorageFolder, key: string): string {
  if (!isFileKey(key)) throw new Error("This is no name of a stored file.");
  return `${folder}/${key}`;
}

/** Keeps a file. What was written of one that fails is removed again. */
export async function storeFile(
  folder: StorageFolder,
  key: string,
  content: Uint8Array | Readable,
): Promise<void> {
  const path = pathOf(folder, key);
  try {
    if (content instanceof Readable) await opened().putStream(path, content);
    else await opened().put(path, content);
  } catch (error) {
    await deleteFile(folder, key).catch(() => undefined);
    throw error;
  }
}

/** A file and its size in bytes, or `null` when there is none of this name. */
export async function readFile(
  folder: StorageFolder,
  key: string,
): Promise<{ stream: Readable; size: number } | null> {
  if (!isFileKey(key)) return null;
  const path = pathOf(folder, key);
  if (!(await opened().exists(path))) return null;
  const { contentLength } = await opened().getMetaData(path);
  return { stream: await opened().getStream(path), size: contentLength };
}

/** Deletes a file; one that is gone already is no error. */
export async function deleteFile(folder: StorageFolder, key: string): Promise<void> {
  await opened().delete(pathOf(folder, key));
}

/** Every file of a folder, in no order, each read when it is asked for. */
export async function* listFiles(folder: StorageFolder): AsyncGenerator<StoredFile> {
  let paginationToken: string | undefined;
  do {
    const page = await opened()
      .listAll(folder, { recursive: false, ...(paginationToken ? { paginationToken } : {}) })
      .catch((error: unknown) => {
        // Nothing has been kept in it yet.
        if (String((error as { cause?: { code?: unknown } }).cause?.code) === "ENOENT") return null;
        throw error;
      });
    for (const found of page?.objects ?? []) {
      if (found.isFile && isFileKey(found.name)) {
        const { lastModified } = await found.getMetaData();
        yield { key: found.name, changedAt: lastModified };
      }
    }
    paginationToken = page?.paginationToken;
  } while (paginationToken);
}
