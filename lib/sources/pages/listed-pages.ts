import { digest } from "@/lib/imports/draft-postings";
import { GRACE_HOURS, type Validators } from "../visits.schema";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A page that has lost a posting is read on every visit until the posting ends. */
const DOUBT_MS = GRACE_HOURS * HOUR_MS;
/** Even a settled page is read again after this time. */
const LONGEST_TRUST_MS = 7 * DAY_MS;

/** The most pages of one source that are ever read. */
export const MOST_PAGES = 50_000;

/** A page as its source lists it. */
export type ListedPage = {
  address: string;
  /** When it changed, according to the list; null if the list doesn't say. */
  stamp: string | null;
};

/** A page as it was last read. */
export type KnownPage = {
  stamp: string | null;
  validators: Validators;
  /** The references of its postings. */
  references: string[];
  /** Whether it needn't be read again while its stamp is unchanged. */
  isSettled: boolean;
  /** When a reading last lacked a posting that an earlier one had. */
  lostAt: Date | null;
  readAt: Date;
};

/** Keys are the hashes of the addresses. */
export type KnownPages = ReadonlyMap<string, KnownPage>;

/** The hash that identifies a page. */
export function pageHash(address: string): string {
  return digest(address);
}

/**
 * Whether a page needn't be read again while its stamp is unchanged. With a stamp of the last day,
 * the page may have changed again after the reading.
 */
export function isSettledBy(stamp: string | null, readAt: Date): boolean {
  return stamp !== null && Date.parse(stamp) < readAt.getTime() - DAY_MS;
}

/** Whether a page lost a posting so recently that it may be back next time. */
export function isDoubted(lostAt: Date | null, now: Date): boolean {
  return lostAt !== null && now.getTime() - lostAt.getTime() < DOUBT_MS;
}

/**
 * A page's priority: new pages, changed or doubted ones, possibly changed ones, ones last read long
 * ago; null if it needn't be read.
 */
function turnOf(page: ListedPage, known: KnownPage | undefined, now: Date): number | null {
  if (!known) return 0;
  if (page.stamp !== known.stamp || isDoubted(known.lostAt, now)) return 1;
  if (!known.isSettled) return 2;
  return now.getTime() - known.readAt.getTime() > LONGEST_TRUST_MS ? 3 : null;
}

/** The pages worth reading now, in order. */
export function pagesToRead(
  listed: readonly ListedPage[],
  known: KnownPages,
  now: Date,
): ListedPage[] {
  const turns = listed.flatMap((page) => {
    const before = known.get(pageHash(page.address));
    const turn = turnOf(page, before, now);
    return turn === null ? [] : [{ page, turn, at: before?.readAt.getTime() ?? 0 }];
  });
  return turns.sort((a, b) => a.turn - b.turn || a.at - b.at).map(({ page }) => page);
}
