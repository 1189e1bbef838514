import type { ResumeRefusal } from "./files.schema";

// Microsoft's compound file format (MS-CFB): sectors chained by a table, and a directory of
// streams.
export const COMPOUND_FILE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const LAST_SECTOR = 0xfffffffa;
const ENTRY_BYTES = 128;
const HEADER_SECTORS = 109;
// A file of 5 MB has no more than this.
const MOST_SECTORS = 20_000;

type DirectoryEntry = { name: string; type: number; start: number };
type Sectors = { at: (sector: number) => Buffer | null; size: number };

function sectorsOf(file: Buffer): Sectors | null {
  const shift = file.length >= 512 ? file.readUInt16LE(30) : 0;
  if (file.readUInt16LE(28) !== 0xfffe || (shift !== 9 && shift !== 12)) return null;
  const size = 2 ** shift;
  const at = (sector: number) => {
    const start = (sector + 1) * size;
    // The last sector may be cut short.
    return start < file.length ? file.subarray(start, start + size) : null;
  };
  return { at, size };
}

function numbersOf(bytes: Buffer, count = Math.floor(bytes.length / 4)): number[] {
  return Array.from({ length: count }, (_, index) => bytes.readUInt32LE(index * 4));
}

/** For every sector, the next one in its chain. */
function allocationTable(file: Buffer, { at, size }: Sectors): number[] | null {
  const tables = numbersOf(file.subarray(76, 76 + HEADER_SECTORS * 4));
  let next = file.readUInt32LE(68);
  for (let steps = 0; next < LAST_SECTOR; steps++) {
    const sector = at(next);
    if (steps > MOST_SECTORS / 100 || sector?.length !== size) return null;
    const numbers = numbersOf(sector);
    next = numbers.pop() ?? LAST_SECTOR;
    tables.push(...numbers);
  }
  return tables
    .filter((sector) => sector < LAST_SECTOR)
    .slice(0, MOST_SECTORS / 100)
    .flatMap((sector) => numbersOf(at(sector) ?? Buffer.alloc(0)));
}

function directoryOf(file: Buffer, sectors: Sectors): DirectoryEntry[] | null {
  const table = allocationTable(file, sectors);
  if (!table) return null;
  const entries: DirectoryEntry[] = [];
  const seen = new Set<number>();
  for (let sector = file.readUInt32LE(48); sector < LAST_SECTOR; sector = table[sector] ?? -1) {
    const bytes = sectors.at(sector);
    if (sector < 0 || !bytes || seen.has(sector) || seen.size > MOST_SECTORS) return null;
    seen.add(sector);
    for (let start = 0; start + ENTRY_BYTES <= bytes.length; start += ENTRY_BYTES) {
      const length = Math.min(bytes.readUInt16LE(start + 64), 64);
      const name = bytes.toString("utf16le", start, start + Math.max(0, length - 2));
      entries.push({ name, type: bytes[start + 66] ?? 0, start: bytes.readUInt32LE(start + 116) });
    }
  }
  return entries;
}

const WORD_MAGIC = 0xa5ec;
const IS_ENCRYPTED = 0x01;

/**
 * Why these bytes are not an acceptable DOC, or `null` if they are: a compound file with a stream
 * written by Word, without a password or macros. A DOCX with a password is a compound file too.
 */
export function checkDoc(file: Buffer): ResumeRefusal | null {
  const sectors = sectorsOf(file);
  const entries = sectors && directoryOf(file, sectors);
  if (!sectors || !entries) return "failed";
  const names = new Set(entries.filter(({ type }) => type !== 0).map(({ name }) => name));
  if (names.has("EncryptedPackage")) return "password";
  const main = entries.find(({ name, type }) => name === "WordDocument" && type === 2);
  if (!main) return "kind";
  const first = sectors.at(main.start);
  if (!first || first.length < 32 || first.readUInt16LE(0) !== WORD_MAGIC) return "failed";
  if (((first[11] ?? 0) & IS_ENCRYPTED) !== 0) return "password";
  return names.has("Macros") || names.has("_VBA_PROJECT") ? "kind" : null;
}
