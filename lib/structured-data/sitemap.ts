import { escapeXml } from "@/lib/shared/formats/xml";
import { absolute, type Site } from "@/lib/shared/site";
import type { SitemapEntry, SitemapFile } from "./sitemap.schema";

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

function element(name: "url" | "sitemap", address: string, changedAt: Date | null): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<${name}><loc>${escapeXml(address)}</loc>${changed}</${name}>\n`;
}

/** The index that names every file of the sitemap. */
export function sitemapIndex(files: SitemapFile[], site: Site): string {
  const list = files.map(({ name, changedAt }) =>
    element("sitemap", absolute(site, `/sitemaps/${name}`), changedAt),
  );
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${list.join("")}</sitemapindex>\n`;
}

/** One file of the sitemap, in pieces, as its entries arrive. */
export async function* sitemapFile(
  batches: AsyncIterable<SitemapEntry[]>,
  site: Site,
): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACE}>\n`;
  for await (const entries of batches) {
    const urls = entries.map(({ path, changedAt }) =>
      element("url", absolute(site, path), changedAt),
    );
    yield urls.join("");
  }
  yield "</urlset>\n";
}
