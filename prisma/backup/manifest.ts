import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const content = { rows: z.int().min(0), sha256: z.hex().length(64) };

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations whose tables these are. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), ...content })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  files: z.array(
    z.object({
      folder: z.string(),
      key: z.string(),
      size: z.int().min(0),
      sha256: content.sha256,
    }),
  ),
});

/** What a backup holds, with the checksums that it is restored and checked by. */
export type Manifest = z.infer<typeof manifest>;

const NAME = "manifest.json";

/** What to do about a backup of which a part is missing or broken. */
export const UNUSABLE =
  "Nothing was restored: copy the backup again from where it is kept, or restore an earlier one.";

/** Where in a backup a table's rows are. */
export function tableFile(folder: string, table: string): string {
  return join(folder, "database", `${table.replaceAll('"', "")}.copy.gz`);
}

/** Where in a backup a stored file is. */
export function storedFile(folder: string, file: { folder: string; key: string }): string {
  return join(folder, "files", file.folder, file.key);
}

/** Written last and at once: a backup without it is not whole. */
export async function writeManifest(folder: string, value: Manifest): Promise<void> {
  const file = join(folder, NAME);
  await writeFile(`${file}.part`, `${JSON.stringify(value, null, 1)}\n`, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** Reads what a backup says it holds. Throws for a folder that is no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), "utf8").catch(() => null);
  if (text === null) {
    throw new Error(
      `${folder} is no backup, or one that was not finished: it has no ${NAME}. Name the folder that npm run backup said, or restore an earlier one.`,
    );
  }
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new Error(`${join(folder, NAME)} cannot be read. ${UNUSABLE}`);
  }
}
