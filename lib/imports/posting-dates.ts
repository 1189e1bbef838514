import type { JobEnd } from "@/lib/jobs/lifecycle";
import type { DraftPosting } from "./draft-postings";
import { dayIn, deadlineOf, instantOf, readDate, type StatedDate } from "./fields/dates";
import { isStated } from "./mapping-rules";
import { RefusedPosting } from "./schema";

const DATES_NOT_STATED = /^(?:tbd|tba|n\/?a|none|null|open|until filled|ongoing|-+)$/i;

function isDate(value: unknown): value is StatedDate {
  return typeof value === "object" && value !== null && "day" in value && "offset" in value;
}

/**
 * A date that a posting states; `null` for none.
 *
 * @throws RefusedPosting when it can't be read.
 */
export function dateOf(
  draft: DraftPosting,
  property: "datePosted" | "validThrough" | "endedOn" | "opensOn",
): StatedDate | null {
  const value = draft.posting[property];
  if (isDate(value)) return value;
  if (!isStated(value) || DATES_NOT_STATED.test(String(value).trim())) return null;
  const date = readDate(value);
  if (date) return date;
  throw new RefusedPosting(
    `The ${property} “${String(value).slice(0, 60)}” is ambiguous or isn't a date. Write it as 2026-11-21, or name its format in a mapping file: {"from": "…", "date": "dd/mm/yyyy"}.`,
  );
}

type Clock = { timeZone: string; now: Date };

/**
 * The last day to apply.
 *
 * @throws RefusedPosting when it has passed, unless the posting has ended.
 */
export function deadline(
  draft: DraftPosting,
  { timeZone, now }: Clock,
  hasEnded: boolean,
): string | null {
  const date = dateOf(draft, "validThrough");
  if (!date) return null;
  const day = deadlineOf(date, timeZone);
  if (!hasEnded && day < dayIn(now, timeZone)) throw new RefusedPosting(`It ended on ${day}.`);
  return day;
}

/** Whether and when it ended: by its deadline, or closed before. */
export function endOf(draft: DraftPosting, { timeZone, now }: Clock): JobEnd | null {
  const stated = dateOf(draft, "endedOn");
  if (!stated) return null;
  const until = dateOf(draft, "validThrough");
  const isOver = until !== null && deadlineOf(until, timeZone) < dayIn(now, timeZone);
  const at = instantOf(stated);
  return { status: isOver ? "expired" : "closed", at: at <= now ? at : now };
}

/** When it goes live, if it hasn't ended and that is later than now. */
export function opensLater(opens: StatedDate | null, ended: JobEnd | null, now: Date): Date | null {
  if (!opens || ended) return null;
  const at = instantOf(opens);
  return at > now ? at : null;
}
