import "server-only";
import { type ReadingTarget, type ReadSource, writeLines } from "../read-files.commands";
import { SourceProblem } from "../source-problem";
import { isGone } from "../visits/refusals";
import type { Visit } from "../visits.commands";
import { NO_VALIDATORS, type VisitedText } from "../visits.schema";
import type { VisitedPage, VisitedPages } from "./known-pages.commands";
import { type ListedPage, pageHash, pagesToRead } from "./listed-pages";

const MOST_FAILED_PAGES = 20;

type PageOptions = {
  target: ReadingTarget;
  isRobot: boolean;
  toLines: (found: VisitedText) => string[];
};

/** Reads pages until too many have failed or the time is over. */
class PageReader {
  readonly lines: string[] = [];
  readonly read: VisitedPage[] = [];
  #failed = 0;
  #lastFailure = "";
  readonly #visit: Visit;
  readonly #options: PageOptions;

  constructor(visit: Visit, options: PageOptions) {
    this.#visit = visit;
    this.#options = options;
  }

  async readAll(pages: readonly ListedPage[]): Promise<void> {
    for (const page of pages.slice(0, this.#visit.limits.pages)) {
      if (this.#visit.isOver) return;
      await this.#read(page).catch((error: unknown) => this.#note(page, error));
    }
  }

  async #read({ address, stamp }: ListedPage): Promise<void> {
    const { target, isRobot, toLines } = this.#options;
    const hash = pageHash(address);
    const before = target.known.get(hash);
    const { validators = NO_VALIDATORS, references = [] } = before ?? {};
    const found = await this.#visit.getText(address, { isRobot, validators });
    if (!found) {
      this.read.push({ hash, stamp, validators, lines: 0, references, before });
      return;
    }
    const lines = toLines(found);
    this.lines.push(...lines);
    const visited = { lines: lines.length, references: [], before };
    this.read.push({ hash, stamp, validators: found.validators, ...visited });
  }

  #note({ address, stamp }: ListedPage, error: unknown): void {
    if (isGone(error)) {
      const hash = pageHash(address);
      const before = this.#options.target.known.get(hash);
      const nothing = { validators: NO_VALIDATORS, lines: 0, references: [], before };
      this.read.push({ hash, stamp, ...nothing });
      return;
    }
    if (!(error instanceof SourceProblem) || error.retryAt) throw error;
    // The page isn't at fault, so the next visit reads it.
    if (this.#visit.isOver) return;
    this.#failed++;
    this.#lastFailure = error.message;
    if (this.#failed >= MOST_FAILED_PAGES) throw error;
  }

  /** The reason why some pages weren't read; null if all were. */
  get problem(): string | null {
    if (this.#failed === 0) return null;
    const pages = this.#failed === 1 ? "One page" : `${this.#failed} pages`;
    return `${pages} couldn't be read. ${this.#lastFailure}`;
  }
}

/** The findings about pages that are listed, and pages that were. */
function foundOut(
  listed: readonly ListedPage[],
  { target, read }: { target: ReadingTarget; read: VisitedPage[] },
): VisitedPages {
  const hashes = new Set(listed.map(({ address }) => pageHash(address)));
  const seen = new Set(read.map(({ hash }) => hash));
  const unread = [...target.known].filter(([hash]) => hashes.has(hash) && !seen.has(hash));
  return {
    read,
    kept: [...unread.map(([, page]) => page), ...read].flatMap(({ references }) => references),
    gone: [...target.known.keys()].filter((hash) => !hashes.has(hash)),
    isUnfinished: [...hashes].some((hash) => !seen.has(hash) && !target.known.has(hash)),
  };
}

/**
 * Reads the pages of a source that may have changed, as many as one visit reads. Pages read earlier
 * count as they were then, so a reading is complete once every page has been read.
 */
export async function readListedPages(
  visit: Visit,
  listed: readonly ListedPage[],
  { path, ...options }: PageOptions & { path: string },
): Promise<ReadSource> {
  const { target } = options;
  const reader = new PageReader(visit, options);
  await reader.readAll(pagesToRead(listed, target.known, target.now));
  await writeLines(path, reader.lines);
  const pages = foundOut(listed, { target, read: reader.read });
  const message = reader.problem;
  const common = { path, hasKnownEnd: true, validators: NO_VALIDATORS };
  return { ...common, isWhole: message === null, message, pages };
}
