import { fitsShape } from "@/lib/shared/formats/json-shape";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { MAX_RECORD_LENGTH, type ReadRecord } from "../schema";

const EXCERPT_LENGTH = 200;

/** The beginning of an unreadable record, on one line. */
export function recordExcerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= EXCERPT_LENGTH ? line : `${line.slice(0, EXCERPT_LENGTH)}…`;
}

/** The reason for refusing a record of more than `limit` characters. */
export function tooLong(limit = MAX_RECORD_LENGTH): string {
  return `The record has more than ${formatNumber(limit)} characters. Shorten it, or leave out embedded pictures.`;
}

// Walking through a value nested a hundred thousand levels deep would overflow the stack.
const DEEPEST = 64;

/** The reason why a JSON text is refused, or `null`. */
export function shapeError(text: string): string | null {
  if (fitsShape(text, { depth: DEEPEST, values: Number.POSITIVE_INFINITY })) return null;
  return `The record is nested more than ${DEEPEST} deep.`;
}

/** The object in a JSON text, or the reason why there is none. */
export function readJsonObject(text: string): ReadRecord {
  const tooDeep = shapeError(text);
  if (tooDeep) return { error: tooDeep, excerpt: recordExcerpt(text) };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return { fields: value as Record<string, unknown> };
    }
    return { error: "The record isn't a JSON object.", excerpt: recordExcerpt(text) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      error: `The record isn't valid JSON: ${reason.replace(/, ".*$|\.\.\..*$/s, "").replace(/\.?$/, ".")}`,
      excerpt: recordExcerpt(text),
    };
  }
}

/**
 * Reads one JSON object per line. It skips blank lines. A broken or overlong line becomes an error,
 * and reading continues at the next one. It holds at most one line in memory.
 */
export async function* readJsonLines(
  chunks: AsyncIterable<string>,
  limit = MAX_RECORD_LENGTH,
): AsyncGenerator<ReadRecord> {
  let line = "";
  let isOverlong = false;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", start)) {
      line += chunk.slice(start, end);
      start = end + 1;
      const reading = readLine(line, isOverlong || line.length > limit, limit);
      line = "";
      isOverlong = false;
      if (reading) yield reading;
    }
    line += chunk.slice(start);
    if (line.length > limit) {
      isOverlong = true;
      line = line.slice(0, EXCERPT_LENGTH + 1);
    }
  }
  const reading = readLine(line, isOverlong, limit);
  if (reading) yield reading;
}

function readLine(line: string, isOverlong: boolean, limit: number): ReadRecord | null {
  if (isOverlong) return { error: tooLong(limit), excerpt: recordExcerpt(line) };
  return line.trim() === "" ? null : readJsonObject(line);
}
