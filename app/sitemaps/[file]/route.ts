import { Readable } from "node:stream";
import { site } from "@/lib/platform/site";
import { sitemapFile } from "@/lib/structured-data/sitemap";
import { findSitemapFile } from "@/lib/structured-data/sitemap.queries";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const batches = await findSitemapFile((await params).file);
  if (!batches) {
    return new Response("There's no such part of the sitemap.\n", {
      status: 404,
      headers: { "cache-control": "public, max-age=60", "content-type": "text/plain" },
    });
  }
  const pieces = Readable.from(sitemapFile(batches, site()), { objectMode: false });
  return new Response(Readable.toWeb(pieces) as BodyInit, {
    headers: {
      "cache-control": "public, s-maxage=600, stale-while-revalidate=3600",
      "content-type": "application/xml; charset=utf-8",
      "x-content-type-options": "nosniff",
    },
  });
}
