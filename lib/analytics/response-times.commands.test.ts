import { describe, expect, it } from "vitest";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { companyOf, makeApplication } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { applicationsWaiting } from "./events";
import { remindOfWaiting } from "./response-times.commands";
import { findResponseClock } from "./response-times.queries";

setUpDatabase();

const NOW = new Date("2026-11-21T06:41:00Z");
const DAY_MS = 86_400_000;
const daysAgo = (days: number, now = NOW) => new Date(now.getTime() - days * DAY_MS);

async function send(jobId: string, at: Date, status: "submitted" | "in_review" = "submitted") {
  const { id: userId } = await makeUser();
  return makeApplication({ userId, jobId, at, status, resumeId: null });
}

describe("remindOfWaiting", () => {
  it("reminds a company once of what has waited a week", async () => {
    const jobId = await makeJob();
    const old = await send(jobId, daysAgo(8));
    const young = await send(jobId, daysAgo(6));
    await send(jobId, daysAgo(9), "in_review");

    expect(await remindOfWaiting(NOW)).toBe(1);
    expect(await remindOfWaiting(NOW)).toBe(0);

    expect(await queuedEvents(applicationsWaiting.name)).toEqual([
      { companyId: await companyOf(jobId), day: "2026-11-21" },
    ]);
    const reminded = await db.application.findMany({ where: { remindedAt: { not: null } } });
    expect(reminded.map(({ id }) => id)).toEqual([old.id]);
    // Two days later the other one has waited too.
    expect(await remindOfWaiting(new Date(NOW.getTime() + 2 * DAY_MS))).toBe(1);
    expect(await db.application.count({ where: { id: young.id, remindedAt: { not: null } } })).toBe(
      1,
    );
  });

  it("leaves out what had a response, was taken down or is a suspended company's", async () => {
    const [answered, removed, suspended] = await Promise.all([makeJob(), makeJob(), makeJob()]);
    const { id } = await send(answered, daysAgo(8));
    await db.applicationMessage.create({
      data: { applicationId: id, text: "Hello", isFromApplicant: false },
    });
    await send(removed, daysAgo(8));
    await db.job.update({ where: { id: removed }, data: { status: "removed", endedAt: NOW } });
    await send(suspended, daysAgo(8));
    await db.company.update({
      where: { id: await companyOf(suspended) },
      data: { status: "suspended" },
    });

    expect(await remindOfWaiting(NOW)).toBe(0);
  });

  it("reminds once when two workers run at the same time", async () => {
    const jobId = await makeJob();
    await send(jobId, daysAgo(8));

    const counts = await Promise.all([remindOfWaiting(NOW), remindOfWaiting(NOW)]);

    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await queuedEvents(applicationsWaiting.name)).toHaveLength(1);
  });
});

describe("findResponseClock", () => {
  /** Sends applications that wait these days; null for ever. */
  async function sendAll(jobId: string, waits: readonly (number | null)[], sentDaysAgo = 30) {
    const now = new Date();
    for (const days of waits) {
      const { id } = await send(jobId, daysAgo(sentDaysAgo, now));
      if (days === null) continue;
      await db.applicationEvent.create({
        data: { applicationId: id, kind: "in_review", at: daysAgo(sentDaysAgo - days, now) },
      });
    }
  }

  it("needs ten applications that are between two weeks and six months old", async () => {
    const jobId = await makeJob();
    const companyId = await companyOf(jobId);
    await sendAll(jobId, [1, 1, 2, 2, 3, 3, 9, null, null]);
    await sendAll(jobId, [1, 1, 1], 200);
    await sendAll(jobId, [1, 1, 1], 13);
    expect(await findResponseClock(companyId)).toBeNull();

    await sendAll(jobId, [20]);
    dropCached();

    expect(await findResponseClock(companyId)).toEqual({
      applications: 10,
      waitSeconds: expect.closeTo(3 * 86_400, 0),
      inTimePercent: 70,
      since: expect.stringMatching(/^\d{4}-/),
    });
  });

  it("ignores people whom the company added itself", async () => {
    const jobId = await makeJob();
    await sendAll(jobId, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    await db.application.updateMany({ data: { source: "by_hand" } });

    expect(await findResponseClock(await companyOf(jobId))).toBeNull();
  });

  it("doesn't hide silence behind a few quick responses", async () => {
    const jobId = await makeJob();
    await sendAll(jobId, [1, 1, 1, 1, null, null, null, null, null, null]);

    const clock = await findResponseClock(await companyOf(jobId));

    expect(clock).toMatchObject({ waitSeconds: null, inTimePercent: 40 });
  });

  it("counts a message as a response, but neither a look nor auto-close", async () => {
    const jobId = await makeJob();
    const now = new Date();
    const companyId = await companyOf(jobId);
    for (let i = 0; i < 10; i += 1) {
      const { id } = await send(jobId, daysAgo(24, now));
      const applicationId = id;
      await db.applicationEvent.createMany({
        data: [
          { applicationId, kind: "viewed", at: daysAgo(23, now) },
          { applicationId, kind: "closed", at: daysAgo(22, now) },
        ],
      });
      await db.applicationMessage.create({
        data: { applicationId, text: "Hello", isFromApplicant: false, sentAt: daysAgo(21, now) },
      });
    }

    expect((await findResponseClock(companyId))?.waitSeconds).toBeCloseTo(3 * 86_400, 0);
  });
});
