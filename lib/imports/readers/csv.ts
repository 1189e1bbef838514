import Papa from "papaparse";
import { MAX_RECORD_LENGTH, type ReadRecord, type SourceFields } from "../schema";
import { recordExcerpt, tooLong } from "./lines";

type Block = { text: string } | { broken: string };

/** A text whose complete rows can be taken from the front. */
class RowBuffer {
  held = "";
  #scanned = 0;
  #inQuotes = false;

  get isOpen(): boolean {
    return this.#inQuotes;
  }

  /** Adds text and takes all complete rows, or "". */
  takeRows(chunk: string): string {
    this.held += chunk;
    let end = 0;
    for (let index = this.#scanned; index < this.held.length; index++) {
      const character = this.held[index];
      if (character === '"') this.#inQuotes = !this.#inQuotes;
      else if (character === "\n" && !this.#inQuotes) end = index + 1;
    }
    const rows = this.held.slice(0, end);
    this.held = this.held.slice(end);
    this.#scanned = this.held.length;
    return rows;
  }

  /** Takes the first line, whatever its quotes. Reading starts over after it. */
  takeLine(): string {
    const end = this.held.indexOf("\n") + 1 || this.held.length;
    const line = this.held.slice(0, end);
    this.held = this.held.slice(end);
    this.#scanned = 0;
    this.#inQuotes = false;
    return line;
  }
}

/**
 * Cuts CSV into blocks of complete rows, so that only one row is ever held. A quote that isn't
 * closed within `limit` only loses its own line, and reading starts over at the next.
 */
async function* cutBlocks(chunks: AsyncIterable<string>, limit: number): AsyncGenerator<Block> {
  const buffer = new RowBuffer();
  const takeRows = (chunk: string): Block[] => {
    const rows = buffer.takeRows(chunk);
    return rows ? [{ text: rows }] : [];
  };
  for await (const chunk of chunks) {
    yield* takeRows(chunk);
    while (buffer.held.length > limit) {
      yield { broken: buffer.takeLine() };
      yield* takeRows("");
    }
  }
  while (buffer.isOpen) {
    yield { broken: buffer.takeLine() };
    yield* takeRows("");
  }
  if (buffer.held.trim()) yield { text: buffer.held };
}

function toReading(header: readonly string[], row: readonly string[]): ReadRecord {
  if (row.length !== header.length) {
    return {
      error: `The row has ${row.length} columns but the header has ${header.length}. Check its quotes and separators.`,
      excerpt: recordExcerpt(row.join(", ")),
    };
  }
  const fields: SourceFields = {};
  header.forEach((name, index) => {
    fields[name] = row[index] ?? "";
  });
  return { fields };
}

function brokenRow(text: string, limit: number): ReadRecord {
  return {
    error: text.length > limit ? tooLong(limit) : "A quoted field in this row isn't closed.",
    excerpt: recordExcerpt(text),
  };
}

/**
 * Reads CSV with a header row, separated by comma, semicolon, tab or bar, which it recognises in
 * the first rows. Quoted fields may contain line breaks. A row with too few or too many columns is
 * an error.
 */
export async function* readCsv(
  chunks: AsyncIterable<string>,
  limit = MAX_RECORD_LENGTH,
): AsyncGenerator<ReadRecord> {
  let header: string[] | null = null;
  let delimiter = "";
  for await (const block of cutBlocks(chunks, limit)) {
    if ("broken" in block) {
      yield brokenRow(block.broken, limit);
      continue;
    }
    const parsed = Papa.parse<string[]>(block.text, {
      delimiter,
      skipEmptyLines: "greedy",
      delimitersToGuess: [",", ";", "\t", "|"],
    });
    delimiter ||= parsed.meta.delimiter;
    let rows = parsed.data;
    if (!header) {
      header = (rows[0] ?? []).map((name) => name.trim());
      rows = rows.slice(1);
    }
    for (const row of rows) yield toReading(header, row);
  }
}
