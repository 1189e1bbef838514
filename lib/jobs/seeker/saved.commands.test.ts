import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import type { JobStatus } from "../schema";
import { mergeSavedJobs, noteJob, saveJob, unsaveJob } from "./saved.commands";
import { listSavedIds, listSavedJobs } from "./saved.queries";
import { noteInput } from "./saved.schema";

setUpDatabase();

async function aSeeker() {
  return asActor(await makeUser());
}

async function end(jobId: string, status: JobStatus, endedDaysAgo = 1): Promise<void> {
  const endedAt = new Date(Date.now() - endedDaysAgo * 86_400_000);
  await db.job.update({ where: { id: jobId }, data: { status, endedAt } });
}

describe("saveJob", () => {
  it("saves once, even if requested repeatedly or simultaneously", async () => {
    const actor = await aSeeker();
    const jobId = await makeJob();

    await Promise.all([saveJob(actor, jobId), saveJob(actor, jobId), saveJob(actor, jobId)]);

    expect(await db.savedJob.count()).toBe(1);
    expect(await listSavedIds(actor)).toEqual([jobId]);
  });

  it("keeps each person's list to themselves", async () => {
    const [actor, stranger] = [await aSeeker(), await aSeeker()];
    const jobId = await makeJob();
    await saveJob(actor, jobId);

    await unsaveJob(stranger, jobId);

    expect(await listSavedIds(stranger)).toEqual([]);
    expect(await listSavedIds(actor)).toEqual([jobId]);
  });

  for (const status of ["paused", "closed", "expired"] as const) {
    it(`refuses a job that is ${status}, but keeps one saved before until it is removed`, async () => {
      const [actor, late] = [await aSeeker(), await aSeeker()];
      const jobId = await makeJob();
      await saveJob(actor, jobId);
      await end(jobId, status);

      await expect(saveJob(late, jobId)).rejects.toMatchObject({ code: "conflict" });
      await saveJob(actor, jobId);
      expect(await listSavedIds(actor)).toEqual([jobId]);
      await unsaveJob(actor, jobId);
      expect(await db.savedJob.count()).toBe(0);
    });
  }

  it("refuses a job past its deadline even before the scheduled task ends it", async () => {
    const actor = await aSeeker();
    const jobId = await makeJob();
    await db.job.update({ where: { id: jobId }, data: { expiresAt: new Date(Date.now() - 1000) } });

    await expect(saveJob(actor, jobId)).rejects.toMatchObject({ code: "conflict" });
  });

  it("doesn't find jobs that aren't public", async () => {
    const actor = await aSeeker();
    const [removed, inReview] = [await makeJob(), await makeJob()];
    await end(removed, "removed");
    await end(inReview, "in_review");

    for (const jobId of [removed, inReview, randomUUID()]) {
      await expect(saveJob(actor, jobId)).rejects.toMatchObject({ code: "not_found" });
    }
  });
});

describe("mergeSavedJobs", () => {
  it("adds live jobs, ignores the rest, and does nothing the second time", async () => {
    const actor = await aSeeker();
    const [old, first, second, closed] = [
      await makeJob(),
      await makeJob(),
      await makeJob(),
      await makeJob(),
    ];
    await saveJob(actor, old);
    await db.savedJob.updateMany({ data: { savedAt: new Date("2026-01-01T00:00:00Z") } });
    await end(closed, "closed");
    const ids = [first, second, first, closed, old, randomUUID(), "sample-1", ""];

    const merged = await mergeSavedJobs(actor, ids);

    expect(merged).toEqual([first, second, old]);
    expect(await mergeSavedJobs(actor, ids)).toEqual(merged);
  });

  it("adds each job once when two tabs merge at once", async () => {
    const actor = await aSeeker();
    const ids = [await makeJob(), await makeJob()];

    await Promise.all([mergeSavedJobs(actor, ids), mergeSavedJobs(actor, [...ids].reverse())]);

    expect(await db.savedJob.count()).toBe(2);
  });
});

describe("listSavedJobs", () => {
  it("shows open and closed jobs, the latest saved first, without those whose page is gone", async () => {
    const actor = await aSeeker();
    const jobs = [];
    for (const title of ["Open", "Closed", "Long closed", "Removed"]) {
      const jobId = await makeJob({ title });
      await saveJob(actor, jobId);
      jobs.push(jobId);
    }
    const [, closed = "", longClosed = "", removed = ""] = jobs;
    await end(closed, "closed", 29);
    await end(longClosed, "closed", 31);
    await end(removed, "removed");

    const list = await listSavedJobs(actor, { page: 1 });

    expect(list.jobs.map(({ job, isOpen }) => [job.title, isOpen])).toEqual([
      ["Closed", false],
      ["Open", true],
    ]);
    expect(list.total).toBe(2);
  });

  it("pages, and returns the last page for a number past the end", async () => {
    const actor = await aSeeker();
    for (const title of ["First", "Second", "Third"]) {
      await saveJob(actor, await makeJob({ title }));
    }

    const list = await listSavedJobs(actor, { page: 9, pageSize: 2 });

    expect(list.jobs.map(({ job }) => job.title)).toEqual(["First"]);
    expect(list).toMatchObject({ page: 2, pageCount: 2, total: 3 });
  });

  it("puts those that close first before those without a deadline, and closed ones last", async () => {
    const actor = await aSeeker();
    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const open = await makeJob({ title: "Open" });
    const late = await makeJob({ title: "Late", deadline: day(9) });
    const soon = await makeJob({ title: "Soon", deadline: day(2) });
    const closed = await makeJob({ title: "Closed", deadline: day(1) });
    for (const jobId of [soon, closed, late, open]) await saveJob(actor, jobId);
    await end(closed, "closed");

    const list = await listSavedJobs(actor, { page: 1, sort: "closing" });

    expect(list.jobs.map(({ job }) => job.title)).toEqual(["Soon", "Late", "Open", "Closed"]);
  });
});

describe("noteJob", () => {
  it("keeps a note of 2,000 characters, only for its owner, and removes it", async () => {
    const [actor, stranger] = [await aSeeker(), await aSeeker()];
    const jobId = await makeJob();
    await saveJob(actor, jobId);
    await saveJob(stranger, jobId);
    const note = "ä".repeat(2000);
    await noteJob(actor, jobId, { note });

    const noteOf = async (person: typeof actor) =>
      (await listSavedJobs(person, { page: 1 })).jobs[0]?.note;
    expect(await noteOf(actor)).toBe(note);
    expect(await noteOf(stranger)).toBeNull();
    await noteJob(actor, jobId, { note: "" });
    expect(await noteOf(actor)).toBeNull();
  });

  it("refuses a note on a job that isn't saved", async () => {
    const [actor, stranger] = [await aSeeker(), await aSeeker()];
    const jobId = await makeJob();
    await saveJob(actor, jobId);

    await expect(noteJob(stranger, jobId, { note: "Mine?" })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(noteInput.safeParse({ note: "x".repeat(2001) }).success).toBe(false);
  });
});
