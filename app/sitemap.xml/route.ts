import { documentResponse } from "@/lib/http/document";
import { site } from "@/lib/platform/site";
import { sitemapIndex } from "@/lib/structured-data/sitemap";
import { listSitemapFiles } from "@/lib/structured-data/sitemap.queries";

export const dynamic = "force-dynamic";

export async function GET(request: Request): Promise<Response> {
  const files = await listSitemapFiles();
  return documentResponse(request, {
    body: sitemapIndex(files, site()),
    contentType: "application/xml; charset=utf-8",
    cacheControl: "public, s-maxage=600, stale-while-revalidate=3600",
    changedAt: null,
  });
}
