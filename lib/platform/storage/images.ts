import "server-only";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { DomainError } from "@/lib/shared/errors";
import { cleanSvg } from "./svg";

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

type Size = { width: number; height: number };

/** Cuts and scales a decoded picture of this size, which is upright. */
type Reshape = (picture: Sharp, size: Size) => Sharp;

async function toPicture(bytes: Uint8Array, reshape: Reshape): Promise<Uint8Array> {
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
  const picture = sharp(bytes, { ...options, failOn: "error" }).autoOrient();
  return reshape(picture, head.autoOrient)
    .timeout({ seconds: SECONDS })
    .webp({ quality: 82 })
    .toBuffer();
}

async function remake(bytes: Uint8Array, reshape: Reshape): Promise<Uint8Array> {
  if (bytes.length === 0) refuse("The selected file is empty.");
  if (limit.pendingCount >= MOST_WAITING) {
    throw new DomainError("unavailable", "The service is busy. Try again in a few seconds.");
  }
  return limit(async () => {
    try {
      return await toPicture(bytes, reshape);
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
  return remake(bytes, (picture) => picture.resize(side, side, { fit: "cover" }));
}

/**
 * Like `makeSquarePicture`, but uncropped: neither side is longer than `side`, and no picture is
 * enlarged.
 */
export async function makeWholePicture(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  return remake(bytes, (picture) => picture.resize(side, side, WHOLE));
}

/** Like `makeWholePicture`, of a picture that is at least `least` pixels wide. */
export async function makeWidePicture(
  bytes: Uint8Array,
  { widest, least }: { widest: number; least: number },
): Promise<Uint8Array> {
  return remake(bytes, (picture, { width, height }) => {
    if (width < least) {
      refuse(`This picture is only ${width} pixels wide. Choose one at least ${least} wide.`);
    }
    if (height > width) refuse("This picture is higher than wide. Choose a wide one.");
    return picture.resize({ width: widest, withoutEnlargement: true });
  });
}

/**
 * The part of a picture that someone chose: `x` and `y` say where it lies, from 0 at the left and
 * the top to 100, and `zoom` how many times smaller it is than the largest of its shape.
 */
export type PicturePart = { x: number; y: number; zoom: number };

/** The shape of the part and the size to store at most, and the fewest pixels that will do. */
export type PictureFrame = Size & { leastWidth: number };

function areaOf(size: Size, frame: PictureFrame, { x, y, zoom }: PicturePart) {
  const scale = Math.min(size.width / frame.width, size.height / frame.height) / zoom;
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  const left = Math.round(((size.width - width) * x) / 100);
  return { width, height, left, top: Math.round(((size.height - height) * y) / 100) };
}

/**
 * Like `makeSquarePicture`, but a part of the picture in the frame's shape, which is never
 * enlarged. Also throws `invalid` at the field `picture` when the part has too few pixels.
 */
export async function makeCroppedPicture(
  bytes: Uint8Array,
  frame: PictureFrame,
  part: PicturePart,
): Promise<Uint8Array> {
  return remake(bytes, (picture, size) => {
    const area = areaOf(size, frame, part);
    if (area.width < frame.leastWidth) {
      const needed = `at least ${frame.leastWidth} pixels wide`;
      refuse(`This part is only ${area.width} pixels wide. Choose a part or picture ${needed}.`);
    }
    return picture
      .extract(area)
      .resize(frame.width, frame.height, { fit: "cover", withoutEnlargement: true });
  });
}

/** Makes a smaller copy, `width` pixels wide, of one of our pictures. */
export async function shrinkPicture(picture: Uint8Array, width: number): Promise<Uint8Array> {
  return limit(() =>
    sharp(picture).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer(),
  );
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

/** A JPEG that covers this size, from one of our own pictures or drawings, never from an upload. */
export async function coverPicture(
  picture: Uint8Array,
  { width, height }: Size,
): Promise<Uint8Array> {
  const head = await sharp(picture).metadata();
  const scale = Math.max(width / head.width, height / head.height);
  const options = head.format === "svg" ? { density: 72 * scale } : {};
  return limit(() =>
    sharp(picture, options)
      .resize(width, height, { fit: "cover" })
      .jpeg({ quality: 88 })
      .toBuffer(),
  );
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
// Drawn larger than needed from whatever size a drawing says it has.
const DRAWING_DENSITY = 300;

/** An uploaded drawing from its shapes alone, or a picture as it is; each is checked before. */
function openIcon(bytes: Uint8Array): Sharp {
  const options = { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 } as const;
  if (formatOf(bytes)) return sharp(bytes, options).autoOrient();
  const cleaned = cleanSvg(Buffer.from(bytes).toString("utf8"));
  if (cleaned === null) refuse("Choose an SVG, PNG, WebP, JPEG, AVIF or GIF picture.");
  return sharp(Buffer.from(cleaned), { ...options, density: DRAWING_DENSITY });
}

/**
 * Makes a square PNG from an uploaded picture or SVG drawing, whole and with its transparency.
 * Nothing of the file itself is kept. Throws as `makeSquarePicture` does.
 */
export async function makeIcon(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  return drawUpload(bytes, (icon) =>
    icon.resize(side, side, { fit: "contain", background: CLEAR }),
  );
}

/** Like `makeIcon`, in its own shape, as large as fits into the box. */
export async function makeLogo(bytes: Uint8Array, box: Size): Promise<Uint8Array> {
  return drawUpload(bytes, (logo) => logo.resize(box.width, box.height, { fit: "inside" }));
}

async function drawUpload(
  bytes: Uint8Array,
  resize: (upload: Sharp) => Sharp,
): Promise<Uint8Array> {
  if (bytes.length === 0) refuse("The selected file is empty.");
  return limit(async () => {
    try {
      return await resize(openIcon(bytes)).timeout({ seconds: SECONDS }).png().toBuffer();
    } catch (error) {
      if (error instanceof DomainError) throw error;
      return refuse("We can't read this file as a picture. Choose another one.");
    }
  });
}

/** A smaller copy of an icon; with a ground, the icon stands on it with room around. */
export async function resizeIcon(
  icon: Uint8Array,
  side: number,
  ground: string | null,
): Promise<Uint8Array> {
  const inner = ground === null ? side : Math.round(side * 0.7);
  const small = await sharp(icon).resize(inner, inner).png().toBuffer();
  if (ground === null) return small;
  const base = { width: side, height: side, channels: 4, background: ground } as const;
  return sharp({ create: base })
    .composite([{ input: small }])
    .png()
    .toBuffer();
}

/** The size of one of our pictures. */
export async function sizeOf(picture: Uint8Array): Promise<Size> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}
