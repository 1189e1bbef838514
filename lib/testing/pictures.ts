import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A picture of one colour. */
export async function aPicture(
  format: "jpeg" | "png" | "webp" | "avif" | "gif",
  { width = 640, height = 400, colour = "#0b7a75" } = {},
): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
}

/** Left half red, right half blue. */
export async function twoHalves(): Promise<Uint8Array> {
  const red = await aPicture("png", { width: 1000, height: 1000, colour: "#ff0000" });
  return sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#0000ff" } })
    .composite([{ input: Buffer.from(red), left: 0, top: 0 }])
    .png()
    .toBuffer();
}

/** A photograph lying on its side, whose EXIF says where and by whom it was taken. */
export async function aPhotograph(): Promise<Uint8Array> {
  const left = await sharp({ create: { width: 200, height: 400, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 400, height: 400, channels: 3, background: "blue" } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({
      IFD0: { Artist: "Meera Iyer", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** An animation: the first picture red, the second blue. */
export async function anAnimation(): Promise<Uint8Array> {
  const frames = await Promise.all(
    ["red", "blue"].map((background) =>
      sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of a hundred kilobytes that unpacks to 900 million pixels. */
export function aPixelBomb(): Uint8Array {
  const side = 30_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8); // one bit per pixel, grey
  const rows = Buffer.alloc(side * (1 + side / 8));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
