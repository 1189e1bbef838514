import "server-only";
import { db } from "@/lib/platform/db/client";
import { site } from "@/lib/platform/site";
import { absolute } from "@/lib/shared/site";
import { isUnasked, tellGoogle } from "./google.commands";
import { countRequestsLeft, forgetRequests } from "./google-quota.commands";
import { tellIndexNow } from "./indexnow.commands";
import { enginesTold } from "./noting.commands";
import type { NoticeOutcome, SearchEngine } from "./schema";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** IndexNow takes ten times as many at once. */
const INDEXNOW_AT_ONCE = 1000;
const GOOGLE_AT_ONCE = 20;
const MOST_TRIES = 8;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** Until then the sitemap has told the engines anyway. */
const KEPT_WAITING_MS = 7 * DAY_MS;
const KEPT_MS = 30 * DAY_MS;

type TakenNotice = { id: string; slug: string; isLive: boolean; tries: number };

/**
 * Takes notices that are due, the newest first, for longer than it takes to send them: if this
 * process is killed, they are taken again.
 */
async function take(engine: SearchEngine, most: number): Promise<TakenNotice[]> {
  return db.$queryRaw<TakenNotice[]>`
    WITH due AS (
      SELECT id FROM search_notices
      WHERE engine = ${engine} AND next_at <= now() AND status IN ('waiting', 'sending')
      ORDER BY created_at DESC LIMIT ${most}::int FOR UPDATE SKIP LOCKED)
    UPDATE search_notices n SET status = 'sending', tries = tries + 1, tried_at = now(),
      next_at = now() + interval '5 minutes',
      is_live = j.status = 'live' AND (j.expires_at IS NULL OR j.expires_at > now())
    FROM due, jobs j WHERE n.id = due.id AND j.id = n.job_id
    RETURNING n.id, j.slug, n.is_live AS "isLive", n.tries`;
}

/** Forgets notices about jobs that changed meanwhile: another one about each waits already. */
async function forgetRepeated(ids: readonly string[]): Promise<void> {
  await db.$executeRaw`
    DELETE FROM search_notices n WHERE id = ANY(${ids}::uuid[]) AND EXISTS (
      SELECT FROM search_notices w
      WHERE w.engine = n.engine AND w.job_id = n.job_id AND w.status = 'waiting')`;
}

/** Lets notices wait again, or gives them up. */
async function recordProblem(
  taken: readonly TakenNotice[],
  { problem, nextAt }: { problem: string; nextAt?: Date | undefined },
): Promise<void> {
  const ids = taken.map(({ id }) => id);
  await forgetRepeated(ids);
  await db.$executeRaw`
    UPDATE search_notices SET problem = ${problem},
      status = CASE WHEN tries >= ${MOST_TRIES} THEN 'failed' ELSE 'waiting' END,
      next_at = coalesce(${nextAt ?? null}::timestamptz, now() + make_interval(secs =>
        least(${LONGEST_WAIT_MS / 1000}::float, ${MINUTE_MS / 1000}::float * 2 ^ tries)))
    WHERE id = ANY(${ids}::uuid[])`;
}

/** Lets notices that weren't sent after all wait, as if they had never been taken. */
async function putBack(taken: readonly TakenNotice[], nextAt: Date): Promise<void> {
  const ids = taken.map(({ id }) => id);
  await forgetRepeated(ids);
  await db.$executeRaw`
    UPDATE search_notices SET status = 'waiting', tries = tries - 1, tried_at = NULL,
      next_at = ${nextAt} WHERE id = ANY(${ids}::uuid[])`;
}

async function record(taken: readonly TakenNotice[], outcome: NoticeOutcome): Promise<void> {
  if (!outcome.isSent) return recordProblem(taken, outcome);
  await db.searchNotice.updateMany({
    where: { id: { in: taken.map(({ id }) => id) } },
    data: { status: "sent", problem: null },
  });
}

const toPage = ({ slug, isLive }: TakenNotice) => ({
  url: absolute(site(), `/job/${slug}`),
  isLive,
});

async function sendToIndexNow(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const taken = await take("indexnow", INDEXNOW_AT_ONCE);
    if (taken.length === 0) return;
    const outcome = await tellIndexNow(taken.map(toPage));
    await record(taken, outcome);
    if (!outcome.isSent) return;
  }
}

async function sendToGoogle(signal: AbortSignal): Promise<void> {
  const left = await countRequestsLeft();
  const taken = left > 0 ? await take("google", Math.min(left, GOOGLE_AT_ONCE)) : [];
  for (const [index, one] of taken.entries()) {
    if (signal.aborted) return putBack(taken.slice(index), new Date());
    const outcome = await tellGoogle(toPage(one));
    if (isUnasked(outcome)) return putBack(taken.slice(index), outcome.freeAt);
    await record([one], outcome);
    if (outcome.isSent) continue;
    // What stopped this one stops the others, too.
    return putBack(taken.slice(index + 1), outcome.nextAt ?? new Date(Date.now() + MINUTE_MS));
  }
}

/**
 * Tells each engine that is on what is due: IndexNow at once, Google one by one and at most 200 in
 * 24 hours. A failed try is repeated, with growing waits; the eighth is the last.
 */
export async function sendSearchNotices(signal: AbortSignal): Promise<void> {
  const engines = enginesTold();
  if (engines.includes("indexnow")) await sendToIndexNow(signal);
  if (engines.includes("google")) await sendToGoogle(signal);
}

/** Forgets what was told a month ago, and what has waited for a week. */
export async function forgetSearchNotices(now = new Date()): Promise<void> {
  await forgetRequests();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.searchNotice.deleteMany({
    where: {
      OR: [
        { status: { in: ["sent", "failed"] }, createdAt: { lt: before(KEPT_MS) } },
        { status: { in: ["waiting", "sending"] }, createdAt: { lt: before(KEPT_WAITING_MS) } },
      ],
    },
  });
}
