import "server-only";
import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { resizeIcon } from "./images";
import { readFile } from "./storage";

// Each is a few kilobytes and is asked for by every visitor's browser.
const made = new LRUCache<string, Uint8Array>({ max: 20 });

/**
 * The site's stored mark as a PNG of this size, on a ground if one is given; `null` when there is
 * none with this key. Throws `unavailable`.
 */
export async function readIcon(
  key: string,
  side: number,
  ground: string | null,
): Promise<Uint8Array | null> {
  const name = `${key} ${side} ${ground}`;
  const known = made.get(name);
  if (known) return known;
  const file = await readFile("brand", key);
  if (!file) return null;
  const icon = await resizeIcon(await buffer(file.stream), side, ground);
  made.set(name, icon);
  return icon;
}
