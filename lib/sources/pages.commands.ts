import "server-only";
import { readStructuredPage } from "@/lib/imports/readers/html";
import { recordExcerpt } from "@/lib/imports/readers/lines";
import { readSmartRecruiters, readSmartRecruitersPage } from "./boards/smartrecruiters";
import {
  parseDocument,
  type ReadingTarget,
  type ReadSource,
  writeLines,
} from "./read-files.commands";
import { isGone } from "./refusals";
import { likelyJobPages, readSitemap, sitemapProblem } from "./sitemaps";
import { SourceProblem } from "./source-problem";
import type { Visit } from "./visits.commands";
import { NO_VALIDATORS, type VisitedText } from "./visits.schema";

const MOST_SITEMAPS = 50;
const MOST_FAILED_PAGES = 20;
const SMARTRECRUITERS_PAGE = 100;

async function listSmartRecruiters(visit: Visit, address: string): Promise<string[]> {
  const ids = new Set<string>();
  for (let offset = 0; ; offset += SMARTRECRUITERS_PAGE) {
    const page = `${address}?limit=${SMARTRECRUITERS_PAGE}&offset=${offset}`;
    const found = await visit.getText(page, { isRobot: false });
    const { ids: listed, total } = readSmartRecruitersPage(parseDocument(found?.text ?? ""));
    for (const id of listed) ids.add(id);
    if (listed.length === 0 || offset + SMARTRECRUITERS_PAGE >= total) return [...ids];
    if (ids.size > visit.limits.pages) return [...ids];
  }
}

type PageOptions = { isRobot: boolean; toLines: (found: VisitedText) => string[] };

/** What each of several addresses gives, until one too many fails or the time is over. */
class PageReader {
  readonly lines: string[] = [];
  #failed = 0;
  #isCut = false;
  #lastFailure = "";

  async readAll(visit: Visit, addresses: readonly string[], options: PageOptions): Promise<void> {
    this.#isCut = addresses.length > visit.limits.pages;
    for (const address of addresses.slice(0, visit.limits.pages)) {
      if (visit.isOver) {
        this.#isCut = true;
        return;
      }
      await this.#read(visit, address, options).catch((error: unknown) => this.#note(error));
    }
  }

  async #read(visit: Visit, address: string, { isRobot, toLines }: PageOptions): Promise<void> {
    const found = await visit.getText(address, { isRobot });
    if (found) this.lines.push(...toLines(found));
  }

  #note(error: unknown): void {
    if (isGone(error)) return;
    if (!(error instanceof SourceProblem) || error.retryAt) throw error;
    this.#failed++;
    this.#lastFailure = error.message;
    if (this.#failed >= MOST_FAILED_PAGES) throw error;
  }

  get message(): string | null {
    if (this.#failed > 0) {
      const pages = this.#failed === 1 ? "One page" : `${this.#failed} pages`;
      return `${pages} couldn't be read. ${this.#lastFailure}`;
    }
    return this.#isCut ? "There are more pages than one visit reads." : null;
  }
}

/** Reads a SmartRecruiters board: its list, then each posting. */
export async function readSmartRecruitersBoard(
  visit: Visit,
  { requestAddress, companyName }: ReadingTarget,
  path: string,
): Promise<ReadSource> {
  const ids = await listSmartRecruiters(visit, requestAddress);
  const reader = new PageReader();
  await reader.readAll(
    visit,
    ids.map((id) => `${requestAddress}/${encodeURIComponent(id)}`),
    {
      isRobot: false,
      toLines: ({ text }) => [
        JSON.stringify(readSmartRecruiters(parseDocument(text), companyName)),
      ],
    },
  );
  await writeLines(path, reader.lines);
  const { message } = reader;
  return { path, isWhole: message === null, message, hasKnownEnd: true, validators: NO_VALIDATORS };
}

async function listPages(visit: Visit, address: string): Promise<string[]> {
  const waiting = [address];
  const pages: string[] = [];
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
    pages.push(...sitemap.pages);
  }
  return likelyJobPages([...new Set(pages)]);
}

/** A page's postings, each with the page's address if it has none of its own. */
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

/** Reads the postings in the markup of the pages that a sitemap names. */
export async function readPages(
  visit: Visit,
  { requestAddress }: ReadingTarget,
  path: string,
): Promise<ReadSource> {
  const reader = new PageReader();
  const pages: string[] = [];
  for (const page of await listPages(visit, requestAddress)) {
    if (await visit.allows(page)) pages.push(page);
  }
  await reader.readAll(visit, pages, { isRobot: true, toLines: postingLines });
  await writeLines(path, reader.lines);
  const { message } = reader;
  return { path, isWhole: message === null, message, hasKnownEnd: true, validators: NO_VALIDATORS };
}
