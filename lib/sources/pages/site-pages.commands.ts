import "server-only";
import { readStructuredPage } from "@/lib/imports/readers/html";
import { recordExcerpt } from "@/lib/imports/readers/lines";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { parseUrl } from "@/lib/shared/web-link";
import type { ReadingTarget, ReadSource } from "../read-files.commands";
import { SourceProblem } from "../source-problem";
import type { Visit } from "../visits.commands";
import type { VisitedText } from "../visits.schema";
import type { ListedPage } from "./listed-pages";
import { readListedPages } from "./page-reader.commands";
import { likelyJobPages, readSitemap, sitemapProblem } from "./sitemaps";

const MOST_SITEMAPS = 50;

/** The sitemaps to begin with: the one at the address, or all that a robots.txt there names. */
async function firstSitemaps(visit: Visit, address: string): Promise<string[]> {
  const url = new URL(address);
  if (url.pathname !== "/robots.txt") return [address];
  const { sitemaps } = await visit.robotsOf(url);
  const stated = sitemaps.flatMap((text) => parseUrl(text, url)?.href ?? []);
  if (stated.length === 0) throw new SourceProblem("Its robots.txt no longer names a sitemap.");
  return [...new Set(stated)];
}

async function listPages(visit: Visit, address: string): Promise<ListedPage[]> {
  const waiting = await firstSitemaps(visit, address);
  const pages = new Map<string, ListedPage>();
  for (let read = 0; read < waiting.length; read++) {
    if (read >= MOST_SITEMAPS) {
      throw new SourceProblem(`It has more than ${MOST_SITEMAPS} sitemaps. Enter one of them.`);
    }
    const next = waiting[read] ?? address;
    const found = await visit.getText(next, { isRobot: true });
    const problem = sitemapProblem(found?.text ?? "");
    if (problem) throw new SourceProblem(problem);
    const sitemap = readSitemap(found?.text ?? "", found?.url ?? next);
    waiting.push(...sitemap.sitemaps.filter((one) => !waiting.includes(one)));
    for (const page of sitemap.pages) pages.set(page.address, page);
  }
  return likelyJobPages([...pages.values()]);
}

/** A page's postings, each with the page's address if it states none. */
function postingLines({ text, url, hasKnownEnd }: VisitedText): string[] {
  if (!hasKnownEnd && !/<\/html\s*>/i.test(text)) {
    throw new SourceProblem("The page ends too early.");
  }
  return readStructuredPage(text).map((reading) =>
    reading.fields
      ? JSON.stringify({ ...reading.fields, url: reading.fields["url"] ?? url })
      : // What can't be read stays a record that can't be read.
        recordExcerpt(reading.excerpt),
  );
}

/** Reads the postings in the markup of the pages that a sitemap lists. */
export async function readPages(
  visit: Visit,
  target: ReadingTarget,
  path: string,
): Promise<ReadSource> {
  const allowed: ListedPage[] = [];
  for (const page of await listPages(visit, target.requestAddress)) {
    if (await visit.allows(page.address)) allowed.push(page);
  }
  const { mostPages } = target;
  const read = await readListedPages(visit, allowed.slice(0, mostPages), {
    ...{ target, path, isRobot: true, toLines: postingLines },
  });
  if (allowed.length <= mostPages) return read;
  const message = `It has more than ${formatNumber(mostPages)} pages. Enter one of its sitemaps.`;
  return { ...read, isWhole: false, message };
}
