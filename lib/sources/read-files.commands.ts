import "server-only";
import { open } from "node:fs/promises";
import type { VisitedPages } from "./pages/known-pages.commands";
import type { KnownPages } from "./pages/listed-pages";
import type { SourceKind } from "./schema";
import { SourceProblem } from "./source-problem";
import type { Validators } from "./visits.schema";

/** What to read, and how much of it. */
export type ReadingTarget = {
  kind: SourceKind;
  requestAddress: string;
  /** For boards that don't state it. */
  companyName: string;
  validators?: Validators;
  /** The known pages, if the source is read page by page. */
  known: KnownPages;
  /** The most pages that are ever read. */
  mostPages: number;
  now: Date;
  /** Whether the beginning is enough. */
  isPreview: boolean;
};

/** A visit's result: a file for the import. */
export type ReadSource = {
  path: string;
  /** Whether the file contains all of the source's jobs; if not, the message says why. */
  isWhole: boolean;
  message: string | null;
  /** Whether the response said where it ends; if not, the file format has to. */
  hasKnownEnd: boolean;
  validators: Validators;
  /** For a source that is read page by page. */
  pages?: VisitedPages;
};

/** Parses a document as JSON. Throws `SourceProblem` if it isn't JSON. */
export function parseDocument(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceProblem("The response isn't valid JSON. It may have been cut off.");
  }
}

/** Writes the records of an import, one per line. */
export async function writeLines(path: string, lines: Iterable<string>): Promise<void> {
  const file = await open(path, "w");
  try {
    for (const line of lines) await file.write(`${line}\n`);
  } finally {
    await file.close();
  }
}
