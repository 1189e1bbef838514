import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { copyTemplateOnce } from "@/lib/testing/database";
import { seedLarge } from "./seed";

copyTemplateOnce();

it("creates as many postings and applications as requested, once, always the same", async () => {
  const size = { postings: 4, applications: 200 };
  const now = new Date();

  expect(await seedLarge("large", size, now)).toBe(4);
  expect(await seedLarge("large", size, now)).toBe(0);
  expect(await seedLarge("other", size, now)).toBe(4);

  const counts = await db.$queryRaw<{ status: string; count: number }[]>`
    SELECT status, count(*)::int AS count FROM applications WHERE reference LIKE 'L%' GROUP BY 1`;
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(200);
  expect(counts.length).toBeGreaterThan(5);
  const perJob = await db.application.groupBy({ by: ["jobId"], _count: true });
  expect(perJob.map(({ _count }) => _count)).toEqual(Array.from({ length: 8 }, () => 50));
  expect(await db.applicationDetails.count()).toBe(400);
  expect(await db.applicationSummary.count({ where: { isStale: false } })).toBe(400);
  const states = await db.$queryRaw<{ same: boolean }[]>`
    SELECT count(DISTINCT status) = 1 AS same FROM applications
    GROUP BY right(reference, 7)`;
  expect(states.every(({ same }) => same)).toBe(true);
});
