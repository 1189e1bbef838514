import { describe, expect, it } from "vitest";
import type { SiteHealth } from "@/lib/administration/home.schema";
import { healthLines, promiseWords, weekAgoWords } from "./home-words";

const now = new Date("2026-11-24T10:00:00Z");
const well: SiteHealth = {
  workers: 1,
  queue: { due: 0, failed: 0, oldestSeconds: 0 },
  index: { unmerged: 0, oldestSeconds: 0 },
  mail: { sent: 100, refused: 2 },
  backup: { isScheduled: true, lastDay: "2026-11-24", failedDay: null },
  freeShare: 0.5,
  databaseBytes: 2_100_000_000,
};
const wrong = (health: Partial<SiteHealth>) =>
  healthLines({ ...well, ...health }, now)
    .filter(({ isRight }) => !isRight)
    .map(({ name }) => name);

describe("health in words", () => {
  it.each([
    [{}, []],
    [{ workers: 0 }, ["Worker"]],
    [{ queue: { due: 3, failed: 0, oldestSeconds: 900 } }, ["Worker"]],
    [{ queue: { due: 0, failed: 2, oldestSeconds: 0 } }, ["Failed tasks"]],
    [{ index: { unmerged: 40, oldestSeconds: 840 } }, ["Search index"]],
    [{ mail: { sent: 10, refused: 4 } }, ["Email"]],
    [{ backup: { isScheduled: true, lastDay: "2026-11-20", failedDay: null } }, ["Backups"]],
    [
      { backup: { isScheduled: true, lastDay: "2026-11-23", failedDay: "2026-11-24" } },
      ["Backups"],
    ],
    [{ backup: null, freeShare: null }, []],
    [{ freeShare: 0.04 }, ["Storage"]],
  ] as [Partial<SiteHealth>, string[]][])("%o", (health, names) => {
    expect(wrong(health)).toEqual(names);
  });

  it("starts with what needs attention", () => {
    expect(healthLines({ ...well, freeShare: 0.01 }, now)[0]?.name).toBe("Storage");
  });
});

it("says what a number was a week ago, and what was promised", () => {
  const figure = { name: "jobs", today: 1, weekAgo: 1204, isWholeDay: false, days: [] } as const;
  expect(weekAgoWords({ ...figure, days: [] }, now)).toBe("1,204 by this time last Tuesday");
  expect(promiseWords({ name: "postings", hours: 24, kept: 1, total: 1 })).toBe(
    "Jobs reviewed within a day",
  );
});
