import type { Transaction } from "@/lib/platform/db/client";
import { SOURCES } from "@/lib/shared/arrivals";
import { integer, seeded, weighted } from "@/prisma/demo/random";

const DAY_MS = 86_400_000;
/** How many of a hundred readers come from where. */
const SHARES = { search_engine: 46, site: 24, alert: 12, feed: 8, link: 6, direct: 4 };

/** Counts the readers of a posting for each day that it was open, fewer from week to week. */
export async function insertViews(
  tx: Transaction,
  { jobId, reference, from, until }: { jobId: string; reference: string; from: Date; until: Date },
): Promise<void> {
  const random = seeded(`views of ${reference}`);
  const counts = new Map<string, { day: Date; source: string; views: number }>();
  const interest = integer(random, 14, 34);
  for (let at = from.getTime(); at < until.getTime(); at += DAY_MS) {
    const day = new Date(new Date(at).toISOString().slice(0, 10));
    const age = (at - from.getTime()) / DAY_MS;
    const isWeekend = day.getUTCDay() % 6 === 0;
    const readers = Math.round(interest * (isWeekend ? 0.4 : 1) * (0.35 + 0.65 * 0.93 ** age));
    for (let reader = 0; reader < readers + integer(random, 0, 5); reader += 1) {
      const source = weighted(
        random,
        SOURCES.map((each) => [each, SHARES[each]] as const),
      );
      const key = `${day.toISOString()} ${source}`;
      const known = counts.get(key) ?? { day, source, views: 0 };
      counts.set(key, { ...known, views: known.views + 1 });
    }
  }
  const data = [...counts.values()].map((count) => ({ jobId, ...count }));
  await tx.jobViews.createMany({ data });
}
