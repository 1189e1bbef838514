import "server-only";

const HEADER = 6;
const ENTRY = 16;
const ICON = 1;
const BITS = 32;

/** A file of the type `image/x-icon` with a PNG for each size, of up to 255 pixels a side. */
export function iconFile(pictures: readonly { side: number; png: Uint8Array }[]): Uint8Array {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(ICON, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(side, at);
    head.writeUInt8(side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(BITS, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
