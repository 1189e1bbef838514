import "server-only";
import pLimit from "p-limit";
import sharp from "sharp";
import { DomainError } from "@/lib/shared/errors";

// Decoding a picture takes up to some hundred megabytes of memory, so one at a time.
const limit = pLimit(1);
// The same picture is never made twice, and each of several threads would hold memory of its own.
sharp.cache(false);
sharp.concurrency(1);
const MOST_WAITING = 20;
const MOST_PIXELS = 50_000_000;
const SECONDS = 15;
const WHOLE = { fit: "inside", withoutEnlargement: true } as const;

const latin = (bytes: Uint8Array, start: number, end: number) =>
  Buffer.from(bytes.subarray(start, end)).toString("latin1");

/**
 * A file's format by its first bytes. Nothing else reaches the library: it could also read SVG and
 * PDF, which are programs more than pictures.
 */
function formatOf(bytes: Uint8Array): "jpeg" | "png" | "gif" | "webp" | "heif" | null {
  if (latin(bytes, 0, 3) === "\xff\xd8\xff") return "jpeg";
  if (latin(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (/^GIF8[79]a$/.test(latin(bytes, 0, 6))) return "gif";
  if (latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP") return "webp";
  if (/^ftypavi[fs]$/.test(latin(bytes, 4, 12))) return "heif";
  return null;
}

function refuse(message: string): never {
  throw new DomainError("invalid", message, { picture: [message] });
}

/** Cropped to a square, or whole, within one. */
type Shape = "square" | "whole";

async function toPicture(bytes: Uint8Array, side: number, shape: Shape): Promise<Uint8Array> {
  const format = formatOf(bytes);
  if (!format) refuse("Choose a JPEG, PNG, WebP, AVIF or GIF picture.");
  // Reads only the header, no pixels.
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (head.format !== format) throw new Error(`${head.format} says it is ${format}`);
  if (head.width * head.height > MOST_PIXELS) {
    refuse(`Choose a picture with at most ${MOST_PIXELS / 1e6} million pixels.`);
  }
  // Only the first frame of an animation.
  const options = { limitInputPixels: MOST_PIXELS, sequentialRead: true, pages: 1 };
  return sharp(bytes, { ...options, failOn: "error" })
    .autoOrient()
    .resize(side, side, shape === "square" ? { fit: "cover" } : WHOLE)
    .timeout({ seconds: SECONDS })
    .webp({ quality: 82 })
    .toBuffer();
}

async function remake(bytes: Uint8Array, side: number, shape: Shape): Promise<Uint8Array> {
  if (bytes.length === 0) refuse("The selected file is empty.");
  if (limit.pendingCount >= MOST_WAITING) {
    throw new DomainError("unavailable", "The service is busy. Try again in a few seconds.");
  }
  return limit(async () => {
    try {
      return await toPicture(bytes, side, shape);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      return refuse("We can't read this file as a picture. Choose another one.");
    }
  });
}

/**
 * Makes a square WebP picture from an uploaded file. Nothing of the file itself is kept: neither
 * where a photo was taken nor data hidden behind it. Throws `invalid` at the field `picture` if it
 * is not a picture, and `unavailable` while too many others are waiting.
 */
export async function makeSquarePicture(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  return remake(bytes, side, "square");
}

/**
 * Like `makeSquarePicture`, but uncropped: neither side is longer than `side`, and no picture is
 * enlarged.
 */
export async function makeWholePicture(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  return remake(bytes, side, "whole");
}

/** Makes a picture of this width from one of our own SVG drawings, never from an upload. */
export async function drawPicture(drawing: Uint8Array, width: number): Promise<Uint8Array> {
  const head = await sharp(drawing).metadata();
  return limit(() =>
    sharp(drawing, { density: (72 * width) / head.width })
      .resize({ width })
      .webp({ quality: 88 })
      .toBuffer(),
  );
}

/** The size of one of our pictures. */
export async function sizeOf(picture: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}
