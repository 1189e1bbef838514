import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { ImageResponse } from "next/og";
import { ShareCardPicture } from "@/components/site/share-card";
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

// The latin part of a family carries its name; the renderer takes what it lacks from any other.
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
  return new ImageResponse(<ShareCardPicture card={card} />, options).arrayBuffer();
}

// One after the other: many at once would be no faster, and each holds its pixels.
function drawInTurn(card: ShareCard): Promise<ArrayBuffer> {
  const picture = underWay.then(() => draw(card));
  underWay = picture.catch(() => undefined);
  return picture;
}

// Drawing takes a tenth of a second of processor time: what is asked for together is drawn once,
// and what was drawn is kept for the network's other servers.
const pictures = new LRUCache<string, Promise<ArrayBuffer>>({ max: 100 });

/**
 * Answers a card's picture. Under the version it has now it may be kept for ever; under another,
 * or none, for a day, because the address will come to say something else.
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

/** The answer where there is nothing to draw. */
export function noPicture(): Response {
  return new Response("There's no such picture.\n", {
    status: 404,
    headers: { "cache-control": "public, max-age=60", "content-type": "text/plain" },
  });
}
