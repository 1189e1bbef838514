import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { ImageResponse } from "next/og";
import { ShareCardPicture } from "@/components/site/share-card";
import { readIcon } from "@/lib/platform/storage/icons";
import { shareVersion } from "@/lib/structured-data/share-cards";
import {
  SHARE_HEIGHT,
  SHARE_WIDTH,
  type ShareCard,
} from "@/lib/structured-data/share-cards.schema";

const FONTS = join(process.cwd(), "app/og/fonts");
const FAMILIES = { bricolage: "Head", inter: "Text" };
const DAY = 86_400;

type Font = { name: string; data: ArrayBuffer; weight: 400; style: "normal" };

// The Latin part of a family carries its name; for other characters, the renderer falls back to any
// other font.
async function loadFonts(): Promise<Font[]> {
  const names = (await readdir(FONTS)).filter((name) => name.endsWith(".ttf")).sort();
  return Promise.all(
    names.map(async (name) => {
      const family = name.startsWith("bricolage") ? FAMILIES.bricolage : FAMILIES.inter;
      const file = await readFile(join(FONTS, name));
      const data = new Uint8Array(file).buffer;
      const isMain = name.endsWith("-latin.ttf");
      return { name: isMain ? family : name, data, weight: 400, style: "normal" };
    }),
  );
}

let fonts: Promise<Font[]> | undefined;
let underWay: Promise<unknown> = Promise.resolve();

async function draw(card: ShareCard): Promise<ArrayBuffer> {
  fonts ??= loadFonts();
  const options = { width: SHARE_WIDTH, height: SHARE_HEIGHT, fonts: await fonts };
  const icon = card.icon ? await readIcon(card.icon, { side: 64, ground: null }) : null;
  const logo = icon && `data:image/png;base64,${Buffer.from(icon).toString("base64")}`;
  return new ImageResponse(<ShareCardPicture card={card} logo={logo} />, options).arrayBuffer();
}

// One after the other: in parallel would be no faster, and each holds its pixels in memory.
function drawInTurn(card: ShareCard): Promise<ArrayBuffer> {
  const picture = underWay.then(() => draw(card));
  underWay = picture.catch(() => undefined);
  return picture;
}

// Drawing takes a tenth of a second of processor time: simultaneous requests share one drawing, and
// the result is kept for the network's other servers.
const pictures = new LRUCache<string, Promise<ArrayBuffer>>({ max: 100 });

/**
 * Responds with a card's picture. Under its current version it may be cached forever; under another
 * or none, for a day, because the address will come to mean something else.
 */
export async function pictureResponse(request: Request, card: ShareCard): Promise<Response> {
  const version = shareVersion(card);
  const key = JSON.stringify(card);
  const picture = pictures.get(key) ?? drawInTurn(card);
  pictures.set(key, picture);
  picture.catch(() => pictures.delete(key));
  const isCurrent = new URL(request.url).searchParams.get("v") === version;
  return new Response(await picture, {
    headers: {
      "cache-control": isCurrent
        ? `public, max-age=${365 * DAY}, immutable`
        : `public, max-age=3600, s-maxage=${DAY}`,
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
    },
  });
}

/** The response when there is nothing to draw. */
export function noPicture(): Response {
  return new Response("There's no such picture.\n", {
    status: 404,
    headers: { "cache-control": "public, max-age=60", "content-type": "text/plain" },
  });
}
