import { Readable } from "node:stream";
import { readFile } from "@/lib/platform/storage/storage";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ folder: string; key: string }> };

// The storage folders that anyone may read from.
const PUBLIC = ["avatars", "brand", "company-pictures", "covers", "logos"] as const;

// A picture's address is random and never names another picture, so it may be cached forever.
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { folder, key } = await params;
  const known = PUBLIC.find((name) => name === folder);
  const file = known && key.endsWith(".webp") ? await readFile(known, key) : null;
  const headers = {
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  };
  if (!file) return new Response("Not found", { status: 404, headers });
  return new Response(Readable.toWeb(file.stream) as BodyInit, {
    headers: {
      ...headers,
      "content-type": "image/webp",
      "content-length": String(file.size),
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}
