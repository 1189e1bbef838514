import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import type { ResumeRefusal } from "./files.schema";

const inflate = promisify(inflateRaw);

const MOST_ENTRIES = 1000;
const MOST_UNPACKED = 50 * 1024 * 1024;
const MOST_RATIO = 100;
// Parts that are small when unpacked are harmless, however well they were compressed.
const SMALL = 100_000;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const IS_ENCRYPTED = 0x01;

type ZipEntry = {
  name: string;
  flags: number;
  method: number;
  packed: number;
  unpacked: number;
  /** The offset of its local header. */
  local: number;
};

/** Where a zip file's end record begins, if these bytes end with one. */
export function zipEnd(file: Buffer): number | null {
  const first = Math.max(0, file.length - END_BYTES - 0xffff);
  for (let at = file.length - END_BYTES; at >= first; at--) {
    if (file.readUInt32LE(at) !== 0x06054b50) continue;
    if (at + END_BYTES + file.readUInt16LE(at + 20) === file.length) return at;
  }
  return null;
}

function readEntry(file: Buffer, at: number): { entry: ZipEntry; next: number } | null {
  if (at + CENTRAL_BYTES > file.length || file.readUInt32LE(at) !== 0x02014b50) return null;
  const nameEnd = at + CENTRAL_BYTES + file.readUInt16LE(at + 28);
  const entry = {
    name: file.toString("utf8", at + CENTRAL_BYTES, nameEnd),
    flags: file.readUInt16LE(at + 8),
    method: file.readUInt16LE(at + 10),
    packed: file.readUInt32LE(at + 20),
    unpacked: file.readUInt32LE(at + 24),
    local: file.readUInt32LE(at + 42),
  };
  return { entry, next: nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32) };
}

/** The entries of the central directory; `null` unless it fills the file's end exactly. */
function listEntries(file: Buffer, end: number): ZipEntry[] | null {
  const count = file.readUInt16LE(end + 10);
  // No resume needs parts on other disks, or the format for larger sizes.
  const isPlain = file.readUInt16LE(end + 4) === 0 && file.readUInt16LE(end + 8) === count;
  if (!isPlain || count > MOST_ENTRIES) return null;
  const entries: ZipEntry[] = [];
  let at = file.readUInt32LE(end + 16);
  while (at < end) {
    const read = readEntry(file, at);
    if (!read || entries.length >= MOST_ENTRIES) return null;
    entries.push(read.entry);
    at = read.next;
  }
  return at === end && entries.length === count ? entries : null;
}

const leavesItsFolder = (name: string) =>
  /^[/\\]|^[a-z]:|\\|\0/i.test(name) || name.split("/").includes("..");

function isBomb(entries: readonly ZipEntry[]): boolean {
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  const isThin = ({ packed, unpacked }: ZipEntry) =>
    unpacked > SMALL && unpacked > packed * MOST_RATIO;
  return total > MOST_UNPACKED || entries.some(isThin);
}

/** An entry's content; `null` if it is not what the directory says. */
async function unpack(file: Buffer, entry: ZipEntry): Promise<Buffer | null> {
  const { local, packed, unpacked, method } = entry;
  if (local + LOCAL_BYTES > file.length || file.readUInt32LE(local) !== 0x04034b50) return null;
  const nameEnd = local + LOCAL_BYTES + file.readUInt16LE(local + 26);
  if (file.toString("utf8", local + LOCAL_BYTES, nameEnd) !== entry.name) return null;
  const start = nameEnd + file.readUInt16LE(local + 28);
  const content = file.subarray(start, start + packed);
  if (content.length !== packed || (method !== 0 && method !== 8)) return null;
  if (method === 0) return packed === unpacked ? content : null;
  // Stops one byte beyond the stated size.
  const inflated = await inflate(content, { maxOutputLength: unpacked + 1 }).catch(() => null);
  return inflated?.length === unpacked ? inflated : null;
}

const MACROS = /vbaProject\.bin$|vbaData\.xml$/i;
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

function checkEntries(entries: readonly ZipEntry[]): ResumeRefusal | null {
  const names = entries.map(({ name }) => name);
  if (entries.some(({ flags }) => (flags & IS_ENCRYPTED) !== 0)) return "password";
  if (!names.includes("word/document.xml") || !names.includes("[Content_Types].xml")) return "kind";
  if (names.some((name) => MACROS.test(name))) return "kind";
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return "failed";
  return names.some(leavesItsFolder) || isBomb(entries) ? "failed" : null;
}

// Works for one and for two bytes per letter, because the search is for ASCII.
const plainText = (content: Buffer) => content.toString("latin1").replaceAll("\0", "");

/** A part with its own document type could define entities and, through them, read other files. */
function checkPart(name: string, content: Buffer): ResumeRefusal | null {
  const isMarkup = /\.(?:xml|rels)$/i.test(name);
  if (isMarkup && /<!(?:DOCTYPE|ENTITY)/i.test(plainText(content))) return "kind";
  return name === "[Content_Types].xml" && !content.includes(WORD) ? "kind" : null;
}

/**
 * Why these bytes are not an acceptable DOCX, or `null` if they are: a zip file from the first byte
 * to the last, with a Word document in it, no macros, nothing that leaves its folder, and no more
 * entries or bytes, stated and unpacked, than a resume has.
 */
export async function checkDocx(file: Buffer): Promise<ResumeRefusal | null> {
  const end = zipEnd(file);
  const entries = end === null ? null : listEntries(file, end);
  if (!entries?.some(({ local }) => local === 0)) return "failed";
  const refusal = checkEntries(entries);
  if (refusal) return refusal;
  for (const entry of entries) {
    const content = await unpack(file, entry);
    const wrong = content ? checkPart(entry.name, content) : "failed";
    if (wrong) return wrong;
  }
  return null;
}
