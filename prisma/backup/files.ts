import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { type Readable, Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  listFiles,
  readFile,
  STORAGE_FOLDERS,
  type StorageFolder,
  storeFile,
} from "../../lib/platform/storage";
import { type Manifest, storedFile, UNUSABLE } from "./manifest";

type Saved = Manifest["files"][number];

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

async function dumpFile(folder: string, place: Pick<Saved, "folder" | "key">) {
  const found = await readFile(place.folder as StorageFolder, place.key);
  if (!found) return null;
  const target = storedFile(folder, place);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const measured = measureBytes();
  await pipeline(
    found.stream,
    measured.stream,
    createWriteStream(target, { mode: 0o600, flags: "wx" }),
  );
  return { ...place, ...measured.content() };
}

/**
 * Copies every stored file into `folder`. Call it after the tables were written: a file more does
 * no harm. One that its owner deletes meanwhile is left out.
 */
export async function dumpFiles(folder: string): Promise<Saved[]> {
  const saved: Saved[] = [];
  for (const name of STORAGE_FOLDERS) {
    if (LEFT_OUT.includes(name)) continue;
    for await (const { key } of listFiles(name)) {
      const file = await dumpFile(folder, { folder: name, key });
      if (file) saved.push(file);
    }
  }
  return saved;
}

/** Reads every file of a backup and throws for the first that is not as it was saved. */
export async function checkFiles(folder: string, files: readonly Saved[]): Promise<void> {
  for (const file of files) {
    const path = storedFile(folder, file);
    const found = await measureFile(createReadStream(path)).catch(() => null);
    if (found?.sha256 !== file.sha256) {
      throw new Error(`${path} is missing or not what was saved. ${UNUSABLE}`);
    }
  }
}

/** Throws for a storage that has files already: whose they are, nobody could tell afterwards. */
export async function requireNoFiles(): Promise<void> {
  for (const name of STORAGE_FOLDERS) {
    for await (const { key } of listFiles(name)) {
      throw new Error(
        `The storage is not empty: it has ${name}/${key}. Nothing was restored. Set STORAGE_DIR (or STORAGE_S3_BUCKET, or DATA_DIR) to an empty one.`,
      );
    }
  }
}

/** Puts the files of a backup back into the storage and reads them again. */
export async function loadFiles(folder: string, files: readonly Saved[]): Promise<void> {
  for (const file of files) {
    const { folder: name, key } = file;
    const place = name as StorageFolder;
    await storeFile(place, key, createReadStream(storedFile(folder, file)));
    const kept = await readFile(place, key);
    const found = kept && (await measureFile(kept.stream));
    if (found?.sha256 !== file.sha256) {
      throw new Error(
        `${name}/${key} did not come back as it was saved. The database is restored, the files are not all: look at the storage, empty both and restore again.`,
      );
    }
  }
}
