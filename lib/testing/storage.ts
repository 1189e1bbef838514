import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach } from "vitest";

let made: string | undefined;

/** Makes the process's storage folder, the first time, and has the product use it. */
export function openStorage(): string {
  if (made === undefined) {
    const folder = mkdtempSync(join(tmpdir(), "jobharbor-files-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    made = folder;
  }
  process.env["STORAGE_DIR"] = made;
  return made;
}

/**
 * Gives the test file a storage folder, empty before each test. Call it once at the top of the
 * file, before anything reads the configuration.
 */
export function setUpStorage(): { list: () => Promise<string[]>; folder: string } {
  const folder = openStorage();
  beforeEach(async () => {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
  });
  return {
    folder,
    list: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
  };
}

/** The contents of every file below a folder. */
export async function readAll(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Buffer.concat(
    await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name)))),
  );
}
