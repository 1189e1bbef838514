import { createHash } from "node:crypto";
import { type Readable, Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  listFiles,
  readFile,
  STORAGE_FOLDERS,
  type StorageFolder,
  storeFile,
} from "../../lib/platform/storage/storage";
import { filePart, type Manifest, UNUSABLE } from "./manifest";
import type { Vault } from "./vault";

type SavedFile = Manifest["files"][number];

// Copies that people asked for, a day old at most: they can ask again.
const LEFT_OUT: readonly StorageFolder[] = ["exports"];

function measureBytes() {
  const hash = createHash("sha256");
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, content: () => ({ size, sha256: hash.digest("hex") }) };
}

async function measureFile(stream: Readable) {
  const measured = measureBytes();
  await pipeline(stream, measured.stream, new Writable({ write: (_c, _e, done) => done() }));
  return measured.content();
}

async function dumpFile(vault: Vault, place: Pick<SavedFile, "folder" | "key">) {
  const found = await readFile(place.folder as StorageFolder, place.key);
  if (!found) return null;
  const measured = measureBytes();
  await vault.write(filePart(place), found.stream, measured.stream);
  return { ...place, ...measured.content() };
}

/**
 * Copies every stored file into a backup. Call it after the tables were written: a file more does
 * no harm. One that its owner deletes meanwhile is left out.
 */
export async function dumpFiles(vault: Vault): Promise<SavedFile[]> {
  const saved: SavedFile[] = [];
  for (const name of STORAGE_FOLDERS) {
    if (LEFT_OUT.includes(name)) continue;
    for await (const { key } of listFiles(name)) {
      const file = await dumpFile(vault, { folder: name, key });
      if (file) saved.push(file);
    }
  }
  return saved;
}

/** Reads every file of a backup and throws for the first that is not as it was saved. */
export async function checkFiles(vault: Vault, files: readonly SavedFile[]): Promise<void> {
  for (const file of files) {
    const part = filePart(file);
    const found = await measureFile(vault.read(part)).catch(() => null);
    if (found?.sha256 !== file.sha256) {
      throw new Error(
        `${vault.path(part)} is missing or has changed since it was saved. ${UNUSABLE}`,
      );
    }
  }
}

/** Throws for a storage that has files already: whose they are, nobody could tell afterwards. */
export async function requireNoFiles(): Promise<void> {
  for (const name of STORAGE_FOLDERS) {
    for await (const { key } of listFiles(name)) {
      throw new Error(
        `The storage isn't empty: it has ${name}/${key}. Nothing was restored. Set STORAGE_DIR (or STORAGE_S3_BUCKET, or DATA_DIR) to an empty one.`,
      );
    }
  }
}

/** Puts the files of a backup back into the storage and reads them again. */
export async function loadFiles(vault: Vault, files: readonly SavedFile[]): Promise<void> {
  for (const file of files) {
    const { folder: name, key } = file;
    const place = name as StorageFolder;
    await storeFile(place, key, vault.read(filePart(file)));
    const kept = await readFile(place, key);
    const found = kept && (await measureFile(kept.stream));
    if (found?.sha256 !== file.sha256) {
      throw new Error(
        `${name}/${key} wasn't restored correctly. The database is restored, but not all files are. Check the storage, empty both and restore again.`,
      );
    }
  }
}
