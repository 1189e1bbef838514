import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { ImportFormat, ReadRecord } from "../schema";
import { readCsv } from "./csv";
import { readStructuredPage } from "./html";
import { readJsonArray } from "./json";
import { readJsonLines } from "./lines";
import { readXmlRecords } from "./xml";

const CHUNK_BYTES = 64 * 1024;
// A single JSON value or a page has to be held in memory as a whole.
const MAX_DOCUMENT_LENGTH = 64_000_000;
const BYTE_ORDER_MARK = "\uFEFF";

const FORMAT_OF_EXTENSION: Record<string, ImportFormat> = {
  ".jsonl": "jsonl",
  ".ndjson": "jsonl",
  ".csv": "csv",
  ".tsv": "csv",
  ".xml": "xml",
  ".rss": "xml",
  ".json": "jsonld",
  ".jsonld": "jsonld",
  ".html": "jsonld",
  ".htm": "jsonld",
};

/** A file's facts, found before its records are read. */
export type InspectedFile = {
  path: string;
  /** SHA-256 of its bytes. */
  hash: string;
  bytes: number;
  encoding: string;
  format: ImportFormat;
};

/**
 * The files to import from this path, in order: the file itself, or the known files of a folder.
 */
export async function listImportFiles(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter((entry) => !entry.name.startsWith("."))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(async (entry) => {
        const inside = join(path, entry.name);
        if (entry.isDirectory()) return listImportFiles(inside);
        return FORMAT_OF_EXTENSION[extname(entry.name).toLowerCase()] ? [inside] : [];
      }),
  );
  return found.flat();
}

function isUtf8(): { take: (bytes: Buffer) => void; finish: () => boolean } {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isValid = true;
  const attempt = (step: () => void) => {
    try {
      if (isValid) step();
    } catch {
      isValid = false;
    }
  };
  return {
    take: (bytes) => attempt(() => decoder.decode(bytes, { stream: true })),
    finish: () => {
      attempt(() => decoder.decode());
      return isValid;
    },
  };
}

function statedEncoding(head: Buffer): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const declared = /^\s*<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/.exec(head.toString("latin1"));
  try {
    return declared?.[1] ? new TextDecoder(declared[1]).encoding : null;
  } catch {
    return null;
  }
}

function guessFormat(path: string, head: string): ImportFormat {
  const byName = FORMAT_OF_EXTENSION[extname(path).toLowerCase()];
  const start = head.replace(BYTE_ORDER_MARK, "").trimStart();
  if (byName) return byName === "jsonl" && start.startsWith("[") ? "jsonld" : byName;
  if (start.startsWith("{")) return /\}\s*\n\s*\{/.test(start) ? "jsonl" : "jsonld";
  if (start.startsWith("[")) return "jsonld";
  if (/^<(?:!doctype html|html)/i.test(start)) return "jsonld";
  return start.startsWith("<") ? "xml" : "csv";
}

/** Reads a file once to find its hash, its encoding and, unless given, its format. */
export async function inspectFile(path: string, format?: ImportFormat): Promise<InspectedFile> {
  const hash = createHash("sha256");
  const utf8 = isUtf8();
  let head: Buffer | null = null;
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const piece = chunk as Buffer;
    head ??= piece.subarray(0, 4096);
    bytes += piece.length;
    hash.update(piece);
    utf8.take(piece);
  }
  const start = head ?? Buffer.alloc(0);
  const stated = statedEncoding(start);
  const fallback = stated === null || stated === "utf-8" ? "windows-1252" : stated;
  // Bytes that are valid UTF-8 are UTF-8, and others aren't, whatever the file declares.
  const encoding = !stated?.startsWith("utf-16") && utf8.finish() ? "utf-8" : fallback;
  return {
    path,
    hash: hash.digest("hex"),
    bytes,
    encoding,
    format: format ?? guessFormat(path, new TextDecoder(encoding).decode(start)),
  };
}

export async function* readText(
  path: string,
  encoding: string,
  onBytes: (count: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const piece = chunk as Buffer;
    onBytes(piece.length);
    yield decoder.decode(piece, { stream: true });
  }
  yield decoder.decode();
}

async function* withFirst(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

async function* readDocument(
  chunks: AsyncGenerator<string>,
  path: string | undefined,
): AsyncGenerator<ReadRecord> {
  let first = "";
  while (first.trim() === "") {
    const next = await chunks.next();
    if (next.done) return;
    first += next.value;
  }
  if (first.trimStart().startsWith("[") && !path) {
    yield* readJsonArray(withFirst(first, chunks));
    return;
  }
  let text = first;
  for await (const chunk of chunks) {
    text += chunk;
    if (text.length > MAX_DOCUMENT_LENGTH) {
      throw new Error(
        "It's one document of more than 64 million characters. Use JSONL, a JSON array, CSV or XML, which are read piece by piece.",
      );
    }
  }
  yield* readStructuredPage(text, path);
}

/**
 * Reads the records of an inspected file in order, without ever holding the whole file.
 * `recordsPath` says where a single JSON document keeps its records. `onBytes` is called with the
 * bytes as they are read.
 */
export function readRecords(
  file: InspectedFile,
  options: { recordsPath?: string | undefined; onBytes?: (count: number) => void } = {},
): AsyncGenerator<ReadRecord> {
  const chunks = readText(file.path, file.encoding, options.onBytes ?? (() => undefined));
  if (file.format === "csv") return readCsv(chunks);
  if (file.format === "xml") return readXmlRecords(chunks);
  if (file.format === "jsonl") return readJsonLines(chunks);
  return readDocument(chunks, options.recordsPath);
}

/** The default name for a file's postings: its folder's name and its own. */
export function defaultSourceName(path: string): string {
  const parts = path.split(/[/\\]/).filter((part) => part !== "" && !/^\.+$/.test(part));
  const folder = parts.at(-2);
  const name = basename(path, extname(path));
  return (folder ? `${folder}/${name}` : name).slice(0, 120);
}
