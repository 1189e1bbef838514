import { formatDay } from "@/lib/shared/dates";

const WEEK_MS = 7 * 86_400_000;

/** When a source was connected, and when a run last read it completely. */
type SuccessDates = { createdAt: Date; lastSuccessAt: Date | null };

const weeksWithout = ({ createdAt, lastSuccessAt }: SuccessDates, at: Date): number =>
  Math.floor((at.getTime() - (lastSuccessAt ?? createdAt).getTime()) / WEEK_MS);

/** Whether another week without a complete reading has passed since the last run. */
export function isReminderDue(source: SuccessDates, before: Date, now: Date): boolean {
  return weeksWithout(source, now) > Math.max(0, weeksWithout(source, before));
}

/** Says since when a source hasn't been read completely; empty within the first week. */
export function neglectWords(source: SuccessDates, at: Date): string {
  if (weeksWithout(source, at) < 1) return "";
  const { lastSuccessAt } = source;
  return lastSuccessAt
    ? `It was last read completely on ${formatDay(lastSuccessAt.toISOString())}.`
    : "It has never been read completely.";
}
