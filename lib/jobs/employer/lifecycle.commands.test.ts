import { describe, expect, it } from "vitest";
import { jobClosedWithMessage, jobsEnded } from "@/lib/jobs/events";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, companyOf, makeApplication } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { react } from "@/lib/testing/reactions";
import { findEmployerJob } from "./history.queries";
import { changeJobs, renewJob } from "./lifecycle.commands";

setUpDatabase();

const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function aPosting() {
  const jobId = await makeJob();
  const companyId = await companyOf(jobId);
  return { jobId, companyId, actor: await aMemberOf(companyId) };
}

const read = (jobId: string) => db.job.findUniqueOrThrow({ where: { id: jobId } });

async function isSearchable(jobId: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM search.job_documents WHERE job_id = ${jobId}::uuid`;
  return rows.length > 0;
}

describe("changeJobs", () => {
  it("pauses and resumes a posting, in the search too", async () => {
    const { jobId, actor } = await aPosting();

    const [paused] = await changeJobs(actor, { action: "pause", jobIds: [jobId, jobId] });
    expect(paused).toMatchObject({ isDone: true, status: "paused" });
    expect(await isSearchable(jobId)).toBe(false);
    await changeJobs(actor, { action: "resume", jobIds: [jobId] });
    expect((await read(jobId)).status).toBe("live");
    expect(await isSearchable(jobId)).toBe(true);
  });

  it("returns the result for each posting, and doesn't touch other companies'", async () => {
    const { jobId, companyId, actor } = await aPosting();
    const closed = await makeJob({ companyId, title: "Done" });
    await db.job.update({ where: { id: closed }, data: { status: "closed", endedAt: new Date() } });
    const foreign = await makeJob();

    const results = await changeJobs(actor, { action: "pause", jobIds: [closed, foreign, jobId] });

    expect(results.map(({ isDone, message }) => [isDone, message])).toEqual([
      [false, "“Done” is closed. Only a live job can be paused."],
      [false, "Job not found"],
      [true, null],
    ]);
    expect((await read(foreign)).status).toBe("live");
    await expect(
      changeJobs(actor, { action: "close", jobIds: [foreign], message: "" }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("extends a posting, adds to its history, and returns the previous deadline", async () => {
    const { jobId, actor } = await aPosting();
    await changeJobs(actor, { action: "extend", jobIds: [jobId], deadline: day(10) });

    const [result] = await changeJobs(actor, {
      action: "extend",
      jobIds: [jobId],
      deadline: day(40),
    });

    expect(result).toMatchObject({ deadline: day(40), deadlineBefore: day(10) });
    expect((await read(jobId)).expiresAt?.getTime()).toBeGreaterThan(Date.now() + 39 * DAY_MS);
    const history = (await findEmployerJob(actor, jobId))?.history ?? [];
    expect(history.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      ["Deadline"],
      ["Deadline"],
    ]);
    const [undone] = await changeJobs(actor, { action: "extend", jobIds: [jobId], deadline: null });
    expect(undone).toMatchObject({ deadline: null });
    expect((await read(jobId)).expiresAt).toBeNull();
  });

  it("refuses a deadline in the past, and to resume a posting past its deadline", async () => {
    const { jobId, actor } = await aPosting();
    const [past] = await changeJobs(actor, {
      action: "extend",
      jobIds: [jobId],
      deadline: day(-2),
    });
    expect(past).toMatchObject({ isDone: false, message: "Choose today or a later day" });

    await db.job.update({
      where: { id: jobId },
      data: { status: "paused", expiresAt: new Date(Date.now() - 1000) },
    });
    const [resumed] = await changeJobs(actor, { action: "resume", jobIds: [jobId] });
    expect(resumed?.message).toContain("Extend it first");
  });

  it("closes once for many simultaneous requests, and announces the message once", async () => {
    const { jobId, companyId, actor } = await aPosting();
    const other = await aMemberOf(companyId);
    const change = { action: "close", jobIds: [jobId], message: "Thank you all." } as const;

    await Promise.all([
      changeJobs(actor, { ...change, jobIds: [jobId] }),
      changeJobs(other, { ...change, jobIds: [jobId] }),
      changeJobs(actor, { ...change, jobIds: [jobId] }),
    ]);

    expect((await read(jobId)).status).toBe("closed");
    expect(await queuedEvents("jobs.closed_with_message")).toHaveLength(1);
  });
});

describe("closing with a message", () => {
  async function close(order: "message first" | "applications first") {
    const { jobId, actor } = await aPosting();
    const applications: Record<string, string> = {};
    const at = new Date(Date.now() - DAY_MS);
    for (const status of ["submitted", "offer", "not_selected", "withdrawn", "held"] as const) {
      const { id: userId } = await makeUser();
      const { id } = await makeApplication({ userId, jobId, status, at, decidedAt: at });
      applications[status] = id;
    }
    await changeJobs(actor, { action: "close", jobIds: [jobId], message: "Thank you." });
    const [payload] = await queuedEvents("jobs.closed_with_message");
    const closing = jobClosedWithMessage.payload.parse(payload);
    const send = () => react(jobClosedWithMessage, closing);
    const end = () => react(jobsEnded, { jobIds: [jobId], companyIds: [] });
    if (order === "message first") {
      await send();
      await end();
    } else {
      await end();
      await Promise.all([send(), send()]);
    }
    await send();
    return { applications, actor };
  }

  for (const order of ["message first", "applications first"] as const) {
    it(`reaches each applicant without a decision once, ${order}`, async () => {
      const { applications, actor } = await close(order);

      const messages = await db.applicationMessage.findMany();
      expect(messages.map(({ applicationId }) => applicationId).sort()).toEqual(
        [applications["submitted"], applications["offer"]].sort(),
      );
      expect(messages[0]).toMatchObject({
        text: "Thank you.",
        authorUserId: actor.id,
        isFromApplicant: false,
      });
      expect(await queuedEvents("applications.message_sent")).toHaveLength(2);
      const offer = await db.application.findUniqueOrThrow({
        where: { id: applications["offer"] ?? "" },
      });
      expect(offer.status).toBe("offer");
    });
  }
});

describe("renewJob", () => {
  it("puts an ended posting on top again with a new deadline, at most once a week", async () => {
    const { jobId, actor } = await aPosting();
    const postedAt = new Date(Date.now() - 8 * DAY_MS);
    await db.job.update({
      where: { id: jobId },
      data: { status: "expired", postedAt, endedAt: postedAt },
    });

    const results = await Promise.allSettled([
      renewJob(actor, jobId, { deadline: day(30) }),
      renewJob(actor, jobId, { deadline: day(30) }),
    ]);

    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const job = await read(jobId);
    expect(job).toMatchObject({ status: "live", endedAt: null });
    expect(job.postedAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await isSearchable(jobId)).toBe(true);
    await expect(renewJob(actor, jobId, { deadline: null })).rejects.toThrow(
      "It was posted less than a week ago.",
    );
  });

  it("refuses strangers, days in the past, removed postings and a suspended company", async () => {
    const { jobId, companyId, actor } = await aPosting();
    const postedAt = new Date(Date.now() - 8 * DAY_MS);
    await db.job.update({
      where: { id: jobId },
      data: { status: "closed", endedAt: new Date(), postedAt },
    });
    const stranger = await aMemberOf(await companyOf(await makeJob()));

    await expect(renewJob(stranger, jobId, { deadline: null })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(renewJob(actor, jobId, { deadline: day(-3) })).rejects.toMatchObject({
      code: "invalid",
    });
    expect((await read(jobId)).postedAt).toEqual(postedAt);
    await db.company.update({ where: { id: companyId }, data: { status: "suspended" } });
    await expect(renewJob(actor, jobId, { deadline: null })).rejects.toThrow("suspended");
    await db.job.update({ where: { id: jobId }, data: { status: "removed" } });
    await expect(renewJob(actor, jobId, { deadline: null })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});
