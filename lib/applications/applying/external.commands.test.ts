import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { moveJob } from "@/lib/jobs/commands";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { listApplications, listApplied } from "../queries";
import { answerVisit, recordVisit } from "./external.commands";
import { listVisitQuestions } from "./external.queries";

setUpDatabase();

let seeker: Actor;
let jobId: string;

beforeEach(async () => {
  seeker = await asActor(await makeUser());
  jobId = await makeJob({ applyUrl: "https://www.careers.example.com/jobs/7" });
});

const asked = async (now?: Date) =>
  (await listVisitQuestions(seeker, now)).map((question) => question.jobId);

const applied = async () => (await listApplied(seeker)).map((application) => application.jobId);

describe("visits to employers' own pages", () => {
  it("are asked about, and a yes appears among the applications", async () => {
    await Promise.all([recordVisit(seeker, jobId), recordVisit(seeker, jobId)]);
    expect(await asked()).toEqual([jobId]);
    expect(await applied()).toEqual([]);

    await answerVisit(seeker, jobId, { hasApplied: true });

    expect(await asked()).toEqual([]);
    expect(await applied()).toEqual([jobId]);
    const { applications, counts } = await listApplications(seeker, 1);
    expect(applications).toMatchObject([
      { kind: "external", jobId, title: "Bread baker", site: "careers.example.com" },
    ]);
    expect(counts).toEqual({ all: 1, open: 1, ended: 0 });
  });

  it("are asked about again a day after 'not yet', but not forever", async () => {
    await recordVisit(seeker, jobId);
    await answerVisit(seeker, jobId, { hasApplied: null });

    expect(await asked()).toEqual([]);
    expect(await asked(new Date(Date.now() + 25 * 3_600_000))).toEqual([jobId]);
    expect(await asked(new Date(Date.now() + 31 * 86_400_000))).toEqual([]);
  });

  it("are asked about right away after another visit, unless the person has applied", async () => {
    await recordVisit(seeker, jobId);
    await answerVisit(seeker, jobId, { hasApplied: false });
    await recordVisit(seeker, jobId);
    expect(await asked()).toEqual([jobId]);

    await answerVisit(seeker, jobId, { hasApplied: true });
    await recordVisit(seeker, jobId);

    expect(await asked()).toEqual([]);
    expect(await applied()).toEqual([jobId]);
  });

  it("are asked about right away by a process whose clock is behind the database's", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 60_000 });
    try {
      await recordVisit(seeker, jobId);
      expect(await asked()).toEqual([jobId]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("leave the list after a no", async () => {
    await recordVisit(seeker, jobId);
    await answerVisit(seeker, jobId, { hasApplied: true });
    await answerVisit(seeker, jobId, { hasApplied: false });

    expect((await listApplications(seeker, 1)).applications).toEqual([]);
  });

  it("don't exist for jobs that are closed or applied to here, nor for anyone else", async () => {
    const here = await makeJob();
    await expect(recordVisit(seeker, here)).rejects.toMatchObject({ code: "not_found" });
    await recordVisit(seeker, jobId);
    const stranger = await asActor(await makeUser());
    await expect(answerVisit(stranger, jobId, { hasApplied: true })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await listVisitQuestions(stranger)).toEqual([]);

    await moveJob(jobId, "removed");

    await expect(recordVisit(seeker, jobId)).rejects.toMatchObject({ code: "not_found" });
    expect(await asked()).toEqual([]);
    expect(await db.externalVisit.count()).toBe(1);
  });
});
