import { expect, it, vi } from "vitest";
import { cacheReads, dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { usualReviewHours } from "./review-times.queries";

setUpDatabase();

const HOUR_MS = 3_600_000;

it("says how long reviews have taken lately, once there are enough of them", async () => {
  const companyId = await makeCompany();
  const decide = async (hours: number, kind: "job_approved" | "job_removed", ago = 1) => {
    const jobId = await makeJob({ companyId });
    const decidedAt = new Date(Date.now() - ago * 24 * HOUR_MS);
    const createdAt = new Date(decidedAt.getTime() - hours * HOUR_MS);
    await db.job.update({ where: { id: jobId }, data: { createdAt } });
    await db.jobVersion.deleteMany({ where: { jobId } });
    await db.moderationDecision.create({
      data: { kind, jobId, decidedAt, reason: kind === "job_removed" ? "Fraud" : null },
    });
  };
  for (const hours of [1, 2, 3, 4]) await decide(hours, "job_approved");
  await decide(90, "job_removed");
  await decide(90, "job_approved", 40);
  // Nothing is kept before the process hears of changes.
  await vi.waitFor(async () => {
    expect(await usualReviewHours()).toBeNull();
    expect(cacheReads().get("moderation.review_hours")?.found).toBeGreaterThan(0);
  }, 10_000);

  await decide(50, "job_approved");
  // At most an hour old.
  expect(await usualReviewHours()).toBeNull();
  dropCached();
  expect(await usualReviewHours()).toBeCloseTo(4, 3);
});
