import { digest } from "@/lib/imports/draft-postings";
import { GRACE_HOURS, type Validators } from "../visits.schema";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A page that has lost a posting is read in every visit until the posting ends. */
const DOUBT_MS = GRACE_HOURS * HOUR_MS;
/** However settled it is, a page is read again after this. */
const LONGEST_TRUST_MS = 7 * DAY_MS;

/** More pages of one source are never read. */
export const MOST_PAGES = 50_000;

/** A page as its source lists it. */
export type ListedPage = {
  address: string;
  /** When it changed, as the list says; null if it doesn't. */
  stamp: string | null;
};

/** A page as it was when it was last read. */
export type KnownPage = {
  stamp: string | null;
  validators: Validators;
  /** Of the postings on it. */
  references: string[];
  /** Whether it needn't be read again while its stamp stays. */
  isSettled: boolean;
  /** When it last lacked a posting that it had before. */
  lostAt: Date | null;
  readAt: Date;
};

/** By their addresses' hashes. */
export type KnownPages = ReadonlyMap<string, KnownPage>;

/** What a page is known by. */
export function pageHash(address: string): string {
  return digest(address);
}

/**
 * Whether a page that was read needn't be read again while its stamp stays. A stamp of the last day
 * may stand for a change that was still to come.
 */
export function isSettledBy(stamp: string | null, readAt: Date): boolean {
  return stamp !== null && Date.parse(stamp) < readAt.getTime() - DAY_MS;
}

/** Whether a page has lost a posting so lately that it may be back the next time. */
export function isDoubted(lostAt: Date | null, now: Date): boolean {
  return lostAt !== null && now.getTime() - lostAt.getTime() < DOUBT_MS;
}

/** How soon a page is read: new ones, changed or doubted ones, those that may have changed; null for not. */
function turnOf(page: ListedPage, known: KnownPage | undefined, now: Date): number | null {
  if (!known) return 0;
  if (page.stamp !== known.stamp || isDoubted(known.lostAt, now)) return 1;
  if (!known.isSettled) return 2;
  return now.getTime() - known.readAt.getTime() > LONGEST_TRUST_MS ? 3 : null;
}

/** The pages that are worth reading now, in the order in which that should happen. */
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
