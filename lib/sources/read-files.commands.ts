import "server-only";
import { open } from "node:fs/promises";
import type { VisitedPages } from "./pages/known-pages.commands";
import type { KnownPages } from "./pages/listed-pages";
import type { SourceKind } from "./schema";
import { SourceProblem } from "./source-problem";
import type { Validators } from "./visits.schema";

/** What is read where. */
export type ReadingTarget = {
  kind: SourceKind;
  requestAddress: string;
  /** For boards that don't say it. */
  companyName: string;
  validators?: Validators;
  /** What is known of its pages, if it's read page by page. */
  known: KnownPages;
  /** More of them are never read. */
  mostPages: number;
  now: Date;
  /** Whether the beginning is enough. */
  isPreview: boolean;
};

/** What a visit brought: a file for the import. */
export type ReadSource = {
  path: string;
  /** Whether these are all of the source's jobs; if not, why. */
  isWhole: boolean;
  message: string | null;
  /** Whether it's known where it ends; if not, its format has to say so. */
  hasKnownEnd: boolean;
  validators: Validators;
  /** Of a source that is read page by page. */
  pages?: VisitedPages;
};

/** A document as JSON. Throws `SourceProblem` if it isn't. */
export function parseDocument(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceProblem("The response isn't valid JSON. It may have been cut off.");
  }
}

/** Writes the records of an import, one a line. */
export async function writeLines(path: string, lines: Iterable<string>): Promise<void> {
  const file = await open(path, "w");
  try {
    for (const line of lines) await file.write(`${line}\n`);
  } finally {
    await file.close();
  }
}
