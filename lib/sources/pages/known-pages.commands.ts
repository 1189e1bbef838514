import "server-only";
import { db } from "@/lib/platform/db/client";
import { NO_VALIDATORS, type Validators } from "../visits.schema";
import { isDoubted, isSettledBy, type KnownPage, type KnownPages } from "./listed-pages";

/** A page that a visit has read. */
export type VisitedPage = {
  hash: string;
  stamp: string | null;
  validators: Validators;
  /** How many lines of the visit's file came from this page. */
  lines: number;
  /** The references of its postings, if it hasn't changed. */
  references: string[];
  /** The page as it was known before. */
  before: KnownPage | undefined;
};

/** A visit's findings about a source's pages. */
export type VisitedPages = {
  /** The pages that were read, in the order of the file's lines. */
  read: VisitedPage[];
  /** The references of postings on pages that weren't read or haven't changed. */
  kept: string[];
  /** Known pages that are no longer listed. */
  gone: string[];
  /** Whether some pages haven't been read by any visit. */
  isUnfinished: boolean;
};

/** The import's result for a line of the visit's file. */
export type ImportedLine = { reference: string | null; isRefused: boolean };

/** Lists the known pages of a source. */
export async function listKnownPages(connectedSourceId: string): Promise<KnownPages> {
  const rows = await db.sourcePage.findMany({ where: { connectedSourceId } });
  return new Map(
    rows.map(({ hash, etag, lastModified, ...rest }): [string, KnownPage] => [
      hash,
      { ...rest, validators: { etag, lastModified } },
    ]),
  );
}

type Target = { connectedSourceId: string; lines: readonly ImportedLine[]; now: Date };

function rowOf(page: VisitedPage, lines: readonly ImportedLine[], now: Date) {
  const { hash, stamp, before } = page;
  const stated = lines.flatMap(({ reference }) => reference ?? []);
  const references = [...new Set([...page.references, ...stated])];
  const isLess = before?.references.some((one) => !references.includes(one)) === true;
  const lostAt = isLess ? now : (before?.lostAt ?? null);
  // The reason for refusing a row may go away without a change to the page.
  const isTaken = lines.every(({ isRefused }) => !isRefused);
  const { etag, lastModified } = isTaken ? page.validators : NO_VALIDATORS;
  return {
    ...{ hash, stamp, etag, last_modified: lastModified },
    ...{ posting_references: references, lost_at: lostAt },
    is_settled: isTaken && isSettledBy(stamp, now) && !isDoubted(lostAt, now),
  };
}

/** A row for each page that was read, except pages with something unreadable. */
function rowsOf(pages: readonly VisitedPage[], { lines, now }: Target) {
  let taken = 0;
  return pages.flatMap((page) => {
    const own = lines.slice(taken, taken + page.lines);
    taken += page.lines;
    return own.some(({ reference }) => reference === null) ? [] : [rowOf(page, own, now)];
  });
}

/** Stores a visit's findings about a source's pages, after their postings are imported. */
export async function keepPages({ read, gone }: VisitedPages, target: Target): Promise<void> {
  const { connectedSourceId, now } = target;
  const rows = JSON.stringify(rowsOf(read, target));
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      DELETE FROM source_pages
      WHERE connected_source_id = ${connectedSourceId}::uuid AND hash = ANY(${gone})`;
    // The source may have been deleted in the meantime.
    await tx.$executeRaw`
      INSERT INTO source_pages (connected_source_id, hash, stamp, etag, last_modified,
        posting_references, lost_at, is_settled, read_at)
      SELECT s.id, p.*, ${now}::timestamptz
      FROM connected_sources s CROSS JOIN jsonb_to_recordset(${rows}::jsonb) AS p(
        hash text, stamp text, etag text, last_modified text, posting_references text[],
        lost_at timestamptz, is_settled boolean)
      WHERE s.id = ${connectedSourceId}::uuid
      ON CONFLICT (connected_source_id, hash) DO UPDATE SET stamp = excluded.stamp,
        etag = excluded.etag, last_modified = excluded.last_modified,
        posting_references = excluded.posting_references, lost_at = excluded.lost_at,
        is_settled = excluded.is_settled, read_at = excluded.read_at`;
  });
}
