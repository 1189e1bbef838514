import "server-only";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { SourceProblem } from "../source-problem";

const MB = 1024 * 1024;

async function startOf(pieces: AsyncIterator<Buffer>): Promise<Buffer> {
  let start = Buffer.alloc(0);
  while (start.length < 2) {
    const next = await pieces.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  return start;
}

async function* rejoined(start: Buffer, pieces: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (start.length > 0) yield start;
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
}

/** The body, unpacked if its first bytes mark a gzip file. */
async function* unpacked(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const pieces = body[Symbol.asyncIterator]();
  const start = await startOf(pieces);
  const whole = rejoined(start, pieces);
  if (start[0] !== 0x1f || start[1] !== 0x8b) {
    yield* whole;
    return;
  }
  // Errors in the body are passed on to the unpacked stream and thrown there.
  yield* pipeline(Readable.from(whole), createGunzip(), () => undefined) as AsyncIterable<Buffer>;
}

/**
 * The body, unpacked, up to `most` bytes. A longer body is cut off if there is an `onCut`;
 * otherwise this throws `SourceProblem`.
 */
export async function* limited(
  body: AsyncIterable<Buffer>,
  most: number,
  onCut?: () => void,
): AsyncGenerator<Buffer> {
  let room = most;
  for await (const piece of unpacked(body)) {
    yield piece.subarray(0, room);
    if (piece.length > room) {
      if (!onCut) throw new SourceProblem(`It's larger than ${Math.floor(most / MB)} MB.`);
      onCut();
      return;
    }
    room -= piece.length;
  }
}

/**
 * The body as text: UTF-8, or windows-1252 if it isn't valid UTF-8. Throws what `limited` throws.
 */
export async function readText(
  body: AsyncIterable<Buffer>,
  most: number,
  onCut?: () => void,
): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of limited(body, most, onCut)) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  try {
    // A cut may split a character.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: onCut !== undefined });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
