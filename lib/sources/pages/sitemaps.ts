import { parseUrl } from "@/lib/shared/web-link";
import type { ListedPage } from "./listed-pages";

/** A sitemap's contents: pages, or further sitemaps. */
export type Sitemap = { pages: ListedPage[]; sitemaps: string[] };

const JOB_PATH =
  /job|career|position|vacanc|opening|opportunit|stelle|karriere|emploi|empleo|vaga|lavor|vacature/i;

function decodeXml(text: string): string {
  return text
    .replace(/^<!\[CDATA\[([\s\S]*)\]\]>$/, "$1")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&apos;|&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .trim();
}

/** Whether two hosts belong to one site: equal, or one a subdomain of the other. Ignores "www.". */
function isSameSite(one: string, other: string): boolean {
  const [a, b] = [one, other].map((host) => host.replace(/^www\./, "")) as [string, string];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}

const MOST_LOCATION = 4000;

/** The texts between `<loc>` and `</loc>`, in a single pass. */
function locationsIn(text: string): string[] {
  return text
    .split(/<loc>/i)
    .slice(1)
    .flatMap((part) => {
      const end = part.slice(0, MOST_LOCATION).search(/<\/loc>/i);
      return end < 0 ? [] : [part.slice(0, end).trim()];
    });
}

/** The reason why a text isn't a complete sitemap; `null` if it is. */
export function sitemapProblem(text: string): string | null {
  const [tag, root] = /<(urlset|sitemapindex)\b[^>]*>/i.exec(text) ?? [];
  if (!tag || !root) return "There's no sitemap at this address.";
  const isWhole = tag.endsWith("/>") || text.toLowerCase().includes(`</${root.toLowerCase()}>`);
  return isWhole ? null : "The sitemap ends before its list does.";
}

const MOST_STAMP = 40;

/** When an entry's page changed, according to the entry; null if it doesn't say. */
function stampIn(entry: string): string | null {
  const begin = entry.search(/<lastmod>/i) + "<lastmod>".length;
  if (begin < "<lastmod>".length) return null;
  const [stamp = ""] = entry.slice(begin, begin + MOST_STAMP).split("<", 1);
  return stamp.trim() || null;
}

/** The pages in an entry: usually one, more if the text is malformed. */
function pagesIn(entry: string, address: string): ListedPage[] {
  const { hostname } = new URL(address);
  const found = locationsIn(entry)
    .map((loc) => decodeXml(loc))
    .flatMap((loc) => (loc === "" ? [] : (parseUrl(loc, address) ?? [])))
    .filter((url) => /^https?:$/.test(url.protocol) && isSameSite(url.hostname, hostname));
  const stamp = found.length === 1 ? stampIn(entry) : null;
  return found.map(({ href }) => ({ address: href, stamp }));
}

/** Reads a sitemap's text. It leaves out addresses of other sites. */
export function readSitemap(text: string, address: string): Sitemap {
  const entries = text.split(/<(?:url|sitemap)>/i);
  const found = entries.flatMap((entry) => pagesIn(entry, address));
  const pages = [...new Map(found.map((page) => [page.address, page])).values()];
  return /<sitemapindex\b/i.test(text)
    ? { pages: [], sitemaps: pages.map((page) => page.address) }
    : { pages, sitemaps: [] };
}

/** The pages of a site that may be about jobs, judging by their paths, or all if none looks so. */
export function likelyJobPages(pages: readonly ListedPage[]): ListedPage[] {
  const likely = pages.filter(({ address }) => JOB_PATH.test(new URL(address).pathname));
  return likely.length > 0 ? likely : [...pages];
}
