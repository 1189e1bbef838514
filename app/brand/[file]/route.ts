import { readFile as readOwn } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { settingGroup } from "@/lib/platform/settings";
import { readFavicon, readIcon, readOwnIcon } from "@/lib/platform/storage/icons";
import { readFile } from "@/lib/platform/storage/storage";
import { WORK_SCENES } from "@/lib/shared/appearance/choices";
import { recolour } from "@/lib/shared/appearance/recolour";
import { paletteOf } from "@/lib/shared/appearance/theme";
import { brandVersion } from "@/lib/shared/appearance/tokens";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };
/** A version of `null` is one that may change at any time. */
type BrandFile = { body: BodyInit; type: string; version: string | null };

const DRAWINGS = new Map([
  ...["harbour-light.svg", "harbour-dark.svg"].map((file) => [file, `app/scene/${file}`] as const),
  ...WORK_SCENES.map((name) => [`${name}.svg`, `public/img/scenes/${name}.svg`] as const),
]);
const HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

// The sizes of marks, and whether each stands on a ground: phones cut such icons into their shapes.
const ICONS: Readonly<Record<string, { side: number; hasGround: boolean }>> = {
  "icon-64.png": { side: 64, hasGround: false },
  "icon-180.png": { side: 180, hasGround: true },
  "icon-192.png": { side: 192, hasGround: false },
  "icon-512.png": { side: 512, hasGround: false },
  "icon-maskable-512.png": { side: 512, hasGround: true },
};

async function findIcon(file: string): Promise<BrandFile | null> {
  const size = Object.hasOwn(ICONS, file) ? ICONS[file] : undefined;
  const appearance = settingGroup("appearance");
  if (!size) return null;
  const ground = size.hasGround ? (paletteOf(appearance).light["surface"] ?? null) : null;
  const { icon: key } = appearance;
  const icon = key === "" ? null : await readIcon(key, { side: size.side, ground });
  if (icon) return { body: new Uint8Array(icon), type: "image/png", version: key };
  // Pages that are still kept somewhere ask for a mark that is gone.
  const own = await readOwnIcon({ side: size.side, ground });
  return { body: new Uint8Array(own), type: "image/png", version: null };
}

const readImage = (file: string) => readOwn(join(process.cwd(), "public/img", file));

// What browsers and phones ask for at addresses that never change (next.config.ts).
async function findFixed(file: string): Promise<BrandFile | null> {
  const { icon } = settingGroup("appearance");
  if (file === "favicon.ico") {
    const own = icon === "" ? null : await readFavicon(icon);
    const body = new Uint8Array(own ?? (await readImage("favicon.ico")));
    return { body, type: "image/x-icon", version: null };
  }
  if (file !== "apple-icon.png") return null;
  if (icon !== "") return findIcon("icon-180.png");
  const body = new Uint8Array(await readImage("icon-180.png"));
  return { body, type: "image/png", version: null };
}

async function findDrawing(file: string): Promise<BrandFile | null> {
  const drawing = DRAWINGS.get(file);
  if (!drawing) return null;
  const appearance = settingGroup("appearance");
  const svg = await readOwn(join(process.cwd(), drawing), "utf8");
  const body = recolour(svg, appearance);
  return { body, type: "image/svg+xml", version: brandVersion(appearance) };
}

async function findLogo(file: string): Promise<BrandFile | null> {
  const { logo, logoDark } = settingGroup("appearance");
  const stored = file === "logo.png" ? logo : file === "logo-dark.png" ? logoDark : null;
  const picture = stored && (await readFile("brand", stored.file));
  if (!picture) return null;
  const body = Readable.toWeb(picture.stream) as BodyInit;
  return { body, type: "image/png", version: stored.file };
}

/** The site's mark in the sizes that programs ask for, its logos, and the home page's drawings. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const found =
    (await findDrawing(file)) ??
    (await findIcon(file)) ??
    (await findFixed(file)) ??
    (await findLogo(file));
  if (!found) return new Response("Not found", { status: 404, headers: HEADERS });
  // Under the address of its version, it may be kept forever.
  const { version } = found;
  const isCurrent = version !== null && new URL(request.url).searchParams.get("v") === version;
  return new Response(found.body, {
    headers: {
      ...HEADERS,
      "content-type": found.type,
      "cache-control": isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=60",
    },
  });
}
