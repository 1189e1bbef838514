import "server-only";
import { constants, crc32, createDeflateRaw, gunzipSync } from "node:zlib";

// A page is compressed once and sent with a different nonce each time. Where the nonce is, the
// compressed stream has an uncompressed block, so that the nonce can be overwritten. The compressor
// continues across it, as the reader will: it is fed a placeholder of the same length, made of a
// character that no page contains, so that nothing later refers back to it.

/** A page's compressed body, in which the nonce can be replaced. */
export type PackedPage = {
  gzip: Buffer;
  /** The size of the uncompressed body. */
  bytes: number;
  /** The nonce it was made with, and its offsets in `gzip`. */
  nonce: string;
  places: readonly number[];
  /** The factors by which a change of the nonce changes the checksum. */
  factor: number;
};

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const LAST_BLOCK = Buffer.from([3, 0]);
const STAND_IN = "\u0001";
const TRAILER_BYTES = 8;

// Checksums are polynomials modulo this one, with the first bit standing for 1.
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;

function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}

/**
 * The effect that this many following bytes have on a checksum: `x` to the power of eight times
 * their number.
 */
function shiftBy(bytes: number): number {
  let power = ONE >>> 8;
  let result = ONE;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = multiply(result, power);
    power = multiply(power, power);
  }
  return result;
}

function storedBlock(text: string): Buffer {
  const content = Buffer.from(text);
  const block = Buffer.alloc(5 + content.length);
  block.writeUInt16LE(content.length, 1);
  block.writeUInt16LE(content.length ^ 0xffff, 3);
  content.copy(block, 5);
  return block;
}

/** Compresses pieces of one stream, each ending at a whole byte. */
function openStream() {
  const deflate = createDeflateRaw({ flush: constants.Z_SYNC_FLUSH });
  let chunks: Buffer[] = [];
  deflate.on("data", (chunk: Buffer) => chunks.push(chunk));
  return {
    add: (piece: Buffer | string) =>
      new Promise<Buffer>((done, fail) => {
        deflate.write(piece, (error) => {
          const packed = Buffer.concat(chunks);
          chunks = [];
          if (error) fail(error);
          else done(packed);
        });
      }),
    close: () => deflate.destroy(),
  };
}

/** Compresses a page's body so that `withNonce` can send it with another nonce. */
export async function packPage(body: Buffer, nonce: string): Promise<PackedPage> {
  const pieces = body.toString().split(nonce);
  const parts: Buffer[] = [HEADER];
  const places: number[] = [];
  let length = HEADER.length;
  let left = body.length;
  let factor = 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  const stream = openStream();
  try {
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) {
        await stream.add(STAND_IN.repeat(nonce.length));
        places.push(length + 5);
        add(storedBlock(nonce));
        left -= nonce.length;
        factor ^= shiftBy(left);
      }
      if (piece !== "") add(await stream.add(Buffer.from(piece)));
      left -= Buffer.byteLength(piece);
    }
  } finally {
    stream.close();
  }
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(crc32(body), 0);
  trailer.writeUInt32LE(body.length % 2 ** 32, 4);
  const gzip = Buffer.concat([...parts, LAST_BLOCK, trailer]);
  return { gzip, bytes: body.length, nonce, places, factor: factor >>> 0 };
}

/** The compressed page with another nonce, which must have the same length. */
export function withNonce(page: PackedPage, nonce: string): Buffer {
  if (nonce.length !== page.nonce.length) throw new Error("A nonce of another length.");
  const gzip = Buffer.from(page.gzip);
  for (const place of page.places) gzip.write(nonce, place, "latin1");
  const at = gzip.length - TRAILER_BYTES;
  const difference = crc32(nonce) ^ crc32(page.nonce);
  const checksum = gzip.readUInt32LE(at) ^ multiply(page.factor, difference);
  gzip.writeUInt32LE(checksum >>> 0, at);
  return gzip;
}

/** The uncompressed page with another nonce. */
export function plainWithNonce(page: PackedPage, nonce: string): Buffer {
  return gunzipSync(withNonce(page, nonce));
}
