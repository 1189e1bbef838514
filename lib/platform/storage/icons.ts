import "server-only";
import { readFile as readOwn } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { iconFile } from "./icon-file";
import { resizeIcon } from "./images";
import { readFile } from "./storage";

/** The side in pixels, and the colour of the ground that it stands on, if any. */
type IconSize = { side: number; ground: string | null };

const FAVICON_SIDES = [16, 32, 48];
const OWN_ICON = join(process.cwd(), "public/img/icon-512.png");

// Each is a few kilobytes and is asked for by every visitor's browser.
const made = new LRUCache<string, Uint8Array>({ max: 100 });

async function readStored(key: string): Promise<Uint8Array | null> {
  const file = await readFile("brand", key);
  return file && buffer(file.stream);
}

async function make(key: string | null, { side, ground }: IconSize): Promise<Uint8Array | null> {
  const name = `${key} ${side} ${ground}`;
  const known = made.get(name);
  if (known) return known;
  const whole = key === null ? await readOwn(OWN_ICON) : await readStored(key);
  if (!whole) return null;
  const icon = await resizeIcon(whole, side, ground);
  made.set(name, icon);
  return icon;
}

/** The site's stored mark as a PNG; `null` when there is none with this key. Throws `unavailable`. */
export async function readIcon(key: string, size: IconSize): Promise<Uint8Array | null> {
  return make(key, size);
}

/** The product's own mark as a PNG. */
export async function readOwnIcon(size: IconSize): Promise<Uint8Array> {
  return (await make(null, size)) ?? readOwn(OWN_ICON);
}

/**
 * The site's stored mark as a browser's icon file, in the sizes of tabs and bookmarks; `null` when
 * there is none with this key. Throws `unavailable`.
 */
export async function readFavicon(key: string): Promise<Uint8Array | null> {
  const pictures: { side: number; png: Uint8Array }[] = [];
  for (const side of FAVICON_SIDES) {
    const png = await make(key, { side, ground: null });
    if (!png) return null;
    pictures.push({ side, png });
  }
  return iconFile(pictures);
}
