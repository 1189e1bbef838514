import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { settingGroup } from "@/lib/platform/settings";
import { recolour } from "@/lib/shared/appearance/recolour";
import { brandVersion } from "@/lib/shared/appearance/theme";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };

const DRAWINGS = ["harbour-light.svg", "harbour-dark.svg"] as const;
const HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** The drawing behind the home page's words, in the site's colours. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const drawing = DRAWINGS.find((name) => name === file);
  if (!drawing) return new Response("Not found", { status: 404, headers: HEADERS });
  const appearance = settingGroup("appearance");
  const svg = await readFile(join(process.cwd(), "app/scene", drawing), "utf8");
  // Its address names its colours, so it may be kept for as long as they are the site's.
  const isCurrent = new URL(request.url).searchParams.get("v") === brandVersion(appearance);
  return new Response(recolour(svg, appearance), {
    headers: {
      ...HEADERS,
      "content-type": "image/svg+xml",
      "cache-control": isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=60",
    },
  });
}
