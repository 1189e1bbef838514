import type { StageStatus } from "@/lib/applications/pipeline/stages.schema";
import type { HiringProgress } from "@/prisma/demo/hiring/people";
import { chance, integer, type Random } from "@/prisma/demo/random";

type Step = { kind: StageStatus | "viewed" | "withdrawn"; at: Date };
export type ApplicationTimeline = {
  sentAt: Date;
  /** What came after, in order. */
  steps: Step[];
};

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
/** The steps that lead to where an application is, with the days since it was sent. */
const STEPS: Record<HiringProgress, readonly [Step["kind"], days: number][]> = {
  unread: [],
  submitted: [["viewed", 0.3]],
  in_review: [
    ["viewed", 0.3],
    ["in_review", 0.9],
  ],
  interview: [
    ["viewed", 0.2],
    ["in_review", 0.8],
    ["interview", 2.6],
  ],
  offer: [
    ["viewed", 0.2],
    ["in_review", 0.6],
    ["interview", 2],
    ["offer", 7],
  ],
  hired: [
    ["viewed", 0.1],
    ["in_review", 0.5],
    ["interview", 1.6],
    ["offer", 5.5],
    ["hired", 7.5],
  ],
  not_selected: [
    ["viewed", 0.4],
    ["in_review", 1.5],
    ["not_selected", 3.5],
  ],
  withdrawn: [
    ["viewed", 0.5],
    ["withdrawn", 2],
  ],
};

/** How long the whole way from the posting to a hire takes here, in days. */
const WHOLE_WAY = 9;

/** The same day at a working hour, unless that has not come yet. */
function atWork(random: Random, at: Date, until: Date): Date {
  const worked = new Date(at);
  worked.setUTCHours(integer(random, 8, 17), integer(random, 0, 59), 0, 0);
  const least = until.getTime() - integer(random, 20, 300) * 60_000;
  return new Date(Math.min(worked.getTime(), least));
}

/**
 * When an application to a posting was sent and what came of it, all between the posting's day and
 * `until`. `order` is its place among the posting's applications, from 0 for the first to 1 for the
 * last.
 */
export function timelineOf(
  random: Random,
  progress: HiringProgress,
  { postedAt, until, order }: { postedAt: Date; until: Date; order: number },
): ApplicationTimeline {
  const open = until.getTime() - postedAt.getTime();
  const pace = Math.min(Math.max(open / (WHOLE_WAY * DAY_MS), 0.2), 3);
  const left = open - (STEPS[progress].at(-1)?.[1] ?? 0.2) * pace * DAY_MS - 6 * HOUR_MS;
  const sentAt = atWork(
    random,
    new Date(postedAt.getTime() + Math.max(left, HOUR_MS) * (0.04 + 0.9 * order)),
    until,
  );
  let last = Math.max(sentAt.getTime(), postedAt.getTime() + 30 * 60_000);
  const steps = STEPS[progress].map(([kind, days]): Step => {
    const ideal = new Date(sentAt.getTime() + days * pace * DAY_MS);
    const at = chance(random, 0.9) ? atWork(random, ideal, until) : ideal;
    // A step comes after the one before it, whatever the hour says.
    last = Math.min(Math.max(at.getTime(), last + 40 * 60_000), until.getTime() - 60_000);
    return { kind, at: new Date(last) };
  });
  return { sentAt, steps };
}

/**
 * The interview times of today and the coming working days, in order: ISO local times such as
 * "2026-11-25T10:00".
 */
export function interviewSlots(now: Date, count: number): string[] {
  const slots: string[] = [];
  // Nobody is invited to a talk that begins within two hours.
  const earliest = new Date(now.getTime() + 2 * HOUR_MS).toISOString();
  for (let ahead = 0; slots.length < count; ahead += 1) {
    const day = new Date(now.getTime() + ahead * DAY_MS);
    if (day.getUTCDay() % 6 === 0) continue;
    const date = day.toISOString().slice(0, 10);
    const times = ["10:00", "11:30", "15:00"].map((time) => `${date}T${time}`);
    slots.push(...times.filter((time) => time > earliest));
  }
  return slots.slice(0, count);
}
