import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { settingGroup } from "@/lib/platform/settings";
import { readIcon, readOwnIcon } from "@/lib/platform/storage/icons";
import { recolour } from "@/lib/shared/appearance/recolour";
import { brandVersion, paletteOf } from "@/lib/shared/appearance/theme";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };
/** A version of `null` is one that may change at any time. */
type Found = { body: BodyInit; type: string; version: string | null };

const DRAWINGS = ["harbour-light.svg", "harbour-dark.svg"] as const;
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

async function findIcon(file: string): Promise<Found | null> {
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

async function findDrawing(file: string): Promise<Found | null> {
  const drawing = DRAWINGS.find((name) => name === file);
  if (!drawing) return null;
  const appearance = settingGroup("appearance");
  const svg = await readFile(join(process.cwd(), "app/scene", drawing), "utf8");
  const body = recolour(svg, appearance);
  return { body, type: "image/svg+xml", version: brandVersion(appearance) };
}

/** The site's mark in the sizes that programs ask for, and the home page's drawing in its colours. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const found = (await findDrawing(file)) ?? (await findIcon(file));
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
