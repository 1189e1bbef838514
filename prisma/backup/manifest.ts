import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { MANIFEST, type Vault } from "./vault";

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

/** What to do about a backup of which a part is missing or broken. */
export const UNUSABLE =
  "Nothing was restored. Copy the backup again from where you keep it, or restore an earlier one.";

/** The part of a backup that holds a table's rows. */
export function tablePart(table: string): string {
  return `database/${table.replaceAll('"', "")}.copy.gz`;
}

/** The part of a backup that is a stored file. */
export function filePart({ folder, key }: { folder: string; key: string }): string {
  return `files/${folder}/${key}`;
}

/** Written last: a backup without it is not whole. */
export async function writeManifest(vault: Vault, value: Manifest): Promise<void> {
  await vault.write(MANIFEST, Readable.from([Buffer.from(`${JSON.stringify(value, null, 1)}\n`)]));
}

/** Reads what a backup says it holds. Throws where that cannot be read, or not by this key. */
export async function readManifest(vault: Vault): Promise<Manifest> {
  const path = vault.path(MANIFEST);
  const said = await text(vault.read(MANIFEST)).catch((error: Error) => {
    if (!error.message.includes("no identity matched")) return "";
    throw new Error(`The key doesn't open ${path}: the backup was made for another key.`);
  });
  try {
    return manifest.parse(JSON.parse(said));
  } catch {
    throw new Error(`${path} can't be read. ${UNUSABLE}`);
  }
}
