import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { ImageResponse } from "next/og";
import { ShareCardPicture, type ShareFiles } from "@/components/site/share-card";
import { DRAWING } from "@/components/site/share-scene";
import { readIcon } from "@/lib/platform/storage/icons";
import { coverPicture } from "@/lib/platform/storage/images";
import { readFile as readBrandFile } from "@/lib/platform/storage/storage";
import { recolour } from "@/lib/shared/appearance/recolour";
import { OWN_COLOURS } from "@/lib/shared/appearance/tokens";
import { shareVersion } from "@/lib/structured-data/share-cards";
import {
  SHARE_HEIGHT,
  SHARE_WIDTH,
  type ShareCard,
} from "@/lib/structured-data/share-cards.schema";

const FONTS = join(process.cwd(), "app/og/fonts");
const SCENES = join(process.cwd(), "public/img/scenes");
const SIZE = { width: SHARE_WIDTH, height: SHARE_HEIGHT };
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

const asAddress = (bytes: Uint8Array | null, type: string) =>
  bytes && `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;

async function readStored(file: string): Promise<Uint8Array | null> {
  const stored = await readBrandFile("brand", file);
  return stored && buffer(stored.stream);
}

/** The drawing or picture behind the words; `null` for the harbour, none, or a picture just gone. */
async function readBackdrop({ backdrop, colours }: ShareCard): Promise<Uint8Array | null> {
  if (backdrop === undefined || backdrop === "plain") return null;
  if ("picture" in backdrop) {
    const picture = await readStored(backdrop.picture);
    return picture && coverPicture(picture, SIZE);
  }
  const svg = await readFile(join(SCENES, `${backdrop.drawing}.svg`), "utf8");
  const drawing = Buffer.from(recolour(svg, colours ?? OWN_COLOURS));
  return coverPicture(drawing, { ...SIZE, width: DRAWING.width });
}

async function readFiles(card: ShareCard): Promise<ShareFiles> {
  const { icon, logo } = card;
  return {
    icon: asAddress(icon ? await readIcon(icon, { side: 64, ground: null }) : null, "png"),
    logo: asAddress(logo ? await readStored(logo.file) : null, "png"),
    backdrop: asAddress(await readBackdrop(card), "jpeg"),
  };
}

type Picture = { bytes: BodyInit; type: string };

async function draw(card: ShareCard): Promise<Picture> {
  fonts ??= loadFonts();
  const options = { ...SIZE, fonts: await fonts };
  const files = await readFiles(card);
  const drawn = new ImageResponse(<ShareCardPicture card={card} files={files} />, options);
  const bytes = await drawn.arrayBuffer();
  if (files.backdrop === null) return { bytes, type: "image/png" };
  // With a picture in it, a PNG would be larger than what networks fetch.
  const small = await coverPicture(new Uint8Array(bytes), SIZE);
  return { bytes: new Uint8Array(small), type: "image/jpeg" };
}

// One after the other: in parallel would be no faster, and each holds its pixels in memory.
function drawInTurn(card: ShareCard): Promise<Picture> {
  const picture = underWay.then(() => draw(card));
  underWay = picture.catch(() => undefined);
  return picture;
}

// Drawing takes a tenth of a second of processor time: simultaneous requests share one drawing, and
// the result is kept for the network's other servers.
const pictures = new LRUCache<string, Promise<Picture>>({ max: 100 });

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
  const { bytes, type } = await picture;
  return new Response(bytes, {
    headers: {
      "cache-control": isCurrent
        ? `public, max-age=${365 * DAY}, immutable`
        : `public, max-age=3600, s-maxage=${DAY}`,
      "content-type": type,
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
